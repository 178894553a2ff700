//! Small parts of sentences about cards and bull heads.

use crate::words::Words;
use games::nimmt::{Card, Row, Rules};

/// "7 bull heads".
pub fn bull_heads(words: &Words, n: u32) -> String {
    words.say("bull-heads", &[("n", n.into())])
}

/// A score: "7 bull heads", or "7 cards" where the first without any ends the game.
pub fn counted(words: &Words, rules: &Rules, n: u32) -> String {
    if rules.is_shedding() {
        words.say("why-cards", &[("n", n.into())])
    } else {
        bull_heads(words, n)
    }
}

/// What these cards cost whoever takes them: bull heads, or cards where these count.
pub fn cost(rules: &Rules, taken: &[Card]) -> u32 {
    if rules.is_shedding() {
        u32::try_from(taken.len()).unwrap_or(u32::MAX)
    } else {
        taken.iter().map(|card| card.bull_heads()).sum()
    }
}

/// The sign behind a score: bull heads, or the cards that go into the hand where the first without
/// any ends the game.
pub fn unit(rules: &Rules) -> &'static str {
    if rules.is_shedding() { "🃏" } else { "🐮" }
}

/// The number of the card that takes a row, in words: "sixth".
pub fn nth(words: &Words, takes: u8) -> String {
    words.say("the-nth", &[("n", takes.into())])
}

/// Cards separated by spaces.
pub fn cards(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The cards of a row, separated by spaces; a stack of two shows both.
pub fn row_cards(row: &Row) -> String {
    cards(&row.cards())
}
