//! A player with a name and a watch.

use std::time::Duration;

use players::{Limit, Stopwatch};

use super::contest::Contest;
use super::error::ArenaError;
use super::player::Player;
use super::spec::Spec;

/// A player under its name, with a watch beside it.
pub struct Timed<G: Contest> {
    name: String,
    player: Box<dyn Player<G>>,
    /// The time of each decision, since they were last taken.
    times: Vec<Duration>,
}

impl<G: Contest> Timed<G> {
    /// Seats a player.
    /// Errors: when it does not know these rules, or cannot be started.
    pub fn new(spec: &Spec<G>, limit: Limit, rules: &G::Rules) -> Result<Self, ArenaError> {
        if !G::knows(spec.opponent(), rules) {
            return Err(ArenaError::UnknownRules { player: spec.to_string() });
        }
        let player = G::player(spec.opponent(), limit, rules)?;
        Ok(Self { name: spec.to_string(), player, times: Vec::new() })
    }

    /// Chooses, and records the time. Whether the choice is legal the game will say.
    /// Errors: when the player cannot go on.
    pub fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        let watch = Stopwatch::start();
        let choice = self.player.choose(seat, seed)?;
        self.times.push(watch.elapsed());
        Ok(choice)
    }

    /// Receives the events at the table.
    pub fn watch(&mut self, events: &[G::Event], view: &dyn Fn() -> G::Seat) {
        self.player.watch(events, view);
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes the times of the decisions since the last call.
    pub fn take_times(&mut self) -> Vec<Duration> {
        std::mem::take(&mut self.times)
    }
}
