//! Cards as a terminal shows them: `♥10`.

use anstyle::{AnsiColor, Style};

use super::super::markup::styled;
use games::sixtysix::{Card, Rank, Suit};

/// The sign of a suit, without colours.
pub(super) const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "♣",
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
    }
}

/// A suit in its colour.
pub(super) fn suit(suit: Suit) -> String {
    styled(style(suit), sign(suit))
}

/// A card in its colour.
pub(super) fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Ten => "10".to_owned(),
        other => other.letter().to_string(),
    };
    styled(style(card.suit()), &format!("{}{rank}", sign(card.suit())))
}

/// Cards side by side.
pub(super) fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(card).collect::<Vec<_>>().join(" ")
}

fn style(suit: Suit) -> Style {
    match suit {
        Suit::Clubs | Suit::Spades => Style::new(),
        Suit::Hearts | Suit::Diamonds => Style::new().fg_color(Some(AnsiColor::Red.into())),
    }
}
