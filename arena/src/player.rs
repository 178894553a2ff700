//! Who plays in the arena.

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::error::ArenaError;
use super::outside::Outside;
use super::reference::{self, flat, mcs};
use super::spec::{Opponent, Spec};
use games::nimmt::{Choice, Decision, Rules, Seat};
use players::Stopwatch;
use players::nimmt::{Limit, Thinker};

/// Somebody who plays.
pub trait Player {
    /// Chooses what this seat is asked. Only a player against a clock may choose differently when it
    /// sees the same view and seed again.
    ///
    /// # Errors
    ///
    /// When the player cannot go on.
    fn choose(&mut self, seat: &Seat, seed: u64) -> Result<Choice, ArenaError>;
}

/// A player under its name, with a watch beside it.
pub struct Timed {
    name: String,
    player: Box<dyn Player>,
    /// How long each decision took, since they were last asked for.
    times: Vec<Duration>,
}

impl Timed {
    /// Seats a player.
    ///
    /// # Errors
    ///
    /// When it does not know these rules, or cannot be started.
    pub fn new(spec: &Spec, limit: Limit, rules: &Rules) -> Result<Self, ArenaError> {
        let knows = match spec.opponent() {
            Opponent::Mcs(_) | Opponent::Flat(_) => reference::know(rules),
            _ => true,
        };
        if !knows {
            return Err(ArenaError::UnknownRules { player: spec.to_string() });
        }
        let player: Box<dyn Player> = match *spec.opponent() {
            Opponent::Outside(ref command) => Box::new(Outside::start(command, rules)?),
            Opponent::Random => Box::new(Simple(random)),
            Opponent::Lowest => Box::new(Simple(lowest)),
            Opponent::Mcs(playouts) => Box::new(Reference { choose: mcs, playouts }),
            Opponent::Flat(playouts) => Box::new(Reference { choose: flat, playouts }),
            Opponent::Level(level, own, aim) => {
                Box::new(Thinker { level, limit: own.unwrap_or(limit), aim })
            }
        };
        Ok(Self { name: spec.to_string(), player, times: Vec::new() })
    }

    /// Chooses, and remembers how long that took.
    ///
    /// # Errors
    ///
    /// When the player cannot go on, or chooses what is not legal.
    pub fn choose(&mut self, seat: &Seat, seed: u64) -> Result<Choice, ArenaError> {
        let watch = Stopwatch::start();
        let choice = self.player.choose(seat, seed)?;
        self.times.push(watch.elapsed());
        if seat.decision.as_ref().is_some_and(|decision| decision.allows(&choice)) {
            Ok(choice)
        } else {
            Err(ArenaError::Illegal { player: self.name.clone() })
        }
    }

    /// How long each decision took since this was last asked.
    pub fn take_times(&mut self) -> Vec<Duration> {
        std::mem::take(&mut self.times)
    }
}

impl Player for Thinker {
    fn choose(&mut self, seat: &Seat, seed: u64) -> Result<Choice, ArenaError> {
        Thinker::choose(self, seat, seed).ok_or(ArenaError::NothingAsked)
    }
}

/// A player that needs no memory.
struct Simple(fn(&Seat, &Decision, u64) -> Choice);

impl Player for Simple {
    fn choose(&mut self, seat: &Seat, seed: u64) -> Result<Choice, ArenaError> {
        let decision = seat.decision.as_ref().ok_or(ArenaError::NothingAsked)?;
        Ok(self.0(seat, decision, seed))
    }
}

/// Any card. Rows are not left to chance: so the published "random" plays, because there nobody
/// chooses rows.
fn random(seat: &Seat, decision: &Decision, seed: u64) -> Choice {
    match decision {
        Decision::Row { .. } => Choice::Row(reference::cheapest(&seat.table.rows)),
        decision => decision.random_choice(&mut SmallRng::seed_from_u64(seed)),
    }
}

/// The first of what there is to choose from is the lowest; only rows are looked at.
fn lowest(seat: &Seat, decision: &Decision, _: u64) -> Choice {
    match decision {
        Decision::Row { .. } => Choice::Row(reference::cheapest(&seat.table.rows)),
        decision => decision.choices().into_iter().next().unwrap_or(Choice::Stop),
    }
}

/// A reference opponent and how much it plays out.
struct Reference {
    choose: fn(&reference::Situation, u32, u64) -> Option<games::nimmt::Card>,
    playouts: u32,
}

impl Player for Reference {
    fn choose(&mut self, seat: &Seat, seed: u64) -> Result<Choice, ArenaError> {
        let choice =
            reference::choose(seat, |situation| (self.choose)(situation, self.playouts, seed));
        choice.ok_or(ArenaError::NothingAsked)
    }
}
