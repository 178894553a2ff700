//! Views of a game: public parts, and those of one seat.

use super::{Game, Pending};
use crate::sixtysix::scoring::Each;
use crate::sixtysix::{Card, Cards, GameResult, Out, Rules, SeatNo, Suit};

impl Game {
    /// The hand of one seat, for that seat.
    pub(in crate::sixtysix) fn hand(&self, seat: SeatNo) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    pub(in crate::sixtysix) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(in crate::sixtysix) fn seats(&self) -> usize {
        self.seats
    }

    pub(in crate::sixtysix) fn number(&self) -> u32 {
        self.number
    }

    /// Number of cards that lie face down.
    pub(in crate::sixtysix) fn face_down(&self) -> usize {
        self.stock.len()
    }

    pub(in crate::sixtysix) fn turned(&self) -> Option<Card> {
        self.turned
    }

    pub(in crate::sixtysix) fn trump(&self) -> Option<Suit> {
        self.trump
    }

    pub(in crate::sixtysix) fn declarer(&self) -> Option<SeatNo> {
        self.declarer
    }

    pub(in crate::sixtysix) fn closed_by(&self) -> Option<SeatNo> {
        self.closed_by
    }

    pub(in crate::sixtysix) fn leader(&self) -> SeatNo {
        self.leader
    }

    /// The cards of the trick under way, the leader's first.
    pub(in crate::sixtysix) fn trick(&self) -> impl Iterator<Item = Card> {
        self.trick.iter().copied().flatten()
    }

    /// The call made with the lead of the trick under way.
    pub(in crate::sixtysix) fn call(&self) -> Option<Out> {
        self.call
    }

    pub(in crate::sixtysix) fn points(&self) -> &Each {
        &self.points
    }

    pub(in crate::sixtysix) fn tricks(&self) -> &Each {
        &self.tricks
    }

    pub(in crate::sixtysix) fn marriages(&self) -> u8 {
        self.marriages
    }

    /// Tricks completed since the game began.
    pub(in crate::sixtysix) fn completed(&self) -> u32 {
        self.completed
    }

    pub(in crate::sixtysix) fn is_over(&self) -> bool {
        matches!(self.step, Pending::Over(_))
    }

    /// The result of the game, once it is over.
    pub(in crate::sixtysix) fn result(&self) -> Option<GameResult> {
        match self.step {
            Pending::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Whether trump is still to be named before a card can be played.
    pub(in crate::sixtysix) fn is_naming(&self) -> bool {
        matches!(self.step, Pending::Name(_) | Pending::Bid(_))
    }
}
