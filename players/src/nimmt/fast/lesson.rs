//! Decisions of the teacher, recorded for the policy to learn.

use std::ops::Range;

use games::nimmt::{Card, Seat};
use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

use super::board::{Board, HEADS, Hand, Lane, MOST_SEATS};
use super::minds::Mind;
use super::model::FastDecision;
use super::playout::{PlayoutTable, Turn};
use super::policy::{OF_CARD, OF_TABLE, Situation, look};
use super::problem::pose;

/// Cards in each hand of the deals that are learned from.
const HAND: usize = 10;
/// Rows of these deals.
const ROWS: usize = 4;

/// One decision of the teacher: which lines of the table each card picks, and
/// which card was played.
#[derive(Clone)]
pub struct Lesson {
    /// The lines that the table picks for every card.
    pub table: [u16; OF_TABLE],
    /// The lines that each card picks.
    pub cards: Vec<[u16; OF_CARD + 1]>,
    /// The place of the card that was played.
    pub played: usize,
}

fn narrow<const N: usize>(lines: &[usize; N]) -> [u16; N] {
    lines.map(|line| u16::try_from(line).unwrap_or(0))
}

impl Lesson {
    /// The lesson of a hand at this table that plays this card.
    pub(super) fn new(board: &Board, situation: &Situation, hand: &Hand, played: usize) -> Self {
        let mut cards = Vec::with_capacity(hand.len());
        look(board, situation, hand, |_, pick| cards.push(narrow(&pick.all(situation))));
        Self { table: narrow(situation.lines()), cards, played }
    }
}

/// The lesson of a seat that plays this card. `None` if it has nothing to choose, or the rules are
/// not near enough to the classic game.
pub fn lesson(seat: &Seat, card: Card) -> Option<Lesson> {
    let (problem, _) = pose(seat)?;
    let FastDecision::Card = problem.decision else { return None };
    let hand = problem.hand;
    let played = hand.iter().position(|held| held == card.number()).filter(|_| hand.len() > 1)?;
    let situation = Situation::new(&problem.board, problem.evidence.seats, hand.len());
    Some(Lesson::new(&problem.board, &situation, &hand, played))
}

/// A deal of the classic game.
pub(super) fn deal(seats: usize, both_ends: bool, rng: &mut SmallRng) -> PlayoutTable {
    let mut deck: Vec<u8> = (1..105).collect();
    deck.shuffle(rng);
    let (rows, rest) = deck.split_at(ROWS);
    let row =
        |card: &u8| Lane { first: *card, last: *card, len: 1, heads: HEADS[usize::from(*card)] };
    let lanes: Vec<Lane> = rows.iter().map(row).collect();
    let mut hands = [Hand::default(); MOST_SEATS];
    for (hand, cards) in hands.iter_mut().zip(rest.chunks(HAND)).take(seats) {
        *hand = Hand::new(cards.iter().copied());
    }
    let board = Board::new(&lanes, 5, both_ends, rest.iter().copied());
    PlayoutTable {
        minds: [Mind::default(); MOST_SEATS],
        board,
        hands,
        seats,
        points: [0; MOST_SEATS],
    }
}

/// Lets the teacher play a deal against itself, with a number of playouts drawn from this range on
/// a logarithmic scale: as often few as many.
pub fn lessons(
    seats: usize,
    playouts: &Range<u32>,
    both_ends: bool,
    rng: &mut SmallRng,
) -> Vec<Lesson> {
    let (few, many) = (f64::from(playouts.start).ln(), f64::from(playouts.end).ln());
    let mut world = deal(seats, both_ends, rng);
    let mut lessons = Vec::new();
    for left in (2..=HAND).rev() {
        let situation = Situation::new(&world.board, seats, left);
        let mut turn = Turn::default();
        for seat in 0..seats {
            let playouts = rng.random_range(few..many).exp() as u32;
            let at = super::teacher::choose(&world, seat, playouts, rng);
            lessons.push(Lesson::new(&world.board, &situation, &world.hands[seat], at));
            turn.add(world.hands[seat].cards()[at], seat);
        }
        for (card, seat) in turn.plays() {
            world.hands[usize::from(*seat)].discard(*card);
        }
        world.place(&turn);
    }
    lessons
}
