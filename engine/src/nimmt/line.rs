//! Lines as values. Whether they suit the game is checked elsewhere.

use games::SeatNo;
use games::nimmt::{Card, DecisionKind, Row, RowNo, Rules, Side};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// The rules of the match.
    Rules {
        rules: Rules,
        /// Whether the line names the end of the match.
        with_end: bool,
    },
    /// A new deal. The totals of the match may follow the cards; the rules decide which numbers are
    /// which.
    Deal {
        /// Number of seats.
        seats: usize,
        /// The own seat.
        seat: SeatNo,
        /// Cards, perhaps followed by totals.
        numbers: Vec<u32>,
        /// The totals, if a word sets them apart.
        totals: Option<Vec<u32>>,
    },
    /// The seat that begins the game.
    Start(SeatNo),
    /// The rows as they lie, without a question.
    Table(Vec<Row>),
    /// The own hand as it is.
    Hand(Vec<Card>),
    /// The open cards of a draft, of which the own seat takes one.
    Pool(Vec<Card>),
    /// A seat took a card from the pool.
    Drafted(SeatNo, Card),
    /// A question about the table as it lies.
    Ask {
        /// The kind of question.
        kind: DecisionKind,
        rows: Vec<Row>,
        /// The cards in question.
        cards: Vec<Card>,
    },
    /// The cards that every seat played in this turn.
    Reveal(Vec<Vec<Card>>),
    /// A seat played a card openly.
    Played(SeatNo, Card),
    /// A seat chose this row for a card that is too low or fits nowhere.
    Takes(SeatNo, RowNo),
    /// A seat chose this of two equally near ends.
    Lays(SeatNo, RowNo, Side),
    /// A seat places this one of its two cards first.
    Leads(SeatNo, Card),
    /// A seat took these cards into its hand, and the rest of the row into its pile.
    Keeps(SeatNo, Vec<Card>),
}
