//! The help page: five lines, and the whole of it behind a button.

use crate::ask::{Ask, GameWish};
use crate::view::any;
use crate::view::message::{ActionRow, Button, Embed, Message, Style, clip};
use crate::view::phrases::{game_button, play_now};
use crate::view::words::Words;
use games::GameKind;

/// Composes the help page: how to begin.
#[must_use]
pub fn help(words: &Words, game: GameKind) -> Message {
    let mut buttons = Vec::new();
    if any::is_taught(game) {
        let lesson = Ask::Lesson(String::new());
        buttons.push(Button::new(words.say("tutorial-title", &[]), lesson, Style::Success));
    }
    buttons.push(play_now(words, game));
    buttons.push(game_button(words, game, GameWish::Rules, "button-rules", Style::Secondary));
    buttons.push(game_button(words, game, GameWish::Commands, "button-commands", Style::Secondary));
    let rows = vec![ActionRow::Buttons(buttons)];
    Message { rows, ..page(words, "help-short") }
}

/// Everything that can be typed, and what comes of it.
#[must_use]
pub fn commands(words: &Words) -> Message {
    page(words, "help-text")
}

fn page(words: &Words, text: &str) -> Message {
    Message {
        embed: Some(Embed {
            title: Some(words.say("help-title", &[])),
            description: clip(&words.say(text, &[]), 4000),
            ..Embed::default()
        }),
        ..Message::default()
    }
}
