//! Rule: the order in which revealed cards are placed.

use serde::{Deserialize, Serialize};

use super::{Card, SeatNo};

/// The order of placing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// From the lowest card to the highest. Equal cards go together.
    Ascending,
    /// The seat that owns the lowest card places all its cards, in the order it chooses; then the
    /// seat that owns the lowest of the rest, and so on.
    LowestOwner,
    /// As they were played.
    AsPlayed,
}

pub(super) enum NextPlacing {
    /// This number of cards from the front of the waiting ones; more than one only if equal.
    Place(usize),
    /// A question to this seat: which of its two cards goes first.
    AskFirst(SeatNo, [Card; 2]),
}

impl Order {
    /// Puts revealed cards into the order in which they will be placed, as far as that is known. Of
    /// equal cards, that of the seat which comes first clockwise from the start seat leads.
    pub(super) fn arrange(self, waiting: &mut [(SeatNo, Card)], start: SeatNo, seats: usize) {
        let lowest_of = |seat: SeatNo, waiting: &[(SeatNo, Card)]| {
            waiting.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card).min()
        };
        match self {
            Self::Ascending => {
                waiting.sort_unstable_by_key(|(seat, card)| (*card, seat.steps_from(start, seats)));
            }
            Self::LowestOwner => {
                let cards = waiting.to_vec();
                waiting.sort_by_key(|(seat, card)| (lowest_of(*seat, &cards), *seat, *card));
            }
            Self::AsPlayed => {}
        }
    }

    /// The next placing of the arranged cards; `None` when all are placed.
    pub(super) fn next(self, waiting: &[(SeatNo, Card)]) -> Option<NextPlacing> {
        let &(seat, card) = waiting.first()?;
        let second = waiting.get(1);
        Some(match (self, second) {
            (Self::LowestOwner, Some(&(owner, other))) if owner == seat => {
                NextPlacing::AskFirst(seat, [card, other])
            }
            (Self::Ascending, Some(_)) => {
                NextPlacing::Place(waiting.iter().take_while(|(_, equal)| *equal == card).count())
            }
            _ => NextPlacing::Place(1),
        })
    }
}
