//! The achievements that players can earn: for fun, and never by luck with numbers alone.
//!
//! The condition of each stands beside it, in the list of its game or in the common list.

/// Something earned by a match of one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Achievement {
    /// Won three matches running, of people among themselves.
    ThreeWins,
    /// Won by a single point.
    ByOne,
    /// Won against a bot that plays as well as it can.
    BeatHard,
    /// Came second five times running, at tables of three and more.
    SecondAgain,
    /// Came last, alone, three times running.
    WoodenSpoon,

    /// Took no row in a whole game.
    Clean,
    /// Took the card with seven bull heads.
    SevenHeads,
    /// Took a full row in three turns running.
    ThreeRows,
    /// Won after being last, alone, at half time.
    LastToFirst,
    /// Took thirty bull heads in one game.
    WholeHerd,
    /// Took the same row three times in one game.
    SameRow,
    /// Was too low five times in a match, and always took a row that none was cheaper than.
    Bargains,
    /// Ended a match with exactly 66 bull heads.
    ExactlyEnough,

    /// Won a deal in which somebody took no trick.
    Schwarz,
    /// Won a match in which all others booked nothing.
    Whitewash,
    /// Declared two marriages in one deal.
    DoubleWedding,
    /// Closed three times in a match, and was right each time.
    LockedUp,
    /// Won a match after being six game points behind.
    FromTheBrink,
    /// Called when only a point or two were missing.
    ShortCount,
}

impl Achievement {
    /// Its name in the database and in catalogues of texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ThreeWins => "three-wins",
            Self::ByOne => "by-one",
            Self::BeatHard => "beat-hard",
            Self::SecondAgain => "second-again",
            Self::WoodenSpoon => "wooden-spoon",
            Self::Clean => "clean",
            Self::SevenHeads => "seven-heads",
            Self::ThreeRows => "three-rows",
            Self::LastToFirst => "last-to-first",
            Self::WholeHerd => "whole-herd",
            Self::SameRow => "same-row",
            Self::Bargains => "bargains",
            Self::ExactlyEnough => "exactly-enough",
            Self::Schwarz => "schwarz",
            Self::Whitewash => "whitewash",
            Self::DoubleWedding => "double-wedding",
            Self::LockedUp => "locked-up",
            Self::FromTheBrink => "from-the-brink",
            Self::ShortCount => "short-count",
        }
    }

    /// Whether nobody is told what it takes before they have it.
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::WoodenSpoon | Self::ExactlyEnough | Self::ShortCount)
    }
}
