//! Rows in short: what matters about them when a card's place is considered.

use games::nimmt::{Card, Placement, Row, RowNo, Rules, Scoring, Side};

/// The most rows on any table.
pub(super) const MOST_ROWS: usize = RowNo::HIGHEST as usize;

/// One row in short.
#[derive(Clone, Copy, Default)]
pub(super) struct RowSummary {
    /// The lowest card.
    pub(super) first: u8,
    /// The highest card.
    pub(super) last: u8,
    /// The number of stacks.
    pub(super) len: u8,
    /// The cost of taking it.
    pub(super) cost: f32,
}

/// All rows in short, with what the rules say about them.
#[derive(Clone, Copy)]
pub(super) struct RowSummaries {
    lanes: [RowSummary; MOST_ROWS],
    count: usize,
    capacity: u8,
    placement: Placement,
    scoring: Scoring,
}

/// The place where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Landing {
    /// To this end of the row of this index.
    End(usize, Side),
    /// On the equal last card of the row of this index.
    OnEqual(usize),
    /// Too low, or fitting nowhere: its seat takes a row of its choice.
    Nowhere,
}

impl RowSummaries {
    pub(super) fn new(rules: &Rules, rows: &[Row]) -> Self {
        let mut lanes = [RowSummary::default(); MOST_ROWS];
        for (lane, row) in lanes.iter_mut().zip(rows) {
            let number = |card: Option<Card>| card.map_or(0, Card::number);
            *lane = RowSummary {
                first: number(row.first()),
                last: number(row.last()),
                len: u8::try_from(row.len()).unwrap_or(u8::MAX),
                cost: row
                    .stacks
                    .iter()
                    .map(|stack| {
                        worth(rules.scoring, stack.card.number()) * f32::from(stack.copies)
                    })
                    .sum(),
            };
        }
        Self {
            lanes,
            count: rows.len().min(MOST_ROWS),
            capacity: u8::try_from(rules.capacity()).unwrap_or(u8::MAX),
            placement: rules.placement,
            scoring: rules.scoring,
        }
    }

    pub(super) fn all(&self) -> &[RowSummary] {
        &self.lanes[..self.count]
    }

    /// The number of stacks a row can still hold.
    pub(super) fn room(&self, lane: usize) -> u8 {
        self.all().get(lane).map_or(0, |lane| self.capacity.saturating_sub(lane.len))
    }

    /// The cheapest row, the first of equally cheap ones.
    pub(super) fn cheapest(&self) -> usize {
        let cost = |index: &usize| self.lanes[*index].cost;
        (0..self.count).min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(0)
    }

    /// The cost of the cheapest row.
    pub(super) fn least(&self) -> f32 {
        self.lanes[self.cheapest()].cost
    }

    /// The cost of being given this card.
    pub(super) fn worth(&self, card: u8) -> f32 {
        worth(self.scoring, card)
    }

    /// The place where a card goes. Of two equally near ends the better one for its seat.
    pub(super) fn landing(&self, card: u8) -> Landing {
        let mut best: Option<(u8, usize, Side)> = None;
        let mut consider = |distance: u8, index: usize, side: Side| {
            let better = best.is_none_or(|(least, other, _)| {
                distance < least || distance == least && self.is_better(index, other)
            });
            if better {
                best = Some((distance, index, side));
            }
        };
        for (index, lane) in self.all().iter().enumerate() {
            if lane.last <= card {
                consider(card - lane.last, index, Side::Right);
            } else if self.placement.both_ends() && card < lane.first {
                consider(lane.first - card, index, Side::Left);
            }
        }
        match best {
            None => Landing::Nowhere,
            Some((0, index, _)) => Landing::OnEqual(index),
            Some((_, index, side)) => Landing::End(index, side),
        }
    }

    /// Whether it is better to lay a card in row `a` than in row `b`.
    pub(super) fn is_better(&self, a: usize, b: usize) -> bool {
        let full = |lane: usize| self.room(lane) == 0;
        match (full(a), full(b)) {
            (true, true) => self.lanes[a].cost < self.lanes[b].cost,
            (full_a, full_b) if full_a != full_b => full_b,
            _ => self.lanes[a].len < self.lanes[b].len,
        }
    }

    /// Lays a card where it goes and returns the cost to its seat. One that fits nowhere takes the
    /// cheapest row.
    pub(super) fn lay(&mut self, card: u8) -> f32 {
        let worth = self.worth(card);
        let (index, side) = match self.landing(card) {
            Landing::End(index, side) if self.room(index) > 0 => (index, side),
            Landing::End(index, _) => return self.take(index, card),
            Landing::OnEqual(index) => {
                self.lanes[index].cost += worth;
                return 0.0;
            }
            Landing::Nowhere => return self.take(self.cheapest(), card),
        };
        let lane = &mut self.lanes[index];
        lane.len += 1;
        lane.cost += worth;
        match side {
            Side::Left => lane.first = card,
            Side::Right => lane.last = card,
        }
        0.0
    }

    /// Takes a row, which the card begins anew, and returns the cost.
    pub(super) fn take(&mut self, index: usize, card: u8) -> f32 {
        let anew = RowSummary { first: card, last: card, len: 1, cost: self.worth(card) };
        std::mem::replace(&mut self.lanes[index], anew).cost
    }
}

/// The cost of a card to the seat that is given it.
fn worth(scoring: Scoring, card: u8) -> f32 {
    match scoring {
        Scoring::CardsLeft => 1.0,
        Scoring::BullHeads | Scoring::HandTwice => HEADS[usize::from(card)],
    }
}

/// The bull heads of each card by its number.
const HEADS: [f32; 256] = {
    let mut heads = [0.0; 256];
    let mut number = 1;
    while number < 256 {
        if let Some(card) = Card::new(number as u8) {
            heads[number] = card.bull_heads() as f32;
        }
        number += 1;
    }
    heads
};
