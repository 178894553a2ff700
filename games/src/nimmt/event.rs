//! Events of a match. Everything here is public: everybody at the table sees it.

use serde::{Deserialize, Serialize};

use super::{Card, DecisionKind, RowNo, Rules, Scoring, SeatNo, Side};

/// One thing that happened, in the order in which the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Cards were dealt, or lie open for the draft.
    GameBegan {
        /// Number of the game, from 1.
        game: u32,
    },
    /// A seat made, or changed, its hidden choice.
    Chosen { seat: SeatNo },
    /// A seat took a card from the pool.
    Drafted { seat: SeatNo, card: Card },
    /// The hidden cards were turned over, in the order of the seats.
    Revealed {
        /// The cards by the seat that played them.
        cards: Vec<(SeatNo, Vec<Card>)>,
    },
    /// A seat played a card openly.
    Played { seat: SeatNo, card: Card },
    /// A card, or two equal ones, came to lie in a row.
    Placed {
        /// The owners: one seat, or two whose equal cards are placed together. Of two, the one
        /// first clockwise from the start seat leads.
        seats: Vec<SeatNo>,
        card: Card,
        /// Number of equal cards laid now.
        copies: u8,
        row: RowNo,
        side: Side,
        how: How,
        /// The card that lay at that end before; `None` when too low.
        next_to: Option<Card>,
        /// The cards of the row that was taken; empty when none was.
        took: Vec<Card>,
        /// The points that the row costs at once, by seat. Empty where the cards go into the hand
        /// or are still to be sorted.
        points: Vec<(SeatNo, u32)>,
    },
    /// A particular seat must decide now. Hidden choices, which all seats make at once, are not
    /// announced.
    Asked {
        seat: SeatNo,
        decision: DecisionKind,
        /// The card in question, where there is one.
        card: Option<Card>,
    },
    /// A seat plays no second card (Hand).
    Stopped { seat: SeatNo },
    /// A seat sorted the cards it took (Hand).
    Kept {
        seat: SeatNo,
        /// The cards that went to its hand.
        hand: Vec<Card>,
        /// The cards that went to its pile.
        pile: Vec<Card>,
    },
    TurnEnded {
        /// Number of the game, from 1.
        game: u32,
        /// Number of the turn, from 1.
        turn: u32,
    },
    GameEnded {
        /// Number of the game, from 1.
        game: u32,
        /// Its points, by seat index.
        points: Vec<u32>,
        /// Whether they were doubled because a seat took no card (virgin).
        doubled: bool,
    },
    MatchEnded {
        /// The winners; several share the win.
        winners: Vec<SeatNo>,
    },
}

/// The rule by which a card came to lie where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Behind the last card.
    Behind,
    /// Before the first card.
    Before,
    /// On an equal card.
    OnEqual,
    /// The row was full: it was taken, and the card starts it anew.
    Full,
    /// Too low for every row, or fitting nowhere: the seat chose a row and took it, and the card
    /// starts it anew.
    TooLow,
}

impl Event {
    pub const fn ends_turn(&self) -> bool {
        matches!(self, Self::TurnEnded { .. })
    }

    /// The points that a seat gets by it under these rules, beyond those that are already counted:
    /// of a row, of a sorted row what is not kept, and once more where bull heads count double.
    /// What is left in the hand at the end is not among them.
    pub fn points_of(&self, seat: SeatNo, rules: &Rules) -> u32 {
        match self {
            Self::Placed { points, .. } => {
                points.iter().filter(|(of, _)| *of == seat).map(|(_, points)| *points).sum()
            }
            Self::Kept { seat: of, pile, .. } if *of == seat => Card::sum(pile),
            Self::GameEnded { doubled: true, points, .. }
                if rules.scoring == Scoring::BullHeads =>
            {
                points.get(seat.index()).map_or(0, |points| points / 2)
            }
            _ => 0,
        }
    }
}
