//! The rules in a minute, with the picture of a placement, and how to play.

use std::sync::Arc;

use super::message::{Embed, File, Message, clip};
use super::phrases::nth;
use super::picture::{Marker, PicturePlayer, PictureRow, PictureStack, TablePicture};
use super::words::Words;
use crate::games::nimmt::{End, Rules};

/// The rules, with the painted [`example`].
#[must_use]
pub fn rules(words: &Words, rules: &Rules, picture: Arc<[u8]>) -> Message {
    let end = match rules.end {
        End::Points(points) => words.say("rules-end-points", &[("points", points.into())]),
        End::Games(n) => words.say("rules-end-games", &[("n", n.into())]),
        End::EachSheet => words.say("rules-end-sheets", &[]),
    };
    let text = words.say("rules-text", &[("nth", nth(words, rules.takes).into()), ("end", end.into())]);
    let example = words.say("rules-example", &[]);
    Message {
        embed: Some(Embed {
            title: Some(words.say("rules-title", &[])),
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

/// A turn that shows a card finding its row and a sixth card taking one.
#[must_use]
pub fn example(words: &Words) -> TablePicture {
    let row = |cards: &[u8], fresh: u8, taken: bool| PictureRow {
        stacks: cards
            .iter()
            .map(|card| PictureStack { card: *card, copies: 1, fresh: *card == fresh })
            .collect(),
        origin: None,
        taken,
    };
    let player = |id, card, took| PicturePlayer {
        name: words.say(id, &[]),
        played: vec![card],
        took,
        points: took,
        total: took,
        hand: None,
        marker: Marker::None,
        leads: took == 0,
    };
    TablePicture {
        title: words.say("rules-title", &[]),
        capacity: 5,
        rows: vec![
            row(&[12, 14, 30, 32], 32, false),
            row(&[37, 41], 0, false),
            row(&[43, 44, 48], 0, false),
            row(&[61], 61, true),
        ],
        // The row that was taken: 50, 52, 55, 58, 59.
        players: vec![player("rules-example-first", 32, 0), player("rules-example-second", 61, 13)],
        points_label: words.say("column-points", &[]),
        total_label: words.say("column-total", &[]),
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
