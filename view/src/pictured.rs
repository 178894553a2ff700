//! The people of a table, as pictures show them.

use games::SeatNo;
use pictures::{EndPlayer, Marker, portrait_of};
use table::board::{Board, Presence, SeatLabel};

use super::names;

/// The sign of who acts for a seat.
pub(super) fn marker(label: &SeatLabel) -> Marker {
    match label.presence {
        _ if label.bot => Marker::Bot,
        Presence::Here => Marker::None,
        Presence::Away | Presence::Left => Marker::Away,
    }
}

/// Somebody at the end of a match: their place, from 1, and total.
pub(super) fn end_player(label: &SeatLabel, place: u32, total: u32) -> EndPlayer {
    let name = names::without_mark(&label.name);
    EndPlayer {
        name: name.to_owned(),
        place: u8::try_from(place).unwrap_or(u8::MAX),
        total: small(total),
        marker: marker(label),
        portrait: portrait_of(name).filter(|_| label.bot),
    }
}

/// The name of a seat, without the mark of a bot.
pub(super) fn plain_name(board: &Board, seat: SeatNo) -> String {
    let label = board.seats.get(seat.index());
    label.map(|label| names::without_mark(&label.name).to_owned()).unwrap_or_default()
}

/// The number of a seat, from 0.
pub(super) fn number(seat: SeatNo) -> u8 {
    u8::try_from(seat.index()).unwrap_or(u8::MAX)
}

/// Points, which are at most 65,535 in a picture.
pub(super) fn small(points: u32) -> u16 {
    u16::try_from(points).unwrap_or(u16::MAX)
}
