//! The sub-commands of a game's command, and the names of their options: one list for those who
//! define them and those who read them.

use games::GameKind;
use values::named;
use view::any;

named! {
    /// A sub-command.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(in crate::discord) enum Subcommand {
        New = "new",
        Solo = "solo",
        Table = "table",
        Hand = "hand",
        Hint = "hint",
        Join = "join",
        Leave = "leave",
        Kick = "kick",
        Bots = "bots",
        Stop = "stop",
        Leaderboard = "leaderboard",
        Me = "me",
        Stats = "stats",
        Settings = "settings",
        Void = "void",
        Rules = "rules",
        Privacy = "privacy",
        Help = "help",
        Daily = "daily",
        Puzzle = "puzzle",
        Duel = "duel",
        League = "league",
        Tutorial = "tutorial",
    }
}

impl Subcommand {
    /// Those that the command of a game has.
    pub(super) fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |it| match it {
            Self::Daily | Self::Duel | Self::League => game.daily().is_some(),
            Self::Puzzle => !players::puzzles::book(game).is_empty(),
            Self::Tutorial => any::is_taught(game),
            _ => true,
        })
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
