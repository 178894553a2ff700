//! What happened in a match as it is stored: deals and choices, in the game's own texts.

use games::SeatNo;
use serde::{Deserialize, Serialize};

use crate::table::state::{Entry, Move};

/// An entry as it is stored.
#[derive(Serialize, Deserialize)]
pub(super) enum StoredEntry {
    Deal(String),
    Move(StoredMove),
    PlayedFor(StoredMove),
}

/// A choice as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum StoredMove {
    /// With the game's own text.
    Text { seat: SeatNo, choice: String },
    /// As the first format had it, when there was one game: in the shape of its record.
    Record(serde_json::Value),
}

impl StoredEntry {
    pub(super) fn of(entry: &Entry) -> Self {
        let stored =
            |Move { seat, choice }: &Move| StoredMove::Text { seat: *seat, choice: choice.clone() };
        match entry {
            Entry::Deal(deal) => Self::Deal(deal.clone()),
            Entry::Move(made) => Self::Move(stored(made)),
            Entry::PlayedFor(made) => Self::PlayedFor(stored(made)),
        }
    }

    pub(super) fn read(self) -> Option<Entry> {
        Some(match self {
            Self::Deal(deal) => Entry::Deal(deal),
            Self::Move(stored) => Entry::Move(stored.read()?),
            Self::PlayedFor(stored) => Entry::PlayedFor(stored.read()?),
        })
    }
}

impl StoredMove {
    fn read(self) -> Option<Move> {
        let (seat, choice) = match self {
            Self::Text { seat, choice } => (seat, choice),
            Self::Record(record) => games::choice_of_format_1(&record.to_string())?,
        };
        Some(Move { seat, choice })
    }
}
