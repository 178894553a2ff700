//! The data of the table's picture: plain values, all of them public but a hand.

/// The table after a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TablePicture {
    /// The line at the top, already in the reader's language.
    pub title: String,
    /// The subtitle, opposite to the title: when the match ends.
    pub goal: String,
    /// The total that ends the match, for the bars of the players; `None` where none does.
    pub target: Option<u16>,
    /// Number of cards a row holds before it is taken; 5 in the classic game.
    pub capacity: u8,
    /// The rows, from the first to the last.
    pub rows: Vec<PictureRow>,
    /// Whether the cards of a row are what it costs, and not their bull heads.
    pub counts_cards: bool,
    /// The seats, in the order in which they are listed. Seat numbers count from 0.
    pub players: Vec<PicturePlayer>,
    /// The cards of the person the picture is for. All else is public.
    pub hand: Option<PictureHand>,
}

/// One row of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureRow {
    /// The cards of the row, from its first place to its last.
    pub stacks: Vec<PictureStack>,
    /// Index of the stack with which the row began, where rows grow on both sides.
    pub origin: Option<u8>,
    /// The cards taken from the row this turn, the last time if more than once.
    pub sweep: Option<Sweep>,
}

/// A row that was taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sweep {
    /// The cards that went.
    pub cards: Vec<u8>,
    /// The seats that took them.
    pub seats: Vec<u8>,
    /// The points each of them got; `None` where that shows later.
    pub points: Option<u16>,
}

/// One place of a row: a card, or equal cards lying on each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureStack {
    /// The number on the card.
    pub card: u8,
    /// Number of equal cards in this place; 1, or 2 with a double deck.
    pub copies: u8,
    /// The seat that placed it this turn.
    pub owner: Option<u8>,
}

/// One seat of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PicturePlayer {
    /// The name as the player wrote it; it is cleaned and cut when painted.
    pub name: String,
    /// The cards played this turn.
    pub played: Vec<u8>,
    /// Bull heads taken this turn.
    pub took: u16,
    /// Points of the match.
    pub total: u16,
    /// Number of cards in the hand, where the rules make it public.
    pub hand: Option<u8>,
    /// Marks who acts for the seat.
    pub marker: Marker,
    /// Whether the seat leads the match.
    pub leads: bool,
}

/// Somebody's own cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureHand {
    /// The cards, from left to right.
    pub cards: Vec<u8>,
    /// The cards of the hand that are going to be played.
    pub chosen: Vec<u8>,
}

/// A sign beside a player's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marker {
    /// A player who is there.
    #[default]
    None,
    /// A player who is away.
    Away,
    /// A seat played by a program.
    Bot,
}

/// The sign of a game, at the beginning and the end of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Emblem {
    /// A bull's head.
    #[default]
    Bull,
    /// Playing cards.
    Cards,
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
