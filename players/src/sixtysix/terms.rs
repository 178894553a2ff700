//! The terms of a game, which do not change during it: the rules, and the match before it.

use games::sixtysix::{Card, GoingOut, Heading, Marriages, Naming, Rules, Scoring, Table};

use super::bits;

/// The rules and the match, in the shape that is quickest to ask.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    pub(super) rules: Rules,
    pub(super) seats: u8,
    pub(super) totals: [u32; 3],
    pub(super) carry: u32,
    /// Finished games.
    pub(super) games: u32,
    /// The rank that is exchanged for the turn-up.
    pub(super) lowest: u8,
    pub(super) auto: bool,
    pub(super) must_head: bool,
    pub(super) card_points: bool,
    pub(super) rising: bool,
    pub(super) bid: bool,
    pub(super) ace_names: bool,
    pub(super) out_of_match: Option<u32>,
}

impl Terms {
    /// The ace of hearts, whose holder may have to name trump.
    pub(super) const ACE: u8 =
        bits::place(Card::new(games::sixtysix::Rank::Ace, games::sixtysix::Suit::Hearts));

    pub(super) fn of(table: &Table) -> Self {
        let rules = table.rules;
        let mut totals = [0; 3];
        for (own, seat) in totals.iter_mut().zip(&table.seats) {
            *own = seat.total;
        }
        Self {
            rules,
            seats: if table.seats.len() > 2 { 3 } else { 2 },
            totals,
            carry: table.carry,
            games: u32::try_from(table.history.len()).unwrap_or(u32::MAX),
            lowest: rules.pack.lowest(table.seats.len()) as u8,
            auto: rules.going_out == GoingOut::Auto,
            must_head: rules.heading == Heading::Must,
            card_points: rules.scoring == Scoring::CardPoints,
            rising: rules.marriages == Marriages::Rising,
            bid: rules.naming.is_bid(),
            ace_names: rules.naming == Naming::AceOfHearts,
            out_of_match: rules.out_of_match(),
        }
    }

    /// The seat so many places further round the table.
    pub(super) const fn left(&self, seat: u8, steps: u8) -> u8 {
        let next = seat + steps;
        if next >= self.seats { next - self.seats } else { next }
    }
}
