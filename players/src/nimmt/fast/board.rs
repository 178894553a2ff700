//! The table of a fast playout: rows as a few numbers, hands as short lists.

use games::nimmt::Card;

/// The most rows these playouts know.
pub(super) const MOST_ROWS: usize = 5;
/// The most cards of a hand these playouts know.
pub(super) const MOST_HAND: usize = 16;
/// The most seats these playouts know.
pub(super) const MOST_SEATS: usize = 20;
/// One more than the highest card.
pub(super) const CARDS: usize = 105;

/// The bull heads of each card, by its number.
pub(super) const HEADS: [u8; CARDS] = heads();

const fn heads() -> [u8; CARDS] {
    let mut heads = [0; CARDS];
    let mut number = 1;
    while number < CARDS {
        if let Some(card) = Card::new(number as u8) {
            heads[number] = card.bull_heads() as u8;
        }
        number += 1;
    }
    heads
}

/// The part of a row that a playout needs.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Lane {
    /// Its first card. The same as `last` where cards are laid behind only.
    pub(super) first: u8,
    /// Its last card.
    pub(super) last: u8,
    /// The number of cards.
    pub(super) len: u8,
    /// Their bull heads.
    pub(super) heads: u8,
}

impl Lane {
    fn begin(card: u8) -> Self {
        Self { first: card, last: card, len: 1, heads: HEADS[card as usize] }
    }
}

/// The place where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// Behind the last card of this row.
    Behind(usize),
    /// Before its first card (Pro).
    Before(usize),
    /// Nowhere: its seat takes a row of its choice.
    Nowhere,
}

/// The rows, and which cards nobody has seen on the table yet.
///
/// Rows that are not there are filled in such a way that no card goes to them
/// and they are never the cheapest: loops of a fixed length are faster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    lanes: [Lane; MOST_ROWS],
    rows: u8,
    capacity: u8,
    /// Whether cards also go before a row's first card (Pro).
    both_ends: bool,
    /// For each number: how many cards up to it have never lain on the table.
    hidden: [u8; NUMBERS],
}

/// The numbers of the cards, filled up to a power of two: a masked index needs
/// no check.
const NUMBERS: usize = 128;
const COUNT: [u8; NUMBERS] = {
    let mut count = [0; NUMBERS];
    let mut number = 0;
    while number < NUMBERS {
        count[number] = number as u8;
        number += 1;
    }
    count
};

impl Board {
    /// A table with these rows. `hidden` are the cards that never lay there.
    pub(super) fn new(
        lanes: &[Lane],
        capacity: usize,
        both_ends: bool,
        hidden: impl Iterator<Item = u8>,
    ) -> Self {
        let mut board = Self {
            lanes: [Lane { first: 0, last: u8::MAX, len: 0, heads: u8::MAX }; MOST_ROWS],
            rows: lanes.len().min(MOST_ROWS) as u8,
            capacity: capacity as u8,
            both_ends,
            hidden: [0; NUMBERS],
        };
        for (own, lane) in board.lanes.iter_mut().zip(lanes) {
            *own = *lane;
        }
        for card in hidden {
            for (number, count) in COUNT.iter().zip(&mut board.hidden) {
                *count += u8::from(*number >= card);
            }
        }
        board
    }

    /// The rows.
    #[inline(always)]
    pub(super) fn lanes(&self) -> &[Lane] {
        &self.lanes[..usize::from(self.rows)]
    }

    /// The number of cards this row can still hold before it is full.
    #[inline(always)]
    pub(super) fn room(&self, row: usize) -> u8 {
        self.capacity.saturating_sub(self.lanes[row].len)
    }

    /// The number of cards up to this one that have never lain on the table.
    #[inline(always)]
    pub(super) fn hidden_up_to(&self, card: u8) -> u8 {
        self.hidden[usize::from(card) & (NUMBERS - 1)]
    }

    /// A card is shown: from now on everybody knows where it is.
    #[inline(always)]
    pub(super) fn show(&mut self, card: u8) {
        for (number, count) in COUNT.iter().zip(&mut self.hidden) {
            *count = count.saturating_sub(u8::from(*number >= card));
        }
    }

    /// The place where a card goes. Of two equally near ends the one with more room, then the
    /// cheaper one.
    #[inline(always)]
    pub(super) fn spot_of(&self, card: u8) -> Spot {
        if self.both_ends {
            return self.spot_at_either_end(card);
        }
        // The highest last card below this one, and its row in the low byte.
        let mut best = 0;
        for (row, lane) in self.lanes.iter().enumerate() {
            let key = (u16::from(lane.last) << 8) | row as u16;
            best = best.max(if lane.last < card { key } else { 0 });
        }
        if best == 0 { Spot::Nowhere } else { Spot::Behind(usize::from(best & 0xff)) }
    }

