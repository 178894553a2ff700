//! The rules of Sixty-Six, as sentences.

// Helpers are part of the tests, so they may panic, too.
#![allow(clippy::unwrap_used)]

mod absence;
mod anything;
mod contradictions;
mod examples;
mod facts;
mod garbage;
mod golden;
mod naive;
#[path = "../../../tests/common/patience.rs"]
mod patience;
mod properties;
mod refusals;
mod seam;
mod secrecy;
mod situations;
