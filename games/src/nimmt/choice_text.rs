//! A choice as a short text: what a button carries, and what is stored.

use std::fmt;

use super::{Card, Choice, RowNo, Side};

impl fmt::Display for Choice {
    /// The text that [`Choice::from_text`] reads: `play.14,61`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draft(card) => write!(f, "draft.{card}"),
            Self::Play(cards) => write!(f, "play.{}", list(cards)),
            Self::Stop => f.write_str("enough"),
            Self::Row(row) => write!(f, "row.{row}"),
            Self::End(row, Side::Left) => write!(f, "left.{row}"),
            Self::End(row, Side::Right) => write!(f, "right.{row}"),
            Self::First(card) => write!(f, "first.{card}"),
            Self::Keep(cards) => write!(f, "keep.{}", list(cards)),
        }
    }
}

impl Choice {
    /// Reads what its `Display` writes; `None` for anything else.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let (kind, what) = text.split_once('.').unwrap_or((text, ""));
        Some(match kind {
            "draft" => Self::Draft(card(what)?),
            "play" => Self::Play(cards(what)?),
            "enough" if what.is_empty() => Self::Stop,
            "row" => Self::Row(row(what)?),
            "left" => Self::End(row(what)?, Side::Left),
            "right" => Self::End(row(what)?, Side::Right),
            "first" => Self::First(card(what)?),
            "keep" => Self::Keep(cards(what)?),
            _ => return None,
        })
    }
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn card(text: &str) -> Option<Card> {
    Card::new(text.parse().ok()?)
}

fn cards(text: &str) -> Option<Vec<Card>> {
    // The longest row, every card twice: no choice names more.
    const MOST: usize = 12;
    if text.is_empty() {
        return Some(Vec::new());
    }
    let cards: Vec<Card> = text.split(',').map(card).collect::<Option<_>>()?;
    (cards.len() <= MOST).then_some(cards)
}

fn row(text: &str) -> Option<RowNo> {
    RowNo::new(text.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_back_as_it_was_written() {
        let card = |n| Card::new(n).unwrap();
        let row = RowNo::new(5).unwrap();
        for choice in [
            Choice::Draft(card(104)),
            Choice::Play(vec![card(103), card(104)]),
            Choice::Stop,
            Choice::Row(row),
            Choice::End(row, Side::Left),
            Choice::End(row, Side::Right),
            Choice::First(card(1)),
            Choice::Keep(vec![]),
            Choice::Keep(vec![card(1), card(2), card(3)]),
        ] {
            assert_eq!(Choice::from_text(&choice.to_string()), Some(choice));
        }
        for text in ["", "play.0", "play.x", "row.6", "enough.1", "join", "play.1,"] {
            assert_eq!(Choice::from_text(text), None, "{text:?}");
        }
    }
}
