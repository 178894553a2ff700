//! The rules of a match as a value: one part for each question that is answered differently. What a
//! part means stands in the file of its rule.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Contradiction, Counting, End, GoingOut, Heading, Marriages, Naming, Pack, Scoring, TurnUp,
};

/// The most seats at any table.
pub const MOST_SEATS: usize = 3;

/// The rules of a match. A plain value that may be stored: a match that is read back later is played
/// by the rules it began with.
///
/// Any combination of parts can be written down; [`Rules::check`] says whether it can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// Which cards are in play.
    pub pack: Pack,
    /// Whether a card is turned up.
    pub turn_up: TurnUp,
    /// Who names trump.
    pub naming: Naming,
    /// What marriages count.
    pub marriages: Marriages,
    /// How a game ends before the hands are played out.
    pub going_out: GoingOut,
    /// Whether a trick must be taken by who can.
    pub heading: Heading,
    /// What the seats book.
    pub scoring: Scoring,
    /// When the match ends.
    pub end: End,
    /// Whether card points are shown.
    #[serde(default)]
    pub counting: Counting,
}

impl Rules {
    /// The total with which the leader may go out of the match, or with which it ends by itself in
    /// the middle of a game; `None` where neither can be.
    #[must_use]
    pub const fn out_of_match(&self) -> Option<u32> {
        match (self.scoring, self.end) {
            (Scoring::CardPoints, End::Points(enough)) => Some(enough),
            _ => None,
        }
    }

    /// From the fewest to the most seats these rules allow. Empty if they contradict themselves at
    /// every table.
    #[must_use]
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

    /// Whether these rules can be played with so many seats.
    ///
    /// # Errors
    ///
    /// Names every contradiction at once.
    pub fn check(&self, seats: usize) -> Result<(), Vec<Contradiction>> {
        let found = super::contradiction::find(self, seats);
        if found.is_empty() { Ok(()) } else { Err(found) }
    }
}
