//! The part of a record to show.

use std::num::NonZeroU32;

use super::args::ReplayArgs;
use super::game::{Part, Piece, Replayable};
use games::record::Record;

/// The part of a record to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Selection {
    game: Option<u32>,
    turn: Option<u32>,
}

impl Selection {
    pub(super) fn of(args: &ReplayArgs) -> Self {
        Self { game: args.game.map(NonZeroU32::get), turn: args.turn.map(NonZeroU32::get) }
    }

    /// Whether nothing is left out.
    pub(super) fn is_everything(self) -> bool {
        self == Self::default()
    }

    /// Whether this piece is shown. The deal and the draft belong to no turn.
    pub(super) fn contains<G: Replayable>(self, piece: &Piece<'_, G>) -> bool {
        let of_turn = |turn| matches!(piece.part, Part::Turn { number, .. } if number == turn);
        self.game.is_none_or(|game| game == piece.game) && self.turn.is_none_or(of_turn)
    }

    /// The complaint about a part that a record doesn't have.
    pub(super) fn missing<G: Replayable>(self, record: &Record<G>) -> String {
        let (games, kind) = (record.games().len(), G::TURN);
        let turn = self.turn.unwrap_or(0);
        match self.game {
            Some(game) if usize::try_from(game).is_ok_and(|game| game <= games) => {
                format!("no {kind} {turn} in game {game}")
            }
            Some(game) => format!("no game {game}, only {games}"),
            None => format!("no game with a {kind} {turn}"),
        }
    }
}
