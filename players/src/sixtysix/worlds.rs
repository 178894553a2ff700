//! Guesses at the hidden cards, in a way that fits everything the seat has seen.

use games::sixtysix::Seat;
use rand::RngExt;
use rand::rngs::SmallRng;

use super::bits;
use super::state::{MOST_STOCK, NOBODY, State};
use super::terms::Terms;

/// The worlds that a seat holds possible.
pub(super) struct Worlds {
    /// The seat's view. The other hands contain the cards that are known to be there.
    seen: State,
    /// The number of cards each hand lacks.
    missing: [usize; 3],
    /// The cards each hand cannot hold.
    lacks: [u32; 3],
    /// Cards whose place nobody knows.
    free: Vec<u8>,
    /// The number of cards that lie face down.
    stock: usize,
}

/// The number of random deals that are tried before one is arranged.
const TRIES: usize = 60;

impl Worlds {
    /// The worlds of this seat; `None` if nobody is asked anything.
    pub(super) fn of(seat: &Seat) -> Option<Self> {
        let mut seen = State::seen(seat)?;
        let me = seat.seat.index();
        let (mut missing, mut lacks) = ([0; 3], [0; 3]);
        for (index, shown) in seat.table.seats.iter().enumerate().take(3) {
            lacks[index] = bits::bits(shown.lacks);
            if index != me {
                seen.hands[index] = bits::bits(shown.known);
                missing[index] = shown.hand.saturating_sub(shown.known.len());
            }
        }
        let free = seat.unseen().into_iter().map(bits::place).collect();
        Some(Self { seen, missing, lacks, free, stock: seat.table.stock.min(MOST_STOCK) })
    }

    /// Whether nothing that could matter is left to guess.
    pub(super) fn is_certain(&self, terms: &Terms) -> bool {
        let stock_known = self.seen.closed_by != NOBODY || self.stock <= 1;
        let needed: usize = self.missing.iter().sum();
        let possible = self.free.iter().filter(|card| {
            (0..3).any(|seat| self.missing[seat] > 0 && self.lacks[seat] & bits::bit(**card) == 0)
        });
        terms.seats == 2 && stock_known && possible.count() == needed
    }

    /// A random world, every deal that fits equally likely.
    pub(super) fn imagine(&self, rng: &mut SmallRng) -> State {
        let mut cards = [0_u8; 32];
        let count = self.free.len().min(cards.len());
        let cards = &mut cards[..count];
        cards.copy_from_slice(&self.free[..count]);
        for _ in 0..TRIES {
            shuffle(cards, rng);
            if let Some(state) = self.deal(cards) {
                return state;
            }
        }
        // Rarely hardly any deal fits: then each hand first gets the cards that the next ones
        // cannot hold.
        shuffle(cards, rng);
        self.arrange(cards);
        self.deal(cards).unwrap_or(self.seen)
    }

    /// Deals the cards in this order; `None` if a hand cannot hold its own.
    fn deal(&self, cards: &[u8]) -> Option<State> {
        let mut state = self.seen;
        let mut from = 0;
        for (seat, missing) in self.missing.iter().enumerate() {
            for card in cards.get(from..from + missing)? {
                if self.lacks[seat] & bits::bit(*card) != 0 {
                    return None;
                }
                state.hands[seat] |= bits::bit(*card);
            }
            from += missing;
        }
        let left = cards.get(from..from + self.stock)?;
        state.stock[..left.len()].copy_from_slice(left);
        state.end = u8::try_from(left.len()).unwrap_or(0);
        Some(state)
    }

    fn arrange(&self, cards: &mut [u8]) {
        let mut from = 0;
        for (seat, missing) in self.missing.iter().enumerate() {
            let later = (seat + 1..3).filter(|other| self.missing[*other] > 0);
            let not_later = later.fold(0, |all, other| all | self.lacks[other]);
            if let Some(rest) = cards.get_mut(from..) {
                rest.sort_by_key(|card| {
                    let fits = self.lacks[seat] & bits::bit(*card) == 0;
                    (!fits, not_later & bits::bit(*card) == 0)
                });
            }
            from += missing;
        }
    }
}

fn shuffle(cards: &mut [u8], rng: &mut SmallRng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, rng.random_range(0..=last));
    }
}
