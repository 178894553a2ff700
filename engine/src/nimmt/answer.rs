//! Questions, and the own seat's answers to them.

use super::dealing;
use super::driver::Driver;
use super::game::Game;
use super::settle::Turn;
use super::view::{is_sound, view};
use crate::common::{Complaint, EngineSettings};
use games::nimmt::{Card, Choice, Decision, DecisionKind, Row, RowNo, Seat, Side, Take};
use players::Style;
use players::nimmt::{Aim, Thinker};

/// Answers a question about these rows.
pub(super) fn ask(
    driver: &mut Driver,
    kind: DecisionKind,
    rows: Vec<Row>,
    cards: &[Card],
) -> Result<String, Complaint> {
    let seat = see(driver, kind, rows, cards)?;
    let choice = decide(driver, &seat)?;
    let game = driver.game()?;
    let placing = !matches!(kind, DecisionKind::Play | DecisionKind::PlayOrStop);
    if placing && !game.open.is_empty() {
        let me = game.me;
        game.advised = Some(game.answers.len());
        game.answers.push((me, choice.clone()));
    }
    Ok(written(&choice))
}

/// The own seat's view at this question.
pub(super) fn see(
    driver: &mut Driver,
    kind: DecisionKind,
    rows: Vec<Row>,
    cards: &[Card],
) -> Result<Seat, Complaint> {
    let game = driver.game()?;
    check_rows(game, &rows)?;
    check_kind(game, kind)?;
    match kind {
        DecisionKind::Play | DecisionKind::PlayOrStop => see_hand(driver, kind, rows),
        _ => see_placing(driver, kind, rows, cards),
    }
}

/// Takes in the rows as they lie, without a question.
pub(super) fn table(driver: &mut Driver, rows: Vec<Row>) -> Result<(), Complaint> {
    let game = driver.game()?;
    check_rows(game, &rows)?;
    if game.places_at_once() || game.turns.is_empty() {
        driver.settle(rows)
    } else {
        Err("expected rows only before the first turn, or with a question".to_owned())
    }
}

/// The own seat's view before it plays.
fn see_hand(driver: &mut Driver, kind: DecisionKind, rows: Vec<Row>) -> Result<Seat, Complaint> {
    let first = kind == DecisionKind::Play;
    let game = driver.game()?;
    let played = game.is_turn_played();
    if game.before.is_some() && !played {
        driver.settle_before(rows)?;
    } else if game.places_at_once() || played {
        driver.settle(rows)?;
    } else {
        game.rows = rows;
    }
    dealing::write_sheets(driver);
    let game = driver.game()?;
    if game.hand.is_empty() {
        return Err("expected no question any more: the own hand is empty".to_owned());
    }
    game.pool.clear();
    let next_turn = game.places_at_once() && first && game.plays_in_next_turn(game.me, true);
    if game.turns.is_empty() || played || next_turn {
        game.begin_turn();
    }
    // Rows cannot change before somebody has played.
    let rows = game.rows.clone();
    let places_at_once = game.places_at_once();
    if let Some(turn) = game.turns.last_mut()
        && (!places_at_once || turn.played.is_empty())
    {
        turn.rows = rows;
    }
    let cards = game.hand.clone();
    let decision = if first {
        let count = game.rules.selection.cards_at_once(cards.len()).max(1);
        Decision::Play { cards, count: u8::try_from(count).unwrap_or(1) }
    } else {
        Decision::PlayOrStop { cards }
    };
    Ok(view(game, decision, None))
}

/// The own seat's view while cards are placed.
fn see_placing(
    driver: &mut Driver,
    kind: DecisionKind,
    rows: Vec<Row>,
    cards: &[Card],
) -> Result<Seat, Complaint> {
    let game = driver.game()?;
    let decision = question(game, kind, &rows, cards)?;
    if game.turns.is_empty() {
        game.rows.clone_from(&rows);
        game.begin_turn();
    }
    game.settle_before(None);
    let turn = Turn {
        rules: &game.rules,
        seats: game.seat_count(),
        rows: &game.rows,
        open: &game.open,
        answers: &game.answers,
    };
    let placing = turn.asked(game.me, kind, cards, &rows);
    let mut seat = view(game, decision, placing.as_ref());
    seat.table.rows = rows;
    if placing.is_none() && !game.open.is_empty() {
        driver.note(
            "this question does not follow from the cards before; it is answered all the same",
        );
    }
    Ok(seat)
}

