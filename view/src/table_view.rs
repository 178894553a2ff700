//! A table in memory, as people see it.

use std::sync::Arc;

use games::SeatNo;
use pictures::{Scene, Symbol};
use table::board::{Board, Pause, Presence, Status, Stop};
use table::command::Change;
use table::seal::Seal;
use table::state::Phase;
use table::{Person, Say, Session, State, TableCommand};
use values::{Millis, UserId};

use crate::ending::{Ending, Finale};
use crate::letter::{Around, Letter};
use crate::lobby::{self, Lobby, LobbySeat};
use crate::message::{ActionRow, Button, Embed, Style, clip};
use crate::{
    File, Message, Patch, Words, any, board, bots, fairness, hand, names, phrases, results,
};
use ask::{Ask, SettingsAsk};

/// The language of a channel.
pub fn words_of(state: &State) -> Words {
    Words::of(&state.locale).about(state.settings.rules.kind())
}

/// The language of a seat's owner.
pub fn words_of_seat(state: &State, seat: SeatNo) -> Words {
    let locale = state.player(seat).map_or(&state.locale, |player| &player.locale);
    Words::of(locale).about(state.settings.rules.kind())
}

/// The text of a page once it has lost its buttons.
pub fn afterwards(state: &State, board: &Board) -> String {
    board::afterwards(&words_of(state), board)
}

/// A sentence, put into words.
pub fn sentence(words: &Words, say: &Say) -> String {
    words.say(say.id, &say.values)
}

/// A table, put into words and scenes.
pub struct TableView<'a> {
    session: &'a Session,
}

impl<'a> TableView<'a> {
    pub fn of(session: &'a Session) -> Self {
        Self { session }
    }

    /// Returns the scene of the lobby message's picture; `None` once it is closed.
    pub fn lobby_scene(&self) -> Option<Scene> {
        self.with_lobby(lobby::scene)
    }

    /// The lobby message, with the picture of [`TableView::lobby_scene`].
    pub fn lobby_message(&self, picture: Option<Arc<[u8]>>) -> Message {
        self.with_lobby(|words, lobby| lobby::message(words, lobby, picture))
    }

