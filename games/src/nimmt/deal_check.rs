//! Checks whether a deal is possible under the rules.
//!
//! Single situations may be dealt too: hands shorter than the rules say, and rows that are under
//! way. Only deals that no game could ever reach are refused.

use super::deal::{Carryover, Deal, Dealt};
use super::{Card, RowNo, Rules, SeatNo, Stack};

/// The reason why a deal is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDeal {
    /// Hands dealt where the seats draft.
    #[error("the seats draft, so a pool is needed instead of rows and hands")]
    PoolNeeded,
    /// A pool where hands are dealt.
    #[error("nothing is drafted, so rows and hands are needed instead of a pool")]
    HandsNeeded,
    /// Another number of rows than the rules have.
    #[error("there are {found} rows instead of {needed}")]
    RowCount {
        /// Rows dealt.
        found: usize,
        /// Rows of the rules.
        needed: usize,
    },
    /// A row without a card.
    #[error("row {0} is empty")]
    EmptyRow(RowNo),
    /// A row longer than rows can be.
    #[error("row {row} holds more than {capacity}")]
    RowTooLong {
        row: RowNo,
        /// The most it can hold.
        capacity: usize,
    },
    /// A row that does not ascend.
    #[error("row {0} does not ascend")]
    RowNotAscending(RowNo),
    /// Two rows that end with equal cards, which would lie on each other.
    #[error("rows {0} and {1} end with equal cards")]
    EqualEnds(RowNo, RowNo),
    /// Another number of hands than there are seats.
    #[error("there are {found} hands for {seats} seats")]
    HandCount {
        /// Hands dealt.
        found: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A hand larger than the rules say.
    #[error("seat {seat} holds {found} cards, more than {most}")]
    HandTooLarge {
        seat: SeatNo,
        /// Its cards.
        found: usize,
        /// The most the rules deal.
        most: usize,
    },
    /// Hands without a single card.
    #[error("nobody holds a card")]
    NoCards,
    /// A pool of a size that does not leave exactly the rows.
    #[error(
        "a pool of {found} cards does not give {seats} equal hands of up to {most} and {rows} rows"
    )]
    PoolSize {
        /// Cards in the pool.
        found: usize,
        /// Seats at the table.
        seats: usize,
        /// The most the rules deal to a seat.
        most: usize,
        /// Rows of the rules.
        rows: u8,
    },
    /// A card that this deck does not have.
    #[error("{0} is not in the deck")]
    NotInDeck(Card),
    /// A card that occurs more often than in the deck.
    #[error("{0} is in play twice")]
    TwiceInPlay(Card),
    /// Rows other than those of the game before, which had to stay.
    #[error("the rows of the game before must stay as they lie")]
    RowsMustStay,
    /// Hands or rows other than those of the sheets.
    #[error("the hands and rows must be those of the sheets")]
    NotTheSheets,
}

/// Checks whether a game can begin with this deal.
pub(super) fn check(
    deal: &Deal,
    rules: &Rules,
    seats: usize,
    carryover: &Carryover<'_>,
) -> Result<(), BadDeal> {
    match (&deal.0, rules.dealing.drafts(carryover)) {
        (Dealt::Hands { .. }, true) => Err(BadDeal::PoolNeeded),
        (Dealt::Pool(_), false) => Err(BadDeal::HandsNeeded),
        (Dealt::Pool(pool), true) => {
            pool_size(pool, rules, seats)?;
            in_deck(pool, rules, seats)
        }
        (Dealt::Hands { rows, hands }, false) => {
            check_rows(rows, rules)?;
            check_hands(hands, rules, seats)?;
            let stacks = rows.iter().flatten();
            let on_table =
                stacks.flat_map(|stack| std::iter::repeat_n(stack.card, usize::from(stack.copies)));
            let all: Vec<Card> = on_table.chain(hands.iter().flatten().copied()).collect();
            in_deck(&all, rules, seats)?;
            follows(rows, hands, carryover)
        }
    }
}

