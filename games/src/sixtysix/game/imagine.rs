//! A game set up in the middle, from everything that is public and guessed cards.

use super::{Game, Pending, Stock};
use crate::sixtysix::scoring::Each;
use crate::sixtysix::{Card, Cards, DecisionKind, MOST_SEATS, Table, TableSeat};

impl Game {
    /// The game of this public view, with these hands and this stock. `None` if nobody is asked
    /// anything.
    pub(in crate::sixtysix) fn imagine(
        table: &Table,
        hands: &[Cards],
        stock: &[Card],
    ) -> Option<Self> {
        let awaited = table.awaiting?;
        let step = match awaited.decision {
            DecisionKind::Trump => Pending::Name(awaited.seat),
            DecisionKind::Bid => Pending::Bid(awaited.seat),
            DecisionKind::Lead | DecisionKind::Follow => Pending::Card,
        };
        let each = |of: fn(&TableSeat) -> u32| {
            let mut each = Each::default();
            for (own, seat) in each.iter_mut().zip(&table.seats) {
                *own = of(seat);
            }
            each
        };
        let mut held = [Cards::NONE; MOST_SEATS];
        for (own, guess) in held.iter_mut().zip(hands) {
            *own = *guess;
        }
        let mut trick = [None; MOST_SEATS];
        for (place, card) in trick.iter_mut().zip(&table.trick) {
            *place = Some(*card);
        }
        Some(Self {
            rules: table.rules,
            seats: table.seats.len(),
            number: table.game,
            hands: held,
            stock: Stock::of(stock),
            turned: table.turned,
            trump: table.trump,
            declarer: table.declarer,
            closed_by: table.closed_by,
            leader: table.leader,
            trick,
            call: table.call,
            points: each(|seat| seat.points),
            tricks: each(|seat| seat.tricks),
            marriages: table.declared,
            completed: u32::try_from(table.tricks.len()).unwrap_or(u32::MAX),
            step,
            totals: each(|seat| seat.total),
            carry: table.carry,
        })
    }
}
