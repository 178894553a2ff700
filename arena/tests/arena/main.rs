//! The command `arena`: who plays, what is counted, what is printed.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod command;
mod counting;
#[path = "../../../tests/common/patience.rs"]
mod patience;
mod puzzles;
mod reference;
mod sixtysix;
mod training;
