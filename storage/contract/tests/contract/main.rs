//! The contract of every database, in sentences, each of them run on both.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod alerts;
mod careers;
mod daily;
mod duels;
mod leagues;
mod matches;
mod moving;
mod outbox;
mod plans;
mod privacy;
mod processes;
mod puzzles;
mod races;
mod ratings;
mod retention;
mod settings;
mod support;
mod tables;
mod writing;