    fn spot_at_either_end(&self, card: u8) -> Spot {
        let mut best = (u8::MAX, u8::MAX, u8::MAX);
        let mut at = Spot::Nowhere;
        for (row, lane) in self.lanes().iter().enumerate() {
            let (distance, spot) = if lane.last < card {
                (card - lane.last, Spot::Behind(row))
            } else if lane.first > card {
                (lane.first - card, Spot::Before(row))
            } else {
                continue;
            };
            let rank = (distance, lane.len, lane.heads);
            if rank < best {
                best = rank;
                at = spot;
            }
        }
        at
    }

    /// The row with the fewest bull heads, the first of several.
    #[inline(always)]
    pub(super) fn cheapest(&self) -> usize {
        let mut best = u16::MAX;
        for (row, lane) in self.lanes.iter().enumerate() {
            best = best.min((u16::from(lane.heads) << 8) | row as u16);
        }
        usize::from(best & 0xff)
    }

    /// Lays a card where it goes, too low ones on the cheapest row, and returns the bull heads it
    /// takes.
    #[inline(always)]
    pub(super) fn place(&mut self, card: u8) -> u8 {
        self.lay_at(self.spot_of(card), card)
    }

    /// Lays a card there, or takes the cheapest row. Returns the bull heads it takes.
    #[inline(always)]
    pub(super) fn lay_at(&mut self, spot: Spot, card: u8) -> u8 {
        match spot {
            Spot::Nowhere => self.take(self.cheapest(), card),
            Spot::Behind(row) => self.lay(row, card, false),
            Spot::Before(row) => self.lay(row, card, true),
        }
    }

    /// Lays a card at an end of a row; a full one is taken.
    #[inline(always)]
    fn lay(&mut self, row: usize, card: u8, before: bool) -> u8 {
        if self.room(row) == 0 {
            return self.take(row, card);
        }
        let lane = &mut self.lanes[row];
        lane.len += 1;
        lane.heads += HEADS[card as usize % CARDS];
        if before {
            lane.first = card;
        } else {
            lane.last = card;
        }
        0
    }

    /// Takes a row, which the card begins anew, and returns the row's bull heads.
    #[inline(always)]
    pub(super) fn take(&mut self, row: usize, card: u8) -> u8 {
        std::mem::replace(&mut self.lanes[row], Lane::begin(card)).heads
    }
}

/// A hand, ascending: a card in each byte, the lowest first, so that taking one
/// out is a shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hand {
    cards: u128,
    len: u8,
}

impl Hand {
    /// A hand of these cards; those beyond `MOST_HAND` are left out.
    pub(super) fn new(cards: impl IntoIterator<Item = u8>) -> Self {
        let mut hand = Self::default();
        for card in cards {
            hand.insert(card);
        }
        hand
    }

    /// Its cards, ascending; behind them zeros.
    #[inline(always)]
    pub(super) fn cards(&self) -> [u8; MOST_HAND] {
        self.cards.to_le_bytes()
    }

    /// Its cards as a list.
    pub(super) fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        self.cards().into_iter().take(self.len())
    }

    /// The number of cards in it.
    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Takes the card at this place out.
    #[inline(always)]
    pub(super) fn remove(&mut self, at: usize) -> u8 {
        let below = (1u128 << (8 * at)) - 1;
        let card = (self.cards >> (8 * at)) as u8;
        self.cards = (self.cards & below) | ((self.cards >> 8) & !below);
        self.len -= 1;
        card
    }

    /// Takes this card out, if it is there.
    pub(super) fn discard(&mut self, card: u8) {
        let place = self.iter().position(|held| held == card);
        if let Some(at) = place {
            self.remove(at);
        }
    }

    /// Puts a card in its place.
    #[inline(always)]
    pub(super) fn insert(&mut self, card: u8) {
        let len = self.len();
        if len == MOST_HAND {
            return;
        }
        let mut at = 0;
        for (place, held) in self.cards().into_iter().enumerate() {
            at += usize::from(place < len && held < card);
        }
        let below = (1u128 << (8 * at)) - 1;
        self.cards =
            (self.cards & below) | (u128::from(card) << (8 * at)) | ((self.cards & !below) << 8);
        self.len += 1;
    }
}
