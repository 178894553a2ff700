//! The seats that bots play: their own, and those of people who are not there.
//!
//! When they decide is stored with the table; what they choose is worked out elsewhere from
//! [`Session::bot_tasks`], comes back by [`Session::decided`], and goes the way of every choice.
//! Bots never go on alone: a match without people rests.

use games::{AnySeat, AskMode, Awaited, Flow, SeatNo, Step};
use players::{Level, Style};
use rand::{CryptoRng, RngExt};
use values::Millis;

use super::play::play_for;
use super::session::{Effects, Session};
use super::state::{BotTurn, Entry, Move, Phase};

/// The time that bots seem to think while people think, too, in milliseconds.
const BESIDE_PEOPLE: std::ops::Range<Millis> = 1_000..4_000;
/// The same when the table waits for bots alone.
const ALONE: std::ops::Range<Millis> = 1_000..2_000;

/// The time before the end of a decision's, in which bots decide for those who aren't there.
pub(super) const BEFORE_THE_END: Millis = 3_000;

/// A decision that a bot has to think about.
pub struct BotTask {
    /// The view of its seat: all it is given.
    pub seat: AnySeat,
    pub level: Level,
    pub style: Style,
    /// The choice that is made should the thinking come to nothing.
    pub otherwise: String,
}

impl Session {
    /// Returns the level of the bot that plays a seat; `None` when its owner does.
    fn bot_at(&self, seat: SeatNo) -> Option<Level> {
        self.state.player(seat)?.played_by_bot()
    }

    /// Returns the seats that have something left to choose.
    fn open(&self) -> Vec<Awaited> {
        let Some(game) = self.game.as_ref().filter(|_| self.state.phase == Phase::Playing) else {
            return Vec::new();
        };
        game.awaited().into_iter().filter(|a| !a.chosen).collect()
    }

    /// Returns the decisions that bots make now. For somebody who isn't there, what is chosen in
    /// secret waits until everybody who is there has chosen, or their time is almost over: whoever
    /// came back would find the advice of a bot among their cards.
    fn bots_open(&self, now: Millis) -> impl Iterator<Item = Awaited> {
        let open = self.open();
        let alone = open.iter().all(|a| self.bot_at(a.seat).is_some());
        let late = self.state.until().is_some_and(|until| now >= until - BEFORE_THE_END);
        open.into_iter().filter(move |a| {
            let own = self.state.player(a.seat).is_some_and(|player| player.bot.is_some());
            let in_secret = a.asked == AskMode::Together;
            self.bot_at(a.seat).is_some() && (own || alone || late || !in_secret)
        })
    }

    /// Whether the table waits for bots and for nobody else.
    pub(super) fn waits_for_bots_alone(&self) -> bool {
        let open = self.open();
        !open.is_empty()
            && open.iter().all(|a| self.bot_at(a.seat).is_some())
            && !self.nobody_here()
    }

    /// Sets the moment at which bots decide, after whatever has changed.
    pub fn schedule(&mut self, now: Millis, rng: &mut impl CryptoRng) {
        self.state.bot_turn = self.next_bot_turn(now, rng);
    }

    fn next_bot_turn(&self, now: Millis, rng: &mut impl CryptoRng) -> Option<BotTurn> {
        if self.nobody_here() {
            return None;
        }
        let step = self.state.step;
        let Some(first) = self.bots_open(now).next() else {
            let waits = self.open().iter().any(|a| self.bot_at(a.seat).is_some());
            let until = self.state.until().filter(|_| waits)?;
            return Some(BotTurn { step, at: until - BEFORE_THE_END });
        };
        let game = self.game.as_ref()?;
        let set = self.state.bot_turn.filter(|turn| turn.step == step).map(|turn| turn.at);
        // Later than that it is by a clock that was set back since.
        let set = set.filter(|at| *at <= now + BESIDE_PEOPLE.end);
        let alone = self.waits_for_bots_alone();
        let people_chose = game.awaited().iter().any(|a| a.chosen && self.bot_at(a.seat).is_none());
        // Nobody is kept waiting: not when all people have chosen, nor for the rest of what bots
        // do in a row, nor for somebody who is not there.
        let absent = self.state.player(first.seat).is_some_and(|p| p.bot.is_none());
        let follows = first.asked == AskMode::FollowUp;
        let at_once = match alone {
            true => people_chose || self.state.held || follows || absent,
            // What waited for the end of the time.
            false => absent && first.asked == AskMode::Together,
        };
        let at = if at_once {
            set.map_or(now, |at| at.min(now))
        } else {
            let pause = if alone { ALONE } else { BESIDE_PEOPLE };
            set.unwrap_or_else(|| now + rng.random_range(pause))
        };
        Some(BotTurn { step, at })
    }

    /// Returns the decisions that bots have to think about, if their time has come, and at which
    /// step.
    pub fn bot_tasks(&self, now: Millis) -> Option<(u32, Vec<BotTask>)> {
        let game = self.game.as_ref()?;
        let turn = self.state.bot_turn.filter(|turn| turn.at <= now)?;
        let task = |awaited: Awaited| {
            Some(BotTask {
                level: self.bot_at(awaited.seat)?,
                style: self.state.player(awaited.seat)?.style(),
                seat: game.seat(awaited.seat),
                otherwise: game.stand_in(awaited.seat)?,
            })
        };
        let tasks: Vec<BotTask> = self.bots_open(now).filter_map(task).collect();
        (!tasks.is_empty()).then_some((turn.step, tasks))
    }

    /// Takes in the decisions of the bots. Those overtaken meanwhile are dropped: for an older
    /// step, or a seat whose owner is back.
    pub fn decided(
        &mut self,
        step: u32,
        choices: Vec<(SeatNo, String)>,
        now: Millis,
        effects: &mut Effects,
    ) {
        if step != self.state.step {
            return;
        }
        let mut happened = Step::nothing();
        for (seat, choice) in choices {
            let open = self.open().iter().any(|a| a.seat == seat);
            let Some(game) = self.game.as_mut() else { return };
            if !open || self.state.player(seat).is_none_or(|p| p.played_by_bot().is_none()) {
                continue;
            }
            match game.choose(seat, &choice) {
                Ok(outcome) => {
                    effects.entries.push(Entry::PlayedFor(Move { seat, choice }));
                    happened = happened.and(outcome);
                }
                Err(refused) => {
                    tracing::error!(target: crate::LOG, ?refused, %seat, "a bot chose what is not allowed");
                    happened =
                        happened.and(play_for(game, seat, effects).unwrap_or_else(Step::nothing));
                }
            }
        }
        // A hidden choice of a bot is nothing to tell anybody.
        if happened.flow != Flow::Quiet {
            self.follow_up(happened, None, &[], now, effects);
        }
    }
}
