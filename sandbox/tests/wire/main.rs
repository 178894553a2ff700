//! What goes over the wire, without any library in between.

// Helpers of tests may panic like the tests themselves.
#![allow(clippy::unwrap_used)]

mod answers;
mod emojis;
mod gateway;
mod layout;
mod layout_edits;
mod limits;
mod raw;
mod refusals;
