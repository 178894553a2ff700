//! Sealed deals: the chain, the numbers, the vectors of `docs/fairness.md`, and records that are
//! dealt again.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod chain;
mod golden;
mod support;
mod tampering;
mod vectors;
