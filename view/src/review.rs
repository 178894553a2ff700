//! A review after a match, whatever was played: what was found, and the table as it lay each time.

use std::sync::Arc;

use super::letter::Letter;
use super::message::{File, Message, Part, clip};
use super::words::Words;
use games::AnySeat;
use players::review::Review;

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
pub fn heading<C>(words: &Words, review: &Review<C>) -> String {
    match (review.assessed, review.costly.len()) {
        (0, _) => words.say("review-nothing", &[]),
        (all, 0) => words.say("review-none", &[("n", all.into())]),
        (all, found) => words.say("review-found", &[("n", found.into()), ("all", all.into())]),
    }
}

/// Says which choices were not looked at; nothing where all were.
pub fn left_out<C>(words: &Words, review: &Review<C>) -> Vec<String> {
    let Review { choices, assessed, not_own, .. } = *review;
    let not_all = assessed > 0 && assessed < choices;
    let not_all = not_all.then(|| words.say("review-not-all", &[("all", choices.into())]));
    let not_own = (not_own > 0).then(|| words.say("review-not-own", &[("n", not_own.into())]));
    not_all.into_iter().chain(not_own).collect()
}

/// The whole review, for the owner of the seat; `after`: what is told below the moments.
pub(super) fn letter<C>(
    words: &Words,
    seat: &AnySeat,
    review: &Review<C>,
    moments: impl IntoIterator<Item = Moment>,
    after: Option<String>,
) -> Letter {
    let mut parts = vec![Part::Text(clip(&heading(words, review), 1000))];
    let mut files = Vec::new();
    for (number, moment) in (1_u32..).zip(moments) {
        let name = format!("moment-{number}.png");
        // Each picture of its own: side by side Discord would cut them.
        parts.push(Part::Text(format!("{number}. {}", clip(&moment.text, 500))));
        parts.push(Part::Picture(name.clone()));
        files.push(File { name, bytes: moment.picture, alt: moment.alt });
    }
    if let Some(after) = after {
        parts.extend([Part::Line, Part::Text(clip(&after, 1800))]);
    }
    let mut small = left_out(words, review);
    small.push(words.say("review-footer", &[]));
    parts.push(Part::Text(format!("-# {}", small.join(" "))));
    Letter::to(seat, Message { parts, files, ..Message::default() })
}
