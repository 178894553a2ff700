//! How far a seat can come with its next lead, by what it knows: whether going out is worth offering.

use games::sixtysix::{Card, Cards, Counting, Decision, ENOUGH, Scoring, Seat, Suit};
use players::sixtysix::answers;

/// The points of the last trick, unless the stock was closed.
const LAST_TRICK: u32 = 10;
/// What each of the others scores when the seat that closed does not win.
const CLOSED_IN_VAIN: u32 = 3;
/// What they score for a wrong call, for each seat of the caller's side.
const WRONG_CALL: u32 = 2;

/// The card points within reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    /// The points of the seat and its side.
    pub(super) have: u32,
    /// The most that the next trick can bring, a marriage included.
    pub(super) trick: u32,
}

impl Reach {
    /// The reach of a seat that leads, `silent`: without a marriage; `None` where everyone counts for
    /// themselves.
    pub(super) fn of(seat: &Seat, decision: &Decision, silent: bool) -> Option<Self> {
        let table = &seat.table;
        if table.rules.counting != Counting::Shown {
            return None;
        }
        let seats = table.seats.len();
        // Whoever holds the lowest trump may take the turn-up first.
        let mut others = table.seats.iter().enumerate().filter(|(at, _)| *at != seat.seat.index());
        let may_go = table.open && others.any(|(_, other)| other.tricks > 0);
        let turned: Cards = table.turned.into_iter().filter(|_| !may_go).collect();
        let unseen = table.rules.pack.cards(seats) - seat.hand - table.played() - turned;
        let mut unseen: Vec<u32> = unseen.into_iter().map(Card::points).collect();
        unseen.sort_unstable_by(|a, b| b.cmp(a));
        let unseen: u32 = unseen.into_iter().take(seats.saturating_sub(1)).sum();
        let lead = |card: Card| {
            let marriage = if decision.marriages.contains(card) && !silent {
                table.rules.marriages.points(card.suit(), table.trump, table.declared)
            } else {
                0
            };
            card.points() + marriage
        };
        let followed = |led: Suit| -> u32 {
            let others = table.seats.iter().enumerate().filter(|(at, _)| *at != seat.seat.index());
            let most = others.map(|(_, other)| answers(seat, other, led).into_iter());
            let most: u32 = most.map(|cards| cards.map(Card::points).max().unwrap_or(0)).sum();
            most.min(unseen)
        };
        let best = decision.cards.into_iter().map(|card| lead(card) + followed(card.suit()));
        let best = best.max().unwrap_or(0);
        let last = seat.hand.len() == 1 && table.closed_by.is_none();
        let last = if last { LAST_TRICK } else { 0 };
        Some(Self { have: table.points_of_side(seat.seat), trick: best + last })
    }

    /// Whether the points are enough already.
    pub(super) const fn is_enough(self) -> bool {
        self.have >= ENOUGH
    }

    /// Whether they can be with the next trick.
    pub(super) const fn may_be_enough(self) -> bool {
        self.have + self.trick >= ENOUGH
    }
}

/// What the others score when the seat does not have enough, or `closed` in vain: in game points,
/// and whether that is several people; `None` where card points are booked.
pub(super) fn lost(seat: &Seat, closed: bool) -> Option<(u32, bool)> {
    let table = &seat.table;
    let closed = closed || table.closed_by == Some(seat.seat);
    let side = match table.declarer {
        Some(declarer) if declarer != seat.seat && !closed => table.seats.len().saturating_sub(1),
        _ => 1,
    };
    let others = table.seats.len().saturating_sub(side);
    let wrong = if closed { CLOSED_IN_VAIN } else { WRONG_CALL * u32::try_from(side).unwrap_or(1) };
    // A game before it that nobody won is paid with this one.
    (table.rules.scoring == Scoring::GamePoints).then_some((wrong + table.carry, others > 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::sixtysix::{DecisionKind, Rules};
    use games::{AnyMatch, AnyRules, AnySeat, SeatNo};
    use rand::SeedableRng;

    /// Plays matches by the game's own stand-in, and looks at everybody who leads.
    fn leads(seats: usize, mut look: impl FnMut(&Seat, &Decision)) {
        for seed in 0..20 {
            let mut rng = rand::rngs::StdRng::seed_from_u64(seed);
            let rules = AnyRules::Sixtysix(Rules::classic());
            let mut game = AnyMatch::create(&rules, seats).unwrap();
            for _ in 0..400 {
                if game.needs_deal() {
                    game.deal(&mut rng).unwrap();
                }
                let Some(awaited) = game.awaited().into_iter().next() else { break };
                if let AnySeat::Sixtysix(seat) = game.seat(awaited.seat)
                    && let Some(decision) = &seat.decision
                    && decision.kind == DecisionKind::Lead
                {
                    look(&seat, decision);
                }
                let choice = game.stand_in(awaited.seat).unwrap();
                game.choose(awaited.seat, &choice).unwrap();
            }
        }
    }

    #[test]
    fn a_trick_brings_no_more_than_was_said_to_be_within_reach() {
        for seats in [2, 3] {
            let mut before: Option<(SeatNo, u32, usize, Reach)> = None;
            let mut compared = 0;
            leads(seats, |seat, decision| {
                let (table, reach) = (&seat.table, Reach::of(seat, decision, false).unwrap());
                if let Some((leader, game, trick, said)) = before
                    && (game, trick + 1) == (table.game, table.tricks.len())
                {
                    let now = table.points_of_side(leader);
                    assert!(now <= said.have + said.trick, "{said:?}, and now {now}");
                    compared += 1;
                }
                before = Some((seat.seat, table.game, table.tricks.len(), reach));
            });
            assert!(compared > 100, "{compared}");
        }
    }

    #[test]
    fn nobody_goes_out_with_the_first_trick() {
        leads(2, |seat, decision| {
            let reach = Reach::of(seat, decision, false).unwrap();
            if seat.table.tricks.is_empty() {
                assert!(!reach.may_be_enough(), "{reach:?}");
            }
        });
    }
}
