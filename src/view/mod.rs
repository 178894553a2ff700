//! Words and pictures: everything the bot shows is composed here, free of any Discord library.
//!
//! What is public is composed from a [`Table`](crate::games::nimmt::Table) and public events; what is
//! private from a [`Seat`](crate::games::nimmt::Seat), and goes to that seat's owner alone.

pub mod board;
pub mod help;
pub mod leaders;
pub mod letter;
mod lines;
pub mod lobby;
pub mod message;
pub mod names;
pub mod phrases;
pub mod picture;
pub mod press;
mod sheet;
pub mod words;

pub use message::{Act, Button, Embed, File, Message, Patch, Style};
pub use press::{Press, Verb};
pub use words::Words;
