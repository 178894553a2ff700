//! Help: how to play with the bot, the rules of a game, and the lessons of its tutorial.

use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Tools};
use crate::view::message::{Embed, clip};
use crate::view::tutorial::Lesson;
use crate::view::{Message, Words, any};
use games::AnyRules;

/// Explains the games.
#[derive(Clone)]
pub struct Help {
    studio: Studio,
}

impl Help {
    pub(super) fn new(tools: &Tools) -> Self {
        Self { studio: tools.studio.clone() }
    }

    pub(super) async fn rules(&self, words: &Words, rules: &AnyRules) -> Answer {
        let example = any::rules(rules).example(words);
        match self.studio.paint(example).await {
            Some(picture) => Answer::Private(any::rules(rules).rules(words, picture)),
            None => Answer::say(words, "out-of-order"),
        }
    }

    /// A step of the tutorial; the next one replaces it.
    pub(super) async fn lesson(&self, words: &Words, at: &str, follows: bool) -> Answer {
        let Lesson { mut message, scene } = any::lesson(words, at);
        match self.studio.paint(scene).await {
            Some(picture) => {
                message.files.iter_mut().for_each(|file| file.bytes = picture.clone());
                if follows { Answer::Update(message.into()) } else { Answer::Private(message) }
            }
            None => Answer::say(words, "out-of-order"),
        }
    }
}

/// Composes the help page.
pub(super) fn page(words: &Words) -> Message {
    Message {
        embed: Some(Embed {
            title: Some(words.say("help-title", &[])),
            description: clip(&words.say("help-text", &[]), 4000),
            ..Embed::default()
        }),
        ..Message::default()
    }
}
