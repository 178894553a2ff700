//! The league of a server.

use games::GameKind;
use league::Outcome;
use values::InteractionId;

/// Something about the league of a server in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeagueAsk {
    pub game: GameKind,
    /// The request itself.
    pub wish: LeagueWish,
}

/// A request about a league.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeagueWish {
    /// Show the league; where there is none, how to begin one.
    Open,
    /// Begin one that lasts so many weeks.
    Make(u32),
    /// Something of the league that this click has made.
    Of(InteractionId, LeagueStep),
}

/// A request about one league. A pairing is named by its week and its number in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeagueStep {
    /// Bring the page up to date.
    Show,
    /// Sign up.
    Join,
    /// Be drawn no more.
    Leave,
    /// Play the duel of this week.
    Play,
    /// Show who plays whom in a week; week 0: the time to sign up.
    Week(u32),
    /// Show what a pairing can be corrected to.
    Pairing(u32, u32),
    /// Correct it; `None`: take that back.
    Correct(u32, u32, Option<Outcome>),
    /// End the time to sign up, and draw the first week.
    Start,
    /// Ask whether the league shall end now.
    AskEnd,
    /// End it now.
    End,
}
