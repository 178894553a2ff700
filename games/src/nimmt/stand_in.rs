//! The stand-in: the choice made for somebody who is absent.
//!
//! Its policy is simple enough for the help text, and decent: it neither punishes the seat nor
//! helps the others. It knows what the seat knows, since it is given the seat's own view.
//!
//! * A card: the one that fits closest to the end of a row that still has room; if none does, the
//!   highest.
//! * A row to take: the cheapest, the first of equally cheap ones.
//! * A card of the draft: the cheapest, the lowest of equally cheap ones.
//! * Of two ends the first that has room; of two cards the lower.
//! * Never a second card, and no taken card for the hand.

use super::place::{Fit, Spot};
use super::{Card, Choice, Decision, Row, RowNo, Seat};

/// The choice made for an absent seat; `None` when nothing is awaited of it.
pub fn stand_in(seat: &Seat) -> Option<Choice> {
    let decision = seat.decision.as_ref()?;
    let (rows, rules) = (&seat.table.rows, &seat.table.rules);
    let has_room = |no: RowNo| rows.get(no.index()).is_some_and(|row| row.len() < rules.capacity());
    let chosen = match decision {
        Decision::Play { cards, count } => Choice::Play(closest(seat, cards, usize::from(*count))),
        Decision::PlayOrStop { cards } => {
            // A second card is never played for somebody.
            let stop = Choice::Stop;
            if decision.allows(&stop) { stop } else { Choice::Play(closest(seat, cards, 1)) }
        }
        Decision::Row { rows: offered, .. } => {
            let cost = |row: &Row| match rules.is_shedding() {
                true => u32::try_from(row.cards().len()).unwrap_or(u32::MAX),
                false => row.bull_heads(),
            };
            let cheapest = offered.iter().min_by_key(|no| rows.get(no.index()).map_or(0, cost))?;
            Choice::Row(*cheapest)
        }
        Decision::End { ends, .. } => {
            let (row, side) = ends.iter().find(|(row, _)| has_room(*row)).or(ends.first())?;
            Choice::End(*row, *side)
        }
        Decision::First { cards } => Choice::First(*cards.iter().min()?),
        Decision::Draft { pool } => {
            let cheapest = pool.iter().min_by_key(|card| (card.bull_heads(), **card))?;
            Choice::Draft(*cheapest)
        }
        Decision::Keep { .. } => Choice::Keep(Vec::new()),
    };
    decision.allows(&chosen).then_some(chosen)
}

/// The `count` cards that fit closest to the end of a row with room, then the highest ones.
fn closest(seat: &Seat, cards: &[Card], count: usize) -> Vec<Card> {
    let (rows, rules) = (&seat.table.rows, &seat.table.rules);
    let gap = |card: Card| {
        let has_room = |spot: &Spot| {
            let on_equal = rules.placement.stacks_equal_cards() && spot.beside == card;
            on_equal || rows.get(spot.row.index()).is_some_and(|row| row.len() < rules.capacity())
        };
        let spot = match rules.placement.fit(rows, card) {
            Fit::At(spot) => Some(spot).filter(has_room),
            Fit::Either(one, other) => [one, other].into_iter().find(has_room),
            Fit::Nowhere => None,
        };
        spot.map(|spot| card.number().abs_diff(spot.beside.number()))
    };
    let mut order = cards.to_vec();
    order.sort_by_key(|card| (gap(*card).unwrap_or(u8::MAX), std::cmp::Reverse(*card)));
    order.truncate(count);
    order
}
