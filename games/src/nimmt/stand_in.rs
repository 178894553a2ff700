//! The stand-in: the choice made for somebody who is absent.
//!
//! Its policy is simple enough for the help text, and decent: it neither punishes the seat nor
//! helps the others. It knows what the seat knows, since it is given the seat's own view.
//!
//! * A card: the one that fits closest behind a row that still has room; if none does, the highest.
//! * A row to take: the cheapest, the first of equally cheap ones.
//! * A card of the draft: the cheapest, the lowest of equally cheap ones.
//! * Never a second card, and no taken card for the hand; of two ends or two cards the first.

use super::{Card, Choice, Decision, Row, Seat};

/// The choice made for an absent seat; `None` when nothing is awaited of it.
#[must_use]
pub fn stand_in(seat: &Seat) -> Option<Choice> {
    let decision = seat.decision.as_ref()?;
    let rows = &seat.table.rows;
    let room = usize::from(seat.table.rules.takes).saturating_sub(1);
    let chosen = match decision {
        Decision::Play { cards, count } => {
            Choice::Play(closest(cards, rows, room, usize::from(*count)))
        }
        Decision::PlayOrStop { cards } => {
            // A second card is never played for somebody.
            let stop = Choice::Stop;
            if decision.allows(&stop) { stop } else { Choice::Play(closest(cards, rows, room, 1)) }
        }
        Decision::Row { rows: offered, .. } => {
            let cost = |row: &Row| row.bull_heads();
            let cheapest = offered.iter().min_by_key(|no| rows.get(no.index()).map_or(0, cost))?;
            Choice::Row(*cheapest)
        }
        Decision::End { ends, .. } => ends.first().map(|(row, side)| Choice::End(*row, *side))?,
        Decision::First { cards } => Choice::First(*cards.iter().min()?),
        Decision::Draft { pool } => {
            let cheapest = pool.iter().min_by_key(|card| (card.bull_heads(), **card))?;
            Choice::Draft(*cheapest)
        }
        Decision::Keep { .. } => Choice::Keep(Vec::new()),
    };
    decision.allows(&chosen).then_some(chosen)
}

/// The `count` cards that fit closest behind a row with room, then the highest ones.
fn closest(cards: &[Card], rows: &[Row], room: usize, count: usize) -> Vec<Card> {
    let gap = |card: Card| {
        let behind = rows.iter().filter(|row| row.last().is_some_and(|last| last < card));
        let row = behind.max_by_key(|row| row.last())?;
        (row.len() < room).then(|| card.number() - row.last().map_or(0, Card::number))
    };
    let mut order = cards.to_vec();
    order.sort_by_key(|card| (gap(*card).unwrap_or(u8::MAX), std::cmp::Reverse(*card)));
    order.truncate(count);
    order
}
