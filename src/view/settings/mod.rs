//! The settings: those of a server, in pages for whoever manages it, and those of a person, for everybody.

mod alert;
mod mine;
mod panel;
mod server;

pub use alert::{alert, alerts_stopped};
pub use mine::{Mine, MineChange, mine};
pub use server::{Server, ServerChanged, not_here, refused, server};

use super::words::Words;

/// What a language calls itself.
fn language_name(locale: &str) -> String {
    Words::of(locale).say("language-name", &[])
}
