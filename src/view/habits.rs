//! How somebody plays, as the game tells it.

use pictures::Chart;

/// What statistics say of one game alone.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Habits {
    /// What is shown as bars.
    pub chart: Option<Chart>,
    /// What is said in lines.
    pub lines: Vec<String>,
}
