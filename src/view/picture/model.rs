//! What a picture shows: plain data, all of it public information.

use serde::{Deserialize, Serialize};

/// What the picture shows; all of it public information.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePicture {
    /// The line at the top, already in the reader's language.
    pub title: String,
    /// How many cards a row holds before it is taken; 5 in the classic game.
    pub capacity: u8,
    /// The rows, from the first to the last.
    pub rows: Vec<PictureRow>,
    /// The seats, in the order in which they are listed.
    pub players: Vec<PicturePlayer>,
    /// Caption of the column with the points of this game.
    pub points_label: String,
    /// Caption of the column with the totals of the match.
    pub total_label: String,
}

/// One row of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureRow {
    /// The cards of the row, from its first place to its last.
    pub stacks: Vec<PictureStack>,
    /// Index of the stack with which the row began, where rows grow on both sides.
    pub origin: Option<u8>,
    /// Whether the row was taken this turn.
    pub taken: bool,
}

/// One place of a row: a card, or equal cards lying on each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureStack {
    /// The number on the card.
    pub card: u8,
    /// How many equal cards lie here; 1, or 2 with a double deck.
    pub copies: u8,
    /// Whether it was placed this turn.
    pub fresh: bool,
}

/// One seat of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PicturePlayer {
    /// The name as the player wrote it; it is cleaned and cut when painted.
    pub name: String,
    /// The cards played this turn.
    pub played: Vec<u8>,
    /// Bull heads taken this turn.
    pub took: u16,
    /// Points of this game.
    pub points: u16,
    /// Points of the match.
    pub total: u16,
    /// Number of cards in the hand, where the rules make it public.
    pub hand: Option<u8>,
    /// Who acts for the seat.
    pub marker: Marker,
    /// Whether the seat leads the match.
    pub leads: bool,
}

/// A sign beside a player's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marker {
    /// A player who is there.
    #[default]
    None,
    /// A player who is away.
    Away,
    /// A seat played by a program.
    Bot,
}

/// Bull heads on one card; 0 for a number that is on no card.
pub(super) fn bull_heads(card: u8) -> u16 {
    let heads = games::nimmt::Card::new(card).map_or(0, games::nimmt::Card::bull_heads);
    u16::try_from(heads).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::bull_heads;

    #[test]
    fn the_deck_holds_171_bull_heads() {
        assert_eq!((0..=u8::MAX).map(bull_heads).sum::<u16>(), 171);
    }
}
