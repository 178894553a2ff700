//! `hornochse engine`: a player for other programs, over standard input and output.
//!
//! Another program tells what its seat sees, one line each, and asks for cards and rows.
//! `docs/engine.md` describes the lines. They are read ([`read`]), remembered (`told`, `game`), and
//! where a question comes, put together to the same view that a player of the bot has (`view`).
//! Who took which row is nowhere told: a turn is placed again by the rules until its outcome is
//! what lies on the table (`settle`).

mod answer;
mod dealing;
mod driver;
mod game;
mod line;
mod run;
mod settle;
#[cfg(test)]
mod tests;
mod told;
mod view;
mod words;

pub use driver::{Driver, Reply};
pub use line::Line;
pub use run::run;
pub use words::read;
