//! The player "MCS" of rl-6-nimmt, after its description.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::{MOST_SEATS, Script, Situation, shuffle_front};
use games::nimmt::Card;

/// Plays so many games to the end, each with a new random deal of the unnoticed cards and with the
/// own cards in random order; chooses the card that cost least on average when it came first. So
/// every card is tried by chance about equally often.
pub fn mcs(situation: &Situation, playouts: u32, seed: u64) -> Option<Card> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut unseen = situation.unnoticed();
    let mut own = situation.hand.clone();
    let turns = own.len();
    let hidden = turns * situation.seats.saturating_sub(1);
    let mut tallies = [(0_u32, 0_u32); 128];
    let mut script = Script::new(situation.seats, turns);
    for _ in 0..playouts.max(1) {
        shuffle_front(&mut unseen, hidden, &mut rng);
        shuffle_front(&mut own, turns, &mut rng);
        let mut others = unseen.iter();
        for (turn, card) in own.iter().enumerate() {
            for seat in 0..situation.seats {
                let card = if seat == situation.me { Some(card) } else { others.next() };
                script.set(turn, seat, card.copied().unwrap_or(0));
            }
        }
        let mut points = [0; MOST_SEATS];
        script.play(situation.rows, &mut points);
        let first = own.first().copied().unwrap_or(0);
        let (tried, cost) = &mut tallies[usize::from(first & 127)];
        *tried += 1;
        *cost += points[situation.me % MOST_SEATS];
    }
    let mean = |card: &u8| {
        let (tried, cost) = tallies[usize::from(card & 127)];
        f64::from(cost) / f64::from(tried)
    };
    // A card that was never tried has no mean and is not chosen.
    let tried = situation.hand.iter().filter(|card| tallies[usize::from(**card & 127)].0 > 0);
    tried.min_by(|a, b| mean(a).total_cmp(&mean(b))).copied().and_then(Situation::card)
}
