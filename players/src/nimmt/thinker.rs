//! A bot with its level, limit, objective and style: the line protocol and the arena have this in common.

use crate::nimmt::{Aim, Effort, think};
use crate::{Level, Limit, Style};
use games::nimmt::{Choice, Seat};

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinker {
    /// Its playing strength.
    pub level: Level,
    /// The limit of its thinking.
    pub limit: Limit,
    /// The objective it plays for.
    pub aim: Aim,
    pub style: Style,
}

impl Thinker {
    /// Its choice; `None` if the seat is asked nothing. With a limit of playouts the same view and
    /// seed always give the same choice.
    pub fn choose(&self, seat: &Seat, seed: u64) -> Option<Choice> {
        let Self { aim, style, .. } = *self;
        let thought = self.limit.spend(|playouts, enough| {
            think(seat, self.level, &Effort { playouts, aim, style, enough }, seed)
        });
        thought.map(|thought| thought.choice)
    }
}
