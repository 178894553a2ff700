//! The view of the own seat, put together from the lines: the same that the bot shows a player.

use super::game::Game;
use games::SeatNo;
use games::nimmt::{
    Awaited, Card, Decision, DecisionKind, Finish, Phase, Row, Scoring, Seat, Table, TableSeat,
};

/// The own seat's view at this question. While cards are placed, `placing` is the table of this
/// turn alone.
pub(super) fn view(game: &Game, decision: Decision, placing: Option<&Table>) -> Seat {
    let phase = match decision.kind() {
        DecisionKind::Draft => Phase::Draft,
        DecisionKind::Play | DecisionKind::PlayOrStop => Phase::Choosing,
        DecisionKind::Row | DecisionKind::End | DecisionKind::First | DecisionKind::Keep => {
            Phase::Placing
        }
    };
    let drafting = phase == Phase::Draft;
    let table = Table {
        rules: game.rules.clone(),
        game: game.number,
        turn: u32::try_from(game.turns.len()).unwrap_or(u32::MAX),
        turns_hint: turns_hint(game, drafting),
        phase,
        start_seat: game.start_of_turn(),
        rows: if drafting { Vec::new() } else { game.rows.clone() },
        seats: seats(game, placing),
        unplaced: unplaced(game, &decision, placing),
        sorting: match &decision {
            Decision::Keep { taken, .. } => taken.clone(),
            _ => Vec::new(),
        },
        pool: if drafting { game.pool.clone() } else { Vec::new() },
        shared: game
            .shared
            .iter()
            .chain(placing.into_iter().flat_map(|t| &t.shared))
            .cloned()
            .collect(),
        sheets: game.sheets.clone(),
        turns: game.turns.clone(),
        awaiting: awaiting(game, decision.kind()),
        history: game.history.clone(),
        winners: Vec::new(),
    };
    Seat {
        table,
        seat: game.me,
        hand: hand(game, &decision),
        chosen: None,
        decision: Some(decision),
        earlier: game.earlier.clone(),
    }
}

/// The own hand. A card on the table is not in it, even if no line has said so yet.
fn hand(game: &Game, decision: &Decision) -> Vec<Card> {
    let mut hand = game.hand.clone();
    if game.open.iter().any(|(seat, _)| *seat == game.me) {
        return hand;
    }
    for card in on_table(decision) {
        if let Some(place) = hand.iter().position(|held| *held == card) {
            hand.remove(place);
        }
    }
    hand
}

fn on_table(decision: &Decision) -> Vec<Card> {
    match decision {
        Decision::Row { card, .. } | Decision::End { card, .. } => vec![*card],
        Decision::First { cards } => cards.to_vec(),
        _ => Vec::new(),
    }
}

/// Cards that lie open and are not placed yet.
fn unplaced(game: &Game, decision: &Decision, placing: Option<&Table>) -> Vec<(SeatNo, Card)> {
    match (placing, decision) {
        (Some(table), _) => table.unplaced.clone(),
        (None, Decision::Play { .. }) => {
            let each = game.open.iter().flat_map(|(seat, cards)| cards.iter().map(|c| (*seat, *c)));
            each.collect()
        }
        (None, decision) => on_table(decision).into_iter().map(|card| (game.me, card)).collect(),
    }
}

fn seats(game: &Game, placing: Option<&Table>) -> Vec<TableSeat> {
    let each = game.seats.iter().enumerate().map(|(index, holder)| {
        let now = placing.and_then(|table| table.seats.get(index));
        let mut pile = holder.pile.clone();
        let mut known = holder.known.clone();
        if let Some(now) = now {
            pile.extend_from_slice(&now.pile);
            known.extend_from_slice(&now.known);
            known.sort_unstable();
        }
        let seat = SeatNo::from_index(index);
        let shared = game.shared.iter().chain(placing.into_iter().flat_map(|t| &t.shared));
        let shared: u32 = shared
            .filter(|row| row.seats.contains(&seat))
            .map(|row| {
                let sharers = u32::try_from(row.seats.len()).unwrap_or(1).max(1);
                Card::sum(&row.cards).div_ceil(sharers)
            })
            .sum();
        TableSeat {
            seat,
            hand: holder.hand + now.map_or(0, |now| now.hand),
            known,
            chosen: false,
            points: match game.rules.scoring {
                Scoring::BullHeads | Scoring::HandTwice => Card::sum(&pile) + shared,
                Scoring::CardsLeft => 0,
            },
            pile,
            total: game.totals.get(index).copied().unwrap_or(0),
        }
    });
    each.collect()
}

fn awaiting(game: &Game, decision: DecisionKind) -> Vec<Awaited> {
    let all = decision == DecisionKind::Play && !game.is_open();
    let asked = SeatNo::all(game.seat_count())
        .zip(&game.seats)
        .filter(|(seat, holder)| *seat == game.me || (all && holder.hand > 0));
    asked.map(|(seat, _)| Awaited { seat, decision, chosen: false }).collect()
}

fn turns_hint(game: &Game, drafting: bool) -> Option<u32> {
    if game.rules.finish != Finish::HandsPlayed || drafting {
        return None;
    }
    u32::try_from(game.rules.selection.turns(game.longest_hand)?).ok()
}

/// Whether the view can be true: no card is seen more often than in the deck, enough cards are left
/// for the hands of the others, and the number of rows is right, or in a draft there are more cards
/// than rows. Players are not asked about any other view.
pub(super) fn is_sound(seat: &Seat) -> bool {
    let table = &seat.table;
    let rows = usize::from(table.rules.rows);
    let laid_out = match &seat.decision {
        Some(Decision::Draft { pool }) => pool.len() > rows,
        _ => table.rows.len() == rows,
    };
    if !laid_out {
        return false;
    }
    let mut left = table.rules.deck_cards(table.seats.len());
    let unplaced = table.unplaced.iter().map(|(_, card)| card);
    let lying = table.rows.iter().flat_map(Row::cards).collect::<Vec<_>>();
    let held = table.seats.iter().filter(|other| other.seat != seat.seat);
    let known = held.clone().flat_map(|other| &other.known);
    let shared = table.shared.iter().flat_map(|row| &row.cards);
    let piles = table.seats.iter().flat_map(|other| &other.pile);
    let seen = seat.hand.iter().chain(&table.pool).chain(&table.sorting).chain(unplaced);
    for card in seen.chain(&lying).chain(known).chain(shared).chain(piles) {
        match left.binary_search(card) {
            Ok(place) => {
                left.remove(place);
            }
            Err(_) => return false,
        }
    }
    // Cards that are in no known pile, since nobody knows who took them, have gone all the same.
    let gone = table.turns.iter().flat_map(|turn| &turn.played).flat_map(|(_, cards)| cards);
    let mut hidden = left.len();
    for card in gone
        .chain(&table.turns.iter().flat_map(|t| &t.rows).flat_map(Row::cards).collect::<Vec<_>>())
    {
        if let Ok(place) = left.binary_search(card) {
            left.remove(place);
            hidden -= 1;
        }
    }
    held.map(|other| other.hand.saturating_sub(other.known.len())).sum::<usize>() <= hidden
        && seat.hand.is_sorted()
}
