//! What can be earned by playing: for fun, and never by luck with numbers alone.
//!
//! Each is a pure function of a match and of the few before it, so that it makes no difference whether
//! they are given one by one, as matches end, or all at once, as when a match is declared void.

mod nimmt;
mod sixtysix;

use games::GameKind;

use values::Ladder;

use crate::past::{Earlier, Past};

/// So many matches of people among themselves before a match can have a part in what it earns.
pub const BEFORE: usize = 4;

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

use Achievement as A;

/// What every game has.
const COMMON: [Achievement; 5] =
    [A::ThreeWins, A::ByOne, A::BeatHard, A::SecondAgain, A::WoodenSpoon];
const NIMMT: [Achievement; 13] = with_common([
    A::Clean,
    A::SevenHeads,
    A::ThreeRows,
    A::LastToFirst,
    A::WholeHerd,
    A::SameRow,
    A::Bargains,
    A::ExactlyEnough,
]);
const SIXTYSIX: [Achievement; 11] = with_common([
    A::Schwarz,
    A::Whitewash,
    A::DoubleWedding,
    A::LockedUp,
    A::FromTheBrink,
    A::ShortCount,
]);

/// Those of one game, and behind them those that all have.
const fn with_common<const OWN: usize, const ALL: usize>(
    own: [Achievement; OWN],
) -> [Achievement; ALL] {
    let mut all = [A::ThreeWins; ALL];
    let mut index = 0;
    while index < ALL {
        all[index] = if index < OWN { own[index] } else { COMMON[index - OWN] };
        index += 1;
    }
    all
}

impl Achievement {
    /// What can be earned in a game, in the order in which it is shown.
    #[must_use]
    pub fn of(game: GameKind) -> &'static [Self] {
        if game == GameKind::Nimmt {
            &NIMMT
        } else if game == GameKind::Sixtysix {
            &SIXTYSIX
        } else {
            &COMMON
        }
    }

    /// Its name in the database and in catalogues of texts.
    #[must_use]
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

    /// The one of this name in a game; `None` for one that this version does not know.
    #[must_use]
    pub fn from_name(game: GameKind, name: &str) -> Option<Self> {
        Self::of(game).iter().copied().find(|achievement| achievement.as_str() == name)
    }

    /// Whether nobody is told what it takes before they have it.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::WoodenSpoon | Self::ExactlyEnough | Self::ShortCount)
    }

    /// Whether a match earns it. `before`: matches of people among themselves, the latest last; of more
    /// than [`BEFORE`] only the last ones matter.
    fn is_earned(self, now: &Past, before: &[Earlier]) -> bool {
        if !now.stayed {
            return false;
        }
        match self {
            Self::ThreeWins => running(now, before, 3, |past| past.won),
            Self::ByOne => {
                // Only since facts are kept is it known who else sat there.
                now.won && now.others.closest == Some(1) && now.facts.is_some()
            }
            Self::BeatHard => now.won && now.others.hard,
            Self::SecondAgain => running(now, before, 5, Earlier::was_second),
            Self::WoodenSpoon => running(now, before, 3, Earlier::was_last),
            _ => nimmt::is_earned(self, now) || sixtysix::is_earned(self, now),
        }
    }
}

/// Whether this match and those before it, so many together, were all like that.
fn running(now: &Past, before: &[Earlier], count: usize, was: fn(&Earlier) -> bool) -> bool {
    let earlier = before.iter().rev().take(count - 1);
    now.ladder == Ladder::Table
        && was(&now.earlier())
        && earlier.filter(|past| was(past)).count() == count - 1
}

/// What a match earns that they have not got. `before`: the matches of people among themselves before
/// it, the latest last, at least the last [`BEFORE`] of them.
#[must_use]
pub fn earned_by(
    game: GameKind,
    now: &Past,
    before: &[Earlier],
    has: impl Fn(Achievement) -> bool,
) -> Vec<Achievement> {
    let all = Achievement::of(game).iter().copied();
    all.filter(|achievement| !has(*achievement) && achievement.is_earned(now, before)).collect()
}
