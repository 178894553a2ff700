//! Lines as they are meant. What they say about the game is looked at elsewhere.

use games::SeatNo;
use games::nimmt::{Card, DecisionKind, Row, RowNo, Rules, Side};

/// What one line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// What is played, and whether the end of the match was named.
    Rules {
        /// The rules.
        rules: Rules,
        /// Whether the line says when the match ends.
        with_end: bool,
    },
    /// A new deal; the totals of the match stand behind the cards, or are missing. Which numbers are
    /// what follows from the rules.
    Deal {
        /// How many seats.
        seats: usize,
        /// Whose cards these are.
        seat: SeatNo,
        /// Cards, and perhaps totals.
        numbers: Vec<u32>,
        /// The totals, where a word sets them apart.
        totals: Option<Vec<u32>>,
    },
    /// This seat begins the game.
    Start(SeatNo),
    /// The rows as they lie, when nothing is asked.
    Table(Vec<Row>),
    /// The own hand as it is.
    Hand(Vec<Card>),
    /// The open cards of a draft: take one.
    Pool(Vec<Card>),
    /// A seat took a card from the pool.
    Drafted(SeatNo, Card),
    /// A question about the table as it lies.
    Ask {
        /// What is asked.
        kind: DecisionKind,
        /// The rows.
        rows: Vec<Row>,
        /// The cards it is about.
        cards: Vec<Card>,
    },
    /// What every seat played in this turn.
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
