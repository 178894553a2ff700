//! Perfect play for two seats when no card is drawn any more and nothing is hidden: alpha-beta,
//! with a table of earlier results.

use super::act::{Act, Acts};
use super::bits;
use super::state::{NOBODY, Outcome, State, Step};
use super::terms::Terms;
use super::worth::Worth;

/// The number of positions that are remembered.
const REMEMBERED: usize = 1 << 14;

/// The result of a position before a lead.
#[derive(Clone, Copy)]
struct Entry {
    hands: u64,
    rest: u64,
    low: i32,
    high: i32,
    best: Act,
}

/// Solves one position after the other of games between the same terms.
pub(super) struct Solver<'a> {
    terms: Terms,
    worth: &'a Worth,
    table: Vec<Entry>,
    /// The worth of winning with so many game points, by seat and points.
    ends: [[i32; 4]; 2],
    /// Positions searched.
    pub(super) nodes: u64,
    /// Polled now and then: whether it is time to give up.
    enough: Option<&'a (dyn Fn() -> bool + Sync)>,
    /// Whether it has given up: results after that are guesses.
    pub(super) gave_up: bool,
}

impl<'a> Solver<'a> {
    pub(super) fn new(
        terms: &Terms,
        worth: &'a Worth,
        enough: Option<&'a (dyn Fn() -> bool + Sync)>,
    ) -> Self {
        let empty = Entry { hands: 0, rest: 0, low: 0, high: 0, best: Act::PASS };
        let end = |seat: usize, game_points: u32| {
            let mut booked = [0; 3];
            booked[seat] = game_points.saturating_add(terms.carry);
            worth.scale(&Outcome { booked, winners: 1 << seat, of_match: false })
        };
        let ends = [0, 1].map(|seat| [0, 1, 2, 3].map(|points| end(seat, points)));
        let table = vec![empty; REMEMBERED];
        Self { terms: *terms, worth, table, ends, nodes: 0, enough, gave_up: false }
    }

    /// The worth of the position with perfect play of both, on the scale of [`Worth::scale`].
    pub(super) fn solve(&mut self, state: &State) -> i32 {
        self.search(state, i32::MIN, i32::MAX)
    }

    /// As [`Solver::solve`]: exact between `alpha` and `beta`, a bound beyond.
    fn search(&mut self, state: &State, mut alpha: i32, mut beta: i32) -> i32 {
        if let Some(outcome) = state.outcome() {
            return self.worth.scale(&outcome);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(2048) && self.enough.is_some_and(|enough| enough()) {
            self.gave_up = true;
        }
        if self.gave_up {
            return self.worth.scale(&Outcome { booked: [0; 3], winners: 0, of_match: false });
        }
        let leads = state.in_trick == 0 && state.step == Step::Card;
        let mut first = Act::PASS;
        let key = if leads { key(state) } else { (0, 0) };
        let slot = slot(key);
        if leads {
            if let Some(bound) = self.bounded(state, alpha, beta) {
                return bound;
            }
            let entry = self.table[slot];
            if (entry.hands, entry.rest) == key {
                if entry.low >= beta || entry.low == entry.high {
                    return entry.low;
                }
                if entry.high <= alpha {
                    return entry.high;
                }
                alpha = alpha.max(entry.low);
                beta = beta.min(entry.high);
                first = entry.best;
            }
        }
        let (from, to) = (alpha, beta);
        let mut acts = state.sensible(&self.terms);
        self.order(state, &mut acts, first);
        let maximises = state.asked(&self.terms) == 0;
        let mut best = if maximises { i32::MIN } else { i32::MAX };
        let mut chosen = Act::PASS;
        for act in acts.iter() {
            let mut next = *state;
            next.act(&self.terms, *act);
            let value = self.search(&next, alpha, beta);
            if maximises && value > best || !maximises && value < best {
                (best, chosen) = (value, *act);
            }
            if maximises {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        if leads && !self.gave_up {
            let (hands, rest) = key;
            let low = if best > from { best } else { i32::MIN };
            let high = if best < to { best } else { i32::MAX };
            self.table[slot] = Entry { hands, rest, low, high, best: chosen };
        }
        best
    }

    /// A bound that ends the search at once: no seat books more than the other is worth now, or
    /// than the cost of closing in vain.
    fn bounded(&self, state: &State, alpha: i32, beta: i32) -> Option<i32> {
        if self.terms.card_points {
            return None;
        }
        let most = |seat: usize| {
            let other = 1 - seat;
            let points = match () {
                () if usize::from(state.closed_by) == other => 3,
                () if state.tricks[other] == 0 => 3,
                () if state.points[other] < 33 => 2,
                () => 1,
            };
            self.ends[seat][points]
        };
        let (high, low) = (most(0), most(1));
        if high <= alpha {
            Some(high)
        } else if low >= beta {
            Some(low)
        } else {
            None
        }
    }

    /// Sorts the choices by promise: the best one of an earlier search; calls and marriages; tricks
    /// that are sure; then the cheapest.
    fn order(&self, state: &State, acts: &mut Acts, first: Act) {
        if acts.len() < 2 {
            return;
        }
        let asked = usize::from(state.asked(&self.terms).min(2));
        let theirs = state.hands[1 - asked.min(1)];
        let best = if state.in_trick > 0 { Some(state.best(&self.terms).0) } else { None };
        let score = |act: &Act| -> i32 {
            let Some(card) = act.card() else { return 0 };
            if *act == first {
                return 1000;
            }
            let points = i32::try_from(bits::points(card)).unwrap_or(0);
            let trumps = bits::of_suit(state.trump);
            let is_trump = bits::bit(card) & trumps != 0;
            if let Some(best) = best {
                return if bits::beating(best, state.trump) & bits::bit(card) != 0 {
                    100 + points - if is_trump { 8 } else { 0 }
                } else {
                    -points
                };
            }
            let mut score = 0;
            if act.is_married() {
                score += 200;
            }
            if act.call().is_some() {
                let own = state.points[asked] + bits::points(card);
                score += if own >= 66 { 400 } else { -300 };
            }
            let same = theirs & bits::of_suit(bits::suit(card));
            let sure = if same == 0 {
                is_trump || theirs & trumps == 0
            } else {
                same & bits::beating(card, state.trump) == 0
            };
            score + if sure { 100 + points } else { -points }
        };
        acts.sort_unstable_by_key(|act| -score(act));
    }
}

/// A position before a lead, nothing drawn any more, as two numbers; the stock has no meaning then.
fn key(state: &State) -> (u64, u64) {
    let hands = u64::from(state.hands[0]) | u64::from(state.hands[1]) << 32;
    let flag = |is: bool, place: u32| u64::from(is) << place;
    let points = |seat: usize| u64::from(state.points[seat].min(0xffff));
    let rest = flag(state.leader == 1, 0)
        | flag(state.tricks[0] > 0, 1)
        | flag(state.tricks[1] > 0, 2)
        | flag(state.closed_by != NOBODY, 3)
        | flag(state.closed_by == 1, 4)
        | u64::from(state.trump) << 5
        | u64::from(state.marriages) << 8
        | points(0) << 16
        | points(1) << 32
        | 1 << 63;
    (hands, rest)
}

#[allow(clippy::cast_possible_truncation, reason = "the upper bits of a hash")]
fn slot((hands, rest): (u64, u64)) -> usize {
    let mixed = (hands ^ rest.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 40) as usize & (REMEMBERED - 1)
}
