//! A table as the database keeps it: texts in JSON, read by every later version.
//!
//! Fields and variants may be added, with a default; what is renamed keeps its old name as an alias.

use crate::ids::TableTag;
use crate::store::{OUTBOX_FORMAT, StoreError};
use crate::table::notice::Notice;
use crate::table::session::Unreadable;
use crate::table::state::{Entry, Move};
use crate::table::{Session, State};
use games::SeatNo;
use serde::{Deserialize, Serialize};

// The number of the format grows when an older version could not read what is written here.
const _: () = assert!(OUTBOX_FORMAT == 2, "say here what the new format adds");

/// The format of states and entries that this version writes. The first one had no number, and entries
/// in the shape of the record.
const FORMAT: u32 = 2;

/// A state as it is stored.
#[derive(Serialize)]
struct Written<'a> {
    format: u32,
    #[serde(flatten)]
    state: &'a State,
}

/// What is looked at before anything else.
#[derive(Deserialize)]
struct Version {
    #[serde(default = "first")]
    format: u32,
}

const fn first() -> u32 {
    1
}

/// An entry as it is stored.
#[derive(Serialize, Deserialize)]
enum StoredEntry {
    Deal(String),
    Move(StoredMove),
    PlayedFor(StoredMove),
}

/// A choice as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredMove {
    /// With the game's own text.
    Text { seat: SeatNo, choice: String },
    /// As the first format had it, when there was one game: in the shape of its record.
    Record(serde_json::Value),
}

impl StoredEntry {
    fn of(entry: &Entry) -> Self {
        let stored =
            |Move { seat, choice }: &Move| StoredMove::Text { seat: *seat, choice: choice.clone() };
        match entry {
            Entry::Deal(deal) => Self::Deal(deal.clone()),
            Entry::Move(made) => Self::Move(stored(made)),
            Entry::PlayedFor(made) => Self::PlayedFor(stored(made)),
        }
    }

    fn read(self) -> Option<Entry> {
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

/// Reads a state.
///
/// # Errors
/// When it is none, or of a later version.
pub fn read_state(text: &str) -> Result<State, Unreadable> {
    let unreadable = |e: serde_json::Error| Unreadable(e.to_string());
    let Version { format } = serde_json::from_str(text).map_err(unreadable)?;
    if format > FORMAT {
        return Err(Unreadable(format!(
            "it is of format {format}, and this version knows {FORMAT}"
        )));
    }
    serde_json::from_str(text).map_err(unreadable)
}

/// Reads what happened in a match, one text for each entry.
///
/// # Errors
/// When one of them cannot be read.
pub fn read_entries(texts: &[String]) -> Result<Vec<Entry>, Unreadable> {
    let read = |(number, text): (u32, &String)| {
        let stored: StoredEntry =
            serde_json::from_str(text).map_err(|e| Unreadable(format!("event {number}: {e}")))?;
        stored.read().ok_or_else(|| Unreadable(format!("event {number} is no choice")))
    };
    (1..).zip(texts).map(read).collect()
}

/// Reads a table: the match comes of replaying its entries.
///
/// # Errors
/// When what is stored does not make a match.
pub fn read_table(tag: TableTag, state: &str, events: &[String]) -> Result<Session, Unreadable> {
    Session::load(tag, read_state(state)?, read_entries(events)?)
}

/// The text of a state.
///
/// # Errors
/// Never, as far as anybody knows: nothing in it can fail to be written.
pub fn write_state(state: &State) -> Result<String, StoreError> {
    serde_json::to_string(&Written { format: FORMAT, state }).map_err(|e| damaged(&e))
}

/// The text of an entry.
///
/// # Errors
/// As for a state.
pub fn write_entry(entry: &Entry) -> Result<String, StoreError> {
    serde_json::to_string(&StoredEntry::of(entry)).map_err(|e| damaged(&e))
}

/// Reads a notice of the outbox.
///
/// # Errors
/// When it is none that this version knows.
pub fn read_notice(text: &str) -> Result<Notice, Unreadable> {
    serde_json::from_str(text).map_err(|e| Unreadable(e.to_string()))
}

/// The text of a notice.
///
/// # Errors
/// As for a state.
pub fn write_notice(notice: &Notice) -> Result<String, StoreError> {
    serde_json::to_string(notice).map_err(|e| damaged(&e))
}

fn damaged(error: &serde_json::Error) -> StoreError {
    StoreError::Write(error.to_string())
}
