//! The entries of a match as they are stored. A deal is every hand: [`Entry`] itself cannot be
//! written.

use games::SeatNo;
use serde::{Deserialize, Serialize};

use table::state::{Entry, Move};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Entry")]
enum StoredEntry {
    Deal(String),
    Move(#[serde(with = "StoredMove")] Move),
    PlayedFor(#[serde(with = "StoredMove")] Move),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Move")]
struct StoredMove {
    seat: SeatNo,
    choice: String,
}

#[derive(Serialize)]
pub(super) struct Written<'a>(#[serde(with = "StoredEntry")] pub &'a Entry);

#[derive(Deserialize)]
pub(super) struct Read(#[serde(with = "StoredEntry")] pub Entry);
