//! From a table in memory to what people see of it.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::ids::UserId;
use crate::table::Millis;
use crate::table::TableCommand;
use crate::table::board::{Board, Pause, Presence, Stop};
use crate::table::command::Change;
use crate::table::seal::Seal;
use crate::table::state::Phase;
use crate::table::{Say, Session, State};
use crate::view::board;
use crate::view::bots;
use crate::view::ending::{Ending, Finale};
use crate::view::hand;
use crate::view::letter::{Around, Letter};
use crate::view::lobby::{self, Lobby, LobbySeat};
use crate::view::message::{ActionRow, Button, Style, clip};
use crate::view::{File, Message, Patch, Words, any, phrases};
use games::{AnyRecord, SeatNo};
use pictures::{Kept, Painter, Scene, Symbol};

/// Paints pictures beside the async runtime, and keeps what the next one may show again: ten players are
/// shown the same table.
pub struct PictureCache {
    painter: Arc<Painter>,
    /// Few paint at a time, so that a crowd of tables leaves a core to those who answer.
    easels: Arc<Semaphore>,
    last: Option<(Scene, Arc<[u8]>)>,
    /// Of tables, what they have in common is kept instead.
    kept: Kept,
}

/// How many pictures are painted at the same moment.
pub const EASELS: usize = 2;

impl PictureCache {
    /// A pictures with a shared painter.
    #[must_use]
    pub fn new(painter: Arc<Painter>, easels: Arc<Semaphore>) -> Self {
        Self { painter, easels, last: None, kept: Kept::default() }
    }

    /// The picture as a PNG file; `None` when painting broke off.
    pub async fn paint(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        self.picture(scene, Painter::scene_again).await
    }

    /// The same, as a GIF file where something moves.
    pub async fn animate(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        // It is made for one message, and another message must not get it.
        self.last = None;
        let moving = self.picture(scene, Painter::moving_scene).await;
        self.last = None;
        moving
    }

    async fn picture(
        &mut self,
        scene: Scene,
        paint: fn(&Painter, &Scene, &mut Kept) -> Vec<u8>,
    ) -> Option<Arc<[u8]>> {
        if let Some((same, picture)) = &self.last
            && *same == scene
        {
            return Some(Arc::clone(picture));
        }
        let (painter, model) = (Arc::clone(&self.painter), scene.clone());
        let _easel = self.easels.acquire().await.ok()?;
        let mut kept = std::mem::take(&mut self.kept);
        let painted = tokio::task::spawn_blocking(move || {
            let picture = paint(&painter, &model, &mut kept);
            (picture, kept)
        });
        match painted.await {
            Ok((picture, kept)) => {
                self.kept = kept;
                let picture: Arc<[u8]> = picture.into();
                let is_table = matches!(scene, Scene::Table(_));
                self.last = (!is_table).then(|| (scene, Arc::clone(&picture)));
                Some(picture)
            }
            Err(error) => {
                tracing::error!(%error, "a picture was not painted");
                None
            }
        }
    }
}

/// The language of a channel.
#[must_use]
pub fn words_of(state: &State) -> Words {
    Words::of(&state.locale).about(state.settings.rules.kind())
}

/// The language of a seat's owner.
#[must_use]
pub fn words_of_seat(state: &State, seat: SeatNo) -> Words {
    let locale = state.player(seat).map_or(&state.locale, |player| &player.locale);
    Words::of(locale).about(state.settings.rules.kind())
}

/// The text of a page once it has lost its buttons.
#[must_use]
pub fn afterwards(state: &State, board: &Board) -> String {
    board::afterwards(&words_of(state), board)
}

/// A sentence, put into words.
#[must_use]
pub fn sentence(words: &Words, say: &Say) -> String {
    words.say(say.id, &say.values)
}

impl Session {
    /// What the picture of the lobby message shows; `None` once it is closed.
    #[must_use]
    pub fn lobby_scene(&self) -> Option<Scene> {
        self.with_lobby(lobby::scene)
    }

    /// The lobby message, with the picture of [`Session::lobby_scene`].
    #[must_use]
    pub fn lobby_message(&self, picture: Option<Arc<[u8]>>) -> Message {
        self.with_lobby(|words, lobby| lobby::message(words, lobby, picture))
    }

