//! Who sees what. [`Table`] is what everybody sees; [`Seat`] is what one seat sees. There is no third
//! view.
//!
//! The table also remembers what everybody could have remembered: tricks that were taken, cards that
//! were shown, suits that somebody cannot have. Whether it shows tricks and card points to those who
//! play is a question of its pictures, not of the rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Decision, DecisionKind, Ended, Out, Rules, SeatNo, Suit};

/// What everybody at the table sees, and nothing else.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The rules of the match.
    pub rules: Rules,
    /// Number of the game, from 1; 0 before the first deal.
    pub game: u32,
    /// Where the match stands.
    pub phase: Phase,
    /// The card that each seat drew for the first deal, by seat index; empty when none were drawn.
    pub drawn: Vec<Card>,
    /// Who dealt this game; `None` before the first deal, where that is drawn for.
    pub dealer: Option<SeatNo>,
    /// What is trump now.
    pub trump: Option<Suit>,
    /// The turn-up as it lies; also when the stock is closed over it.
    pub turned: Option<Card>,
    /// How many cards lie face down.
    pub stock: usize,
    /// Whether cards are still drawn.
    pub open: bool,
    /// The seats, seat 1 first.
    pub seats: Vec<TableSeat>,
    /// Who leads to the trick under way.
    pub leader: SeatNo,
    /// Its cards, the leader's first.
    pub trick: Vec<Card>,
    /// What was called with its lead.
    pub call: Option<Out>,
    /// The tricks of this game, or since the situation it began with.
    pub tricks: Vec<Trick>,
    /// The marriages of this game, likewise.
    pub marriages: Vec<Marriage>,
    /// How many marriages were declared, those before a situation included.
    pub declared: u8,
    /// Who has closed the stock.
    pub closed_by: Option<SeatNo>,
    /// Who named trump where it is bid for.
    pub declarer: Option<SeatNo>,
    /// Who is awaited.
    pub awaiting: Option<Awaited>,
    /// How the game ended; until the next one begins.
    pub result: Option<SeenResult>,
    /// Undecided games that the next winner is paid for.
    pub carry: u32,
    /// What each seat booked in each finished game, by seat index.
    pub history: Vec<Vec<u32>>,
    /// Who won; empty until the match is over.
    pub winners: Vec<SeatNo>,
}

/// What everybody sees of one seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSeat {
    /// Which seat.
    pub seat: SeatNo,
    /// How many cards its hand holds.
    pub hand: usize,
    /// Those cards of its hand that everybody knows to be there: shown with a marriage, taken as the
    /// turn-up, or the ace that named trump.
    pub known: Cards,
    /// Cards that everybody knows not to be there, as it could not follow, trump or head, or as
    /// nobody has named trump yet. Other packs' cards may be among them.
    pub lacks: Cards,
    /// Card points of this game, marriages included.
    pub points: u32,
    /// Tricks won in this game.
    pub tricks: u32,
    /// What it has booked in all finished games.
    pub total: u32,
}

/// A trick that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who led.
    pub leader: SeatNo,
    /// The cards, the leader's first.
    pub cards: Vec<Card>,
    /// Who took it.
    pub winner: SeatNo,
}

/// A marriage that was declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marriage {
    /// Who declared it.
    pub seat: SeatNo,
    /// In which suit.
    pub suit: Suit,
    /// What it counted.
    pub points: u32,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenResult {
    /// How.
    pub ended: Ended,
    /// Who won it; nobody when it is undecided.
    pub winners: Vec<SeatNo>,
    /// What each seat's total grew by, by seat index.
    pub booked: Vec<u32>,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first game, or between two games.
    Dealing,
    /// Somebody names trump before the next lead.
    Naming,
    /// Cards are played.
    Playing,
    /// The match is over.
    Over,
}

/// A seat that must decide something. Public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// Who.
    pub seat: SeatNo,
    /// What.
    pub decision: DecisionKind,
}

/// What one seat sees: the table, its own hand, and what it must decide.
///
/// It belongs to the owner of the seat. It cannot be serialised, and its `Debug` shows no card.
#[derive(Clone, PartialEq, Eq)]
pub struct Seat {
    /// What everybody sees.
    pub table: Table,
    /// Which seat this is.
    pub seat: SeatNo,
    /// Its hand.
    pub hand: Cards,
    /// What it must decide.
    pub decision: Option<Decision>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In the words of the record, which are shorter than its fields one by one.
        f.write_str(&serde_json::to_string(self).unwrap_or_default())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat").field("seat", &self.seat.number()).finish_non_exhaustive()
    }
}

impl Table {
    /// What everybody sees of a seat; `None` if nobody sits there.
    #[must_use]
    pub fn at(&self, seat: SeatNo) -> Option<&TableSeat> {
        self.seats.get(seat.index())
    }

    /// Whether this seat is awaited.
    #[must_use]
    pub fn waits_for(&self, seat: SeatNo) -> bool {
        self.awaiting.is_some_and(|awaited| awaited.seat == seat)
    }

    /// The cards of the pack that were played in this game, as far as it was seen.
    #[must_use]
    pub fn played(&self) -> Cards {
        let taken = self.tricks.iter().flat_map(|trick| &trick.cards);
        taken.chain(&self.trick).copied().collect()
    }

    /// The card points of a seat and of those whose points count together with its own.
    #[must_use]
    pub fn points_of_side(&self, seat: SeatNo) -> u32 {
        let together = |other: SeatNo| match self.declarer {
            Some(declarer) => (declarer == seat) == (declarer == other),
            None => seat == other,
        };
        let side = self.seats.iter().filter(|other| together(other.seat));
        side.map(|seat| seat.points).sum()
    }
}
