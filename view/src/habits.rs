//! Somebody's habits in a game, as the game tells them.

use pictures::Chart;

/// The part of somebody's statistics that is about one game alone.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Habits {
    /// The part that is shown as bars.
    pub chart: Option<Chart>,
    /// The part that is told in lines.
    pub lines: Vec<String>,
}