    fn with_lobby<T>(&self, show: impl FnOnce(&Words, &Lobby<'_>) -> T) -> T {
        let state = &self.state;
        let lobby = Lobby {
            id: self.tag,
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
            settings: &state.settings,
            contradictions: &state.settings.contradictions(state.players.len()),
            least: 2,
            stage: self.stage(),
            seal: state.seal.as_ref().and_then(|seal| Some((seal.shown()?, seal.cuts()))),
        };
        show(&words_of(state), &lobby)
    }

    /// The panel of bots.
    #[must_use]
    pub fn bots_panel(
        &self,
        words: &Words,
        change: &Change,
        faces: &[(String, Arc<[u8]>)],
    ) -> Message {
        let state = &self.state;
        let bots = state.players.iter().filter_map(|p| Some((p.name.clone(), p.bot?)));
        let seated: Vec<_> = bots.collect();
        let free = usize::from(state.settings.most_seats()).saturating_sub(state.players.len());
        bots::panel(words, self.tag, &seated, free, change, faces)
    }

    /// What the picture of a table message shows.
    #[must_use]
    pub fn scene(&self, board: &Board) -> Scene {
        any::scene(&words_of(&self.state), board)
    }

    /// A table message with its picture.
    #[must_use]
    pub fn board_message(&self, board: &Board, picture: Arc<[u8]>, finale: &Finale) -> Message {
        let words = words_of(&self.state);
        let mut message = board::message(&words, self.tag, board, picture, finale);
        self.add_seal(&words, board, message.embed.as_mut());
        message
    }

    /// What of the present page follows while people choose.
    #[must_use]
    pub fn waiting_patch(&self, board: &Board) -> Patch {
        let words = words_of(&self.state);
        let mut patch = board::waiting_patch(&words, self.tag, board);
        self.add_seal(&words, board, patch.embed.as_mut());
        patch
    }

    /// What the picture in the private hand of a seat shows; `None` before the first deal.
    #[must_use]
    pub fn hand_scene(&self, seat: SeatNo, picked: Option<&str>) -> Option<Scene> {
        let game = self.game.as_ref()?;
        let words = words_of_seat(&self.state, seat);
        Some(any::hand_scene(&words, &self.board(game), &game.seat(seat), picked))
    }

    /// The private hand of a seat, with the picture of [`Session::hand_scene`]; `None` before the
    /// first deal.
    #[must_use]
    pub fn letter(
        &self,
        seat: SeatNo,
        note: Option<&Say>,
        picked: Option<String>,
        picture: Arc<[u8]>,
    ) -> Option<Letter> {
        let game = self.game.as_ref()?;
        let state = &self.state;
        let words = words_of_seat(state, seat);
        let around = Around {
            id: self.tag,
            step: state.step,
            seats: &state.labels(),
            channel: where_it_is(state, &words),
            link: self.link(),
            until: matches!(state.phase, Phase::Playing).then(|| state.until()),
            picked,
            note: note.map(|say| sentence(&words, say)),
            news: state.is_running().then(|| self.news(seat, &words)).flatten(),
            rest: self.rest(seat, &words),
            hints: state.settings.hints,
            may_return: state.is_running() && !self.is_removed(seat),
            instead: if state.private { self.instead_of_a_page(&words) } else { Vec::new() },
        };
        Some(hand::compose(&words, &game.seat(seat), &around, picture))
    }

    /// The buttons that stand under the page, where there is none.
    fn instead_of_a_page(&self, words: &Words) -> Vec<Button> {
        use TableCommand as C;
        let buttons: &[_] = match self.state.phase {
            Phase::Between(_) => &[(C::Next, "button-next", Style::Success)],
            Phase::Over => &[
                (C::Rematch, "button-again", Style::Success),
                (C::Review, "button-review", Style::Secondary),
                (C::Record, "button-record", Style::Secondary),
                (C::Verify, "button-verify", Style::Secondary),
                (C::Share, "button-share", Style::Secondary),
            ],
            _ => &[],
        };
        let make = |(command, label, style): &(C, &str, Style)| {
            phrases::button(words, self.tag, self.state.step, command.clone(), label, *style)
        };
        buttons.iter().map(make).collect()
    }

    /// What the present page tells that happened to a seat.
    fn news(&self, seat: SeatNo, words: &Words) -> Option<String> {
        let board = self.board(self.game.as_ref()?);
        any::page(&board).news(words, seat)
    }

    /// The button that shows whoever presses it their own hand.
    fn hand_button(&self, words: &Words) -> Button {
        let (tag, step) = (self.tag, self.state.step);
        phrases::button(words, tag, step, TableCommand::Hand, "button-hand", Style::Primary)
            .with(Symbol::Back)
    }

    /// What stands in a private message of a seat whose hand is shown elsewhere now.
    #[must_use]
    pub fn moved_message(&self, seat: SeatNo) -> Message {
        let words = words_of_seat(&self.state, seat);
        let hand = self.hand_button(&words);
        Message {
            content: words.say("hand-moved", &[]),
            rows: vec![ActionRow::Buttons(vec![hand])],
            ..Message::default()
        }
    }

    /// The address of the table message; of the channel, which opens at its end, while the present
    /// page is not there yet.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        let state = &self.state;
        if state.private || matches!(state.phase, Phase::Stopped(Stop::ChannelGone)) {
            return None;
        }
        let posted = state.posted.as_ref().filter(|posted| posted.page == state.page);
        let message = match (&self.game, posted) {
            (None, _) => state.lobby,
            (Some(_), posted) => posted.map(|posted| posted.message),
        };
        let message = message.map(|message| format!("/{message}")).unwrap_or_default();
        Some(format!("https://discord.com/channels/{}/{}{message}", state.guild, state.channel))
    }

