//! Turns a seat's view into a problem for the search.

use super::belief::Evidence;
use super::board::{Board, Hand, Lane, MOST_HAND, MOST_ROWS, MOST_SEATS, Spot};
use super::course::Course;
use super::minds::{Mind, Minds, PerMind, minds};
use super::model::{FastDecision, OpenGame, Problem, Settlement};
use super::playout::PlayoutTable;
use games::nimmt::{
    Card, Choice, Decision, Deck, Finish, Order, Placement, Row, RowNo, Rules, Scoring, Seat,
    SeatNo, SeenTurn, Selection, Side, Table, Take,
};

/// The number of games whose turns a player remembers.
const MEMORY: usize = 8;
/// The weight of a game beside that of the next one: people change how they play.
const KEPT: f32 = 0.95;

/// Whether this game is near enough to the classic one.
pub(super) fn knows(table: &Table) -> bool {
    let rules = &table.rules;
    let longest = table.seats.iter().map(|seat| seat.hand).max().unwrap_or(0);
    let Rules { deck, selection, order, placement, take, scoring, finish, .. } = rules;
    matches!(deck, Deck::Full | Deck::Fitted | Deck::WithoutOne)
        && *selection == Selection::OneHidden
        && *order == Order::Ascending
        && matches!(placement, Placement::Behind | Placement::EitherEnd)
        && *take == Take::ToPile
        && *scoring == Scoring::BullHeads
        && *finish == Finish::HandsPlayed
        && usize::from(rules.rows) <= MOST_ROWS
        && table.seats.len() <= MOST_SEATS
        && longest + table.turns.len() <= MOST_HAND + 1
}

fn lane(row: &Row) -> Lane {
    Lane {
        first: row.first().map_or(0, Card::number),
        last: row.last().map_or(0, Card::number),
        len: u8::try_from(row.len()).unwrap_or(u8::MAX),
        heads: u8::try_from(row.bull_heads()).unwrap_or(u8::MAX),
    }
}

fn board(rules: &Rules, rows: &[Row], hidden: &[u8]) -> Board {
    let lanes: Vec<Lane> = rows.iter().map(lane).collect();
    let both_ends = rules.placement.both_ends();
    Board::new(&lanes, rules.capacity(), both_ends, hidden.iter().copied())
}

fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

/// Whether the view has all its rows, seats and cards. Every view of a match has; one that was assembled
/// from another program's input may not, and the numbers here are looked up without further checks.
fn is_whole(seat: &Seat) -> bool {
    let table = &seat.table;
    let rows = usize::from(table.rules.rows);
    let missing: usize =
        table.seats.iter().map(|other| other.hand.saturating_sub(other.known.len())).sum();
    let own = table.at(seat.seat).map_or(0, |own| own.hand.saturating_sub(own.known.len()));
    table.rows.len() == rows
        && table.turns.iter().all(|turn| turn.rows.len() == rows)
        && table.unplaced.iter().all(|(seat, _)| seat.index() < table.seats.len())
        && missing - own <= seat.unseen().len()
}

/// The problem of this seat, with its choices in the order of the question; `None` if the rules or
/// the decision are not known here.
pub(super) fn pose(seat: &Seat) -> Option<(Problem<'static>, Vec<Choice>)> {
    let table = &seat.table;
    let seats = table.seats.len();
    if !knows(table) || !is_whole(seat) {
        return None;
    }
    let (decision, choices) = decision(seat)?;
    let minds = minds(table.rules.placement.both_ends());
    let unseen = numbers(&seat.unseen());
    let mut hidden = unseen.clone();
    hidden.extend(numbers(&seat.hand));
    let mut known = [Hand::default(); MOST_SEATS];
    let mut guessed = Vec::new();
    for (other, known) in table.seats.iter().zip(&mut known) {
        if other.seat != seat.seat {
            *known = Hand::new(numbers(&other.known));
            hidden.extend(numbers(&other.known));
            if other.hand > other.known.len() {
                guessed.push((other.seat.index(), other.hand - other.known.len()));
            }
        }
    }
    // The cards that are left over belong to the only hand that is not known.
    if let [(seat, missing)] = guessed[..]
        && missing == unseen.len()
    {
        unseen.iter().for_each(|card| known[seat].insert(*card));
        guessed.clear();
    }
    let now = board(&table.rules, &table.rows, &hidden);
    let mut points = [0; MOST_SEATS];
    for (points, other) in points.iter_mut().zip(&table.seats) {
        *points = u16::try_from(other.points).unwrap_or(u16::MAX);
    }
    let own = table.at(seat.seat)?.hand;
    let course = course(minds, table, &table.turns, hidden, own);
    let mut habits = habits(minds, seat);
    // Where a hand is known nothing is guessed, and this game tells as much as a finished one.
    for other in table.seats.iter().filter(|it| it.seat != seat.seat) {
        let index = other.seat.index();
        if guessed.iter().any(|(seat, _)| *seat == index) {
            continue;
        }
        if let (Some(habits), Some(hand)) = (habits.get_mut(index), known.get(index)) {
            for (habit, mind) in habits.0.iter_mut().zip(Mind::ALL) {
                *habit += course.explains(minds, index, hand, mind);
            }
        }
    }
    let evidence = Evidence { minds, seats, course, habits, guessed, known, unseen };
    let problem = Problem {
        me: seat.seat.index(),
        hand: Hand::new(numbers(&seat.hand)),
        board: now,
        points,
        virgin: table.rules.virgin,
        evidence,
        decision,
    };
    Some((problem, choices))
}

