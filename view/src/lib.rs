//! Words and pictures: everything the bot shows is composed here, free of any Discord library.
//!
//! Public messages are composed from a [`Board`](table::board::Board); private ones from the view
//! of a [seat](games::AnySeat), and go to that seat's owner alone. The texts and pictures of a game
//! are in its own folder; [`any`] picks the game.

pub mod achievements;
pub mod alert;
pub mod any;
pub mod board;
pub mod bot_roster;
pub mod bots;
pub mod daily;
pub mod duel;
pub mod ending;
pub mod fairness;
pub mod game;
mod habits;
pub mod hand;
pub mod league;
pub mod letter;
pub mod lobby;
pub mod message;
pub mod names;
pub mod nimmt;
pub mod phrases;
mod pictured;
pub mod playing;
pub mod puzzle;
pub mod rating;
mod results;
pub mod review;
pub mod rules_menu;
mod seats;
pub mod setup;
mod sheet;
pub mod sixtysix;
mod standing_changes;
pub mod table_view;
#[cfg(feature = "test-game")]
#[path = "../../tests/tally/view.rs"]
mod tally;
pub mod tutorial;
pub mod words;

pub use message::{
    ActionRow, Button, Embed, File, Menu, MenuOption, Message, Part, Patch, Picker, Pictured, Style,
};
pub use words::Words;
