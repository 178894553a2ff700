//! The model behind the search: worlds that fit what was seen, and games played on from there by
//! everybody as their minds say.

use rand::rngs::SmallRng;

use super::belief::{Belief, Evidence};
use super::board::{Board, Hand, MOST_SEATS, Spot};
use super::minds::{Mind, Minds};
use super::playout::{PlayoutTable, Turn};
use crate::nimmt::search::{Model, Points};

/// A decision that the fast model knows.
pub(super) enum FastDecision {
    /// The card to play; the choices are its places in the own hand.
    Card,
    /// The place of the own card; the others' cards follow in this order.
    Place { card: u8, settlements: Vec<Settlement>, after: Vec<(u8, u8)> },
}

/// One way to settle a card whose seat is asked.
#[derive(Clone, Copy)]
pub(super) enum Settlement {
    /// It takes this row.
    Take(usize),
    /// It is laid there; a full row is taken.
    Lay(Spot),
}

impl Settlement {
    /// Settles the card, and returns the bull heads that its seat takes.
    #[inline(always)]
    pub(super) fn settle(self, board: &mut Board, card: u8) -> u8 {
        match self {
            Self::Take(row) => board.take(row, card),
            Self::Lay(spot) => board.lay_at(spot, card),
        }
    }
}

/// A seat's knowledge and its decision.
pub(super) struct Problem<'a> {
    pub(super) me: usize,
    pub(super) hand: Hand,
    pub(super) board: Board,
    /// Points of this game so far, by seat index.
    pub(super) points: [u16; MOST_SEATS],
    /// Whether all points are doubled when a seat took no card.
    pub(super) virgin: bool,
    pub(super) evidence: Evidence<'a>,
    pub(super) decision: FastDecision,
}

/// A seat's model of the game and of how it goes on.
pub(in crate::nimmt) struct FastModel<'a> {
    problem: Problem<'a>,
    guesses: Vec<Belief>,
    next: usize,
}

/// A guessed world, and what the others play now.
pub(in crate::nimmt) struct GuessedTurn {
    world: PlayoutTable,
    turn: Turn,
}

/// The most guesses that are made for one decision.
const MOST_GUESSES: u32 = 400;

impl<'a> FastModel<'a> {
    /// Guesses enough worlds for about so many playouts; they are used in turn.
    pub(super) fn new(problem: Problem<'a>, playouts: u32, rng: &mut SmallRng) -> Self {
        let guesses = (playouts / 8).clamp(8, MOST_GUESSES);
        let guesses = problem.evidence.guesses(guesses as usize, rng);
        Self { problem, guesses, next: 0 }
    }

    /// The number of playouts from here on that take as long as so many whole games of four seats
    /// with ten cards each.
    pub(in crate::nimmt) fn playouts(&self, whole: u32) -> u32 {
        let cards = self.problem.hand.len().max(1) as u64;
        let work = self.problem.evidence.seats as u64 * cards * (cards + 1);
        u32::try_from(u64::from(whole) * 440 / work).unwrap_or(u32::MAX)
    }
}

impl Model for FastModel<'_> {
    type World = GuessedTurn;

    fn imagine(&mut self, rng: &mut SmallRng) -> GuessedTurn {
        let problem = &self.problem;
        let Belief { mut hands, mut minds } = self.guesses[self.next % self.guesses.len()];
        self.next += 1;
        hands[problem.me] = problem.hand;
        minds[problem.me] = Mind::Careful;
        let mut world = PlayoutTable {
            board: problem.board,
            hands,
            seats: problem.evidence.seats,
            minds,
            points: problem.points,
        };
        let turn = match &problem.decision {
            FastDecision::Card => {
                world.draw_turn(Some(problem.me), self.problem.evidence.minds, rng)
            }
            FastDecision::Place { .. } => Turn::default(),
        };
        GuessedTurn { world, turn }
    }

    fn play_out(&mut self, guess: &GuessedTurn, choice: usize, rng: &mut SmallRng) -> Points {
        let me = self.problem.me;
        let mut world = guess.world.clone();
        match &self.problem.decision {
            FastDecision::Card => {
                let mut turn = guess.turn;
                turn.add(world.hands[me].remove(choice), me);
                world.place(&turn);
            }
            FastDecision::Place { card, settlements, after } => {
                let took = settlements[choice].settle(&mut world.board, *card);
                world.points[me] += u16::from(took);
                for (card, seat) in after {
                    world.points[usize::from(*seat)] += u16::from(world.board.place(*card));
                }
            }
        }
        world.play_on(self.problem.evidence.minds, rng);
        final_points(world.points, world.seats, self.problem.virgin)
    }
}

/// The points of a game that is over.
pub(super) fn final_points(points: [u16; MOST_SEATS], seats: usize, virgin: bool) -> Points {
    let doubled = virgin && points[..seats].contains(&0);
    points.map(|points| f32::from(points) * if doubled { 2.0 } else { 1.0 })
}

/// A game with nothing hidden.
#[derive(Clone)]
pub(super) struct OpenGame {
    pub(super) world: PlayoutTable,
    pub(super) virgin: bool,
    pub(super) minds: &'static Minds,
}

impl OpenGame {
    /// Plays it on to its end: every seat's points of the whole game.
    pub(super) fn play_out(mut self, rng: &mut SmallRng) -> Points {
        self.world.play_on(self.minds, rng);
        final_points(self.world.points, self.world.seats, self.virgin)
    }
}
