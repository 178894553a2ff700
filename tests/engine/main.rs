//! The command `hornochse engine`, as another program uses it.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod anything;
mod errors;
mod games;
mod support;
mod variants;
