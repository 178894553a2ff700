//! The root of the tree: a request by a button, a menu or a slash command.

use super::{Ask, Challenge, Opening, Solo, WhoseStatistics};
use games::{AnyRules, GameKind};
use table::TableCommand;

/// A request by a button, a menu or a slash command.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Something that a button can ask, too.
    Ask(Ask),
    /// Something of the table in this channel.
    Here(TableCommand),
    /// Open a table here, or in a thread of its own.
    Open {
        /// The options of the command.
        opening: Box<Opening>,
        /// Alone against these bots, and begin at once.
        solo: Option<Solo>,
    },
    /// The leaderboard of a game on this server, as it opens.
    Leaderboard {
        game: GameKind,
        /// The variant; `None`: all of them together.
        variant: Option<String>,
    },
    /// Somebody's statistics.
    Statistics(WhoseStatistics),
    /// A duel with somebody.
    Challenge(Challenge),
    /// The rules of a variant.
    Rules(AnyRules),
    /// The help page.
    Help,
    /// A button that this version does not know: one of an earlier or a later version, most likely.
    Unknown,
}
