//! Somebody's statistics.

use games::GameKind;
use values::{Ladder, UserId};

/// A button below somebody's statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatisticsAsk {
    pub game: GameKind,
    /// The person whose statistics they are.
    pub user: UserId,
    /// The ladder whose matches are shown.
    pub ladder: Ladder,
    /// Whether everybody is to see them.
    pub show: bool,
}

/// A command for somebody's statistics; without a name, for those of the one who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhoseStatistics {
    pub game: GameKind,
    /// The person, and the name they go by here; `None`: the one who asks.
    pub whom: Option<(UserId, String)>,
}
