//! Views of a match. [`Table`] is the public one; [`Seat`] is that of one seat. There is no third
//! view.
//!
//! The table also remembers everything that is public but past: tricks that were taken, cards that
//! were shown, suits that a seat is proven not to have. Whether tricks and card points are shown to
//! those who play is up to its pictures, not to the rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Decision, DecisionKind, Ended, Out, Rules, SeatNo, Suit};

/// The public view: what everybody at the table sees, and nothing else.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The rules of the match.
    pub rules: Rules,
    /// Number of the game, from 1; 0 before the first deal.
    pub game: u32,
    /// The stage of the match.
    pub phase: Phase,
    /// The card that each seat drew for the first deal, by seat index; empty when none were drawn.
    pub drawn: Vec<Card>,
    /// The seat that dealt this game; `None` before the first deal, where that is drawn for.
    pub dealer: Option<SeatNo>,
    /// The suit that is trump now.
    pub trump: Option<Suit>,
    /// The turn-up as it lies; also when the stock is closed over it.
    pub turned: Option<Card>,
    /// Number of cards that lie face down.
    pub stock: usize,
    /// Whether cards are still drawn.
    pub open: bool,
    /// The seats, seat 1 first.
    pub seats: Vec<TableSeat>,
    /// The seat that leads to the trick under way.
    pub leader: SeatNo,
    /// Its cards, the leader's first.
    pub trick: Vec<Card>,
    /// The call made with its lead.
    pub call: Option<Out>,
    /// The tricks of this game, or since the situation it began with.
    pub tricks: Vec<Trick>,
    /// The marriages of this game, likewise.
    pub marriages: Vec<Marriage>,
    /// Number of marriages declared, those before a situation included.
    pub declared: u8,
    /// The seat that has closed the stock.
    pub closed_by: Option<SeatNo>,
    /// The seat that named trump, where it is bid for.
    pub declarer: Option<SeatNo>,
    /// The awaited seat.
    pub awaiting: Option<Awaited>,
    /// The result of the game, until the next one begins.
    pub result: Option<SeenResult>,
    /// Undecided games to be paid to the next winner.
    pub carry: u32,
    /// The booked points of each finished game, by seat index.
    pub history: Vec<Vec<u32>>,
    /// The winners; empty until the match is over.
    pub winners: Vec<SeatNo>,
}

/// The public view of one seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSeat {
    pub seat: SeatNo,
    /// Number of cards in its hand.
    pub hand: usize,
    /// The cards of its hand that everybody knows to be there: shown with a marriage, taken as the
    /// turn-up, or the ace that names trump.
    pub known: Cards,
    /// The cards that everybody knows not to be there, since the seat could not follow, trump or
    /// head, or since nobody has named trump yet. Cards of other packs may be among them.
    pub lacks: Cards,
    /// Card points of this game, marriages included.
    pub points: u32,
    /// Tricks won in this game.
    pub tricks: u32,
    /// The sum of its booked points over all finished games.
    pub total: u32,
}

/// A trick that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// The seat that led.
    pub leader: SeatNo,
    /// The cards, the leader's first.
    pub cards: Vec<Card>,
    /// The seat that took it.
    pub winner: SeatNo,
}

/// A marriage that was declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marriage {
    /// The seat that declared it.
    pub seat: SeatNo,
    pub suit: Suit,
    /// Its card points.
    pub points: u32,
}

/// The public result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenResult {
    /// The way it ended.
    pub ended: Ended,
    /// The winners; empty when it is undecided.
    pub winners: Vec<SeatNo>,
    /// The points by which each seat's total grew, by seat index.
    pub booked: Vec<u32>,
}

/// The stage of a match.
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
    pub seat: SeatNo,
    /// The decision that it must make.
    pub decision: DecisionKind,
}

/// The view of one seat: the table, its own hand, and its decision.
///
/// It belongs to the owner of the seat. It cannot be serialised, and its `Debug` shows no card.
#[derive(Clone, PartialEq, Eq)]
pub struct Seat {
    /// The public view.
    pub table: Table,
    pub seat: SeatNo,
    pub hand: Cards,
    /// Its decision, if it must make one.
    pub decision: Option<Decision>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Writes JSON, which is shorter than the derived form.
        f.write_str(&serde_json::to_string(self).unwrap_or_default())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat").field("seat", &self.seat.number()).finish_non_exhaustive()
    }
}

impl Table {
    /// The public view of a seat; `None` if the table has no such seat.
    pub fn at(&self, seat: SeatNo) -> Option<&TableSeat> {
        self.seats.get(seat.index())
    }

    /// Whether this seat is awaited.
    pub fn waits_for(&self, seat: SeatNo) -> bool {
        self.awaiting.is_some_and(|awaited| awaited.seat == seat)
    }

    /// The cards that were played in this game, as far as the view goes back.
    pub fn played(&self) -> Cards {
        let taken = self.tricks.iter().flat_map(|trick| &trick.cards);
        taken.chain(&self.trick).copied().collect()
    }

    /// Whether two seats win and lose together. A seat does so with itself.
    pub fn is_one_side(&self, seat: SeatNo, other: SeatNo) -> bool {
        match self.declarer {
            Some(declarer) => (declarer == seat) == (declarer == other),
            None => seat == other,
        }
    }

    /// The card points of a seat and of the seats whose points count together with its own.
    pub fn points_of_side(&self, seat: SeatNo) -> u32 {
        let side = self.seats.iter().filter(|other| self.is_one_side(seat, other.seat));
        side.map(|seat| seat.points).sum()
    }
}
