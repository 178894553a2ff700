//! Names of the people at a table.

use games::SeatNo;
use table::board::Board;

use super::phrases::{bold_names, some_names};
use super::words::Words;

/// A few of these, and how many more there are.
pub(super) fn some(words: &Words, board: &Board, seats: &[SeatNo]) -> String {
    let labels = seats.iter().filter_map(|seat| board.seats.get(seat.index()));
    let names: Vec<&str> = labels.map(|label| label.name.as_str()).collect();
    some_names(words, &names)
}

/// All of these, in bold.
pub(super) fn bold<'a>(
    words: &Words,
    board: &Board,
    seats: impl IntoIterator<Item = &'a SeatNo>,
) -> String {
    let labels = seats.into_iter().filter_map(|seat| board.seats.get(seat.index()));
    bold_names(words, labels.map(|label| label.name.as_str()))
}
