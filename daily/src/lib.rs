//! The deal of the day, pure: everybody is dealt the same cards against the same bots, once a day.
//!
//! In reading order: [`day`] is a day and what belongs to it; [`seed`] where its cards and the bots' luck
//! come from; [`attempt`] how one person plays it, which is the whole match; [`par`] what a bot comes to in
//! their place. Nothing here asks for the time, waits, or knows who plays. `docs/daily.md` says how anybody
//! can derive a deal again once its day is over.

pub mod attempt;
pub mod day;
pub mod par;
pub mod seed;
#[cfg(test)]
mod tests;

pub use attempt::{Attempt, ME, Unplayable};
pub use day::{Day, Week};
pub use par::{Par, Work};
pub use seed::{Secret, Seed};

use players::Level;

/// Level of the bots in the deal of the day.
pub const LEVEL: Level = Level::STRONGEST;

/// Terms of the deals of the day of one host.
#[derive(Clone, Default)]
pub struct Terms {
    /// Source of all seeds; `None`: a secret that is made once and kept in the database.
    pub secret: Option<Secret>,
    /// Effort of the bots.
    pub plan: Plan,
}

/// Effort of the bots in a deal. Everything is counted in playouts, never in time, so that the same
/// choices are always answered by the same choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Playouts of a bot for each of its choices, in the measure of [`players::Effort`].
    pub playouts: u32,
    /// Games that bots play among themselves for [`Par`].
    pub par_games: u32,
    /// Playouts for each of their choices.
    pub par_playouts: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Self { playouts: 3_000, par_games: 1_000, par_playouts: 200 }
    }
}
