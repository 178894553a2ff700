//! The data of the picture of a player's statistics.

use crate::Emblem;

/// A player's statistics. Words are already in the reader's language. Parts that are empty or
/// `None` take no room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonPicture {
    /// The title, with the player's name.
    pub title: String,
    /// The subtitle, opposite to the title or below it: the game.
    pub subtitle: String,
    /// The sign before the title.
    pub emblem: Emblem,
    /// Numbers to begin with. More than 9 are not shown.
    pub tiles: Vec<Tile>,
    /// The player's rating over time.
    pub rating: Option<RatingCurve>,
    /// Bar charts of counts. First those that fit beside each other, then the others.
    pub charts: Vec<Chart>,
}

/// A number, and its meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// The number.
    pub value: String,
    /// A word or two.
    pub label: String,
}

/// A player's rating after each match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingCurve {
    pub title: String,
    /// The current rating.
    pub now: String,
    /// The rating after each match, and its uncertainty. The first match comes first.
    pub points: Vec<(i32, i32)>,
}

/// A bar chart of counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// The title: the things that are counted.
    pub title: String,
    /// The bars, from left to right. More than 10 are not shown.
    pub bars: Vec<Bar>,
}

/// A bar of a chart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bar {
    /// The label below the bar.
    pub label: String,
    pub count: u32,
    /// Whether it is what people look for first.
    pub bright: bool,
}
