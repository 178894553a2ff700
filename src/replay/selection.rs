//! Which part of a record is shown.

use super::turns::{Part, Piece};

/// Which part of a record is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Selection {
    pub(super) game: Option<u32>,
    pub(super) turn: Option<u32>,
}

impl Selection {
    /// Whether nothing is left out.
    pub(super) fn is_everything(self) -> bool {
        self == Self::default()
    }

    /// Whether this piece is shown. The deal and the draft belong to no turn.
    pub(super) fn contains(self, piece: &Piece<'_>) -> bool {
        let game = self.game.is_none_or(|game| game == piece.game);
        let turn = self
            .turn
            .is_none_or(|turn| matches!(piece.part, Part::Turn { number, .. } if number == turn));
        game && turn
    }
}
