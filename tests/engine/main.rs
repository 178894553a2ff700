//! The command `hornochse engine`, as another program uses it.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod anything;
mod errors;
mod in_the_arena;
#[path = "../common/patience.rs"]
mod patience;
mod sixtysix;
mod support;
mod variants;
mod whole_games;
