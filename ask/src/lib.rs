//! All that a person can ask, as plain values: a tree whose root is [`Command`].
//!
//! A button and an entry of a menu carry an [`Ask`]. There is no text in here: how an ask is
//! written into a `custom_id` is a matter of `discord::codec`.

mod command;
mod daily;
mod duel;
mod game;
mod leaderboard;
mod league;
mod menu;
mod opening;
mod privacy;
mod puzzle;
mod settings;
mod statistics;
mod void;

pub use command::Command;
pub use daily::{DailyAsk, DailyWish};
pub use duel::{Challenge, DuelAsk, DuelWish};
pub use game::{GameAsk, GameWish};
pub use leaderboard::{LeaderboardAsk, Order, Showing, Window};
pub use league::{LeagueAsk, LeagueStep, LeagueWish};
pub use menu::{Entry, MenuAsk, Whole};
pub use opening::{Apart, MOST_SEATS, Opening, Solo};
pub use privacy::PrivacyAsk;
pub use puzzle::{PuzzleAsk, PuzzleWish};
pub use settings::{ServerList, SettingsAsk, SettingsPage};
pub use statistics::{StatisticsAsk, WhoseStatistics};
pub use void::VoidAsk;

use games::GameKind;
use table::TableCommand;
use values::TableTag;

/// Something that a button can ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    Table {
        table: TableTag,
        /// The step of the match for which the button was made; 0 where it does not matter.
        step: u32,
        command: TableCommand,
    },
    /// Something of a leaderboard that is shown already.
    Leaderboard(LeaderboardAsk),
    /// Something about matches declared void.
    Void(VoidAsk),
    /// Other statistics of somebody, or the same for everybody.
    Statistics(StatisticsAsk),
    /// The tutorial of a game, at this place in it: the text is the game's own, without dots.
    Lesson(GameKind, String),
    /// Something about a game, without a table.
    Game(GameAsk),
    /// The settings of the server, or of the person who asks.
    Settings(SettingsAsk),
    /// The deal of the day.
    Daily(DailyAsk),
    /// The puzzle of the day.
    Puzzle(PuzzleAsk),
    Duel(DuelAsk),
    /// The league of the server.
    League(LeagueAsk),
    /// The data that is stored about the person who asks.
    Privacy(PrivacyAsk),
}

impl Ask {
    /// The game it is about, where it says so.
    pub fn game(&self) -> Option<GameKind> {
        match self {
            Self::Leaderboard(ask) => Some(ask.showing().game),
            Self::Void(ask) => Some(ask.game()),
            Self::Statistics(ask) => Some(ask.game),
            Self::Daily(ask) => Some(ask.game),
            Self::Puzzle(ask) => Some(ask.game),
            Self::Duel(ask) => Some(ask.game),
            Self::League(ask) => Some(ask.game),
            Self::Game(ask) => Some(ask.game),
            Self::Lesson(game, _) => Some(*game),
            Self::Table { .. } | Self::Settings(_) | Self::Privacy(_) => None,
        }
    }
}
