//! A way to play: a small network, learned from somebody's choices or written down. One stands in
//! for each seat in the playouts, and says how likely a hand is in view of what was played from it.
//!
//! Everything it looks at is a small whole number (how much room a row has, how
//! many unseen cards lie in between, …), and each of these picks a line of a
//! table. The lines are added up, so that a card costs a handful of vector
//! additions instead of a matrix product.

use wide::f32x4;

use super::board::{Board, Hand, MOST_HAND, Spot};

/// The width of the hidden layer.
pub const WIDTH: usize = 16;
/// The number of lines of the table that a card picks.
pub(super) const OF_CARD: usize = 4;
/// The most lines of the table that a situation picks.
pub(super) const OF_TABLE: usize = 8;

/// A line of the table.
pub(super) type Line = [f32x4; QUARTERS];
const QUARTERS: usize = WIDTH / 4;

const CROWDS: usize = 5;
const ROOMS: usize = 6;
const GAPS: usize = 16;
const COSTS: usize = 16;
const CHEAPS: usize = 10;
const OWN: usize = 4;

const GAP: usize = 0;
const FULL: usize = GAP + CROWDS * ROOMS * GAPS;
const LOW: usize = FULL + ROOMS * COSTS;
const PLACE: usize = LOW + CHEAPS * GAPS;
const CARD: usize = PLACE + MOST_HAND * MOST_HAND;
const BETWEEN: usize = CARD + super::board::CARDS;
const SIZE: usize = BETWEEN + OWN * ROOMS;
const CHEAPEST: usize = SIZE + CROWDS * MOST_HAND;
const BELOW: usize = CHEAPEST + CROWDS * CHEAPS;
const ROW: usize = BELOW + CROWDS * GAPS;
/// The line that adds nothing.
const NOTHING: usize = ROW + ROOMS * COSTS;
/// The number of lines of the table.
pub const LINES: usize = NOTHING + 1;

/// The weights.
#[derive(Clone)]
pub(super) struct Policy {
    /// The vector that each line adds to the hidden layer.
    pub(super) lines: Vec<Line>,
    /// The weights of the hidden layer in a card's score.
    pub(super) out: Line,
}

/// Scores of the cards of a hand, in its order: the higher, the likelier.
pub(super) type Scores = [f32; MOST_HAND];

/// The features that all seats of a turn have in common.
pub(super) struct Situation {
    crowd: usize,
    lines: [usize; OF_TABLE],
    /// The line that each row adds to the cards that go there.
    rows: [usize; super::board::MOST_ROWS],
    cheap: usize,
}

/// A count in steps that grow: few, some, many.
#[inline(always)]
fn gap_step(gap: usize) -> usize {
    const STEPS: [u8; 64] = {
        let mut steps = [15; 64];
        let ends = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 19, 25, 35];
        let (mut step, mut gap) = (0, 0);
        while step < ends.len() {
            while gap < ends[step] {
                steps[gap] = step as u8;
                gap += 1;
            }
            step += 1;
        }
        steps
    };
    usize::from(STEPS[gap.min(63)])
}

const fn crowd(seats: usize) -> usize {
    match seats {
        0..=2 => 0,
        3 => 1,
        4 => 2,
        5..=6 => 3,
        _ => 4,
    }
}

impl Situation {
    /// The features of a table at which each of so many seats holds so many cards.
    #[inline(always)]
    pub(super) fn new(board: &Board, seats: usize, hand: usize) -> Self {
        let crowd = crowd(seats);
        let lanes = board.lanes();
        let cheap = usize::from(lanes[board.cheapest()].heads).min(CHEAPS - 1);
        let lowest = lanes.iter().map(|lane| lane.last).min().unwrap_or(0);
        let below = gap_step(usize::from(board.hidden_up_to(lowest)));
        let mut lines = [NOTHING; OF_TABLE];
        lines[0] = SIZE + crowd * MOST_HAND + hand.clamp(1, MOST_HAND) - 1;
        lines[1] = CHEAPEST + crowd * CHEAPS + cheap;
        lines[2] = BELOW + crowd * GAPS + below;
        let mut rows = [NOTHING; super::board::MOST_ROWS];
        for (row, lane) in lanes.iter().enumerate() {
            let room = usize::from(board.room(row)).min(ROOMS - 1);
            let kind = room * COSTS + usize::from(lane.heads).min(COSTS - 1);
            lines[3 + row] = ROW + kind;
            rows[row] = FULL + kind;
        }
        Self { crowd, lines, rows, cheap }
    }

    /// The lines of the table that the situation picks.
    pub(super) fn lines(&self) -> &[usize; OF_TABLE] {
        &self.lines
    }
}

/// The features of a card at the place where it goes.
#[derive(Clone, Copy)]
pub(super) struct Pick {
    /// The row to which it goes; `None` if it is too low.
    row: Option<usize>,
    /// The lines of the table that it picks beside that of its row.
    lines: [usize; OF_CARD],
}

impl Pick {
    /// All lines, that of its row included.
    pub(super) fn all(&self, situation: &Situation) -> [usize; OF_CARD + 1] {
        let mut all = [self.row.map_or(NOTHING, |row| situation.rows[row]); OF_CARD + 1];
        all[1..].copy_from_slice(&self.lines);
        all
    }
}

