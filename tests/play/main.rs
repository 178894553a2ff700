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
mod daily;
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
#[path = "../common/missing.rs"]
mod missing;
mod old_data;
#[path = "../common/patience.rs"]
mod patience;
mod production;
mod pseudo;
mod quiet;
mod requests;
mod seen;
mod settings;
mod setup;
mod showing;
mod sixtysix;
mod snapshots;
mod solo;
mod support;
mod tally;
mod variants;
