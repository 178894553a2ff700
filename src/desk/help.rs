//! Help: how to play with the bot in five lines and in full, the rules of a game, and the lessons of
//! its tutorial.

use super::request::Request;
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Tools};
use ask::{Ask, GameWish};
use games::{AnyRules, GameKind};
use view::message::{ActionRow, Button, Embed, Style, clip};
use view::phrases::{game_button, play_now};
use view::tutorial::Lesson;
use view::{Message, Words, any};

/// Explains the games.
#[derive(Clone)]
pub struct Help {
    studio: Studio,
}

impl Help {
    pub(super) fn new(tools: &Tools) -> Self {
        Self { studio: tools.studio.clone() }
    }

    pub(super) async fn rules(&self, request: &Request, rules: &AnyRules) -> Answer {
        let words = &request.words();
        let example = any::rules(rules).example(words).with_four_colours(request.four_colours);
        match self.studio.paint(example).await {
            Some(picture) => Answer::Private(any::rules(rules).rules(words, picture)),
            None => Answer::say(words, "out-of-order"),
        }
    }

    /// A step of the tutorial; the next one replaces it.
    pub(super) async fn lesson(&self, request: &Request, game: GameKind, at: &str) -> Answer {
        let words = &request.words();
        let Some(Lesson { mut message, scene }) = any::lesson(words, game, at) else {
            return Answer::say(words, "out-of-order");
        };
        match self.studio.paint(scene.with_four_colours(request.four_colours)).await {
            Some(picture) => {
                message.files.iter_mut().for_each(|file| file.bytes = picture.clone());
                Answer::panel(request.under, message)
            }
            None => Answer::say(words, "out-of-order"),
        }
    }
}

/// Composes the help page: how to begin.
pub(super) fn page(words: &Words, game: GameKind) -> Message {
    let mut buttons = Vec::new();
    if any::is_taught(game) {
        let lesson = Ask::Lesson(game, String::new());
        buttons.push(Button::new(words.say("tutorial-title", &[]), lesson, Style::Success));
    }
    buttons.push(play_now(words, game));
    buttons.push(game_button(words, game, GameWish::Rules, "button-rules", Style::Secondary));
    buttons.push(game_button(words, game, GameWish::Commands, "button-commands", Style::Secondary));
    let rows = vec![ActionRow::Buttons(buttons)];
    Message { rows, ..embedded(words, "help-short") }
}

/// Everything that can be typed, and what comes of it.
pub(super) fn commands(words: &Words) -> Message {
    embedded(words, "help-text")
}

fn embedded(words: &Words, text: &str) -> Message {
    Message {
        embed: Some(Embed {
            title: Some(words.say("help-title", &[])),
            description: clip(&words.say(text, &[]), 4000),
            ..Embed::default()
        }),
        ..Message::default()
    }
}
