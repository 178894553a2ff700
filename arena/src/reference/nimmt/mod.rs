//! Reference opponents: published methods, implemented anew, as a yardstick.
//!
//! Both play a card by flat Monte Carlo: they deal the cards they cannot see at random, let
//! everybody play at random to the end of the deal, and choose the card that cost them least on
//! average. They share nothing with the players of [`players`], so that a mistake there cannot hide
//! here.
//!
//! They play for their own bull heads in this deal alone, and give a card that is too low the
//! cheapest row.

mod flat;
mod mcs;
mod quick;
mod situation;

pub use flat::flat;
pub use mcs::mcs;
pub use quick::{QuickRows, Script, below, shuffle_front};
pub use situation::Situation;

use games::nimmt::{
    Card, Choice, Dealing, Decision, Deck, Placement, Row, RowNo, Rules, Scoring, Seat, Selection,
    Take,
};

/// The most seats at any table.
pub const MOST_SEATS: usize = Rules::MOST_SEATS;
/// The most cards that are played in a deal.
pub const MOST_CARDS: usize = Card::HIGHEST as usize;

/// Whether the reference opponents know these rules: the classic game with any number of rows, any
/// length of a row and any hand; also Tactics.
pub fn know(rules: &Rules) -> bool {
    rules.selection == Selection::OneHidden
        && rules.placement == Placement::Behind
        && rules.take == Take::ToPile
        && rules.scoring == Scoring::BullHeads
        && rules.dealing == Dealing::Shuffled
        && matches!(rules.deck, Deck::Full | Deck::Fitted)
}

/// The choice of a seat that takes the cheapest row and lets `card` pick the card to play. `None`
/// for a decision that [these rules](know) never ask for.
pub fn choose(seat: &Seat, card: impl FnOnce(&Situation) -> Option<Card>) -> Option<Choice> {
    match seat.decision.as_ref()? {
        Decision::Play { .. } => card(&Situation::of(seat)).map(|card| Choice::Play(vec![card])),
        Decision::Row { .. } => Some(Choice::Row(cheapest(&seat.table.rows))),
        _ => None,
    }
}

/// The row with the fewest bull heads, the first of several.
pub fn cheapest(rows: &[Row]) -> RowNo {
    let index = (0..rows.len()).min_by_key(|index| rows[*index].bull_heads());
    RowNo::from_index(index.unwrap_or(0))
}
