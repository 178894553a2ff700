//! Rule: the place of a card.

use serde::{Deserialize, Serialize};

use super::{Card, Row, RowNo, Side};

/// The rule for the place of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// Ascending, smallest difference: behind the row whose last card is the highest one below it.
    Behind,
    /// The same, but a card equal to a row's last card is laid on it.
    OnEqual,
    /// Behind a row's last card or before its first one; of all rows and both ends the smallest
    /// difference decides.
    EitherEnd,
}

/// The place of one card on the table as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Exactly one place.
    At(Spot),
    /// One of two equally near ends.
    Either(Spot, Spot),
    /// No place: too low for every row, or inside the span of every row.
    Nowhere,
}

/// A place beside, or on, a card that lies at an end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub row: RowNo,
    pub side: Side,
    /// The card that lies at that end.
    pub beside: Card,
}

impl Placement {
    /// The place of this card.
    pub fn fit(self, rows: &[Row], card: Card) -> Fit {
        match self {
            Self::Behind | Self::OnEqual => nearest(right_ends(rows), card),
            Self::EitherEnd => nearest(right_ends(rows).chain(left_ends(rows)), card),
        }
    }

    /// Whether a row also grows before its first card.
    pub fn both_ends(self) -> bool {
        self == Self::EitherEnd
    }

    /// Whether a card equal to a row's last one is laid on it.
    pub fn stacks_equal_cards(self) -> bool {
        self == Self::OnEqual
    }
}

fn right_ends(rows: &[Row]) -> impl Iterator<Item = Spot> {
    rows.iter().enumerate().filter_map(|(index, row)| {
        row.last().map(|beside| Spot { row: RowNo::from_index(index), side: Side::Right, beside })
    })
}

fn left_ends(rows: &[Row]) -> impl Iterator<Item = Spot> {
    rows.iter().enumerate().filter_map(|(index, row)| {
        row.first().map(|beside| Spot { row: RowNo::from_index(index), side: Side::Left, beside })
    })
}

/// The end with the smallest difference, or both of two equally near ones. An end equal to the card
/// has difference 0. There cannot be more than two: one below the card and one above it.
fn nearest(ends: impl Iterator<Item = Spot>, card: Card) -> Fit {
    let mut best: Option<(u8, Spot)> = None;
    let mut equal = None;
    for spot in ends {
        let fits = match spot.side {
            Side::Right => spot.beside <= card,
            Side::Left => card < spot.beside,
        };
        let distance = card.number().abs_diff(spot.beside.number());
        match best {
            _ if !fits => {}
            Some((least, _)) if distance > least => {}
            Some((least, _)) if distance == least => equal = Some(spot),
            _ => {
                best = Some((distance, spot));
                equal = None;
            }
        }
    }
    match (best, equal) {
        (None, _) => Fit::Nowhere,
        (Some((_, spot)), None) => Fit::At(spot),
        // The two ends in the order in which the table shows them.
        (Some((_, a)), Some(b)) if (b.row, b.side) < (a.row, a.side) => Fit::Either(b, a),
        (Some((_, a)), Some(b)) => Fit::Either(a, b),
    }
}
