//! What the coach says about a decision of Sixty-Six.

use super::cards::{card, sign};
use crate::view::letter::Letter;
use crate::view::message::{Embed, Message, clip};
use crate::view::words::Words;
use games::AnySeat;
use games::sixtysix::{Choice, Out, Play, Seat};
use players::sixtysix::{Assessed, Thought};

/// Choices that are told; more would not be read.
const MOST: usize = 10;

/// A hint for this seat; `asked`: in how many decisions it has asked so far, this one included.
#[must_use]
pub fn compose(
    words: &Words,
    whose: &AnySeat,
    seat: &Seat,
    thought: &Thought,
    asked: u32,
) -> Letter {
    let line = |option: &Assessed| {
        let points = format!("{:+.1}", option.points).replace('-', "−");
        let choice = choice(words, option.choice).into();
        words.say("hint-line-plain", &[("choice", choice), ("cost", points.into())])
    };
    let mut lines: Vec<String> = thought.options.iter().take(MOST).map(line).collect();
    let more = thought.options.len().saturating_sub(MOST);
    if more > 0 {
        lines.push(words.say("hint-more", &[("n", more.into())]));
    }
    let about = if thought.exact { "sixtysix-hint-exact" } else { "sixtysix-hint-text" };
    let text = format!("{}\n\n{}", words.say(about, &[]), lines.join("\n"));
    let values = [("game", seat.table.game.into()), ("turn", (seat.table.tricks.len() + 1).into())];
    let embed = Embed {
        title: Some(words.say("sixtysix-hint-title", &values)),
        description: clip(&text, 4000),
        footer: Some(words.say("hint-footer", &[("n", asked.into())])),
        ..Embed::default()
    };
    Letter::to(whose, Message { embed: Some(embed), ..Message::default() })
}

/// A choice in a few words.
pub(super) fn choice(words: &Words, choice: Choice) -> String {
    match choice {
        Choice::Play(Play { card: played, marriage, out }) => {
            let mut text = card(words, played);
            if marriage {
                text = words.say("sixtysix-choice-marriage", &[("card", text.into())]);
            }
            match out {
                Some(Out::Game) => words.say("sixtysix-button-and-out", &[("card", text.into())]),
                Some(Out::Match) => {
                    words.say("sixtysix-choice-out-of-match", &[("card", text.into())])
                }
                None => text,
            }
        }
        Choice::Exchange => words.say("sixtysix-choice-exchange", &[]),
        Choice::Close => words.say("sixtysix-choice-close", &[]),
        Choice::Trump(suit) => words.say("sixtysix-choice-trump", &[("suit", sign(suit).into())]),
        Choice::Pass => words.say("sixtysix-button-pass", &[]),
    }
}
