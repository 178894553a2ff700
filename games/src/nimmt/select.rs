//! Rule: the way seats choose the cards of a turn.

use serde::{Deserialize, Serialize};

use super::{Order, SeatNo};

/// The way cards are chosen and shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Selection {
    /// Every seat picks one card, face down; all are revealed together. Until then a seat may
    /// change its choice.
    OneHidden,
    /// The same with two cards. A seat with a single card left picks that one.
    TwoHidden,
    /// One after the other, one card face up, in view of those before; placed when all have played.
    /// The next turn begins with the next seat to the left.
    OneOpen,
    /// One after the other, one or two cards face up, each placed at once.
    OneOrTwoOpen,
}

impl Selection {
    /// Whether all seats choose at once and unseen.
    pub fn is_hidden(self) -> bool {
        match self {
            Self::OneHidden | Self::TwoHidden => true,
            Self::OneOpen | Self::OneOrTwoOpen => false,
        }
    }

    /// The number of cards that a seat with `hand` cards lays down in one choice.
    pub fn cards_at_once(self, hand: usize) -> usize {
        match self {
            Self::TwoHidden => hand.min(2),
            Self::OneHidden | Self::OneOpen | Self::OneOrTwoOpen => hand.min(1),
        }
    }

    /// The order of placing that goes with it.
    pub fn order(self) -> Order {
        match self {
            Self::OneHidden | Self::OneOpen => Order::Ascending,
            Self::TwoHidden => Order::LowestOwner,
            Self::OneOrTwoOpen => Order::AsPlayed,
        }
    }

    /// Whether a seat may go on with a second card after its first is placed.
    pub fn offers_second(self) -> bool {
        self == Self::OneOrTwoOpen
    }

    /// Whether an open card is placed before the next seat plays.
    pub fn places_at_once(self) -> bool {
        self == Self::OneOrTwoOpen
    }

    /// The seat that begins a turn (counted from 1), when `first` begins the first turn of the
    /// game.
    pub fn start_of_turn(self, first: SeatNo, turn: u32, seats: usize) -> SeatNo {
        let steps = if self == Self::OneOpen { turn.saturating_sub(1) as usize } else { 0 };
        first.left(steps, seats)
    }

    /// The number of turns in which a hand of this size is played out, where that is fixed.
    pub fn turns(self, hand: usize) -> Option<usize> {
        match self {
            Self::OneHidden | Self::OneOpen => Some(hand),
            Self::TwoHidden => Some(hand.div_ceil(2)),
            Self::OneOrTwoOpen => None,
        }
    }
}

/// The start seat of a game (counted from 1): seat 1, then one to the left each game. The rulebooks
/// ask for the oldest player, which a program cannot know.
pub(super) fn start_of_game(game: u32, seats: usize) -> SeatNo {
    SeatNo::from_index(0).left(game.saturating_sub(1) as usize, seats)
}
