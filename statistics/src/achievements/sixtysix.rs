//! What can be earned at Sixty-Six.

use games::AnyFacts;

use super::Achievement;
use crate::past::Past;

/// What a whole match is usually won with.
const MATCH: u32 = 7;
/// One point less.
const BRINK: u32 = 6;
/// A call that lacked more was no miscount.
const NEARLY: u32 = 2;

/// Whether a match earns one of those that only this game has.
pub(super) fn is_earned(achievement: Achievement, now: &Past) -> bool {
    let Some(AnyFacts::Sixtysix(facts)) = &now.facts else { return false };
    match achievement {
        Achievement::Schwarz => facts.schwarz > 0,
        Achievement::Whitewash => {
            now.won && now.is_comparable() && now.score >= MATCH && now.others.highest == Some(0)
        }
        Achievement::DoubleWedding => facts.most_marriages >= 2,
        Achievement::LockedUp => facts.closed_right >= 3 && facts.closed_wrong == 0,
        Achievement::FromTheBrink => now.won && now.is_comparable() && facts.behind >= BRINK,
        Achievement::ShortCount => facts.lacked.is_some_and(|lacked| lacked <= NEARLY),
        _ => false,
    }
}
