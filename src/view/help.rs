//! The rules of each variant, with a picture of a placement, and how to play.

use std::sync::Arc;

use super::message::{Embed, File, Message, clip};
use super::phrases::nth;
use super::words::Words;
use games::nimmt::{End, Rules, Variant};

/// The rules of what is played, with the painted [`example`](super::examples::example).
#[must_use]
pub fn rules(words: &Words, rules: &Rules, picture: Arc<[u8]>) -> Message {
    let variant = rules.name().unwrap_or_default();
    let nth = nth(words, rules.takes);
    let (title, text) = if variant == Variant::default() {
        let end = match rules.end {
            End::Points(points) => words.say("rules-end-points", &[("points", points.into())]),
            End::Games(n) => words.say("rules-end-games", &[("n", n.into())]),
            End::EachSheet => words.say("rules-end-sheets", &[]),
        };
        let values = [("nth", nth.into()), ("end", end.into())];
        (words.say("rules-title", &[]), words.say("rules-text", &values))
    } else {
        let text = words.say(&format!("rules-{}", variant.as_str()), &[("nth", nth.into())]);
        let rest = words.say("rules-as-classic", &[]);
        (super::playing::variant_name(words, variant), format!("{text}\n\n{rest}"))
    };
    let example = if variant == Variant::default() {
        words.say("rules-example", &[])
    } else {
        words.say(&format!("rules-{}-example", variant.as_str()), &[])
    };
    Message {
        embed: Some(Embed {
            title: Some(title),
            description: clip(&format!("{text}\n\n{example}"), 4000),
            ..Embed::default()
        }),
        files: vec![File {
            name: "example.png".into(),
            bytes: picture,
            alt: format!("{} {example}", words.say("rules-alt-before", &[])),
        }],
        ..Message::default()
    }
}

/// How to play with the bot.
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
