//! The leaderboard.

use games::GameKind;
use values::{Ladder, named};

/// A page of the leaderboard of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Showing {
    pub game: GameKind,
    /// The variant; `None`: all of them together.
    pub variant: Option<String>,
    /// The measure by which people are ranked.
    pub order: Order,
    /// The time span of the matches that count.
    pub window: Window,
    /// The ladder on which they were played: with people, or against bots.
    pub ladder: Ladder,
    /// The page, from 0.
    pub page: u32,
    /// Whether everybody has been shown it already.
    pub shared: bool,
}

named! {
    /// The measure by which people are ranked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Order {
        /// The lower end of their rating.
        Rating = "rating",
        /// Matches won.
        Wins = "wins",
        /// The share of matches won.
        WinRate = "share",
        /// The score of a game, on average.
        Score = "score",
        /// Matches played.
        Matches = "matches",
    }
}

named! {
    /// The time span of the matches that count for a leaderboard.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Window {
        /// Those of the present season.
        Season = "season",
        /// Those of the last thirty days.
        Recent = "recent",
        All = "all",
    }
}

/// Something of a leaderboard that is shown already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaderboardAsk {
    Show(Showing),
    /// The same, asked by the button that turns a page back: on the first page it stands beside
    /// others that show the same, and no two buttons of a message may be alike.
    Back(Showing),
    /// Show it to everybody.
    Share(Showing),
}

impl Showing {
    /// Everybody who has played a game at a table, ever, by their wins.
    pub fn by_wins(game: GameKind, variant: Option<String>) -> Self {
        Self {
            game,
            variant,
            order: Order::Wins,
            window: Window::All,
            ladder: Ladder::Table,
            page: 0,
            shared: false,
        }
    }

    /// The same, another page.
    pub fn at_page(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }
}

impl LeaderboardAsk {
    /// The page it is about.
    pub const fn showing(&self) -> &Showing {
        match self {
            Self::Show(showing) | Self::Back(showing) | Self::Share(showing) => showing,
        }
    }
}
