//! Tables at work: who finds and wakes them, the task that alone changes one, and how what it tells
//! gets out.
//!
//! In reading order: [`registry`] starts actors and `registry::keeping` wakes them; `actor` takes one request
//! after the other, `answer` says what people get; `persistence` reads a table and commits its steps,
//! [`archive`] is how it is written down; [`outbox`] and `delivery` bring messages on their way.

pub(crate) mod actor;
mod answer;
pub mod archive;
mod bot_choices;
mod content;
mod delivery;
mod ending;
mod hints;
pub mod outbox;
pub mod pending;
pub(crate) mod persistence;
pub mod protocol;
pub(crate) mod ranking;
pub mod registry;
mod shown_hands;
mod standing_changes;
mod surfaces;
mod verified;
mod way;

pub use pending::Pending;
pub use registry::{NoTables, Tables};
