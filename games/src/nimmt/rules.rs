//! The rules of a match as a value: one part for each question the rulebooks
//! answer differently. What a part means stands in the file of its rule.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Card, Contradiction, Dealing, Deck, End, Finish, Order, Placement, Scoring, SeatNo, Selection,
    Take,
};

/// The rules of a match. A plain value that may be stored: a match that is
/// read back later is played by the rules it began with.
///
/// Any combination of parts can be written down; [`Rules::check`] says whether
/// it can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// Which cards are in play.
    pub deck: Deck,
    /// How the hands come about.
    pub dealing: Dealing,
    /// How the seats choose what they play.
    pub selection: Selection,
    /// In which order cards are placed.
    pub order: Order,
    /// Where a card goes.
    pub placement: Placement,
    /// Where taken cards go.
    pub take: Take,
    /// What counts as points.
    pub scoring: Scoring,
    /// When a game ends.
    pub finish: Finish,
    /// Number of rows, within [`Rules::ROWS`].
    pub rows: u8,
    /// Which card takes a row, within [`Rules::TAKES`].
    pub takes: u8,
    /// The size of a hand.
    pub hand: HandSize,
    /// Whether all points of a game are doubled when a seat took no card.
    pub virgin: bool,
    /// Whether the rows stay on the table after a game.
    pub rows_stay: bool,
    /// When the match ends.
    pub end: End,
}

/// The size of a hand at the start of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandSize {
    /// So many cards.
    Cards(u8),
    /// (cards − rows) ÷ seats, rounded down; the rest is out.
    All,
}

impl Rules {
    /// The most seats at any table.
    pub const MOST_SEATS: usize = SeatNo::HIGHEST as usize;
    /// How many rows there can be.
    pub const ROWS: RangeInclusive<u8> = 3..=5;
    /// Which card can take a row.
    pub const TAKES: RangeInclusive<u8> = 5..=7;

    /// How many stacks a row holds; the next card takes it.
    #[must_use]
    pub fn capacity(&self) -> usize {
        usize::from(self.takes).saturating_sub(1)
    }

    /// How many cards each of so many seats is dealt.
    #[must_use]
    pub fn hand_size(&self, seats: usize) -> usize {
        match self.hand {
            HandSize::Cards(cards) => usize::from(cards),
            HandSize::All => {
                let dealt = self.deck.size(0).saturating_sub(usize::from(self.rows));
                dealt.checked_div(seats).unwrap_or(0)
            }
        }
    }

    /// How many cards a game with so many seats is played with.
    #[must_use]
    pub fn cards_in_play(&self, seats: usize) -> usize {
        self.deck.size(self.cards_needed(seats))
    }

    /// The cards of a game with so many seats, ascending, equal ones side by side.
    #[must_use]
    pub fn deck_cards(&self, seats: usize) -> Vec<Card> {
        self.deck.cards(self.cards_needed(seats))
    }

    /// seats × hand + rows.
    pub(super) fn cards_needed(&self, seats: usize) -> usize {
        seats * self.hand_size(seats) + usize::from(self.rows)
    }

    /// Whether taken cards go into the hand and the cards left are the points.
    #[must_use]
    pub fn is_shedding(&self) -> bool {
        self.scoring == Scoring::CardsLeft
    }

    /// From the fewest to the most seats these rules allow. Empty if they
    /// contradict themselves at every table. In between, [`Rules::check`] has
    /// the last word: dealing all cards may not come out evenly.
    #[must_use]
    pub fn seats_allowed(&self) -> RangeInclusive<usize> {
        let allowed = |seats: &usize| self.check(*seats).is_ok();
        let fewest = (2..=Self::MOST_SEATS).find(allowed);
        let most = (2..=Self::MOST_SEATS).rfind(allowed);
        match (fewest, most) {
            (Some(fewest), Some(most)) => fewest..=most,
            #[allow(clippy::reversed_empty_ranges)]
            _ => 1..=0,
        }
    }

    /// Whether these rules can be played with so many seats.
    ///
    /// # Errors
    ///
    /// Names every contradiction at once.
    pub fn check(&self, seats: usize) -> Result<(), Vec<Contradiction>> {
        let found = super::contradiction::find(self, seats);
        if found.is_empty() { Ok(()) } else { Err(found) }
    }
}