/// Looks at each card of a hand, the lowest first.
#[inline(always)]
pub(super) fn look(
    board: &Board,
    situation: &Situation,
    hand: &Hand,
    mut each: impl FnMut(usize, Pick),
) {
    let cards = hand.cards();
    let len = hand.len();
    // The number of cards of the hand between the end of the row and this card: cards that go to
    // the same row are neighbours in the hand.
    let mut own = 0;
    let mut same = usize::MAX;
    for at in 0..len.min(MOST_HAND) {
        let card = cards[at];
        let mut pick = Pick { row: None, lines: [NOTHING; OF_CARD] };
        pick.lines[0] = PLACE + at * MOST_HAND + (len - 1);
        pick.lines[1] = CARD + usize::from(card);
        let (row, from, to) = match board.spot_of(card) {
            Spot::Nowhere => {
                // The number of unseen cards that are lower still, and would take a row first.
                let below = usize::from(board.hidden_up_to(card)).saturating_sub(at + 1);
                pick.lines[2] = LOW + situation.cheap * GAPS + gap_step(below);
                each(at, pick);
                continue;
            }
            Spot::Behind(row) => {
                own = if row == same { own + 1 } else { 0 };
                same = row;
                (row, board.lanes()[row].last, card - 1)
            }
            Spot::Before(row) => {
                let first = board.lanes()[row].first;
                same = usize::MAX;
                own = cards[at + 1..len].iter().filter(|held| **held < first).count();
                (row, card, first - 1)
            }
        };
        let unseen = board.hidden_up_to(to).saturating_sub(board.hidden_up_to(from));
        let gap = gap_step(usize::from(unseen).saturating_sub(own));
        let room = usize::from(board.room(row)).min(ROOMS - 1);
        pick.row = Some(row);
        pick.lines[2] = GAP + (situation.crowd * ROOMS + room) * GAPS + gap;
        pick.lines[3] = BETWEEN + own.min(OWN - 1) * ROOMS + room;
        each(at, pick);
    }
}

/// The sums that a policy computes once for all seats of a turn.
#[derive(Clone, Copy)]
pub(super) struct Prepared {
    /// The situation's own lines.
    common: Line,
    rows: [Line; super::board::MOST_ROWS],
}

impl Policy {
    /// Nothing counts but a card's number: this is its score.
    pub(super) fn by_number(score: impl Fn(f32) -> f32) -> Self {
        let mut lines = vec![[f32x4::ZERO; QUARTERS]; LINES];
        for (number, line) in (0_u8..).zip(&mut lines[CARD..BETWEEN]) {
            line[0] = f32x4::new([score(f32::from(number)), 0.0, 0.0, 0.0]);
        }
        let mut out = [f32x4::ZERO; QUARTERS];
        out[0] = f32x4::new([1.0, 0.0, 0.0, 0.0]);
        Self { lines, out }
    }

    /// Adds up what all seats of a turn have in common.
    #[inline(always)]
    pub(super) fn prepare(&self, board: &Board, situation: &Situation) -> Prepared {
        let common = self.sum(&situation.lines, &[f32x4::ZERO; QUARTERS]);
        let mut rows = [common; super::board::MOST_ROWS];
        for (row, sum) in rows.iter_mut().enumerate().take(board.lanes().len()) {
            *sum = self.sum(&[situation.rows[row]], &common);
        }
        Prepared { common, rows }
    }

    /// Scores every card of a hand.
    #[inline(always)]
    pub(super) fn score(
        &self,
        board: &Board,
        situation: &Situation,
        prepared: &Prepared,
        hand: &Hand,
    ) -> Scores {
        let mut scores = [f32::NEG_INFINITY; MOST_HAND];
        look(
            board,
            situation,
            hand,
            #[inline(always)]
            |at, pick| {
                let start = pick.row.map_or(&prepared.common, |row| &prepared.rows[row]);
                scores[at] = self.read(start, pick.lines.map(|line| &self.lines[line]));
            },
        );
        scores
    }

    #[inline(always)]
    fn sum(&self, lines: &[usize], start: &Line) -> Line {
        let mut sum = *start;
        for line in lines {
            let line = &self.lines[*line];
            for (own, add) in sum.iter_mut().zip(line) {
                *own += *add;
            }
        }
        sum
    }

    /// The output of the hidden layer for the sum of these lines.
    #[inline(always)]
    fn read(&self, start: &Line, [a, b, c, d]: [&Line; OF_CARD]) -> f32 {
        let mut total = f32x4::ZERO;
        for quarter in 0..QUARTERS {
            let sum = start[quarter] + a[quarter] + b[quarter] + c[quarter] + d[quarter];
            total += sum.max(f32x4::ZERO) * self.out[quarter];
        }
        total.reduce_add()
    }
}

/// Replaces the scores of the first `count` cards by e to the power of them, in proportion to the
/// cards' chances. Returns the sum.
#[inline(always)]
pub(super) fn exponentials(scores: &mut Scores, count: usize) -> f32 {
    let highest = scores[..count].iter().fold(f32::NEG_INFINITY, |a, b| a.max(*b));
    let mut sum = 0.0;
    for score in &mut scores[..count] {
        *score = exp(*score - highest);
        sum += *score;
    }
    sum
}

/// e to the power of `x` for x ≤ 0, to about one part in a thousand: the
/// exponent by shifting, the rest by a short polynomial.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn exp(x: f32) -> f32 {
    let x = (x * std::f32::consts::LOG2_E).max(-60.0);
    let whole = (x + 60.0) as i32 - 60;
    let rest = x - whole as f32;
    let part = 1.0 + rest * (0.695_8 + rest * (0.226_2 + rest * 0.078_0));
    part * f32::from_bits(((whole + 127) as u32) << 23)
}
