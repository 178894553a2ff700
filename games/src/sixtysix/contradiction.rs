//! Rules that contradict themselves, and why.

use super::{End, MOST_SEATS, Marriages, Naming, Pack, Rules};

/// One reason why rules cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Contradiction {
    /// Fewer than two seats.
    #[error("{seats} seats are too few: at least 2 are needed")]
    TooFewSeats {
        /// The seats asked for.
        seats: usize,
    },
    /// More than three seats.
    #[error("{seats} seats are too many: at most 3 are possible")]
    TooManySeats {
        /// The seats asked for.
        seats: usize,
    },
    /// A bid between fewer than three.
    #[error("trump can be bid for by three only")]
    BidNeedsThree,
    /// 20 cards for more than two.
    #[error("without nines only two can play")]
    NinesNeeded,
    /// Trump is the suit of the turn-up, but there is none.
    #[error("nothing is turned up that could tell trump")]
    NothingTellsTrump,
    /// Somebody names trump although the turn-up tells it.
    #[error("trump is named, so no card can be turned up")]
    TurnUpTellsTrump,
    /// Trump would change away from the turn-up, or from what a declarer named.
    #[error("marriages can change trump only where forehand names it")]
    TrumpWouldChange,
    /// A total that nobody can need.
    #[error("a match to {points} is not possible: 1 to 9999 is")]
    Points {
        /// The points asked for.
        points: u32,
    },
    /// A number of games that nobody plays.
    #[error("a match of {games} games is not possible: 1 to 99 is")]
    Games {
        /// The games asked for.
        games: u32,
    },
}

/// Every reason why these rules cannot be played by so many.
pub(super) fn find(rules: &Rules, seats: usize) -> Vec<Contradiction> {
    let shown = rules.turn_up.is_shown();
    let by_turn_up = rules.naming == Naming::TurnUp;
    let rising = rules.marriages == Marriages::Rising;
    let mut reasons = vec![
        (seats < 2, Contradiction::TooFewSeats { seats }),
        (seats > MOST_SEATS, Contradiction::TooManySeats { seats }),
        (rules.naming.is_bid() && seats < 3, Contradiction::BidNeedsThree),
        (rules.pack == Pack::WithoutNines && seats > 2, Contradiction::NinesNeeded),
        (by_turn_up && !shown, Contradiction::NothingTellsTrump),
        (!by_turn_up && shown, Contradiction::TurnUpTellsTrump),
        (rising && rules.naming != Naming::Forehand, Contradiction::TrumpWouldChange),
    ];
    reasons.push(match rules.end {
        End::Points(points) => {
            (!(1..=End::MOST_POINTS).contains(&points), Contradiction::Points { points })
        }
        End::Games(games) => {
            (!(1..=End::MOST_GAMES).contains(&games), Contradiction::Games { games })
        }
    });
    reasons.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason).collect()
}
