//! What the picture of somebody's statistics shows.

use crate::Emblem;

/// Somebody's statistics. Words are already in the reader's language. What is empty or `None` takes no
/// room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonPicture {
    /// Whose they are.
    pub title: String,
    /// Opposite to it, or below it: of which game.
    pub subtitle: String,
    /// The sign before the title.
    pub emblem: Emblem,
    /// Numbers to begin with. More than 9 are not shown.
    pub tiles: Vec<Tile>,
    /// How strong somebody has been.
    pub rating: Option<RatingCurve>,
    /// How often what came. First those that have room beside each other, then the others.
    pub charts: Vec<Chart>,
}

/// A number, and what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// The number.
    pub value: String,
    /// A word or two.
    pub label: String,
}

/// How strong somebody has been after each match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingCurve {
    /// What this is called.
    pub title: String,
    /// Where it stands now.
    pub now: String,
    /// After each match, the first one first: the rating, and how far off it may be.
    pub points: Vec<(i32, i32)>,
}

/// How often what came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// What is counted.
    pub title: String,
    /// The bars, from left to right. More than 10 are not shown.
    pub bars: Vec<Bar>,
}

/// A bar of a chart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bar {
    /// What stands below it.
    pub label: String,
    /// How often.
    pub count: u32,
    /// Whether it is what people look for first.
    pub bright: bool,
}
