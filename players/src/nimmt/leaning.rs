//! A style at work: which of several cards that seem about equally good a bot plays.

use super::row_summary::{Landing, RowSummaries};
use crate::Style;
use games::nimmt::{Card, Choice, Seat};

/// How much a bot with this style likes to play this card now, compared with its other cards; the
/// more, the higher. `None` where styles have nothing to say.
pub(super) fn liking(seat: &Seat, style: Style, choice: &Choice) -> Option<f32> {
    let Choice::Play(cards) = choice else { return None };
    let &[card] = cards.as_slice() else { return None };
    let rows = RowSummaries::new(&seat.table.rules, &seat.table.rows);
    match style {
        Style::Even => None,
        Style::Cautious => Some(-distance(&rows, card)),
        Style::Hoarder => Some(-f32::from(card.number())),
        Style::Gambler => Some(length(&rows, card)),
    }
}

/// The distance of a card from the card beside which it would lie now.
fn distance(rows: &RowSummaries, card: Card) -> f32 {
    match rows.landing(card.number()) {
        Landing::OnEqual(_) => 0.0,
        Landing::End(row, _) => rows.all().get(row).map_or(0.0, |row| {
            let end = |end: u8| card.number().abs_diff(end);
            f32::from(end(row.first).min(end(row.last)))
        }),
        Landing::Nowhere => f32::from(Card::HIGHEST),
    }
}

/// The number of cards in the row where a card would lie now.
fn length(rows: &RowSummaries, card: Card) -> f32 {
    match rows.landing(card.number()) {
        Landing::OnEqual(row) | Landing::End(row, _) => {
            rows.all().get(row).map_or(0.0, |row| f32::from(row.len))
        }
        Landing::Nowhere => 0.0,
    }
}