    /// The finished match; `None` before its end.
    #[must_use]
    pub fn record(&self) -> Option<AnyRecord> {
        let names: Vec<String> = self.state.labels().into_iter().map(|seat| seat.name).collect();
        let record = self.game.as_ref()?.record(&names)?;
        Some(match self.state.seal.as_ref().and_then(Seal::seals) {
            Some(seals) => record.with_seals(seals),
            None => record,
        })
    }

    /// The finished match as a file; `None` before its end.
    #[must_use]
    pub fn record_message(&self, words: &Words) -> Option<Message> {
        let file = File {
            name: format!("match-{}.json", self.tag.table),
            bytes: self.record()?.to_json().into_bytes().into(),
            alt: words.say("record-alt", &[]),
        };
        let content = words.say("record-here", &[]);
        Some(Message { content, files: vec![file], ..Message::default() })
    }

    /// The result of a finished match, for the channel that the match has left for a thread of its own.
    #[must_use]
    pub fn shared_message(
        &self,
        board: &Board,
        picture: Arc<[u8]>,
        ending: &Ending,
    ) -> Option<Message> {
        let words = words_of(&self.state);
        let thread = format!("<#{}>", self.state.channel);
        let values =
            [("thread", thread.into()), ("result", any::page(board).match_result(&words).into())];
        let play = ending.play.as_ref().map(|play| format!("\n{play}")).unwrap_or_default();
        let id = if self.state.private { "shared-result-alone" } else { "shared-result" };
        Some(Message {
            content: clip(&format!("{}{play}", words.say(id, &values)), 2000),
            files: vec![File { name: "match.png".into(), bytes: picture, alt: ending.alt.clone() }],
            ..Message::default()
        })
    }

    /// The question whether to stop the match.
    #[must_use]
    pub fn stop_question(&self, words: &Words) -> Message {
        let (tag, step, command) = (self.tag, self.state.step, TableCommand::Stop);
        let stop = phrases::button(words, tag, step, command, "button-stop", Style::Danger);
        Message {
            content: words.say("stop-ask", &[]),
            rows: vec![ActionRow::Buttons(vec![stop])],
            ..Message::default()
        }
    }

    /// The reminder of these people, who have not chosen; `None` when there are none.
    #[must_use]
    pub fn reminder(&self, missing: Vec<UserId>) -> Option<Message> {
        if missing.is_empty() {
            return None;
        }
        let words = words_of(&self.state);
        let names: Vec<String> = missing.iter().map(|user| format!("<@{user}>")).collect();
        let values = [
            ("names", phrases::list(&words, &names).into()),
            ("until", phrases::relative(self.state.until()).into()),
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
        let user = self.state.player(seat).and_then(|player| player.user);
        user.is_some_and(|user| self.state.removed.contains(&user))
    }

    /// What a hand says when the match does not go on right now, or not for this seat.
    fn rest(&self, seat: SeatNo, words: &Words) -> Option<String> {
        let state = &self.state;
        if self.is_removed(seat) {
            return Some(words.say("kicked-out", &[]));
        }
        let text = match &state.phase {
            Phase::Playing if state.player(seat).is_some_and(|p| p.presence == Presence::Left) => {
                words.say("hand-left", &[])
            }
            Phase::Playing | Phase::Lobby(_) => return None,
            Phase::Between(next_at) => {
                let when: Millis = *next_at;
                words.say("hand-between", &[("when", phrases::relative(when).into())])
            }
            // Choosing a card is one way to come back, so the cards stay.
            Phase::Paused(Pause::EverybodyAway, _) => return None,
            Phase::Paused(Pause::NotAllowed, _) => {
                let channel = format!("<#{}>", state.channel);
                words.say("hand-paused-not-allowed", &[("channel", channel.into())])
            }
            Phase::Over => {
                let board = self.board(self.game.as_ref()?);
                any::page(&board).for_seat(words, seat)
            }
            Phase::Stopped(stop) => board::stopped(words, stop),
            Phase::Closed => words.say("match-ended", &[]),
        };
        Some(text)
    }
}

fn where_it_is(state: &State, words: &Words) -> String {
    let channel = format!("<#{}>", state.known_channel());
    match &state.guild_name {
        Some(server) => {
            let server = crate::view::names::escape(server);
            words.say("hand-where", &[("server", server.into()), ("channel", channel.into())])
        }
        None => channel,
    }
}
