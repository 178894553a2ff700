//! Words and pictures: everything the bot shows is composed here, free of any Discord library.
//!
//! What is public is composed from a [`Table`](games::nimmt::Table) and public events; what is
//! private from a [`Seat`](games::nimmt::Seat), and goes to that seat's owner alone.

pub mod board;
pub mod bot_roster;
pub mod bots;
pub mod coach;
pub mod custom_id;
mod decisions;
pub mod examples;
pub mod help;
pub mod leaders;
pub mod letter;
pub mod lines;
pub mod lobby;
pub mod message;
pub mod names;
pub mod phrases;
pub mod picture;
pub mod playing;
pub mod results;
pub mod scene;
pub mod setup;
mod sheet;
pub mod words;

pub use custom_id::CustomId;
pub use message::{Act, ActionRow, Button, Embed, File, Menu, MenuOption, Message, Patch, Style};
pub use words::Words;
