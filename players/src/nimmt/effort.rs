//! How long a player may think.

use super::Aim;

/// How long a player may think about one decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The most playouts, counted in whole games of four seats with ten cards
    /// each: where less is left to play, as many more are made as take as long.
    pub playouts: u32,
    /// What it plays for.
    pub aim: Aim,
    /// Asked again and again; thinking ends soon after it says `true`. Without
    /// it the same view and seed always give the same choice.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Effort<'_> {
    /// So many playouts, however long they take.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts, aim: Aim::Match, enough: None }
    }
}