    fn with_lobby<T>(&self, show: impl FnOnce(&Words, &Lobby<'_>) -> T) -> T {
        let state = self.session.state();
        let lobby = Lobby {
            id: self.session.tag(),
            host: &state.host.name,
            seats: state
                .players
                .iter()
                .map(|p| LobbySeat {
                    name: &p.name,
                    bot: p.bot,
                    host: p.user == Some(state.host.user),
                })
                .collect(),
            invited: state.invited.iter().map(|g| g.user).collect(),
            called: state.lobby.is_some(),
            settings: &state.settings,
            contradictions: &state.settings.contradictions(state.players.len()),
            least: state.settings.least_seats(),
            stage: self.session.stage(),
            seal: state.seal.as_ref().and_then(|seal| Some((seal.shown()?, seal.cuts()))),
        };
        show(&words_of(state), &lobby)
    }

    pub fn bots_panel(
        &self,
        words: &Words,
        change: &Change,
        faces: &[(String, Arc<[u8]>)],
    ) -> Message {
        let state = self.session.state();
        let bots = state.players.iter().filter_map(|p| Some((p.name.clone(), p.bot?)));
        let seated: Vec<_> = bots.collect();
        let free = usize::from(state.settings.most_seats()).saturating_sub(state.players.len());
        let counts = state.guild.is_server();
        bots::panel(words, self.session.tag(), &seated, (free, counts), change, faces)
    }

    /// Returns the scene of a table message's picture.
    pub fn scene(&self, board: &Board) -> Scene {
        any::scene(&words_of(self.session.state()), board)
    }

    /// A table message with its picture.
    pub fn board_message(&self, board: &Board, picture: Arc<[u8]>, finale: &Finale) -> Message {
        let words = words_of(self.session.state());
        let mut message = board::message(&words, self.session.tag(), board, picture, finale);
        self.add_seal(&words, board, message.embed.as_mut());
        message
    }

    /// The change to the present page while people choose.
    pub fn waiting_patch(&self, board: &Board) -> Patch {
        let words = words_of(self.session.state());
        let mut patch = board::waiting_patch(&words, self.session.tag(), board);
        self.add_seal(&words, board, patch.embed.as_mut());
        patch
    }

    /// Returns the scene of the picture in the private hand of a seat; `None` before the first
    /// deal.
    pub fn hand_scene(&self, seat: SeatNo, picked: Option<&str>) -> Option<Scene> {
        let game = self.session.game()?;
        let words = words_of_seat(self.session.state(), seat);
        Some(any::hand_scene(&words, &self.session.board(game), &game.seat(seat), picked))
    }

    /// The private hand of a seat, with the picture of [`TableView::hand_scene`]; `None` before the
    /// first deal.
    pub fn letter(
        &self,
        seat: SeatNo,
        note: Option<&Say>,
        picked: Option<String>,
        picture: Arc<[u8]>,
    ) -> Option<Letter> {
        let game = self.session.game()?;
        let state = self.session.state();
        let words = words_of_seat(state, seat);
        let around = Around {
            id: self.session.tag(),
            step: state.step,
            seats: &state.labels(),
            channel: match (state.private, state.is_running()) {
                (true, true) => words.say("hand-only-yours", &[]),
                (true, false) => String::new(),
                // The table is right there.
                (false, _) if state.moves_by_clicks() => String::new(),
                (false, _) => where_it_is(state, &words),
            },
            link: self.link(),
            until: state.until().filter(|_| matches!(state.phase, Phase::Playing)),
            picked,
            note: note.map(|say| sentence(&words, say)),
            news: state.is_running().then(|| self.news(seat, &words)).flatten(),
            rest: self.rest(seat, &words),
            paused: matches!(state.phase, Phase::Paused(..)),
            hints: state.settings.hints,
            may_return: state.is_running() && !self.is_removed(seat),
            beside: self.beside_the_hand(seat, &words),
        };
        Some(hand::compose(&words, &game.seat(seat), &around, picture))
    }

    /// The buttons of a hand about what comes next; where there is no page, all that would stand
    /// under it.
    fn beside_the_hand(&self, seat: SeatNo, words: &Words) -> Vec<Button> {
        use TableCommand as C;
        let state = self.session.state();
        let stays = state.players.get(seat.index()).is_some_and(table::state::Player::stays);
        let buttons: &[_] = match state.phase {
            Phase::Between(_) if stays => &[(C::Next, "button-next", Style::Success)],
            Phase::Over if state.private => &[
                (C::Rematch, "button-again", Style::Success),
                (C::Review, "button-review", Style::Secondary),
                (C::Record, "button-record", Style::Secondary),
                (C::Verify, "button-verify", Style::Secondary),
                (C::Share, "button-share", Style::Secondary),
            ],
            _ => &[],
        };
        let offered =
            |(command, ..): &&(C, &str, Style)| *command != C::Share || self.session.may_share();
        // Whoever plays along there may not have the command; nor who has begun a match of their own
        // by a button there.
        let outside = !state.guild.is_server();
        let by_button =
            state.is_running() && stays && (state.moves_by_clicks() || state.private && outside);
        let leave = (C::AskLeave, "button-leave", Style::Secondary);
        let make = |(command, label, style): &(C, &str, Style)| {
            self.button(words, command.clone(), label, *style)
        };
        buttons.iter().filter(offered).chain(by_button.then_some(&leave)).map(make).collect()
    }

    /// A button of this table as it is now.
    fn button(&self, words: &Words, command: TableCommand, label: &str, style: Style) -> Button {
        let (tag, step) = (self.session.tag(), self.session.state().step);
        phrases::button(words, tag, step, command, label, style)
    }

    /// Returns the events of the present page that concern a seat, in words.
    fn news(&self, seat: SeatNo, words: &Words) -> Option<String> {
        let board = self.session.board(self.session.game()?);
        any::page(&board).news(words, seat)
    }

    /// The button that shows whoever presses it their own hand.
    fn hand_button(&self, words: &Words) -> Button {
        self.button(words, TableCommand::Hand, "button-hand", Style::Primary).with(Symbol::Back)
    }

    /// Composes the private message of a seat whose hand is shown elsewhere now.
    pub fn moved_message(&self, seat: SeatNo) -> Message {
        let words = words_of_seat(self.session.state(), seat);
        let hand = self.hand_button(&words);
        Message {
            content: words.say("hand-moved", &[]),
            rows: vec![ActionRow::Buttons(vec![hand])],
            ..Message::default()
        }
    }

    /// The buttons below a sentence that would otherwise be a dead end: somebody who came too late
    /// is told of the next table, or plays alone meanwhile.
    pub fn ways_on(&self, words: &Words, say: &Say) -> Vec<ActionRow> {
        if matches!(say.id, "left-match" | "left-match-paused") {
            let back = self.button(words, TableCommand::Back, "button-back", Style::Success);
            return vec![ActionRow::Buttons(vec![back])];
        }
        if say.id != "not-seated-running" {
            return Vec::new();
        }
        let label = words.say("button-tell-me", &[]);
        let tell = Button::new(label, Ask::Settings(SettingsAsk::Alerts(true)), Style::Primary);
        let game = self.session.state().settings.rules.kind();
        let play = phrases::play_now(words, game);
        // Servers alone tell of new tables.
        let outside = self.session.state().moves_by_clicks();
        vec![ActionRow::Buttons(if outside { vec![play] } else { vec![tell, play] })]
    }

    /// The address of the table message; of the channel, which opens at its end, while the present
    /// page is not there yet.
    pub fn link(&self) -> Option<String> {
        let state = self.session.state();
        // Where the bot was brought along it does not know of which server the channel is.
        let elsewhere = state.private || state.moves_by_clicks();
        if elsewhere || matches!(state.phase, Phase::Stopped(Stop::ChannelGone)) {
            return None;
        }
        let posted = state.posted.as_ref().filter(|posted| posted.page == state.page);
        let message = match (self.session.game(), posted) {
            (None, _) => state.lobby,
            (Some(_), posted) => posted.map(|posted| posted.message),
        };
        let message = message.map(|message| format!("/{message}")).unwrap_or_default();
        Some(format!("https://discord.com/channels/{}/{}{message}", state.guild, state.channel))
    }

    /// The finished match as a file; `None` before its end.
    pub fn record_message(&self, words: &Words) -> Option<Message> {
        let file = File {
            name: format!("match-{}.json", self.session.tag().table),
            bytes: self.session.record()?.to_json().into_bytes().into(),
            alt: words.say("record-alt", &[]),
        };
        let content = words.say("record-here", &[]);
        Some(Message { content, files: vec![file], ..Message::default() })
    }

    /// The result of a finished match, for the channel that the match has left for a thread of its
    /// own.
    pub fn shared_message(
        &self,
        board: &Board,
        picture: Arc<[u8]>,
        ending: &Ending,
    ) -> Option<Message> {
        let words = words_of(self.session.state());
        let thread = format!("<#{}>", self.session.state().channel);
        // What stands in small print below who has won stays below.
        let result = any::page(board).match_result(&words);
        let (won, below) = result.split_at(result.find('\n').unwrap_or(result.len()));
        let values = [("thread", thread.into()), ("result", won.into())];
        let play = ending.play.as_ref().map(|play| format!("\n{play}")).unwrap_or_default();
        let hints = results::hints(&words, board);
        let hints = hints.map(|(title, all)| format!("\n-# {title}: {all}")).unwrap_or_default();
        let id = if self.session.state().private { "shared-result-alone" } else { "shared-result" };
        Some(Message {
            content: clip(&format!("{}{below}{hints}{play}", words.say(id, &values)), 2000),
            files: vec![File { name: "match.png".into(), bytes: picture, alt: ending.alt.clone() }],
            ..Message::default()
        })
    }

    /// The question whether to stop the match.
    pub fn stop_question(&self, words: &Words) -> Message {
        let state = self.session.state();
        let content = if state.private {
            let bots = state.players.iter().filter(|player| player.bot.is_some());
            let names = phrases::bold_names(words, bots.map(|bot| bot.name.as_str()));
            words.say("stop-ask-alone", &[("names", names.into())])
        } else {
            words.say("stop-ask", &[])
        };
        self.question(words, content, (TableCommand::Stop, "button-stop"))
    }

    /// A question with the button that says yes.
    fn question(&self, words: &Words, content: String, yes: (TableCommand, &str)) -> Message {
        let yes = self.button(words, yes.0, yes.1, Style::Danger);
        Message { content, rows: vec![ActionRow::Buttons(vec![yes])], ..Message::default() }
    }

    /// The question whether somebody wants to leave the match.
    pub fn leave_question(&self, words: &Words, person: &Person) -> Message {
        let (id, command) = match self.session.ends_without(person) {
            true => ("leave-ask-ends", TableCommand::LeaveForGood),
            false if self.session.rests_without(person) => ("leave-ask-rests", TableCommand::Leave),
            false => ("leave-ask", TableCommand::Leave),
        };
        self.question(words, words.say(id, &[]), (command, "button-leave"))
    }

    /// The reminder of these people, who have not chosen; `None` when there are none.
    pub fn reminder(&self, missing: Vec<UserId>) -> Option<Message> {
        let until = self.session.state().until().filter(|_| !missing.is_empty())?;
        let words = words_of(self.session.state());
        let names: Vec<String> = missing.iter().map(|user| format!("<@{user}>")).collect();
        let values = [
            ("names", phrases::list(&words, &names).into()),
            ("until", phrases::relative(until).into()),
        ];
        let hand = self.hand_button(&words);
        Some(Message {
            content: words.say("reminder", &values),
            rows: vec![ActionRow::Buttons(vec![hand])],
            mentions: missing,
            ..Message::default()
        })
    }

    /// Whether the host has removed the seat's owner.
    fn is_removed(&self, seat: SeatNo) -> bool {
        let user = self.session.state().player(seat).and_then(|player| player.user);
        user.is_some_and(|user| self.session.state().removed.contains(&user))
    }

    /// Returns the sentence of a hand when the match does not go on right now, or not for this
    /// seat.
    fn rest(&self, seat: SeatNo, words: &Words) -> Option<String> {
        let state = self.session.state();
        if self.is_removed(seat) {
            return Some(words.say("kicked-out", &[]));
        }
        let text = match &state.phase {
            Phase::Playing if state.player(seat).is_some_and(|p| p.presence == Presence::Left) => {
                words.say("hand-left", &[])
            }
            Phase::Playing | Phase::Lobby(_) => return None,
            Phase::Between(next_at) => {
                let board = self.session.board(self.session.game()?);
                let when: Millis = *next_at;
                let next = words.say("between-next", &[("when", phrases::relative(when).into())]);
                let told = any::page(&board).deal_result(words);
                told.into_iter().chain([next]).collect::<Vec<_>>().join("\n")
            }
            // Choosing a card is one way to come back, so the cards stay while there are any.
            Phase::Paused(Pause::EverybodyAway, _) => {
                let board = self.session.board(self.session.game()?);
                let told = any::page(&board).deal_result(words)?;
                format!("{told}\n{}", words.say("paused-everybody-away", &[]))
            }
            Phase::Paused(Pause::NotAllowed, _) => {
                let channel = format!("<#{}>", state.channel);
                words.say("hand-paused-not-allowed", &[("channel", channel.into())])
            }
            Phase::Over => {
                let board = self.session.board(self.session.game()?);
                let told = any::page(&board).for_seat(words, seat);
                // There is no page that would say it.
                let page = if state.private {
                    any::page(&board).final_fields(words, true)
                } else {
                    Vec::new()
                };
                let told_there = page
                    .iter()
                    .map(|(title, text)| format!("-# {title}: {}", text.replace('\n', " · ")));
                std::iter::once(told).chain(told_there).collect::<Vec<_>>().join("\n")
            }
            Phase::Stopped(stop) => board::stopped(words, stop),
            Phase::Closed => words.say("match-ended", &[]),
        };
        Some(text)
    }

    /// Adds to a page after a game what was opened, as far as it is the present one.
    fn add_seal(&self, words: &Words, board: &Board, embed: Option<&mut Embed>) {
        let renewed = match board.status {
            Status::Between { .. } => self.session.state().seal.as_ref().and_then(Seal::renewed),
            Status::Over { .. } => None,
            _ => return,
        };
        let present = board.step == self.session.state().step;
        if let (true, Some(embed), Some(opened)) = (present, embed, self.session.opened()) {
            fairness::add_to_page(words, embed, opened, renewed);
        }
    }

    /// The address of the message that carried the seal, where that is what went into the deals.
    pub fn sealed_lobby(&self) -> Option<String> {
        let state = self.session.state();
        let message = state.lobby.filter(|_| !state.moves_by_clicks())?;
        let entropy = state.seal.as_ref()?.entropy()?;
        entropy.starts_with(&format!("message {message} ")).then(|| {
            format!("https://discord.com/channels/{}/{}/{message}", state.guild, state.channel)
        })
    }
}

fn where_it_is(state: &State, words: &Words) -> String {
    let channel = format!("<#{}>", state.known_channel());
    match &state.guild_name {
        Some(server) => {
            let server = names::escape(server);
            words.say("hand-where", &[("server", server.into()), ("channel", channel.into())])
        }
        None => channel,
    }
}
