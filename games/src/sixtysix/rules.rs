//! The rules of a match as a value: one part for each question that is answered in different ways.
//! The file of a rule explains its part.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Contradiction, Counting, End, GoingOut, Heading, Marriages, Naming, Pack, Scoring, TurnUp,
};

/// The largest number of seats at any table.
pub const MOST_SEATS: usize = 3;

/// The rules of a match. A plain value that may be stored: a match that is read back later is
/// played by the rules it began with.
///
/// Any combination of parts can be written down; [`Rules::check`] finds out whether it can be
/// played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The cards in play.
    pub pack: Pack,
    /// Whether a card is turned up.
    pub turn_up: TurnUp,
    /// The naming of trump.
    pub naming: Naming,
    /// The card points of marriages.
    pub marriages: Marriages,
    /// The end of a game before the hands are played out.
    pub going_out: GoingOut,
    /// Whether a seat that can take a trick must take it.
    pub heading: Heading,
    /// The points that seats book.
    pub scoring: Scoring,
    /// The end of the match.
    pub end: End,
    /// Whether card points are shown.
    #[serde(default)]
    pub counting: Counting,
}

impl Rules {
    /// The total with which the leader may go out of the match, or with which the match ends
    /// automatically in the middle of a game; `None` where neither can happen.
    pub const fn out_of_match(&self) -> Option<u32> {
        match (self.scoring, self.end) {
            (Scoring::CardPoints, End::Points(enough)) => Some(enough),
            _ => None,
        }
    }

    /// Whether so many points mean the same by both.
    pub fn counts_like(&self, other: &Self) -> bool {
        self.scoring == other.scoring
    }

    /// The fewest and the most seats that these rules allow. Empty if they contradict themselves at
    /// every table.
    pub fn seats_allowed(&self) -> RangeInclusive<usize> {
        let allowed = |seats: &usize| self.check(*seats).is_ok();
        let fewest = (2..=MOST_SEATS).find(allowed);
        let most = (2..=MOST_SEATS).rfind(allowed);
        match (fewest, most) {
            (Some(fewest), Some(most)) => fewest..=most,
            #[allow(clippy::reversed_empty_ranges)]
            _ => 1..=0,
        }
    }

    /// Checks whether these rules can be played with this number of seats.
    /// Errors: when they cannot; names every contradiction at once.
    pub fn check(&self, seats: usize) -> Result<(), Vec<Contradiction>> {
        let contradictions = super::contradiction::find(self, seats);
        if contradictions.is_empty() { Ok(()) } else { Err(contradictions) }
    }
}
