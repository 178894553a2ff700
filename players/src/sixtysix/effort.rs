//! The limits and the objective of a player's thinking.

/// The objective of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The match: with both at 6 of 7 one game point is as good as three.
    Match,
    /// The points it books in this game against those of the others, whatever the match.
    Deal,
}

/// The limits of thinking about one decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The most imagined worlds.
    pub playouts: u32,
    /// The objective it plays for.
    pub aim: Aim,
    /// Polled while thinking, which ends soon after it returns `true`. Without it the same view and
    /// seed always give the same choice.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Effort<'_> {
    /// So many worlds, however long they take.
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts, aim: Aim::Match, enough: None }
    }

    /// Whether thinking must end now.
    pub(super) fn must_stop(&self) -> bool {
        self.enough.is_some_and(|enough| enough())
    }
}
