//! The command `hornochse replay`, as somebody uses it who has a record and a terminal.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod broken;
#[path = "../common/patience.rs"]
mod patience;
mod pictures;
mod pipe;
mod result;
mod review;
mod sixtysix;
mod support;
mod text;
