//! The real bot over the simulated Discord: what people do, and what they see of it.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod absence;
mod at_table;
mod backups;
mod bot_seats;
mod bots;
mod buttons;
mod clicks;
mod clock;
mod coach;
mod cockpit;
mod command_line;
mod commands;
mod crash;
mod daily;
mod database;
mod doubt;
mod duel;
mod emojis;
mod endings;
mod fairness;
mod faults;
mod fleet;
mod floods;
mod follow_ups;
mod gone;
mod group_chat;
mod hands;
mod languages;
mod late;
mod leaderboard;
mod leaks;
mod lobby;
mod logs;
mod matches;
#[path = "../common/missing.rs"]
mod missing;
mod old_data;
mod on_a_server;
mod outside;
mod over_http;
#[path = "../common/patience.rs"]
mod patience;
mod privacy;
mod processes;
mod production;
mod pseudo;
mod puzzle;
mod quiet;
mod requests;
mod rollback;
mod seen;
mod settings;
mod setup;
mod showing;
mod sixtysix;
mod snapshots;
mod solo;
mod statistics;
mod support;
mod tally;
mod threads;
mod variants;
mod void;
mod worst_case;
