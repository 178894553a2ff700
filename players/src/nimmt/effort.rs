//! The limits of a player's thinking, and what it plays for.

use super::Aim;
use crate::Style;

/// The limits of thinking about one decision, and what it's for.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The most playouts, counted in whole games of four seats with ten cards each: when less is
    /// left to play, correspondingly more are made in the same time.
    pub playouts: u32,
    /// The objective it plays for.
    pub aim: Aim,
    /// What it prefers among choices that seem about equally good.
    pub style: Style,
    /// Polled while thinking, which ends soon after it returns `true`. Without it the same view and
    /// seed always give the same choice.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Effort<'_> {
    /// So many playouts, however long they take.
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts, aim: Aim::Match, style: Style::Even, enough: None }
    }
}
