//! The rules of 6 nimmt!, as sentences. One module for each variant; situations are written as
//! pictures of the table, which `support` reads.

// Helpers are part of the tests, so they may panic, too.
#![allow(clippy::unwrap_used)]

mod support;

mod absence;
mod anything;
mod classic;
mod contradictions;
mod double;
mod facts;
mod golden;
mod hand;
mod imagine;
mod logic;
mod modifiers;
mod open;
#[path = "../../../tests/common/patience.rs"]
mod patience;
mod pro;
mod properties;
mod record;
mod record_garbage;
mod record_refusals;
mod refined;
mod secrecy;
mod tactics;
mod tournament;
mod views;
mod worlds;
