//! What can be earned at 6 nimmt!

use games::AnyFacts;

use super::Achievement;
use crate::past::Past;

/// A game of so many bull heads is a herd.
const HERD: u32 = 30;
/// Being too low so often is a habit.
const OFTEN: u32 = 5;
/// Half time of fewer games than this says nothing.
const GAMES: u32 = 4;
/// What nobody may pass in the usual match.
const LIMIT: u32 = 66;

/// Whether a match earns one of those that only this game has.
pub(super) fn is_earned(achievement: Achievement, now: &Past) -> bool {
    let Some(AnyFacts::Nimmt(facts)) = &now.facts else { return false };
    match achievement {
        Achievement::Clean => facts.clean > 0,
        Achievement::SevenHeads => facts.seven > 0,
        Achievement::ThreeRows => facts.sixth_run >= 3,
        Achievement::LastToFirst => {
            now.won && now.games >= GAMES && now.seats >= 3 && facts.halfway == now.seats
        }
        Achievement::WholeHerd => {
            now.is_comparable() && facts.games.iter().any(|points| *points >= HERD)
        }
        Achievement::SameRow => facts.same_row >= 3,
        Achievement::Bargains => facts.low >= OFTEN && facts.cheapest == facts.low,
        Achievement::ExactlyEnough => now.is_comparable() && now.score == LIMIT,
        _ => false,
    }
}
