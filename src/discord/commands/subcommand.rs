//! The sub-commands of a game's command, and the names of their options: one list for those who
//! define them and those who read them.

use games::GameKind;
use view::any;

/// A sub-command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::discord) enum Subcommand {
    New,
    Solo,
    Table,
    Hand,
    Hint,
    Join,
    Leave,
    Kick,
    Bots,
    Stop,
    Leaderboard,
    Me,
    Stats,
    Settings,
    Void,
    Rules,
    Privacy,
    Help,
    Daily,
    Puzzle,
    Duel,
    League,
    Tutorial,
}

impl Subcommand {
    /// All of them, in the order in which Discord shows them.
    const ALL: [Self; 23] = [
        Self::New,
        Self::Solo,
        Self::Table,
        Self::Hand,
        Self::Hint,
        Self::Join,
        Self::Leave,
        Self::Kick,
        Self::Bots,
        Self::Stop,
        Self::Leaderboard,
        Self::Me,
        Self::Stats,
        Self::Settings,
        Self::Void,
        Self::Rules,
        Self::Privacy,
        Self::Help,
        Self::Daily,
        Self::Puzzle,
        Self::Duel,
        Self::League,
        Self::Tutorial,
    ];

    /// Those that the command of a game has.
    pub(super) fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |it| match it {
            Self::Daily | Self::Duel | Self::League => game.daily().is_some(),
            Self::Puzzle => !players::puzzles::book(game).is_empty(),
            Self::Tutorial => any::is_taught(game),
            _ => true,
        })
    }

    /// Its name, which is the same in every language.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Solo => "solo",
            Self::Table => "table",
            Self::Hand => "hand",
            Self::Hint => "hint",
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Kick => "kick",
            Self::Bots => "bots",
            Self::Stop => "stop",
            Self::Leaderboard => "leaderboard",
            Self::Me => "me",
            Self::Stats => "stats",
            Self::Settings => "settings",
            Self::Void => "void",
            Self::Rules => "rules",
            Self::Privacy => "privacy",
            Self::Help => "help",
            Self::Daily => "daily",
            Self::Puzzle => "puzzle",
            Self::Duel => "duel",
            Self::League => "league",
            Self::Tutorial => "tutorial",
        }
    }

    /// The sub-command of this name.
    pub(in crate::discord) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// The names of options. Those that only one game has come from the game.
pub(in crate::discord) mod option {
    pub(in crate::discord) const COUNT: &str = "count";
    pub(in crate::discord) const HINTS: &str = "hints";
    pub(in crate::discord) const LEVEL: &str = "level";
    pub(in crate::discord) const OPPONENT: &str = "opponent";
    pub(in crate::discord) const PACE: &str = "pace";
    pub(in crate::discord) const PLAYER: &str = "player";
    pub(in crate::discord) const PUBLIC: &str = "public";
    pub(in crate::discord) const QUIET: &str = "quiet";
    pub(in crate::discord) const REMOVE: &str = "remove";
    pub(in crate::discord) const SEATS: &str = "seats";
    pub(in crate::discord) const THREAD: &str = "thread";
    pub(in crate::discord) const USER: &str = "user";
    pub(in crate::discord) const VARIANT: &str = "variant";
}
