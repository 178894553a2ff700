//! Views of a match. [`Table`] is the public one; [`Seat`] is that of one seat. There is no third
//! view.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Card, Choice, Decision, DecisionKind, Row, Rules, SeatNo, Sheet};

/// The public view: what everybody at the table sees, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The rules of the match.
    pub rules: Rules,
    /// Number of the game, from 1; 0 before the first deal.
    pub game: u32,
    /// Number of the turn, from 1; 0 before the first turn.
    pub turn: u32,
    /// The number of turns of the game, where it follows from the hands alone.
    pub turns_hint: Option<u32>,
    /// The stage of the match.
    pub phase: Phase,
    /// The seat that begins this turn, or this draft.
    pub start_seat: SeatNo,
    /// The rows, row 1 first. Empty before the first deal and during a draft.
    pub rows: Vec<Row>,
    /// The seats, seat 1 first.
    pub seats: Vec<TableSeat>,
    /// Cards that lie face up and are not placed yet. As soon as all are shown they stand in the
    /// order of placing.
    pub unplaced: Vec<(SeatNo, Card)>,
    /// Cards of a taken row that the awaited seat is sorting (Hand).
    pub sorting: Vec<Card>,
    /// Open cards of a draft, ascending.
    pub pool: Vec<Card>,
    /// Rows that two seats took together; their points are counted, but the cards lie in neither
    /// pile (Double).
    pub shared: Vec<SharedRow>,
    /// The sheets of a tournament, once the draft is over.
    pub sheets: Vec<Sheet>,
    /// The turns of this game, the one under way last. Empty during a draft.
    pub turns: Vec<SeenTurn>,
    /// The awaited seats.
    pub awaiting: Vec<Awaited>,
    /// Points of each finished game, by seat index.
    pub history: Vec<Vec<u32>>,
    /// The winners; empty until the match is over.
    pub winners: Vec<SeatNo>,
}

/// The public view of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSeat {
    pub seat: SeatNo,
    /// Number of cards in its hand. A hidden choice still counts.
    pub hand: usize,
    /// The cards of its hand that everybody saw going there: drafted, on a sheet, kept or taken
    /// into the hand. Ascending.
    pub known: Vec<Card>,
    /// Whether it has made its hidden choice.
    pub chosen: bool,
    /// The cards it took in this game, in that order.
    pub pile: Vec<Card>,
    /// Points of this game as far as they are public: those of the pile so far or, from the end of
    /// the game until the next one begins, its result.
    pub points: u32,
    /// Points of all finished games.
    pub total: u32,
}

/// The public course of a turn: enough to remember which card was whose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenTurn {
    /// The rows as they lay when the turn began.
    pub rows: Vec<Row>,
    /// The cards that were turned over or played openly, in that order. Empty while all choose face
    /// down.
    pub played: Vec<(SeatNo, Vec<Card>)>,
}

/// A row that two seats took together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharedRow {
    /// The seats that share it.
    pub seats: Vec<SeatNo>,
    pub cards: Vec<Card>,
}

/// The stage of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first game, or between two games.
    Dealing,
    /// Seats take cards from the pool.
    Draft,
    /// Seats choose what to play.
    Choosing,
    /// Cards are placed, and a seat is asked something about that.
    Placing,
    /// The match is over.
    Over,
}

/// A seat that must decide something. Public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    pub seat: SeatNo,
    /// The decision that it must make.
    pub decision: DecisionKind,
    /// Whether it has made its hidden choice already; it may still change it until the last seat
    /// has chosen.
    pub chosen: bool,
}

/// The view of one seat: the table, its own hand, and its decision.
///
/// It belongs to the owner of the seat. It cannot be serialised, and its `Debug` shows no card.
#[derive(Clone, PartialEq, Eq)]
pub struct Seat {
    /// The public view.
    pub table: Table,
    pub seat: SeatNo,
    /// Its hand, ascending. A hidden choice is still in it.
    pub hand: Vec<Card>,
    /// Its hidden choice of this turn.
    pub chosen: Option<Choice>,
    /// Its decision, if it must, or may still, make one.
    pub decision: Option<Decision>,
    /// The turns of each finished game of the match, the first game first: its memory of how the
    /// others play. Public, but only players need it, and no page is stored with it.
    pub earlier: Vec<Arc<[SeenTurn]>>,
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat").field("seat", &self.seat.number()).finish_non_exhaustive()
    }
}

impl Table {
    /// The public view of a seat; `None` if the table has no such seat.
    pub fn at(&self, seat: SeatNo) -> Option<&TableSeat> {
        self.seats.get(seat.index())
    }

    /// Whether this seat is awaited and has not chosen yet.
    pub fn waits_for(&self, seat: SeatNo) -> bool {
        self.awaiting.iter().any(|awaited| awaited.seat == seat && !awaited.chosen)
    }
}
