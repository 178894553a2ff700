//! A page of a match of 6 nimmt!: the table, and what happened since the page before.

use games::AnyEvent;
use games::nimmt::{Event, Phase, Table, TableSeat};
use table::board::Board;

/// A page with what the game says of itself.
pub struct Page<'a> {
    pub board: &'a Board,
    pub table: &'a Table,
    /// The events since the page before.
    pub events: Vec<Event>,
}

impl std::ops::Deref for Page<'_> {
    type Target = Board;

    fn deref(&self) -> &Board {
        self.board
    }
}

impl<'a> Page<'a> {
    /// A page of this table.
    pub fn new(board: &'a Board, table: &'a Table) -> Self {
        let events = board.shown.events.iter().filter_map(|event| match event {
            AnyEvent::Nimmt(event) => Some(event.clone()),
            _ => None,
        });
        Self { board, table, events: events.collect() }
    }

    /// Whether cards go to either end of a row: then none is "too low", but some fit nowhere.
    pub(super) fn both_ways(&self) -> bool {
        self.table.rules.placement.both_ends()
    }

    /// The bull heads of a seat in the match so far, the running game included.
    pub(super) fn match_total(&self, seat: &TableSeat) -> u32 {
        match self.table.phase {
            // The points of the game are in the total already.
            Phase::Dealing | Phase::Over => seat.total,
            Phase::Draft | Phase::Choosing | Phase::Placing => seat.total + seat.points,
        }
    }

    pub(super) fn game_over(&self) -> Option<&[u32]> {
        self.events.iter().find_map(|event| match event {
            Event::GameEnded { points, .. } => Some(points.as_slice()),
            _ => None,
        })
    }

    /// The last turn that is shown; the table may already be one further.
    pub(super) fn turn(&self) -> (u32, u32) {
        self.ended_turn().unwrap_or((self.table.game, self.table.turn))
    }

    pub(super) fn ended_turn(&self) -> Option<(u32, u32)> {
        self.events.iter().rev().find_map(|event| match event {
            Event::TurnEnded { game, turn } => Some((*game, *turn)),
            _ => None,
        })
    }
}
