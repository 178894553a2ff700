//! `hornochse engine`: a player for other programs, over standard input and output.
//!
//! Another program describes its seat's view, one line at a time, and asks for choices.
//! `docs/engine.md` describes the lines. `common` has what the lines of all games share; each game
//! has a folder that reads its lines, remembers them, and for a question puts them together to the
//! same view that a player of the bot has.

mod common;
pub mod nimmt;
mod run;
pub mod sixtysix;

pub use common::{Complaint, Engine, EngineSettings, Reply, Words};
pub use run::{EngineArgs, Game, run};
