//! From letters to what is told.

use games::SeatNo;
use games::sixtysix::record::parse_rules;
use games::sixtysix::{Card, Move, Rules};
use serde::Deserialize;

use crate::common::{Complaint, Words, shown};

/// Every word that can begin a line.
const WORDS: &str =
    "hello, ready, level, time, playouts, seed, rules, deal, choice, draw, choose, quit";

/// What one line says about the game.
pub(super) enum Line {
    /// What is played.
    Rules(Rules),
    /// A new game.
    Deal(RawDeal),
    /// What a seat has chosen.
    Choice(Move),
    /// The own seat has drawn this.
    Draw(Card),
    /// What does the own seat choose?
    Choose,
}

/// A deal as one seat sees it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeal {
    pub(super) seats: usize,
    pub(super) seat: SeatNo,
    pub(super) dealer: SeatNo,
    pub(super) hand: Vec<Card>,
    #[serde(default)]
    pub(super) turned: Option<Card>,
    /// What each seat booked in each game before; `None` where this game stands alone.
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

/// How a line with this word is written; for a word nobody knows, which there are.
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
