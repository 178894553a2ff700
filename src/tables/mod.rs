//! Tables at work: who finds and wakes them, the task that alone changes one, and how what it tells
//! gets out.
//!
//! In reading order: [`registry`] starts actors, `registry::waking` wakes them; `actor` leads one
//! request after the other to its parts: `ledger` is what is committed, `post` what must be sent,
//! `step` leads from one to the other, `keeping` looks after the table. [`archive`] is how a table
//! is written down.

mod actor;
mod alarm;
pub mod archive;
mod keeping;
mod ledger;
pub mod pending;
mod post;
pub mod protocol;
pub(crate) mod ranking;
pub mod registry;
mod step;

pub use pending::Pending;
pub use registry::Tables;
pub use step::forget_person_at_rest;
