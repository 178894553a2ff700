//! Contradictions within the rules, with their reasons.

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
    /// A bid with fewer than three seats.
    #[error("trump can be bid for by three only")]
    BidNeedsThree,
    /// A pack without nines for more than two seats.
    #[error("without nines only two can play")]
    NinesNeeded,
    /// No turn-up where trump is its suit.
    #[error("nothing is turned up that could tell trump")]
    NothingTellsTrump,
    /// A turn-up where trump is named.
    #[error("trump is named, so no card can be turned up")]
    TurnUpTellsTrump,
    /// Marriages that would change trump away from the turn-up, or from the suit that a declarer
    /// named.
    #[error("marriages can change trump only where forehand names it")]
    TrumpWouldChange,
    /// A total out of bounds.
    #[error("a match to {points} is not possible: 1 to 9999 is")]
    Points {
        /// The points asked for.
        points: u32,
    },
    /// A number of games out of bounds.
    #[error("a match of {games} games is not possible: 1 to 99 is")]
    Games {
        /// The games asked for.
        games: u32,
    },
}

/// All contradictions of these rules at a table with this number of seats.
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
