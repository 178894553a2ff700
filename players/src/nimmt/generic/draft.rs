//! The choice of cards from the pool by a player without search.

use rand::rngs::SmallRng;

use super::weighted::draw_weighted;
use games::nimmt::{Card, Choice, Rules};

/// The cost of holding a card relative to others, at nine places from the lowest card of the deck
/// to the highest: measured in games of 2 to 10 seats after drafts at random. The lowest cards take
/// rows; those a little higher have the most to choose from.
const COST: [f32; 9] = [1.0, -0.5, -0.7, -0.6, -0.2, 0.1, 0.3, 0.45, 0.55];

/// The cost difference that makes a card about three times as rare.
const HEAT: f32 = 0.4;

/// One of the better cards of the pool.
pub(super) fn choose(pool: &[Card], rules: &Rules, seats: usize, rng: &mut SmallRng) -> Choice {
    let highest = rules.cards_in_play(seats);
    let chosen = draw_weighted(pool.iter().map(|card| cost(*card, highest)), HEAT, rng);
    pool.get(chosen).map_or(Choice::Stop, |card| Choice::Draft(*card))
}

/// The best cards of the pool, at most so many.
pub(super) fn best(pool: &[Card], rules: &Rules, seats: usize, most: usize) -> Vec<Choice> {
    let highest = rules.cards_in_play(seats);
    let mut cards = pool.to_vec();
    cards.sort_by(|a, b| cost(*a, highest).total_cmp(&cost(*b, highest)).then(a.cmp(b)));
    cards.truncate(most);
    cards.into_iter().map(Choice::Draft).collect()
}

/// The apparent cost of a card in a deck up to this one.
fn cost(card: Card, highest: usize) -> f32 {
    let highest = f32::from(u8::try_from(highest).unwrap_or(u8::MAX)).max(1.0);
    let steps = f32::from(u8::try_from(COST.len() - 1).unwrap_or(u8::MAX));
    let place = (f32::from(card.number() - 1) / highest * steps).clamp(0.0, steps - 0.001);
    let part = place.fract();
    // The two measured places that the card lies between.
    let mut between = COST.windows(2).skip(place as usize);
    between.next().map_or(0.0, |ends| ends[0] * (1.0 - part) + ends[1] * part)
}
