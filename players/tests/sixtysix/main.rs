//! Bots of Sixty-Six: they play by the rules, know no more than their seat, and play perfectly where
//! nothing is left to guess.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

#[allow(dead_code, reason = "the rules' own tests need more of it")]
#[path = "../../../games/tests/sixtysix/anything.rs"]
mod anything;
mod choices;
mod perfect;
mod reasons;
