//! Who plays in the arena.

use std::time::Duration;

use players::{Limit, Stopwatch};

use super::contest::Contest;
use super::error::ArenaError;
use super::spec::Spec;

/// Somebody who plays a game.
pub trait Player<G: Contest> {
    /// Chooses what this seat is asked, as the game's own text. Only a player against a clock may
    /// choose differently when it sees the same view and seed again.
    ///
    /// # Errors
    ///
    /// When the player cannot go on.
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError>;

    /// Hears what happened at the table, and may look at what its seat sees then. Most players need no
    /// more than what they see when they are asked.
    fn watch(&mut self, _events: &[G::Event], _view: &dyn Fn() -> G::Seat) {}
}

/// A player that needs no memory: what it chooses follows from what it sees, and a seed.
pub(super) struct Forgetful<F>(pub(super) F);

impl<G: Contest, C: ToString, F: Fn(&G::Seat, u64) -> Option<C>> Player<G> for Forgetful<F> {
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        let choice = self.0(seat, seed).ok_or(ArenaError::NothingAsked)?;
        Ok(choice.to_string())
    }
}

/// A player under its name, with a watch beside it.
pub struct Timed<G: Contest> {
    name: String,
    player: Box<dyn Player<G>>,
    /// How long each decision took, since they were last asked for.
    times: Vec<Duration>,
}

impl<G: Contest> Timed<G> {
    /// Seats a player.
    ///
    /// # Errors
    ///
    /// When it does not know these rules, or cannot be started.
    pub fn new(spec: &Spec<G>, limit: Limit, rules: &G::Rules) -> Result<Self, ArenaError> {
        Ok(Self::named(spec.to_string(), G::player(spec, limit, rules)?))
    }

    /// Seats a player that is no single one of those the command line knows.
    pub(super) fn named(name: String, player: Box<dyn Player<G>>) -> Self {
        Self { name, player, times: Vec::new() }
    }

    /// Chooses, and remembers how long that took. Whether the choice is legal the game will say.
    ///
    /// # Errors
    ///
    /// When the player cannot go on.
    pub fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        let watch = Stopwatch::start();
        let choice = self.player.choose(seat, seed)?;
        self.times.push(watch.elapsed());
        Ok(choice)
    }

    /// Hears what happened at the table.
    pub fn watch(&mut self, events: &[G::Event], view: &dyn Fn() -> G::Seat) {
        self.player.watch(events, view);
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How long each decision took since this was last asked.
    pub fn take_times(&mut self) -> Vec<Duration> {
        std::mem::take(&mut self.times)
    }
}