/// The decision behind a question, with its legal choices.
fn question(
    game: &Game,
    kind: DecisionKind,
    rows: &[Row],
    cards: &[Card],
) -> Result<Decision, Complaint> {
    Ok(match (kind, cards) {
        (DecisionKind::Row, [card]) => {
            Decision::Row { card: *card, rows: RowNo::all(rows.len()).collect() }
        }
        (DecisionKind::End, [card]) => {
            let alone = [(game.me, vec![*card])];
            let seats = game.seat_count();
            let turn = Turn { rules: &game.rules, seats, rows, open: &alone, answers: &[] };
            turn.question(game.me)
                .filter(|decision| decision.kind() == DecisionKind::End)
                .ok_or_else(|| {
                    format!("expected a card that is equally near to two ends, not {card}")
                })?
        }
        (DecisionKind::First, [a, b]) => Decision::First { cards: [*a.min(b), *a.max(b)] },
        (DecisionKind::Keep, taken) => {
            let limit = match game.rules.take {
                Take::Sorted { hand_limit } => usize::from(hand_limit),
                Take::ToPile | Take::ToHand => 0,
            };
            let mut taken = taken.to_vec();
            taken.sort_unstable();
            let room = limit.saturating_sub(game.hand.len()).min(taken.len());
            Decision::Keep { taken, at_most: u8::try_from(room).unwrap_or(u8::MAX) }
        }
        _ => return Err("expected another number of cards behind the rows".to_owned()),
    })
}

/// Answers a pool with the card to take from it.
pub(super) fn draft(driver: &mut Driver, pool: Vec<Card>) -> Result<String, Complaint> {
    let seat = see_pool(driver, pool)?;
    decide(driver, &seat).map(|choice| written(&choice))
}

/// The own seat's view while cards are drafted.
pub(super) fn see_pool(driver: &mut Driver, mut pool: Vec<Card>) -> Result<Seat, Complaint> {
    let game = driver.game()?;
    pool.sort_unstable();
    let mut deck = game.rules.deck_cards(game.seat_count());
    deck.retain(|card| !game.seats.iter().any(|holder| holder.known.contains(card)));
    let drafting = !deck.is_empty() && game.turns.is_empty() && game.drafts();
    if !drafting {
        return Err("expected no pool: nothing is drafted".to_owned());
    }
    let known = pool.iter().all(|card| deck.binary_search(card).is_ok());
    if !known || !pool.is_sorted_by(|a, b| a < b) {
        return Err("expected cards that nobody has taken yet, each once".to_owned());
    }
    game.pool.clone_from(&pool);
    Ok(view(game, Decision::Draft { pool }, None))
}

/// Thinks about a decision. A view that cannot be true gets any legal answer, without thinking.
fn decide(driver: &mut Driver, seat: &Seat) -> Result<Choice, Complaint> {
    let decision = seat.decision.as_ref().ok_or("expected a question")?;
    let seed = driver.settings.next_seed();
    let EngineSettings { level, limit, .. } = driver.settings;
    let thinker = Thinker { level, limit, aim: Aim::Match, style: Style::Even };
    let thought = if is_sound(seat) {
        thinker.choose(seat, seed).filter(|choice| decision.allows(choice))
    } else {
        driver.note(
            "these cards cannot all be where they were told to be; answered without thinking",
        );
        None
    };
    let any = || decision.choices().into_iter().next();
    thought.or_else(any).ok_or_else(|| "expected something to choose from".to_owned())
}

fn check_rows(game: &Game, rows: &[Row]) -> Result<(), Complaint> {
    let (wanted, capacity) = (usize::from(game.rules.rows), game.rules.capacity());
    if rows.len() != wanted {
        return Err(format!("expected {wanted} rows instead of {}", rows.len()));
    }
    let mut deck = game.rules.deck_cards(game.seat_count());
    for row in rows {
        if row.len() > capacity || !row.stacks.is_sorted_by(|a, b| a.card < b.card) {
            return Err(format!("expected rows of up to {capacity} cards, ascending"));
        }
        for card in row.cards() {
            match deck.binary_search(&card) {
                Ok(place) => deck.remove(place),
                Err(_) => {
                    return Err(format!(
                        "expected cards of the deck, each once, instead of {card}"
                    ));
                }
            };
        }
    }
    Ok(())
}

/// Checks that these rules have such a question.
fn check_kind(game: &Game, kind: DecisionKind) -> Result<(), Complaint> {
    let asked = match kind {
        DecisionKind::First => game.rules.selection.cards_at_once(usize::MAX) > 1,
        DecisionKind::PlayOrStop => game.places_at_once(),
        DecisionKind::Keep => matches!(game.rules.take, Take::Sorted { .. }),
        _ => true,
    };
    if asked { Ok(()) } else { Err(format!("expected no such question under these rules: {kind}")) }
}

/// A choice in the form of an answer.
fn written(choice: &Choice) -> String {
    let joined =
        |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    match choice {
        Choice::Draft(card) | Choice::First(card) => card.to_string(),
        Choice::Play(cards) => joined(cards),
        Choice::Stop => "stop".to_owned(),
        Choice::Row(row) => row.index().to_string(),
        Choice::End(row, side) => {
            let side = if *side == Side::Left { "left" } else { "right" };
            format!("{} {side}", row.index())
        }
        Choice::Keep(cards) if cards.is_empty() => "none".to_owned(),
        Choice::Keep(cards) => joined(cards),
    }
}
