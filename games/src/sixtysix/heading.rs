//! Rule: the cards that may follow when the stock is no longer open.

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Suit};

/// Whether a seat that can take a trick must take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heading {
    /// Suit must be followed; a seat without it must trump; a seat with neither plays anything.
    Free,
    /// As [`Heading::Free`], and among those cards one that beats the trick so far must be played.
    Must,
}

/// The trick so far: the card led, and the best card.
#[derive(Clone, Copy)]
pub(super) struct TrickSoFar {
    pub(super) led: Card,
    pub(super) best: Card,
    pub(super) trump: Option<Suit>,
}

impl Heading {
    /// The cards of a hand that may follow.
    pub(super) fn allowed(self, hand: Cards, so_far: TrickSoFar) -> Cards {
        let fitting = fitting(hand, so_far);
        let winning = fitting & winning(so_far);
        if self == Self::Must && !winning.is_empty() { winning } else { fitting }
    }

    /// The cards that a seat is proven not to hold by the card with which it followed.
    pub(super) fn ruled_out(self, card: Card, so_far: TrickSoFar) -> Cards {
        let suit = Cards::of_suit(so_far.led.suit());
        let trumps = so_far.trump.map_or(Cards::NONE, Cards::of_suit);
        let mut out = Cards::NONE;
        let mut fitting = suit;
        if !suit.contains(card) {
            out = out | suit;
            fitting = trumps;
            if !trumps.contains(card) {
                out = out | trumps;
            }
        }
        if self == Self::Must && !winning(so_far).contains(card) {
            out = out | (fitting & winning(so_far));
        }
        out
    }
}

/// The cards of the suit led; without any, the trumps; without those, all.
fn fitting(hand: Cards, so_far: TrickSoFar) -> Cards {
    let same = hand & Cards::of_suit(so_far.led.suit());
    if !same.is_empty() {
        return same;
    }
    let trumps = so_far.trump.map_or(Cards::NONE, |trump| hand & Cards::of_suit(trump));
    if trumps.is_empty() { hand } else { trumps }
}

/// All cards that would take the trick.
fn winning(so_far: TrickSoFar) -> Cards {
    let higher = Cards::above(so_far.best);
    match so_far.trump {
        Some(trump) if trump != so_far.best.suit() => higher | Cards::of_suit(trump),
        _ => higher,
    }
}
