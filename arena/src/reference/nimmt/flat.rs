//! Flat Monte Carlo without the weaknesses of MCS.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::{MOST_SEATS, Script, Situation, shuffle_front};
use games::nimmt::Card;

/// Plays so many games to the end, equally many with each card, all cards in the same deals of the
/// truly unseen cards and with the same luck afterwards; chooses the card that cost least.
pub fn flat(situation: &Situation, playouts: u32, seed: u64) -> Option<Card> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut unseen = situation.unseen();
    let hand = &situation.hand;
    let mut later = hand.clone();
    let turns = hand.len();
    let hidden = turns * situation.seats.saturating_sub(1);
    let each = usize::try_from(playouts).unwrap_or(usize::MAX) / turns.max(1);
    let mut costs = vec![0_u64; turns];
    let mut script = Script::new(situation.seats, turns);
    for _ in 0..each.max(1) {
        shuffle_front(&mut unseen, hidden, &mut rng);
        shuffle_front(&mut later, turns, &mut rng);
        let mut others = unseen.iter();
        for turn in 0..turns {
            for seat in (0..situation.seats).filter(|seat| *seat != situation.me) {
                script.set(turn, seat, others.next().copied().unwrap_or(0));
            }
        }
        for (card, cost) in hand.iter().zip(&mut costs) {
            script.set(0, situation.me, *card);
            for (turn, next) in (1..).zip(later.iter().filter(|next| *next != card)) {
                script.set(turn, situation.me, *next);
            }
            let mut points = [0; MOST_SEATS];
            script.play(situation.rows, &mut points);
            *cost += u64::from(points[situation.me % MOST_SEATS]);
        }
    }
    let (card, _) = hand.iter().zip(&costs).min_by_key(|(_, cost)| **cost)?;
    Situation::card(*card)
}
