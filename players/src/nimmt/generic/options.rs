//! The choices that are worth a try: every legal one, or if there are too many, those that look
//! best.

use super::out::CardsOut;
use super::position::Position;
use crate::nimmt::row_summary::RowSummaries;
use games::nimmt::{Card, Choice, Decision, Seat, TableSeat};

/// The most cards or pairs that are tried, however long somebody thinks.
const MOST: usize = 24;
/// The fewest, however short.
const FEWEST: usize = 4;
/// The number of playouts that each option should have. With fewer the choice would be luck; then
/// it is better to trust the first look.
const TRIES: u32 = 16;

/// The number of cards or pairs to try with so many playouts.
pub(super) fn how_many(playouts: u32) -> usize {
    usize::try_from(playouts / TRIES).unwrap_or(MOST).clamp(FEWEST, MOST)
}

/// The choices of a seat's decision that are worth a try. Rows, ends and which card goes first: all
/// of them. Cards: all, or the `most` that seem to cost least; pairs are made of the cards that
/// seem cheap and ranked likewise. Kept cards: the lowest, the highest and the dearest one, two, …
pub(super) fn worth_trying(seat: &Seat, decision: &Decision, most: usize) -> Vec<Choice> {
    match decision {
        Decision::Play { cards, count } => best_plays(seat, cards, *count, most),
        Decision::Draft { pool } => {
            super::draft::best(pool, &seat.table.rules, seat.table.seats.len(), most)
        }
        Decision::Keep { taken, at_most } => {
            let mut choices = decision.choices();
            let mut dear = taken.clone();
            dear.sort_by_key(|card| std::cmp::Reverse(card.bull_heads()));
            for count in 1..=usize::from(*at_most).min(dear.len()) {
                let mut kept = dear[..count].to_vec();
                kept.sort_unstable();
                let kept = Choice::Keep(kept);
                if !choices.contains(&kept) {
                    choices.push(kept);
                }
            }
            choices
        }
        Decision::PlayOrStop { .. }
        | Decision::Row { .. }
        | Decision::End { .. }
        | Decision::First { .. } => decision.choices(),
    }
}

fn best_plays(seat: &Seat, hand: &[Card], count: u8, most: usize) -> Vec<Choice> {
    let table = &seat.table;
    let unseen = seat.unseen();
    let known = table.seats.iter().filter(|other| other.seat != seat.seat);
    let known = known.flat_map(|other| &other.known);
    let out = CardsOut::of(unseen.iter().chain(known).chain(hand));
    let unplayed = |other: &&TableSeat| {
        let played = table.unplaced.iter().any(|(by, _)| *by == other.seat);
        other.seat != seat.seat && other.hand > 0 && !played
    };
    let at_once = table.rules.selection.places_at_once();
    let others = if at_once { 0 } else { table.seats.iter().filter(unplayed).count() };
    let lanes = RowSummaries::new(&table.rules, &table.rows);
    let position =
        Position { rules: &table.rules, lanes, hand, waiting: &table.unplaced, others, out: &out };
    let mut costs = Vec::new();
    position.costs(&mut costs);
    let mut ranked: Vec<(f32, Vec<Card>)> = if count == 2 {
        let pairs = position.pairs(&costs, MOST);
        pairs.into_iter().map(|(cost, a, b)| (cost, vec![hand[a], hand[b]])).collect()
    } else {
        costs.iter().zip(hand).map(|(cost, card)| (*cost, vec![*card])).collect()
    };
    ranked.sort_by(|(a, one), (b, other)| a.total_cmp(b).then_with(|| one.cmp(other)));
    ranked.dedup_by(|(_, one), (_, other)| one == other);
    ranked.truncate(most);
    ranked.into_iter().map(|(_, cards)| Choice::Play(cards)).collect()
}
