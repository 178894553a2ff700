//! From text to a line, or to a description of what was expected.

use games::SeatNo;
use games::sixtysix::record::parse_rules;
use games::sixtysix::{Card, Move, Rules};
use serde::Deserialize;

use crate::common::{Complaint, Words, shown};

/// All words that can begin a line.
const WORDS: &str =
    "hello, ready, level, time, playouts, seed, rules, deal, choice, draw, choose, quit";

/// One line about the game.
pub(super) enum Line {
    /// The rules of the match.
    Rules(Rules),
    /// A new game.
    Deal(RawDeal),
    /// A seat's choice.
    Choice(Move),
    /// The own seat's draw.
    Draw(Card),
    /// The question for the own seat's choice.
    Choose,
}

/// A deal from one seat's view.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeal {
    pub(super) seats: usize,
    pub(super) seat: SeatNo,
    pub(super) dealer: SeatNo,
    pub(super) hand: Vec<Card>,
    #[serde(default)]
    pub(super) turned: Option<Card>,
    /// The booked points of each seat in each game before; `None` where this game stands alone.
    #[serde(default)]
    pub(super) history: Option<Vec<Vec<u32>>>,
}

/// Reads a line.
pub(super) fn line(words: &Words<'_>) -> Result<Line, Complaint> {
    let rest = words.rest;
    Ok(match (words.first, words.others.as_slice()) {
        ("rules", [_, ..]) => {
            Line::Rules(parse_rules(rest).map_err(|error| format!("rules: {error}"))?)
        }
        ("deal", [_, ..]) => Line::Deal(json("deal", rest)?),
        ("choice", [_, ..]) => Line::Choice(json("choice", rest)?),
        ("draw", [card]) => {
            let card = Card::from_text(card)
                .ok_or_else(|| format!("expected a card like TH instead of {}", shown(card)))?;
            Line::Draw(card)
        }
        ("choose", []) => Line::Choose,
        (word, _) => return Err(usage(word)),
    })
}

fn json<'a, T: Deserialize<'a>>(word: &str, text: &'a str) -> Result<T, Complaint> {
    serde_json::from_str(text).map_err(|error| {
        let error = terminal::plain(&error.to_string(), 200);
        format!("{}: {error}", usage(word))
    })
}

/// The form of a line with this word; for an unknown word, the list of words.
fn usage(word: &str) -> Complaint {
    let form = match word {
        "rules" => "rules JSON, as a match record writes them",
        "deal" => "deal JSON with seats, seat, dealer, hand and perhaps turned and history",
        "choice" => "choice JSON, as a match record writes it",
        "draw" => "draw CARD",
        "choose" => "no more than the word",
        _ => return format!("expected one of {WORDS}"),
    };
    format!("expected {form}")
}
