//! The data of the picture of a leaderboard.

use crate::Emblem;

/// A page of a leaderboard. Words are already in the reader's language. Empty parts take no room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeadersPicture {
    /// The name of the leaderboard.
    pub title: String,
    /// A line about the part that is shown; it is cut where it has no room.
    pub subtitle: String,
    /// The players, in order. More than 10 are not shown.
    pub lines: Vec<LeadersLine>,
    /// The sign before the title.
    pub emblem: Emblem,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeadersLine {
    /// The place, from 1; the first three get a medal.
    pub place: u32,
    /// The name as the player wrote it; it is cleaned and cut when painted.
    pub name: String,
    /// A few words below the name.
    pub note: String,
    /// The value that the player is ranked by.
    pub value: String,
    /// A smaller and quieter text behind the value.
    pub beside: String,
    pub bar: Span,
    /// Whether the line stands out, for who looks at it.
    pub mine: bool,
    /// Whether what they are ranked by rests on little: then it is quiet.
    pub doubtful: bool,
}

/// A bar, in thousandths of its room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// Start of the bar.
    pub from: u16,
    /// End of the bar.
    pub to: u16,
    /// Position of a mark in the bar: with one, the bar shows how sure the value is.
    pub mark: Option<u16>,
}
