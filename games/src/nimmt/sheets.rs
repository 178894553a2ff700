//! Rule: the sheets of a tournament. Each hand of the draft is written on a sheet; after each game
//! the sheets move to the left neighbour.

use serde::{Deserialize, Serialize};

use super::{Card, SeatNo};

/// One sheet: the hand that a seat drafted, and each seat's score with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The seat that drafted it, and plays it in the first game.
    pub seat: SeatNo,
    /// Its cards, ascending.
    pub cards: Vec<Card>,
    /// The score of each seat (by index) with it; `None` until that game is finished.
    pub points: Vec<Option<u32>>,
}

/// All sheets of a match and the rows that go with them.
#[derive(Clone)]
pub(super) struct Sheets {
    sheets: Vec<Sheet>,
    rows: Vec<Card>,
}

impl Sheets {
    /// Writes down the drafted hands, by seat, and the row cards; both ascending.
    pub(super) fn write(hands: Vec<Vec<Card>>, rows: Vec<Card>) -> Self {
        let seats = hands.len();
        let sheet = |(index, cards)| Sheet {
            seat: SeatNo::from_index(index),
            cards,
            points: vec![None; seats],
        };
        Self { sheets: hands.into_iter().enumerate().map(sheet).collect(), rows }
    }

    /// The cards that begin the rows of all games.
    pub(super) fn rows(&self) -> &[Card] {
        &self.rows
    }

    /// The hands of a game, counted from 1, by seat.
    pub(super) fn hands(&self, game: u32) -> Vec<Vec<Card>> {
        let seats = self.sheets.len();
        SeatNo::all(seats)
            .filter_map(|seat| self.sheets.get(index_of_sheet(seat, game, seats)))
            .map(|sheet| sheet.cards.clone())
            .collect()
    }

    /// Writes down the scores of a finished game, by seat.
    pub(super) fn score(&mut self, game: u32, points: &[u32]) {
        let seats = self.sheets.len();
        for seat in SeatNo::all(seats) {
            let sheet = self.sheets.get_mut(index_of_sheet(seat, game, seats));
            let cell = sheet.and_then(|sheet| sheet.points.get_mut(seat.index()));
            if let (Some(cell), Some(scored)) = (cell, points.get(seat.index())) {
                *cell = Some(*scored);
            }
        }
    }

    pub(super) fn all(&self) -> &[Sheet] {
        &self.sheets
    }
}

/// Index of the sheet of a seat. In game 1 each seat has its own; each game they move one to the
/// left, so a seat has that of the neighbour as many places to its right.
fn index_of_sheet(seat: SeatNo, game: u32, seats: usize) -> usize {
    let moved = game.saturating_sub(1) as usize % seats.max(1);
    (seat.index() + seats - moved) % seats.max(1)
}
