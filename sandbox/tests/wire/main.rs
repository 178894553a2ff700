//! What goes over the wire, without any library in between.

// Helpers of tests may panic like the tests themselves.
#![allow(clippy::unwrap_used)]

mod answers;
mod emojis;
mod endpoint;
mod faithful;
mod follow_ups;
mod gateway;
mod installs;
mod layout;
mod layout_edits;
mod limits;
mod open;
mod raw;
mod refusals;
mod specification;
mod strictness;
