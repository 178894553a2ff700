//! Cards in words: a sign for the suit, and what is printed on them in the reader's country.

use crate::words::Words;
use games::sixtysix::{Card, Cards, Rank, Suit};

/// The indices printed on cards, in the order of [`Rank::ALL`].
pub(super) fn indices(words: &Words) -> Vec<String> {
    words.say("sixtysix-indices", &[]).split_whitespace().map(str::to_owned).collect()
}

pub(super) const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "♣",
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
    }
}

/// "♣ Q", with a space at which no line breaks.
pub(super) fn card(words: &Words, card: Card) -> String {
    let index = Rank::ALL.iter().position(|rank| *rank == card.rank()).unwrap_or(0);
    let printed = indices(words).into_iter().nth(index);
    let printed = printed.unwrap_or_else(|| card.rank().letter().to_string());
    format!("{}\u{a0}{printed}", sign(card.suit()))
}

/// Cards, separated by spaces.
pub fn cards(words: &Words, all: impl IntoIterator<Item = Card>) -> String {
    all.into_iter().map(|one| card(words, one)).collect::<Vec<_>>().join("  ")
}

/// A hand as its owner holds it: trumps first, then suit by suit, each from the highest down.
pub(super) fn sorted(hand: Cards, trump: Option<Suit>) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.into_iter().collect();
    cards.sort_by_key(|card| (Some(card.suit()) != trump, *card));
    cards
}
