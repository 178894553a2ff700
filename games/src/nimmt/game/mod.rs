//! One game: the state machine. Its fields are private to this folder; everything visible comes out
//! through `view`.
//!
//! A choice goes in through `answer`. `flow` then carries the game on until a seat must decide
//! something. `imagine` sets a game up in the middle, from one seat's view and a guess at the rest.

mod answer;
mod flow;
mod imagine;
mod view;

use super::deal::{Deal, Dealt};
use super::holding::Holding;
use super::place::Spot;
use super::select::start_of_game;
use super::{Card, Event, Move, Row, Rules, SeatNo, SeenTurn, SharedRow};

type EventSink = crate::event_sink::EventSink<Event>;

/// One game, with everything that is hidden in it.
#[derive(Clone)]
pub(super) struct Game {
    number: u32,
    /// From 1; 0 while cards are drafted.
    turn: u32,
    /// The seat that begins this turn.
    start: SeatNo,
    rows: Vec<Row>,
    holdings: Vec<Holding>,
    shared: Vec<SharedRow>,
    pool: Vec<Card>,
    /// Cards that lie face up and are not placed yet.
    waiting: Vec<(SeatNo, Card)>,
    /// Whether the seat of the first waiting card has said that this one of its two goes first.
    order_said: bool,
    /// The seat whose open cards are placed at once, and whether this is its second card.
    turn_of: Option<(SeatNo, bool)>,
    step: Pending,
    /// The size of the largest hand when play began.
    longest_hand: usize,
    /// The choices that counted, in the order in which they were applied.
    moves: Vec<Move>,
    /// The public course of the turns so far; the last one is under way.
    turns: Vec<SeenTurn>,
}

/// The decision that the game waits for.
#[derive(Clone)]
enum Pending {
    /// This seat takes a card from the pool.
    Draft(SeatNo),
    /// All seats choose face down; by seat index.
    Hidden(Vec<Option<Vec<Card>>>),
    /// This seat plays a card face up.
    Open(SeatNo),
    /// This seat plays a second card or stops.
    Second(SeatNo),
    /// This seat says which of its cards is placed first.
    First(SeatNo, [Card; 2]),
    /// The seat of the first waiting card chooses a row.
    Row,
    /// The seat of the first waiting card chooses an end.
    End(Spot, Spot),
    /// This seat sorts the cards it took.
    Keep { seat: SeatNo, taken: Vec<Card>, at_most: u8 },
    /// The game is over.
    Over { points: Vec<u32> },
}

impl Game {
    /// Begins a game with a deal that has been checked. `kept` are rows that stay; `hands_known`
    /// says whether everybody knows the hands.
    pub(super) fn begin(
        number: u32,
        rules: &Rules,
        seats: usize,
        deal: &Deal,
        kept: Option<&[Row]>,
        hands_known: bool,
    ) -> (Self, Vec<Event>) {
        let start = start_of_game(number, seats);
        let mut game = Self {
            number,
            turn: 0,
            start,
            rows: Vec::new(),
            holdings: vec![Holding::default(); seats],
            shared: Vec::new(),
            pool: Vec::new(),
            waiting: Vec::new(),
            order_said: false,
            turn_of: None,
            step: Pending::Draft(start),
            longest_hand: 0,
            moves: Vec::new(),
            turns: Vec::new(),
        };
        let mut sink = EventSink::recording();
        sink.tell(|| Event::GameBegan { game: number });
        match &deal.0 {
            Dealt::Pool(pool) => {
                game.pool.clone_from(pool);
                game.pool.sort_unstable();
                game.ask_for_draft(start, &mut sink);
            }
            Dealt::Hands { rows, hands } => {
                game.rows = kept.map_or_else(
                    || rows.iter().map(|row| Row { stacks: row.clone(), origin: 0 }).collect(),
                    <[Row]>::to_vec,
                );
                for (holding, hand) in game.holdings.iter_mut().zip(hands) {
                    holding.hand.clone_from(hand);
                    holding.hand.sort_unstable();
                    if hands_known {
                        holding.known.clone_from(&holding.hand);
                    }
                }
                game.begin_play(rules, &mut sink);
            }
        }
        (game, sink.into_events())
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.step, Pending::Over { .. })
    }

    /// The points of the game, once it is over.
    pub(super) fn points(&self) -> Option<&[u32]> {
        match &self.step {
            Pending::Over { points } => Some(points),
            _ => None,
        }
    }

    /// Whether cards are still drafted.
    pub(super) fn is_drafting(&self) -> bool {
        matches!(self.step, Pending::Draft(_))
    }

    /// The hands by seat index. Every hand: for the sheets of a tournament.
    pub(super) fn hands(&self) -> Vec<Vec<Card>> {
        self.holdings.iter().map(|holding| holding.hand.clone()).collect()
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(super) fn turn(&self) -> u32 {
        self.turn
    }

    pub(super) fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub(super) fn seats(&self) -> usize {
        self.holdings.len()
    }

    fn holds_cards(&self, seat: SeatNo) -> bool {
        self.holdings.get(seat.index()).is_some_and(|holding| !holding.hand.is_empty())
    }
}
