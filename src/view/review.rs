//! A review after a match, whatever was played: what was found, and the table as it lay each time.

use std::sync::Arc;

use super::letter::Letter;
use super::message::{File, Message, Part, clip};
use super::words::Words;
use games::AnySeat;

/// The numbers of a review: the choices, and what became of them.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// Choices that there were to make.
    pub choices: usize,
    /// Those that were looked at.
    pub assessed: usize,
    /// Those that somebody else made, which are not.
    pub not_own: usize,
    /// Those that cost something worth mentioning.
    pub costly: usize,
}

/// A choice that cost something, as it is told.
pub(super) struct Moment {
    /// The moment, the choice that was made, and the better one.
    pub(super) text: String,
    /// The table as it lay, painted.
    pub(super) picture: Arc<[u8]>,
    /// The same in words.
    pub(super) alt: String,
}

/// Says in a sentence how many costly choices the review has found.
#[must_use]
pub fn heading(words: &Words, counted: Counted) -> String {
    let Counted { choices, assessed, not_own, costly } = counted;
    let mut text = match (assessed, costly) {
        (0, _) => words.say("review-nothing", &[]),
        (_, 0) => words.say("review-none", &[("n", assessed.into())]),
        (_, found) => words.say("review-found", &[("n", found.into()), ("all", assessed.into())]),
    };
    if assessed > 0 && assessed < choices {
        text.push(' ');
        text.push_str(&words.say("review-not-all", &[("all", choices.into())]));
    }
    if not_own > 0 {
        text.push(' ');
        text.push_str(&words.say("review-not-own", &[("n", not_own.into())]));
    }
    text
}

/// The whole review, for the owner of the seat; `after`: what is told below the moments.
pub(super) fn letter(
    words: &Words,
    seat: &AnySeat,
    counted: Counted,
    moments: impl IntoIterator<Item = Moment>,
    after: Option<String>,
) -> Letter {
    let mut parts = vec![Part::Text(clip(&heading(words, counted), 1000))];
    let mut files = Vec::new();
    for (number, moment) in (1_u32..).zip(moments) {
        let name = format!("moment-{number}.png");
        // Each picture of its own: side by side Discord would cut them.
        parts.push(Part::Text(format!("{number}. {}", clip(&moment.text, 500))));
        parts.push(Part::Picture(name.clone()));
        files.push(File { name, bytes: moment.picture, alt: moment.alt });
    }
    if let Some(after) = after {
        parts.extend([Part::Line, Part::Text(clip(&after, 1000))]);
    }
    parts.push(Part::Text(format!("-# {}", words.say("review-footer", &[]))));
    Letter::to(seat, Message { parts, files, ..Message::default() })
}
