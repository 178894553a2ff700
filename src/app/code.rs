//! The seats that code plays: players made of code, and people who are not there.
//!
//! When they decide is stored with the table; what they choose comes from [`super::thinking`] and
//! goes the way of every choice. Code never goes on alone: a match without people rests.

use rand::{CryptoRng, RngExt};

use super::clock::Millis;
use super::play::play_for;
use super::session::{Effects, Session};
use super::state::{CodeTurn, Entry, Phase};
use games::nimmt::{Awaited, Choice, Event, Move, Phase as GamePhase, Seat, SeatNo};
use players::Level;

/// How long code seems to think while people think, too, in milliseconds.
const BESIDE_PEOPLE: std::ops::Range<Millis> = 1_000..4_000;
/// How long when everybody looks at it alone.
const ALONE: std::ops::Range<Millis> = 1_000..2_000;

/// What a seat played by code has to think about.
pub struct Question {
    /// What it sees: all it is given.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
}

impl Session {
    /// How well code plays a seat; `None` when its owner does.
    fn code_at(&self, seat: SeatNo) -> Option<Level> {
        self.state.player(seat)?.played_by_code()
    }

    /// Whoever has something left to choose.
    fn open(&self) -> Vec<Awaited> {
        let Some(game) = self.game.as_ref().filter(|_| self.state.phase == Phase::Playing) else {
            return Vec::new();
        };
        game.awaiting().into_iter().filter(|a| !a.chosen).collect()
    }

    /// Whether the table waits for code and for nobody else.
    pub(super) fn waits_for_code_alone(&self) -> bool {
        let open = self.open();
        !open.is_empty()
            && open.iter().all(|a| self.code_at(a.seat).is_some())
            && !self.nobody_here()
    }

    /// Sets the moment at which code decides, after whatever has changed.
    pub(super) fn schedule(&mut self, now: Millis, rng: &mut impl CryptoRng) {
        self.state.code = self.next_code_turn(now, rng);
    }

    fn next_code_turn(&self, now: Millis, rng: &mut impl CryptoRng) -> Option<CodeTurn> {
        let open = self.open();
        let first = open.iter().find(|a| self.code_at(a.seat).is_some())?;
        if self.nobody_here() {
            return None;
        }
        let game = self.game.as_ref()?;
        let step = self.state.step;
        let set = self.state.code.filter(|code| code.step == step).map(|code| code.at);
        let alone = self.waits_for_code_alone();
        let people_chose =
            game.awaiting().iter().any(|a| a.chosen && self.code_at(a.seat).is_none());
        // Nobody is kept waiting: not when all people have chosen, nor for the rest of what code
        // does in a row, nor for somebody who is not there.
        let absent = self.state.player(first.seat).is_some_and(|p| p.code.is_none());
        let placing = game.table().phase == GamePhase::Placing;
        let at = if alone && (people_chose || self.state.held || placing || absent) {
            set.map_or(now, |at| at.min(now))
        } else {
            let pause = if alone { ALONE } else { BESIDE_PEOPLE };
            set.unwrap_or_else(|| now + rng.random_range(pause))
        };
        Some(CodeTurn { step, at })
    }

    /// What code has to think about, if its time has come, and at which step.
    pub(super) fn questions(&self, now: Millis) -> Option<(u32, Vec<Question>)> {
        let game = self.game.as_ref()?;
        let turn = self.state.code.filter(|code| code.at <= now)?;
        let asked =
            |a: Awaited| Some(Question { level: self.code_at(a.seat)?, seat: game.seat(a.seat) });
        let questions: Vec<Question> = self.open().into_iter().filter_map(asked).collect();
        (!questions.is_empty()).then_some((turn.step, questions))
    }

    /// Code has decided. What has been overtaken meanwhile is dropped: an older step, or a seat whose
    /// owner is back.
    pub(super) fn decided(
        &mut self,
        step: u32,
        choices: Vec<(SeatNo, Choice)>,
        now: Millis,
        fx: &mut Effects,
    ) {
        if step != self.state.step {
            return;
        }
        let mut events = Vec::new();
        for (seat, choice) in choices {
            let open = self.open().iter().any(|a| a.seat == seat);
            let Some(game) = self.game.as_mut() else { return };
            if !open || self.state.player(seat).is_none_or(|p| p.played_by_code().is_none()) {
                continue;
            }
            match game.apply(seat, &choice) {
                Ok(more) => {
                    fx.entries.push(Entry::PlayedFor(Move { seat, choice }));
                    events.extend(more);
                }
                Err(error) => {
                    tracing::error!(%error, %seat, "code chose what is not allowed");
                    events.extend(play_for(game, seat, fx).unwrap_or_default());
                }
            }
        }
        // A hidden choice of code is nothing to tell anybody.
        if events.iter().any(|e| !matches!(e, Event::Chosen { .. })) {
            self.follow_up(events, None, &[], now, fx);
        }
    }
}
