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

/// A choice as it is stored, with the game's own text.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredMove {
    seat: SeatNo,
    choice: String,
}

impl StoredEntry {
    pub(super) fn of(entry: &Entry) -> Self {
        let stored =
            |Move { seat, choice }: &Move| StoredMove { seat: *seat, choice: choice.clone() };
        match entry {
            Entry::Deal(deal) => Self::Deal(deal.clone()),
            Entry::Move(made) => Self::Move(stored(made)),
            Entry::PlayedFor(made) => Self::PlayedFor(stored(made)),
        }
    }

    pub(super) fn read(self) -> Entry {
        let made = |StoredMove { seat, choice }| Move { seat, choice };
        match self {
            Self::Deal(deal) => Entry::Deal(deal),
            Self::Move(stored) => Entry::Move(made(stored)),
            Self::PlayedFor(stored) => Entry::PlayedFor(made(stored)),
        }
    }
}
