//! How long a player may think, and what for.

/// What a player plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The match: with both at 6 of 7 one game point is as good as three.
    Match,
    /// What it books in this game against what the others book, whatever the match.
    Deal,
}

/// How long a player may think about one decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The most imagined worlds.
    pub playouts: u32,
    /// What it plays for.
    pub aim: Aim,
    /// Asked again and again; thinking ends soon after it says `true`. Without it the same view and
    /// seed always give the same choice.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Effort<'_> {
    /// So many worlds, however long they take.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts, aim: Aim::Match, enough: None }
    }

    /// Whether it is time to come to an end.
    pub(super) fn is_up(&self) -> bool {
        self.enough.is_some_and(|enough| enough())
    }
}
