//! The real bot over the simulated Discord: what people do, and what they see of it.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod absence;
mod at_table;
mod bot_seats;
mod bots;
mod buttons;
mod clicks;
mod coach;
mod command_line;
mod crash;
mod database;
mod emojis;
mod endings;
mod faults;
mod fleet;
mod hands;
mod languages;
mod leaks;
mod lobby;
mod matches;
mod old_data;
mod privacy;
mod production;
mod quiet;
mod requests;
mod seen;
mod setup;
mod showing;
mod sixtysix;
mod snapshots;
mod solo;
mod support;
mod tally;
mod variants;