/// The course of these turns. `hidden` are the cards that nobody had seen on the table after the
/// last one, when the own hand still held so many cards.
fn course(
    minds: &Minds,
    table: &Table,
    turns: &[SeenTurn],
    mut hidden: Vec<u8>,
    own: usize,
) -> Course {
    let mut course = Course::default();
    // Backwards through the game: cards played in a turn were hidden before.
    for turn in turns.iter().rev().filter(|turn| !turn.played.is_empty()) {
        let mut cards = [0; MOST_SEATS];
        for (seat, played) in &turn.played {
            if let (Some(place), Some(card)) = (cards.get_mut(seat.index()), played.first()) {
                *place = card.number();
                // The lines of another program may tell a card twice.
                if !hidden.contains(&card.number()) {
                    hidden.push(card.number());
                }
            }
        }
        let board = board(&table.rules, &turn.rows, &hidden);
        let hand = own + course.len() + 1;
        course.precede(minds, board, table.seats.len(), hand, cards);
    }
    course
}

/// The logarithm of how likely each seat plays like each mind, by what it played in the games
/// before this one: at their end nothing was left to guess, since every card had been shown.
fn habits(minds: &Minds, seat: &Seat) -> [PerMind<f32>; MOST_SEATS] {
    let table = &seat.table;
    let mut habits = [PerMind::new(|mind| mind.prior().ln()); MOST_SEATS];
    let rows = usize::from(table.rules.rows);
    let mut weight = 1.0;
    for turns in seat.earlier.iter().rev().take(MEMORY) {
        let whole = turns.len() <= MOST_HAND && turns.iter().all(|turn| turn.rows.len() == rows);
        let Some(first) = turns.first().filter(|_| whole) else { continue };
        let played = turns.iter().flat_map(|turn| &turn.played).flat_map(|(_, cards)| cards);
        let mut hidden = numbers(&table.rules.deck_cards(table.seats.len()));
        for card in first.rows.iter().flat_map(Row::cards).chain(played.copied()) {
            hidden.retain(|number| *number != card.number());
        }
        let course = course(minds, table, turns, hidden, 0);
        for (index, habits) in habits.iter_mut().enumerate().take(table.seats.len()) {
            if SeatNo::from_index(index) != seat.seat {
                for (habit, mind) in habits.0.iter_mut().zip(Mind::ALL) {
                    *habit += weight * course.explains(minds, index, &Hand::default(), mind);
                }
            }
        }
        weight *= KEPT;
    }
    habits
}

/// The table that this seat sees, with these hands by seat index and nothing hidden; `None` if the
/// rules are not known here, or cards are being placed.
pub(super) fn open_game(seat: &Seat, hands: &[Vec<Card>]) -> Option<OpenGame> {
    let (problem, _) = pose(seat)?;
    let FastDecision::Card = problem.decision else { return None };
    let mut world = PlayoutTable {
        minds: [Mind::default(); MOST_SEATS],
        board: problem.board,
        hands: [Hand::default(); MOST_SEATS],
        seats: problem.evidence.seats,
        points: problem.points,
    };
    for (hand, cards) in world.hands.iter_mut().zip(hands) {
        *hand = Hand::new(numbers(cards));
    }
    Some(OpenGame { world, virgin: problem.virgin, minds: problem.evidence.minds })
}

fn decision(seat: &Seat) -> Option<(FastDecision, Vec<Choice>)> {
    let after = || {
        let waiting = seat.table.unplaced.iter().skip(1);
        waiting.map(|(seat, card)| (card.number(), seat.index() as u8)).collect()
    };
    match seat.decision.as_ref()? {
        Decision::Play { cards, count: 1 } => {
            Some((FastDecision::Card, cards.iter().map(|card| Choice::Play(vec![*card])).collect()))
        }
        Decision::Row { card, rows } => {
            let settlements = rows.iter().map(|row| Settlement::Take(row.index())).collect();
            let decision = FastDecision::Place { card: card.number(), settlements, after: after() };
            Some((decision, rows.iter().map(|row| Choice::Row(*row)).collect()))
        }
        Decision::End { card, ends } => {
            let settlement = |(row, side): &(RowNo, Side)| {
                Settlement::Lay(match side {
                    Side::Left => Spot::Before(row.index()),
                    Side::Right => Spot::Behind(row.index()),
                })
            };
            let settlements = ends.iter().map(settlement).collect();
            let decision = FastDecision::Place { card: card.number(), settlements, after: after() };
            let choice = |(row, side): &(RowNo, Side)| Choice::End(*row, *side);
            Some((decision, ends.iter().map(choice).collect()))
        }
        _ => None,
    }
}
