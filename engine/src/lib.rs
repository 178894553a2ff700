//! `hornochse engine`: a player for other programs, over standard input and output.
//!
//! Another program tells what its seat sees, one line each, and asks what to choose.
//! `docs/engine.md` describes the lines. What all games have in common lies in `common`; each game has
//! a folder that reads its lines, remembers them, and where a question comes, puts them together to
//! the same view that a player of the bot has.

mod common;
pub mod nimmt;
mod run;
pub mod sixtysix;

pub use common::{Complaint, Engine, Reply, Settings, Words};
pub use run::{Args, Game, run};
