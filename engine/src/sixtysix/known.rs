//! The known part of a game.

use games::SeatNo;
use games::sixtysix::{Card, Cards, MOST_SEATS, Move, Rules};

/// The known part of a game.
#[derive(Clone)]
pub(super) struct Known {
    pub(super) rules: Rules,
    pub(super) seats: usize,
    pub(super) me: SeatNo,
    pub(super) dealer: SeatNo,
    /// The own hand as it was dealt.
    pub(super) hand: Vec<Card>,
    pub(super) turned: Option<Card>,
    /// The cards that the own seat has drawn face down.
    pub(super) draws: Vec<Card>,
    pub(super) moves: Vec<Move>,
    /// The seat that drew each card of the stock so far, and the number of choices before.
    pub(super) drawn: Vec<(SeatNo, usize)>,
    /// The cards that a seat cannot hold, since it would have had to play them.
    pub(super) ruled_out: [Cards; MOST_SEATS],
}
