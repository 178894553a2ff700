//! Cards as bits: the place of a card is its suit times eight plus its rank, the ace first, so that
//! within a suit a lower place is a higher card.

use games::sixtysix::{Card, Cards, Rank, Suit};

pub(super) const NO_CARD: u8 = u8::MAX;
pub(super) const NO_SUIT: u8 = 4;

/// The card points of each rank, the ace first.
const POINTS: [u32; 8] = [11, 10, 4, 3, 2, 0, 0, 0];
/// The kings of all suits; each queen is one place further.
const KINGS: u32 = 0x0404_0404;

pub(super) const fn place(card: Card) -> u8 {
    (card.suit() as u8) << 3 | card.rank() as u8
}

pub(super) const fn card(place: u8) -> Card {
    let rank = Rank::ALL[(place & 7) as usize % Rank::ALL.len()];
    Card::new(rank, Suit::ALL[(place >> 3 & 3) as usize])
}

/// The set with this card alone.
pub(super) const fn bit(place: u8) -> u32 {
    1 << (place & 31)
}

/// A set of cards.
pub(super) fn bits(cards: Cards) -> u32 {
    cards.into_iter().fold(0, |all, card| all | bit(place(card)))
}

/// All cards of a suit; none for [`NO_SUIT`].
pub(super) const fn of_suit(suit: u8) -> u32 {
    if suit < NO_SUIT { 0x7f << (8 * suit) } else { 0 }
}

/// The suit of a card.
pub(super) const fn suit(place: u8) -> u8 {
    place >> 3
}

/// The points of a card.
pub(super) const fn points(place: u8) -> u32 {
    POINTS[(place & 7) as usize]
}

/// The kings and queens of a hand that are there in pairs.
pub(super) const fn married(hand: u32) -> u32 {
    let kings = hand & KINGS & (hand >> 1);
    kings | kings << 1
}

/// The cards that take a trick from `best`.
pub(super) const fn beating(best: u8, trump: u8) -> u32 {
    let higher = of_suit(suit(best)) & (bit(best) - 1);
    if trump == suit(best) { higher } else { higher | of_suit(trump) }
}

/// The places of a set, the lowest first.
pub(super) fn places(set: u32) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let place = lowest(left);
        left &= left - 1;
        Some(place)
    })
}

/// The lowest place of a set that is not empty.
#[allow(clippy::cast_possible_truncation, reason = "places are below 32")]
pub(super) const fn lowest(set: u32) -> u8 {
    set.trailing_zeros() as u8
}
