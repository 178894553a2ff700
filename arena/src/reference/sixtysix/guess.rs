//! Guesses at the places of the cards that a seat does not see.

use games::sixtysix::{Card, Cards, Seat, World};
use rand::RngExt;
use rand::rngs::SmallRng;

/// The number of purely random attempts, which make every world equally likely.
const TRIES: usize = 40;
/// The number of further attempts, in which cards that fit in the fewest places are given out
/// first.
const MORE_TRIES: usize = 400;

/// A seat's knowledge about the hidden cards.
pub struct Guess<'a> {
    seat: &'a Seat,
    unseen: Vec<Card>,
    /// For each place the number of these cards that lie there, and the cards that cannot: the
    /// hands, then the stock.
    places: Vec<(usize, Cards)>,
}

impl<'a> Guess<'a> {
    /// `None` if the seat is asked nothing.
    pub fn of(seat: &'a Seat) -> Option<Self> {
        seat.decision.as_ref()?;
        let hands = seat.table.seats.iter().map(|shown| {
            let hidden = if shown.seat == seat.seat {
                0
            } else {
                shown.hand.saturating_sub(shown.known.len())
            };
            (hidden, shown.lacks)
        });
        let places = hands.chain([(seat.table.stock, Cards::NONE)]).collect();
        Some(Self { seat, unseen: seat.unseen().into_iter().collect(), places })
    }

    /// One of the worlds that fit; `None` if none is found.
    pub fn world(&self, rng: &mut SmallRng) -> Option<World> {
        let mut cards = self.unseen.clone();
        (0..TRIES + MORE_TRIES).find_map(|attempt| {
            shuffle(&mut cards, rng);
            if attempt >= TRIES {
                cards.sort_by_key(|card| self.fitting(*card).count());
            }
            let given = self.give_out(&cards, attempt >= TRIES, rng)?;
            self.imagine(given)
        })
    }

    /// The places where a card may lie.
    fn fitting(&self, card: Card) -> impl Iterator<Item = usize> {
        let places = self.places.iter().enumerate();
        let fits =
            move |(_, (room, lacks)): &(usize, &(usize, Cards))| *room > 0 && !lacks.contains(card);
        places.filter(fits).map(|(place, _)| place)
    }

    /// The cards of each place: in order, or each at any place that it fits in and that has room.
    fn give_out(
        &self,
        cards: &[Card],
        wherever: bool,
        rng: &mut SmallRng,
    ) -> Option<Vec<Vec<Card>>> {
        let mut given: Vec<Vec<Card>> = vec![Vec::new(); self.places.len()];
        for card in cards {
            let has_room = |place: &usize| {
                given.get(*place).map(Vec::len) < self.places.get(*place).map(|(room, _)| *room)
            };
            // After a situation some cards are nowhere any more.
            let Some(next) = (0..self.places.len()).find(has_room) else { break };
            let place = if wherever {
                let open: Vec<usize> = self.fitting(*card).filter(has_room).collect();
                *open.get(rng.random_range(0..open.len().max(1)))?
            } else {
                next
            };
            given.get_mut(place)?.push(*card);
        }
        Some(given)
    }

    /// The world with these cards; `None` if the rules say that it cannot be.
    fn imagine(&self, mut given: Vec<Vec<Card>>) -> Option<World> {
        let stock = given.pop()?;
        let shown = self.seat.table.seats.iter().zip(given);
        let hands: Vec<Cards> = shown
            .map(|(shown, cards)| {
                let own = shown.seat == self.seat.seat;
                let known = if own { self.seat.hand } else { shown.known };
                known | cards.into_iter().collect()
            })
            .collect();
        World::imagine(self.seat, &hands, &stock).ok()
    }
}

fn shuffle(cards: &mut [Card], rng: &mut SmallRng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, rng.random_range(0..=last));
    }
}
