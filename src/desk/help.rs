//! The help page.

use crate::view::message::{Embed, Message, clip};
use crate::view::words::Words;

/// Composes the help page: how to play with the bot.
#[must_use]
pub fn help(words: &Words) -> Message {
    Message {
        embed: Some(Embed {
            title: Some(words.say("help-title", &[])),
            description: clip(&words.say("help-text", &[]), 4000),
            ..Embed::default()
        }),
        ..Message::default()
    }
}
