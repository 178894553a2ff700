//! The outcome of a game, as [`games::sixtysix::Scoring`] says, on small numbers.

use super::state::{ENOUGH, NOBODY, Outcome, State};
use super::terms::Terms;

/// The way a game ended.
#[derive(Clone, Copy)]
pub(super) enum Ending {
    Out(u8),
    Wrong(u8),
    /// All cards were played; this seat took the last trick.
    Played(u8),
    OutOfMatch {
        seat: u8,
        rightly: bool,
    },
}

impl State {
    /// The seats whose points count together with those of this one: a bit each.
    pub(super) fn side(&self, terms: &Terms, seat: u8) -> u8 {
        if self.declarer != NOBODY && self.declarer != seat {
            everybody(terms) & !(1 << self.declarer)
        } else {
            1 << seat
        }
    }

    /// The card points of a seat and its side.
    pub(super) fn side_points(&self, terms: &Terms, seat: u8) -> u32 {
        sum(self.side(terms, seat), &self.points)
    }

    pub(super) fn has_enough(&self, terms: &Terms, seat: u8, points: &[u32; 3]) -> bool {
        sum(self.side(terms, seat), points) >= ENOUGH
    }

    /// The game points for winning against a side.
    fn worth(&self, side: u8) -> u32 {
        if sum(side, &self.tricks) == 0 {
            3
        } else if sum(side, &self.points) < 33 {
            2
        } else {
            1
        }
    }

    pub(super) fn settle(&self, terms: &Terms, ending: Ending) -> Outcome {
        let all = everybody(terms);
        let (mut winners, failed, fixed) = self.verdict(terms, ending);
        let mut booked = [0; 3];
        if terms.card_points {
            booked = self.points;
            if let Some(failed) = failed {
                booked[usize::from(failed)] = 0;
            }
        } else if winners != 0 {
            let losers = (0..terms.seats).filter(|seat| all & !winners & 1 << seat != 0);
            let worth = |seat| self.worth(self.side(terms, seat));
            let worth = fixed.unwrap_or_else(|| losers.map(worth).sum());
            for seat in (0..terms.seats).filter(|seat| winners & 1 << seat != 0) {
                booked[usize::from(seat)] = worth.saturating_add(terms.carry);
            }
        }
        if let Ending::OutOfMatch { rightly: false, .. } = ending {
            let among = winners;
            let total = |seat: &u8| {
                terms.totals[usize::from(*seat)].saturating_add(booked[usize::from(*seat)])
            };
            let runners = (0..terms.seats).filter(|seat| among & 1 << seat != 0);
            let highest = runners.clone().map(|seat| total(&seat)).max();
            let best = runners.filter(|seat| Some(total(seat)) == highest);
            winners = best.fold(0, |set, seat| set | 1 << seat);
        }
        Outcome { booked, winners, of_match: matches!(ending, Ending::OutOfMatch { .. }) }
    }

    /// The winners (a bit each), the seat that failed an obligation, and the points each winner
    /// books if they are fixed.
    fn verdict(&self, terms: &Terms, ending: Ending) -> (u8, Option<u8>, Option<u32>) {
        let all = everybody(terms);
        let in_vain = |closed: u8| (all & !(1 << closed), Some(closed), Some(3));
        match ending {
            Ending::Out(seat) => {
                let side = self.side(terms, seat);
                if self.closed_by != NOBODY && side & 1 << self.closed_by == 0 {
                    in_vain(self.closed_by)
                } else if self.declarer != NOBODY && side & 1 << self.declarer == 0 {
                    (side, Some(self.declarer), None)
                } else {
                    (side, None, None)
                }
            }
            Ending::Wrong(seat) if self.closed_by == seat => in_vain(seat),
            Ending::Wrong(seat) => {
                let side = self.side(terms, seat);
                (all & !side, Some(seat), Some(2 * side.count_ones()))
            }
            Ending::OutOfMatch { seat, rightly: true } => (1 << seat, None, None),
            Ending::OutOfMatch { seat, rightly: false } => (all & !(1 << seat), Some(seat), None),
            Ending::Played(last) => self.played_out(terms, last),
        }
    }

    fn played_out(&self, terms: &Terms, last: u8) -> (u8, Option<u8>, Option<u32>) {
        let all = everybody(terms);
        let enough = |seat: u8| self.has_enough(terms, seat, &self.points);
        if self.closed_by != NOBODY {
            let closed = self.closed_by;
            return if enough(closed) {
                (self.side(terms, closed), None, None)
            } else {
                (all & !(1 << closed), Some(closed), Some(3))
            };
        }
        if self.declarer != NOBODY {
            let own = 1 << self.declarer;
            return if enough(self.declarer) {
                (own, None, None)
            } else {
                (all & !own, Some(self.declarer), None)
            };
        }
        if !self.all_passed(terms) && enough(last) {
            return (1 << last, None, None);
        }
        let candidates =
            (0..terms.seats).filter(|seat| enough(*seat)).fold(0_u8, |set, seat| set | 1 << seat);
        (if candidates.count_ones() == 1 { candidates } else { 0 }, None, None)
    }
}

/// All seats: a bit each.
fn everybody(terms: &Terms) -> u8 {
    (1 << terms.seats) - 1
}

fn sum(side: u8, each: &[u32; 3]) -> u32 {
    (0..3).filter(|seat| side & 1 << seat != 0).map(|seat: usize| each[seat]).sum()
}
