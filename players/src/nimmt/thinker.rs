//! A bot with its level, its limit and what it plays for: what the line protocol
//! and the arena have in common.

use std::time::Duration;

use crate::Level;
use crate::Stopwatch;
use crate::nimmt::{Aim, Effort, think};
use games::nimmt::{Choice, Seat};

/// How long a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So many playouts, however long they take.
    Playouts(u32),
    /// So much time, whatever comes of it.
    Time(Duration),
}

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinker {
    /// How well it plays.
    pub level: Level,
    /// How long it thinks.
    pub limit: Limit,
    /// What for.
    pub aim: Aim,
}

impl Thinker {
    /// What it chooses; `None` if the seat is asked nothing. With a limit of playouts the same view
    /// and seed always give the same choice.
    #[must_use]
    pub fn choose(&self, seat: &Seat, seed: u64) -> Option<Choice> {
        let aim = self.aim;
        match self.limit {
            Limit::Playouts(playouts) => {
                think(seat, self.level, &Effort { aim, ..Effort::playouts(playouts) }, seed)
            }
            Limit::Time(time) => {
                let watch = Stopwatch::start();
                let enough = || watch.elapsed() >= time;
                let effort = Effort { playouts: u32::MAX, aim, enough: Some(&enough) };
                think(seat, self.level, &effort, seed)
            }
        }
        .map(|thought| thought.choice)
    }
}
