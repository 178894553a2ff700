//! A choice as a short text, for buttons and for storage.

use std::fmt;

use super::{Card, Choice, RowNo, Side};

impl fmt::Display for Choice {
    /// Writes the text that [`Choice::from_text`] reads: `play.14,61`.
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
    /// Reads the text that `Display` writes; `None` for anything else.
    pub fn from_text(text: &str) -> Option<Self> {
        let (kind, value) = text.split_once('.').unwrap_or((text, ""));
        Some(match kind {
            "draft" => Self::Draft(card(value)?),
            "play" => Self::Play(cards(value)?),
            "enough" if value.is_empty() => Self::Stop,
            "row" => Self::Row(row(value)?),
            "left" => Self::End(row(value)?, Side::Left),
            "right" => Self::End(row(value)?, Side::Right),
            "first" => Self::First(card(value)?),
            "keep" => Self::Keep(cards(value)?),
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
    // The cards of the longest row, each of them twice: no choice names more.
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
