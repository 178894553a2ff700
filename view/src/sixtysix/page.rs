//! A page of Sixty-Six: a whole deal, of which the last trick and what has happened since are told.

use games::AnyEvent;
use games::sixtysix::{Counting, Event, Table};
use table::board::Board;

/// A page with what the game says of itself.
pub struct Page<'a> {
    pub board: &'a Board,
    pub table: &'a Table,
    /// The events that are told.
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
            AnyEvent::Sixtysix(event) => Some(event.clone()),
            _ => None,
        });
        Self { board, table, events: events.collect() }
    }

    /// Returns the end of the deal that this page tells of; `None` while it is played.
    pub(super) fn ended(&self) -> Option<&Event> {
        self.events.iter().find(|event| matches!(event, Event::GameEnded { .. }))
    }

    /// Whether everybody may read how many card points there are: always once a deal is over.
    pub(super) fn shows_points(&self) -> bool {
        self.table.rules.counting == Counting::Shown || self.table.result.is_some()
    }

    /// The number of the trick that is played, or of the one that was just taken.
    pub(super) fn trick(&self) -> (usize, bool) {
        let taken = self.table.tricks.len();
        let over = self.table.trick.is_empty() && taken > 0;
        (if over { taken } else { taken + 1 }, over)
    }
}
