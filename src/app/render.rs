//! From a table in memory to what people see of it.

use std::sync::Arc;

use super::clock::Millis;
use super::session::{Say, Session};
use super::state::{Phase, State};
use crate::games::nimmt::{Card, SeatNo};
use crate::view::board::{self, Board, Pause};
use crate::view::bots;
use crate::view::letter::{self, Around, Letter};
use crate::view::lobby::{self, Lobby};
use crate::view::message::{Act, ActionRow, Button, Style};
use crate::view::picture::Painter;
use crate::view::scene::{self, Scene};
use crate::view::{Message, Press, Verb, Words, phrases};

/// Paints pictures, and keeps the last one: ten players are shown the same table.
pub struct Studio {
    painter: Arc<Painter>,
    last: Option<(Scene, Arc<[u8]>)>,
}

impl Studio {
    /// A studio with a shared painter.
    #[must_use]
    pub fn new(painter: Arc<Painter>) -> Self {
        Self { painter, last: None }
    }

    /// The picture as a PNG file.
    pub fn paint(&mut self, scene: Scene) -> Arc<[u8]> {
        match &self.last {
            Some((same, png)) if *same == scene => Arc::clone(png),
            _ => {
                let png: Arc<[u8]> = match &scene {
                    Scene::Table(picture) => self.painter.paint(picture),
                    Scene::Cards(cards) => self.painter.cards(cards),
                }
                .into();
                self.last = Some((scene, Arc::clone(&png)));
                png
            }
        }
    }
}

/// The language of a channel.
#[must_use]
pub fn words_of(state: &State) -> Words {
    Words::of(&state.locale)
}

/// The language of a seat's owner.
#[must_use]
pub fn words_of_seat(state: &State, seat: SeatNo) -> Words {
    state.player(seat).map_or_else(|| words_of(state), |p| Words::of(&p.locale))
}

/// A sentence, put into words.
#[must_use]
pub fn sentence(words: &Words, say: &Say) -> String {
    words.say(say.id, &say.values)
}

impl Session {
    /// The lobby message.
    #[must_use]
    pub fn lobby_message(&self) -> Message {
        let state = &self.state;
        lobby::message(
            &words_of(state),
            &Lobby {
                id: self.id,
                host: &state.host.name,
                seats: state.players.iter().map(|p| (p.name.as_str(), p.code)).collect(),
                invited: state.invited.iter().map(|g| g.name.as_str()).collect(),
                settings: &state.settings,
                contradictions: &super::setup::contradictions(&state.settings, state.players.len()),
                least: 2,
                stage: self.stage(),
            },
        )
    }

    /// The panel of players made of code.
    #[must_use]
    pub fn bots_panel(&self, words: &Words, change: &bots::Change) -> Message {
        let state = &self.state;
        let code = state.players.iter().filter_map(|p| Some((p.name.clone(), p.code?)));
        let seated: Vec<_> = code.collect();
        let free = usize::from(state.settings.most_seats()).saturating_sub(state.players.len());
        bots::panel(words, self.id, &seated, free, change)
    }

    /// A table message.
    #[must_use]
    pub fn board_message(&self, board: &Board, studio: &mut Studio) -> Message {
        let words = words_of(&self.state);
        let picture = studio.paint(scene::of(&words, board));
        board::message(&words, board, picture)
    }

    /// The private hand of a seat; `None` before the first deal.
    #[must_use]
    pub fn letter(
        &self,
        seat: SeatNo,
        note: Option<&Say>,
        picked: Option<Card>,
        studio: &mut Studio,
    ) -> Option<Letter> {
        let game = self.game.as_ref()?;
        let state = &self.state;
        let words = words_of_seat(state, seat);
        let picture = studio.paint(scene::of(&words_of(state), &self.board(game)));
        let around = Around {
            id: self.id,
            step: state.step,
            seats: &state.labels(),
            channel: where_it_is(state, &words),
            link: self.link(),
            until: matches!(state.phase, Phase::Playing).then(|| state.until()),
            picked,
            note: note.map(|say| sentence(&words, say)),
            rest: rest(state, &words),
        };
        Some(letter::compose(&words, &game.seat(seat), &around, picture))
    }

    /// The address of the table message, or of the channel while it is not known.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        let state = &self.state;
        if matches!(state.phase, Phase::Stopped(board::Stop::ChannelGone)) {
            return None;
        }
        let message = state.posted.as_ref().map(|p| format!("/{}", p.message)).unwrap_or_default();
        Some(format!("https://discord.com/channels/{}/{}{message}", state.guild, state.channel))
    }

    /// The question whether to stop the match.
    #[must_use]
    pub fn stop_question(&self, words: &Words) -> Message {
        let verb = Verb::Stop;
        Message {
            content: words.say("stop-ask", &[]),
            rows: vec![ActionRow::Buttons(vec![Button {
                label: words.say("button-stop", &[]),
                act: Act::Press(
                    Press::Table { table: self.id, step: self.state.step, verb }.encode(),
                ),
                style: Style::Danger,
                disabled: false,
            }])],
            ..Message::default()
        }
    }

    /// The reminder of those who have not chosen; `None` when nobody is missing any more.
    #[must_use]
    pub fn reminder(&self) -> Option<Message> {
        let game = self.game.as_ref()?;
        let missing: Vec<_> = game
            .awaiting()
            .iter()
            .filter(|a| !a.chosen)
            .filter_map(|a| self.state.player(a.seat))
            .filter(|p| p.is_here())
            .filter_map(|p| p.user)
            .collect();
        if missing.is_empty() {
            return None;
        }
        let words = words_of(&self.state);
        let names: Vec<String> = missing.iter().map(|user| format!("<@{user}>")).collect();
        let values = [
            ("names", phrases::list(&words, &names).into()),
            ("until", phrases::relative(self.state.until()).into()),
        ];
        let hand = phrases::button(
            &words,
            self.id,
            self.state.step,
            Verb::Hand,
            "button-hand",
            Style::Primary,
        );
        Some(Message {
            content: words.say("reminder", &values),
            rows: vec![ActionRow::Buttons(vec![hand])],
            mentions: missing,
            ..Message::default()
        })
    }
}

fn where_it_is(state: &State, words: &Words) -> String {
    let channel = format!("<#{}>", state.channel);
    match &state.guild_name {
        Some(server) => {
            let server = crate::view::names::escape(server);
            words.say("hand-where", &[("server", server.into()), ("channel", channel.into())])
        }
        None => channel,
    }
}

/// What a hand says when the match does not go on right now.
fn rest(state: &State, words: &Words) -> Option<String> {
    let text = match &state.phase {
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
        Phase::Over => words.say("hand-over", &[]),
        Phase::Stopped(stop) => board::stopped(words, stop),
        Phase::Closed => words.say("match-ended", &[]),
    };
    Some(text)
}
