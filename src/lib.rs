//! Hornochse: a Discord bot with which a server plays *6 nimmt!* (Take 6) and Sechsundsechzig.
//!
//! In reading order:
//!
//! * [`games`] and [`players`], crates of their own: the rules and the bots.
//! * [`engine`], a crate of its own: a bot for other programs, over standard input and output.
//! * [`values`], a crate of its own: plain values that all share.
//! * [`table`], a crate of its own: what happens at a table, pure.
//! * [`daily`] and [`league`], crates of their own: the deal of the day, and the league of a server; pure.
//! * [`pictures`], a crate of its own: the painter and all art.
//! * [`ask`], a crate of its own: all that a person can ask.
//! * [`view`], a crate of its own: words, and the scenes that are painted.
//! * [`replay`]: a match that was written down, shown turn by turn in a terminal.
//! * [`tools`]: the clock, the way out, what servers decide and people want.
//! * [`tables`]: the tables at work: actors, outbox.
//! * [`desk`]: what is asked beside a table, and the way from there to one.
//! * [`store`]: the database.
//! * [`discord`]: the way in and out.
//! * [`host`]: what whoever runs the bot needs around it.
//! * [`command_line`]: what can be typed after `hornochse`.
//! * [`config`]: what the environment says; [`telemetry`]: what is counted; [`http`]: a small server.
//!
//! `ARCHITECTURE.md` has the bird's-eye view and the invariants.

pub mod command_line;
pub mod config;
pub mod desk;
pub mod discord;
pub mod host;
pub mod http;
pub mod replay;
pub mod store;
pub mod tables;
pub mod telemetry;
pub mod tools;
