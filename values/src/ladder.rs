//! Ladders: matches that are compared with each other.

/// A group of matches that are compared with each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ladder {
    /// Matches between people, with or without bots beside them.
    Table,
    /// Matches of one person against bots.
    Solo,
}

impl Ladder {
    /// Its name in the database.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Solo => "solo",
        }
    }

    /// The ladder of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Table, Self::Solo].into_iter().find(|ladder| ladder.as_str() == name)
    }

    /// The other ladder.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Table => Self::Solo,
            Self::Solo => Self::Table,
        }
    }
}
