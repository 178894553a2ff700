//! The games whose matches are counted: a new one is one more line in `games!`.

use games::{AnyFacts, GameKind};
use serde::{Deserialize, Serialize};

use crate::achievement::Achievement;
use crate::common;
use crate::counted::{Counted, Takes};
use crate::nimmt::NimmtHabits;
use crate::past::Past;
use crate::sixtysix::SixtysixHabits;
#[cfg(feature = "test-game")]
use crate::tally::TallyHabits;

macro_rules! games {
    ($($(#[$when:meta])* $Game:ident => $Habits:ident),+ $(,)?) => {
        /// A player's habits in a game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum PlayHabits {
            $($(#[$when])* #[doc = concat!("As `", stringify!($Habits), "` says.")] $Game($Habits),)+
        }

        impl PlayHabits {
            /// Adds a match to what the matches before have come to, if there were any.
            pub(crate) fn add(sum: &mut Option<Self>, facts: &AnyFacts) {
                match facts {
                    $($(#[$when])* AnyFacts::$Game(facts) => {
                        let habits = sum.get_or_insert_with(|| Self::$Game($Habits::default()));
                        if let Self::$Game(habits) = habits {
                            habits.add(facts);
                        }
                    })+
                }
            }
        }

        /// The score of each deal of a match; none where they are not known one by one.
        pub(crate) fn scores(facts: &AnyFacts) -> &[u32] {
            match facts { $($(#[$when])* AnyFacts::$Game(facts) => $Habits::scores(facts),)+ }
        }

        /// Returns the achievements a match earns of those that only its game has.
        pub(crate) fn earned(facts: &AnyFacts, now: &Past) -> Vec<Achievement> {
            match facts {
                $($(#[$when])* AnyFacts::$Game(facts) => {
                    let all = $Habits::ACHIEVEMENTS.iter();
                    all.filter(|(_, takes)| takes(facts, now)).map(|(one, _)| *one).collect()
                })+
            }
        }

        impl Achievement {
            /// Returns the achievements that can be earned in a game, in the order in which they
            /// are shown.
            pub fn of(game: GameKind) -> &'static [Self] {
                match game {
                    $($(#[$when])* GameKind::$Game => {
                        const OWN: &[(Achievement, Takes<<$Habits as Counted>::Facts>)] =
                            $Habits::ACHIEVEMENTS;
                        const ALL: [Achievement; OWN.len() + common::ACHIEVEMENTS.len()] =
                            with_common(OWN);
                        &ALL
                    })+
                }
            }
        }
    };
}

games! {
    Nimmt => NimmtHabits,
    Sixtysix => SixtysixHabits,
    #[cfg(feature = "test-game")]
    Tally => TallyHabits,
}

impl Achievement {
    /// The one of this name in a game; `None` for one that this version does not know.
    pub fn from_name(game: GameKind, name: &str) -> Option<Self> {
        Self::of(game).iter().copied().find(|achievement| achievement.as_str() == name)
    }
}

/// The achievements of one game, and behind them those that all games have.
const fn with_common<Facts, const ALL: usize>(
    own: &[(Achievement, Takes<Facts>)],
) -> [Achievement; ALL] {
    let mut all = [Achievement::ThreeWins; ALL];
    let mut index = 0;
    while index < ALL {
        all[index] = if index < own.len() {
            own[index].0
        } else {
            common::ACHIEVEMENTS[index - own.len()].0
        };
        index += 1;
    }
    all
}
