//! Rule: the use of taken cards.

use serde::{Deserialize, Serialize};

use super::holding::Holding;
use super::{Card, SeatNo, score};

/// The use of the cards of a taken row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Take {
    /// They go to the pile, never to the hand.
    ToPile,
    /// The seat decides which go to the hand and which to the pile; the hand never exceeds the
    /// limit.
    Sorted {
        /// The most cards a hand may hold.
        hand_limit: u8,
    },
    /// They go into the hand (shedding).
    ToHand,
}

/// The outcome of taking a row: the cards' new place, or a question.
pub(super) enum TakeResult {
    /// They lie in a pile and cost these points.
    Counted(Vec<(SeatNo, u32)>),
    /// They lie between two seats, which share their points.
    Shared(Vec<(SeatNo, u32)>, Vec<Card>),
    InHand,
    /// The seat sorts them; at most this number may go to its hand.
    ToSort(Vec<Card>, u8),
}

impl Take {
    /// Hands the cards of a row to the seats that take it.
    pub(super) fn give(
        self,
        holdings: &mut [Holding],
        seats: &[SeatNo],
        cards: &[Card],
    ) -> TakeResult {
        for seat in seats {
            if let Some(holding) = holdings.get_mut(seat.index()) {
                holding.has_taken = true;
            }
        }
        let (&[seat], true) = (seats, seats.len() == 1) else {
            return share(holdings, seats, cards);
        };
        let Some(holding) = holdings.get_mut(seat.index()) else {
            return TakeResult::InHand;
        };
        match self {
            Self::ToPile => {
                holding.pile.extend_from_slice(cards);
                TakeResult::Counted(vec![(seat, Card::sum(cards))])
            }
            Self::Sorted { hand_limit } => {
                let room = usize::from(hand_limit).saturating_sub(holding.hand.len());
                let at_most = u8::try_from(room.min(cards.len())).unwrap_or(u8::MAX);
                TakeResult::ToSort(cards.to_vec(), at_most)
            }
            Self::ToHand => {
                holding.receive_openly(cards);
                TakeResult::InHand
            }
        }
    }

    /// Whether hands may grow, so that a game does not end by itself.
    pub(super) fn refills_hands(self) -> bool {
        self != Self::ToPile
    }

    /// The most cards a hand may hold, where there is a limit.
    pub(super) fn hand_limit(self) -> Option<u8> {
        match self {
            Self::Sorted { hand_limit } => Some(hand_limit),
            Self::ToPile | Self::ToHand => None,
        }
    }
}

/// Shares the points of a row, but not its cards, between two seats whose equal cards take it.
fn share(holdings: &mut [Holding], seats: &[SeatNo], cards: &[Card]) -> TakeResult {
    let each = score::share(Card::sum(cards), seats.len());
    for seat in seats {
        if let Some(holding) = holdings.get_mut(seat.index()) {
            holding.shared_points += each;
        }
    }
    TakeResult::Shared(seats.iter().map(|seat| (*seat, each)).collect(), cards.to_vec())
}
