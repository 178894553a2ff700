//! Which games and turns of a record to show.

use std::num::NonZeroU32;

use super::args::ReplayArgs;
use super::replayable::{Replayable, Section, SectionKind};
use games::record::Record;

/// The game and the turn to show; `None` for all.
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

    /// Whether this section is shown. The deal and the draft belong to no turn.
    pub(super) fn contains<G: Replayable>(self, section: &Section<'_, G>) -> bool {
        let of_turn =
            |turn| matches!(section.kind, SectionKind::Turn { number, .. } if number == turn);
        self.game.is_none_or(|game| game == section.game) && self.turn.is_none_or(of_turn)
    }

    /// The error text for a game or turn that a record doesn't have.
    pub(super) fn missing<G: Replayable>(self, record: &Record<G>) -> String {
        let (games, unit) = (record.games().len(), G::TURN);
        let turn = self.turn.unwrap_or(0);
        match self.game {
            Some(game) if usize::try_from(game).is_ok_and(|game| game <= games) => {
                format!("no {unit} {turn} in game {game}")
            }
            Some(game) => format!("no game {game}, only {games}"),
            None => format!("no game with a {unit} {turn}"),
        }
    }
}
