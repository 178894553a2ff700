//! Hornochse: a Discord bot with which a server plays *6 nimmt!* (Take 6).
//!
//! In reading order:
//!
//! * [`games`]: the rules, pure. [`games::nimmt`] says which file holds which rule.
//! * [`ai`]: players made of code: a seat's view in, a choice out.
//! * [`thinking`]: a player made of code with its level and limit.
//! * [`train`]: where its weights come from.
//! * [`engine`]: a player for other programs, over standard input and output.
//! * [`arena`]: players made of code against each other.
//! * [`view`]: words and pictures.
//! * [`replay`]: a match that was written down, shown turn by turn in a terminal.
//! * [`app`]: what happens at the tables.
//! * [`store`]: the database.
//! * [`discord`]: the way in and out.
//! * [`config`]: what the environment says; [`ids`] and [`settings`]: plain values that all share;
//!   [`terminal`]: what the commands share.
//!
//! `ARCHITECTURE.md` has the bird's-eye view and the invariants.

pub mod ai;
pub mod app;
pub mod arena;
pub mod config;
pub mod discord;
pub mod engine;
pub mod games;
pub mod ids;
pub mod replay;
pub mod settings;
pub mod store;
pub mod terminal;
pub mod thinking;
pub mod train;
pub mod view;
