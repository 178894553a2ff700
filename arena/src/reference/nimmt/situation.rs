//! The situation that a reference opponent looks at.

use super::QuickRows;
use games::nimmt::{Card, Deck, Row, Seat};

/// A set of cards, by their numbers.
type Cards = u128;

/// A seat's knowledge when it must play a card.
pub struct Situation {
    /// The number of seats at the table.
    pub seats: usize,
    /// The seat that is asked, from 0.
    pub me: usize,
    /// Its hand, ascending.
    pub hand: Vec<u8>,
    pub rows: QuickRows,
    deck: Cards,
    /// All cards that were ever seen.
    seen: Cards,
    /// Those that were held or lay in a row when a turn began.
    glimpsed: Cards,
}

impl Situation {
    /// The knowledge of this seat.
    pub fn of(seat: &Seat) -> Self {
        let table = &seat.table;
        let lists: Vec<Vec<u8>> = table.rows.iter().map(|row| numbers(&row.cards())).collect();
        let highest = match table.rules.deck {
            Deck::Fitted => table.rules.cards_in_play(table.seats.len()).min(MOST),
            _ => MOST,
        };
        let deck = (1..=highest).fold(0, |set, number| set | 1 << number);
        let mut glimpsed = set(&seat.hand) | rows(&table.rows);
        let mut seen = glimpsed;
        for turn in &table.turns {
            glimpsed |= rows(&turn.rows);
            for (of, cards) in &turn.played {
                seen |= set(cards);
                if *of == seat.seat {
                    glimpsed |= set(cards);
                }
            }
        }
        seen |= glimpsed;
        Self {
            seats: table.seats.len(),
            me: seat.seat.index(),
            hand: numbers(&seat.hand),
            rows: QuickRows::new(table.rules.capacity(), lists.iter().map(Vec::as_slice)),
            deck,
            seen,
            glimpsed,
        }
    }

    /// The cards that others may hold, for somebody who forgets nothing.
    pub fn unseen(&self) -> Vec<u8> {
        list(self.deck & !self.seen)
    }

    /// The same for a player who looks at the table only when it is asked: cards that came and went
    /// within a turn may be anywhere.
    pub fn unnoticed(&self) -> Vec<u8> {
        list(self.deck & !self.glimpsed)
    }

    pub fn card(number: u8) -> Option<Card> {
        Card::new(number)
    }
}

const MOST: usize = Card::HIGHEST as usize;

fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

fn set(cards: &[Card]) -> Cards {
    cards.iter().fold(0, |set, card| set | 1 << card.number())
}

fn rows(rows: &[Row]) -> Cards {
    rows.iter().fold(0, |cards, row| cards | set(&row.cards()))
}

fn list(cards: Cards) -> Vec<u8> {
    (1..=Card::HIGHEST).filter(|number| cards >> number & 1 == 1).collect()
}
