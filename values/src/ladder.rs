//! Ladders: matches that are compared with each other.

use crate::named;

named! {
    /// A group of matches that are compared with each other.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Ladder {
        /// Matches between people, with or without bots beside them.
        Table = "table",
        /// Matches of one person against bots.
        Solo = "solo",
    }
}

impl Ladder {
    /// The other ladder.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Table => Self::Solo,
            Self::Solo => Self::Table,
        }
    }
}
