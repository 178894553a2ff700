//! A table as the database keeps it: texts in JSON, read by every later version.
//!
//! The table's own types say how they are written, in the order of their fields, and a test pins
//! the texts. Fields and variants may be added to them, with a default; what is renamed keeps its
//! old name as an alias. Until then nothing has one. Kept apart are the names, which the database
//! has in a table of their own, and what must not be written by accident: the seal and each entry.
//! A game's rules, events and public table are stored as the game itself writes them.

mod entry;
mod names;
mod seal;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::store::{OUTBOX_FORMAT, StoreError, StoredTable};
use names::Names;
use seal::StoredSeal;
use table::notice::Notice;
use table::session::Unreadable;
use table::state::Entry;
use table::{Session, State};

pub use crate::store::StoredPerson;
pub use names::people;

// The number of the format grows when an older version could not read what is written here.
const _: () = assert!(OUTBOX_FORMAT == 1, "say here what the new format adds");

/// The format of states and entries that this version writes.
const FORMAT: u32 = 1;

/// A state as it is stored.
#[derive(Serialize)]
struct Written<'a> {
    format: u32,
    #[serde(flatten)]
    state: &'a State,
    seal: Option<StoredSeal>,
}

/// The version of a stored state, which is looked at before anything else.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// The seal of a stored state, which is read apart from the rest.
#[derive(Deserialize)]
struct Sealed {
    seal: Option<StoredSeal>,
}

/// Reads a state.
/// Errors: when it is none, or of a later version.
pub fn read_state(text: &str, people: &[StoredPerson]) -> Result<State, Unreadable> {
    let unreadable = |e: serde_json::Error| Unreadable(e.to_string());
    let Version { format } = serde_json::from_str(text).map_err(unreadable)?;
    if format > FORMAT {
        return Err(Unreadable(format!(
            "it is of format {format}, and this version knows {FORMAT}"
        )));
    }
    let mut state: State = serde_json::from_str(text).map_err(unreadable)?;
    let Sealed { seal } = serde_json::from_str(text).map_err(unreadable)?;
    state.seal = seal.and_then(StoredSeal::read);
    Names::of(people).fill(&mut state);
    Ok(state)
}

/// Reads what happened in a match, one text for each entry.
/// Errors: when one of them cannot be read.
pub fn read_entries(texts: &[String]) -> Result<Vec<Entry>, Unreadable> {
    let read = |(number, text): (u32, &String)| {
        let entry::Read(entry) =
            serde_json::from_str(text).map_err(|e| Unreadable(format!("event {number}: {e}")))?;
        Ok(entry)
    };
    (1..).zip(texts).map(read).collect()
}

/// Reads a table: the match comes of replaying its entries.
/// Errors: when what is stored does not make a match.
pub fn read_table(stored: &StoredTable) -> Result<Session, Unreadable> {
    let state = read_state(&stored.state, &stored.people)?;
    Session::load(stored.tag, state, read_entries(&stored.events)?)
}

/// The text of a state.
/// Errors: never, as far as anybody knows: nothing in it can fail to be written.
pub fn write_state(state: &State) -> Result<String, StoreError> {
    let seal = state.seal.as_ref().map(StoredSeal::of);
    serde_json::to_string(&Written { format: FORMAT, state, seal }).map_err(|e| damaged(&e))
}

/// The text of an entry.
/// Errors: as for a state.
pub fn write_entry(entry: &Entry) -> Result<String, StoreError> {
    serde_json::to_string(&entry::Written(entry)).map_err(|e| damaged(&e))
}

/// Reads a notice of the outbox of this table.
/// Errors: when it is none that this version knows.
pub fn read_notice(text: &str, table: &State) -> Result<Notice, Unreadable> {
    let mut notice: Notice = serde_json::from_str(text).map_err(|e| Unreadable(e.to_string()))?;
    if let Notice::Board { board, .. } = &mut notice {
        names::complete(board, table);
    }
    Ok(notice)
}

/// The text of a notice.
/// Errors: as for a state.
pub fn write_notice(notice: &Notice) -> Result<String, StoreError> {
    serde_json::to_string(notice).map_err(|e| damaged(&e))
}

fn damaged(error: &serde_json::Error) -> StoreError {
    StoreError::Write(error.to_string())
}
