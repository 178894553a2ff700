//! A bot with its level, limit and objective: the line protocol and the arena have this in common.

use super::{Aim, Effort, think};
use crate::{Level, Limit};
use games::sixtysix::{Choice, Seat};

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinker {
    /// Its playing strength.
    pub level: Level,
    /// The limit of its thinking.
    pub limit: Limit,
    /// The objective it plays for.
    pub aim: Aim,
}

impl Thinker {
    /// Its choice; `None` if the seat is asked nothing. With a limit of playouts the same view and
    /// seed always give the same choice.
    pub fn choose(&self, seat: &Seat, seed: u64) -> Option<Choice> {
        let aim = self.aim;
        let thought = self.limit.spend(|playouts, enough| {
            think(seat, self.level, &Effort { playouts, aim, enough }, seed)
        });
        thought.map(|thought| thought.choice)
    }
}
