//! The rules of a match as a value: one part for each question that the rulebooks answer
//! differently. The file of a rule explains its part.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Card, Contradiction, Dealing, Deck, End, Finish, Order, Placement, Scoring, SeatNo, Selection,
    Take,
};

/// The rules of a match. A plain value that may be stored: a match that is read back later is
/// played by the rules it began with.
///
/// Any combination of parts can be written down; [`Rules::check`] finds out whether it can be
/// played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The cards in play.
    pub deck: Deck,
    /// The way hands are dealt.
    pub dealing: Dealing,
    /// The way seats choose the cards they play.
    pub selection: Selection,
    /// The order in which cards are placed.
    pub order: Order,
    /// The place of a card.
    pub placement: Placement,
    /// The use of taken cards.
    pub take: Take,
    /// The points of a game.
    pub scoring: Scoring,
    /// The end of a game.
    pub finish: Finish,
    /// Number of rows, within [`Rules::ROWS`].
    pub rows: u8,
    /// The card that takes a row, within [`Rules::TAKES`].
    pub takes: u8,
    pub hand: HandSize,
    /// Whether all points of a game are doubled when a seat took no card.
    pub virgin: bool,
    /// Whether the rows stay on the table after a game.
    pub rows_stay: bool,
    /// The end of the match.
    pub end: End,
}

/// The size of a hand at the start of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandSize {
    /// This number of cards.
    Cards(u8),
    /// (cards − rows) ÷ seats, rounded down; the rest is out of play.
    All,
}

/// The most players of a usual table: somebody alone against bots makes four.
const USUAL_SEATS: usize = 4;

impl Rules {
    /// The largest number of seats at any table.
    pub const MOST_SEATS: usize = SeatNo::HIGHEST as usize;
    /// The possible numbers of rows.
    pub const ROWS: RangeInclusive<u8> = 3..=5;
    /// The possible numbers of the card that takes a row.
    pub const TAKES: RangeInclusive<u8> = 5..=7;

    /// The number of stacks that fill a row; the next card takes it.
    pub fn capacity(&self) -> usize {
        usize::from(self.takes).saturating_sub(1)
    }

    /// The number of cards that each seat is dealt.
    pub fn hand_size(&self, seats: usize) -> usize {
        match self.hand {
            HandSize::Cards(cards) => usize::from(cards),
            HandSize::All => {
                let dealt = self.deck.size(0).saturating_sub(usize::from(self.rows));
                dealt.checked_div(seats).unwrap_or(0)
            }
        }
    }

    /// The number of cards of a game.
    pub fn cards_in_play(&self, seats: usize) -> usize {
        self.deck.size(self.cards_needed(seats))
    }

    /// The cards of a game, ascending, equal ones side by side.
    pub fn deck_cards(&self, seats: usize) -> Vec<Card> {
        self.deck.cards(self.cards_needed(seats))
    }

    /// seats × hand + rows, the cards that a game cannot do without.
    pub(super) fn cards_needed(&self, seats: usize) -> usize {
        seats * self.hand_size(seats) + usize::from(self.rows)
    }

    /// Whether taken cards go into the hand, and the cards left there are the points.
    pub fn is_shedding(&self) -> bool {
        self.scoring == Scoring::CardsLeft
    }

    /// Whether so many points mean the same by both.
    pub fn counts_like(&self, other: &Self) -> bool {
        self.scoring == other.scoring
    }

    /// The fewest and the most seats that these rules allow. Empty if they contradict themselves at
    /// every table. In between, [`Rules::check`] has the last word: dealing all cards may not come
    /// out evenly, and a match of few might never end.
    pub fn seats_allowed(&self) -> RangeInclusive<usize> {
        let allowed = |seats: &usize| self.check(*seats).is_ok();
        let fewest = (2..=Self::MOST_SEATS).find(allowed).map(|fewest| match fewest {
            ..=USUAL_SEATS => fewest,
            // Where points end nothing, people shall read so, not that a crowd is needed.
            _ => (2..fewest).find(|seats| self.is_only_endless(*seats)).unwrap_or(fewest),
        });
        let most = (2..=Self::MOST_SEATS).rfind(allowed);
        match (fewest, most) {
            (Some(fewest), Some(most)) => fewest..=most,
            #[allow(clippy::reversed_empty_ranges)]
            _ => 1..=0,
        }
    }

    /// Whether nothing is the matter with this number of seats but that points end no match.
    fn is_only_endless(&self, seats: usize) -> bool {
        let endless = |reason: &_| matches!(reason, Contradiction::NobodyGetsPoints { .. });
        self.check(seats).is_err_and(|reasons| reasons.iter().all(endless))
    }

    /// Checks whether these rules can be played with this number of seats.
    /// Errors: when they cannot; names every contradiction at once.
    pub fn check(&self, seats: usize) -> Result<(), Vec<Contradiction>> {
        let contradictions = super::contradiction::find(self, seats);
        if contradictions.is_empty() { Ok(()) } else { Err(contradictions) }
    }
}
