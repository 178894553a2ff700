//! What happened. Everything here is public: whoever sits at the table sees it.

use serde::{Deserialize, Serialize};

use super::{Card, Ended, Out, SeatNo, Suit};

/// One thing that happened, in the order in which the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Every seat drew a card before the match; the highest deals first.
    DealerDrawn {
        /// What was drawn, by seat index.
        cards: Vec<Card>,
        /// Who deals first.
        dealer: SeatNo,
    },
    /// Cards were dealt.
    GameBegan {
        /// Number of the game, from 1.
        game: u32,
        /// Who dealt.
        dealer: SeatNo,
        /// The turn-up, where there is one.
        turned: Option<Card>,
    },
    /// A seat named trump. Where trump is bid for it is the declarer.
    TrumpNamed {
        /// Who.
        seat: SeatNo,
        /// What.
        suit: Suit,
    },
    /// A seat named no trump.
    Passed {
        /// Who.
        seat: SeatNo,
    },
    /// A seat laid down the lowest trump and took the turn-up.
    Exchanged {
        /// Who.
        seat: SeatNo,
        /// What it laid down: the turn-up from now on.
        laid: Card,
        /// What it took.
        took: Card,
    },
    /// A seat closed the stock.
    Closed {
        /// Who.
        seat: SeatNo,
    },
    /// A seat declared a marriage with the card that it leads now.
    Married {
        /// Who.
        seat: SeatNo,
        /// In which suit.
        suit: Suit,
        /// The card that it shows and keeps.
        shown: Card,
        /// What that counts.
        points: u32,
        /// Whether the suit has become trump by it and was not before.
        new_trump: bool,
    },
    /// A seat called "out" with the card that it leads now.
    Called {
        /// Who.
        seat: SeatNo,
        /// Out of what.
        out: Out,
    },
    /// A seat led or followed.
    Played {
        /// Who.
        seat: SeatNo,
        /// What.
        card: Card,
    },
    /// A trick is complete.
    TrickTaken {
        /// Number of the game, from 1.
        game: u32,
        /// Number of the trick, from 1.
        trick: u32,
        /// Who took it.
        seat: SeatNo,
        /// Its card points.
        points: u32,
        /// What it counts more as the last trick.
        last: u32,
    },
    /// A seat drew a card from the stock. What it is the others do not see, unless it is the turn-up.
    Drew {
        /// Who.
        seat: SeatNo,
        /// The turn-up, if it was that.
        turned: Option<Card>,
    },
    /// A game is over.
    GameEnded {
        /// Number of the game, from 1.
        game: u32,
        /// How.
        ended: Ended,
        /// Who won it; nobody when it is undecided.
        winners: Vec<SeatNo>,
        /// The card points, by seat index.
        points: Vec<u32>,
        /// What each seat books, by seat index.
        booked: Vec<u32>,
    },
    /// The match is over.
    MatchEnded {
        /// Who won; several share the win.
        winners: Vec<SeatNo>,
    },
}

impl Event {
    /// Whether a turn is over with it.
    #[must_use]
    pub const fn ends_turn(&self) -> bool {
        matches!(self, Self::TrickTaken { .. })
    }
}
