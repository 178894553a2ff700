//! The command `hornochse engine`, as another program uses it.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod anything;
mod errors;
mod games;
#[path = "../common/patience.rs"]
mod patience;
mod support;
mod variants;
