//! Events of a match. Everything here is public: everybody at the table sees it.

use serde::{Deserialize, Serialize};

use super::{Card, Ended, Out, SeatNo, Suit};

/// One thing that happened, in the order in which the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Every seat drew a card before the match; the highest deals first.
    DealerDrawn {
        /// The drawn cards, by seat index.
        cards: Vec<Card>,
        /// The seat that deals first.
        dealer: SeatNo,
    },
    /// Cards were dealt.
    GameBegan {
        /// Number of the game, from 1.
        game: u32,
        dealer: SeatNo,
        /// The turn-up, where there is one.
        turned: Option<Card>,
    },
    /// A seat named trump. Where trump is bid for, the seat is the declarer.
    TrumpNamed { seat: SeatNo, suit: Suit },
    /// A seat named no trump.
    Passed { seat: SeatNo },
    /// A seat laid down the lowest trump and took the turn-up.
    Exchanged {
        seat: SeatNo,
        /// The card that it laid down, which is the turn-up from now on.
        laid: Card,
        took: Card,
    },
    /// A seat closed the stock.
    Closed { seat: SeatNo },
    /// A seat declared a marriage with the card that it leads now.
    Married {
        seat: SeatNo,
        suit: Suit,
        /// The card that it shows and keeps.
        shown: Card,
        /// The card points of the marriage.
        points: u32,
        /// Whether this has made the suit trump, which it was not before.
        new_trump: bool,
    },
    /// A seat called "out" with the card that it leads now.
    Called {
        seat: SeatNo,
        /// The extent of the call: the game or the match.
        out: Out,
    },
    /// A seat led or followed.
    Played { seat: SeatNo, card: Card },
    /// A trick is complete.
    TrickTaken {
        /// Number of the game, from 1.
        game: u32,
        /// Number of the trick, from 1.
        trick: u32,
        /// The seat that took it.
        seat: SeatNo,
        /// Its card points.
        points: u32,
        /// The extra card points of the last trick.
        last: u32,
    },
    /// A seat drew a card from the stock. The others do not see it, unless it is the turn-up.
    Drew {
        seat: SeatNo,
        /// The turn-up, if it was that.
        turned: Option<Card>,
    },
    GameEnded {
        /// Number of the game, from 1.
        game: u32,
        /// The way it ended.
        ended: Ended,
        /// The winners; empty when it is undecided.
        winners: Vec<SeatNo>,
        /// The card points, by seat index.
        points: Vec<u32>,
        /// The booked points, by seat index.
        booked: Vec<u32>,
    },
    MatchEnded {
        /// The winners; several share the win.
        winners: Vec<SeatNo>,
    },
}

impl Event {
    pub const fn ends_turn(&self) -> bool {
        matches!(self, Self::TrickTaken { .. })
    }
}
