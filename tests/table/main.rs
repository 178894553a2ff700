//! The table by itself: whatever people, bots and the clock do, in whatever game, it goes on, and
//! forgets and betrays nothing.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod absence;
mod alone;
mod anything;
mod driven;
mod formats;
mod hidden;
mod pages;
mod seals;