fn pool_size(pool: &[Card], rules: &Rules, seats: usize) -> Result<(), BadDeal> {
    let (most, drafted) = (rules.hand_size(seats), pool.len().checked_sub(usize::from(rules.rows)));
    match drafted {
        Some(drafted)
            if drafted > 0 && drafted.is_multiple_of(seats) && drafted <= most * seats =>
        {
            Ok(())
        }
        _ => Err(BadDeal::PoolSize { found: pool.len(), seats, most, rows: rules.rows }),
    }
}

fn check_rows(rows: &[Vec<Stack>], rules: &Rules) -> Result<(), BadDeal> {
    let (needed, capacity) = (usize::from(rules.rows), rules.capacity());
    if rows.len() != needed {
        return Err(BadDeal::RowCount { found: rows.len(), needed });
    }
    for (index, stacks) in rows.iter().enumerate() {
        let row = RowNo::from_index(index);
        let Some(last) = stacks.last() else {
            return Err(BadDeal::EmptyRow(row));
        };
        if stacks.len() > capacity {
            return Err(BadDeal::RowTooLong { row, capacity });
        }
        if !stacks.is_sorted_by(|a, b| a.card < b.card) {
            return Err(BadDeal::RowNotAscending(row));
        }
        let ends_equal = |other: &Vec<Stack>| other.last().is_some_and(|end| end.card == last.card);
        if let Some(earlier) = rows[..index].iter().position(ends_equal) {
            return Err(BadDeal::EqualEnds(RowNo::from_index(earlier), row));
        }
    }
    Ok(())
}

fn check_hands(hands: &[Vec<Card>], rules: &Rules, seats: usize) -> Result<(), BadDeal> {
    if hands.len() != seats {
        return Err(BadDeal::HandCount { found: hands.len(), seats });
    }
    let most = rules.hand_size(seats);
    for (index, hand) in hands.iter().enumerate() {
        if hand.len() > most {
            let seat = SeatNo::from_index(index);
            return Err(BadDeal::HandTooLarge { seat, found: hand.len(), most });
        }
    }
    if hands.iter().all(Vec::is_empty) { Err(BadDeal::NoCards) } else { Ok(()) }
}

fn in_deck(cards: &[Card], rules: &Rules, seats: usize) -> Result<(), BadDeal> {
    let wanted = rules.cards_needed(seats);
    let mut left: Vec<u8> =
        Card::range(1, Card::HIGHEST).map(|card| rules.deck.copies(card, wanted)).collect();
    for card in cards {
        match left.get_mut(usize::from(card.number()) - 1) {
            Some(0) | None if rules.deck.copies(*card, wanted) == 0 => {
                return Err(BadDeal::NotInDeck(*card));
            }
            Some(0) | None => return Err(BadDeal::TwiceInPlay(*card)),
            Some(copies) => *copies -= 1,
        }
    }
    Ok(())
}

/// Checks whether the deal is the one that the games before demand.
fn follows(
    rows: &[Vec<Stack>],
    hands: &[Vec<Card>],
    carryover: &Carryover<'_>,
) -> Result<(), BadDeal> {
    if let Some(kept) = carryover.rows {
        let as_they_lie = kept.len() == rows.len()
            && kept.iter().zip(rows).all(|(row, stacks)| row.stacks == *stacks);
        if !as_they_lie {
            return Err(BadDeal::RowsMustStay);
        }
    }
    if let Some((sheets, game)) = carryover.sheets {
        let sorted = |hand: &Vec<Card>| {
            let mut hand = hand.clone();
            hand.sort_unstable();
            hand
        };
        let same_hands = hands.iter().map(sorted).eq(sheets.hands(game));
        let first_cards = sheets.rows().iter().map(|card| vec![Stack::single(*card)]);
        if !same_hands || !first_cards.eq(rows.iter().cloned()) {
            return Err(BadDeal::NotTheSheets);
        }
    }
    Ok(())
}
