//! The beginner, and whoever only glances: it looks at its own cards and at the rows, and makes the
//! mistakes of somebody who plays for the first time. It does not count cards,
//! and does not think of the others' cards or plays.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::row_summary::{Landing, RowSummaries};
use super::{Assessed, Thought};
use games::nimmt::{Card, Choice, Decision, Seat, Side};

/// The largest error in judging a card, in bull heads.
const CARELESS: f32 = 9.0;
/// The share of rows that are taken without looking for the cheapest.
const CARELESS_ROW: f32 = 0.2;

/// The choice at a glance. It weighs nothing, so its options say nothing.
pub(super) fn think(seat: &Seat, seed: u64) -> Option<Thought> {
    let decision = seat.decision.as_ref()?;
    let mut beginner = Beginner {
        lanes: RowSummaries::new(&seat.table.rules, &seat.table.rows),
        rng: SmallRng::seed_from_u64(seed),
    };
    let preference = beginner.choose(decision);
    let choice = if decision.allows(&preference) {
        preference
    } else {
        decision.random_choice(&mut beginner.rng)
    };
    let of = |choice: Choice| Assessed { choice, cost: 0.0, win: 0.0, playouts: 0 };
    let mut options: Vec<Assessed> = vec![of(choice.clone())];
    options.extend(decision.choices().into_iter().filter(|other| *other != choice).map(of));
    Some(Thought { choice, options })
}

struct Beginner {
    lanes: RowSummaries,
    rng: SmallRng,
}

impl Beginner {
    fn choose(&mut self, decision: &Decision) -> Choice {
        match decision {
            Decision::Draft { pool } => self.draft(pool),
            Decision::Play { cards, count } => {
                let mut cards = self.by_looks(cards);
                cards.truncate(usize::from(*count));
                cards.sort_unstable();
                Choice::Play(cards)
            }
            Decision::PlayOrStop { cards } => {
                // A second card only if it goes somewhere for nothing.
                match self.by_looks(cards).first() {
                    Some(card) if self.looks(*card) < 2.0 => Choice::Play(vec![*card]),
                    _ => Choice::Stop,
                }
            }
            Decision::Row { rows, .. } => {
                let cost = |lanes: &RowSummaries, index: usize| {
                    lanes.all().get(index).map_or(0.0, |lane| lane.cost)
                };
                let careless = self.rng.random::<f32>() < CARELESS_ROW;
                let any = rows.get(self.rng.random_range(0..rows.len().max(1)));
                let cheapest = rows.iter().min_by(|a, b| {
                    cost(&self.lanes, a.index()).total_cmp(&cost(&self.lanes, b.index()))
                });
                let row = if careless { any } else { cheapest };
                row.map_or(Choice::Stop, |row| Choice::Row(*row))
            }
            Decision::End { ends, .. } => {
                let end = ends.get(self.rng.random_range(0..ends.len().max(1)));
                end.map_or(Choice::Stop, |(row, side)| Choice::End(*row, *side))
            }
            Decision::First { cards } => {
                Choice::First(cards[usize::from(self.rng.random::<bool>())])
            }
            Decision::Keep { taken, at_most } => {
                // Dear cards look too dear to be counted at once.
                let all = usize::from(*at_most).min(taken.len());
                let kept = taken.iter().filter(|card| card.bull_heads() >= 5).take(all);
                Choice::Keep(kept.copied().collect())
            }
        }
    }

    /// The cards, the best looking first.
    fn by_looks(&mut self, cards: &[Card]) -> Vec<Card> {
        let mut seen: Vec<(f32, Card)> = cards
            .iter()
            .map(|card| (self.looks(*card) + self.rng.random_range(-CARELESS..CARELESS), *card))
            .collect();
        seen.sort_by(|(a, one), (b, other)| a.total_cmp(b).then(one.cmp(other)));
        seen.into_iter().map(|(_, card)| card).collect()
    }

    /// The apparent cost of a card at the place where it would lie now: the higher, the worse.
    fn looks(&self, card: Card) -> f32 {
        let number = card.number();
        match self.lanes.landing(number) {
            Landing::OnEqual(_) => 0.0,
            Landing::Nowhere => self.lanes.least() + 1.0,
            Landing::End(lane, side) => {
                let Some(row) = self.lanes.all().get(lane) else { return 0.0 };
                if self.lanes.room(lane) == 0 {
                    return row.cost;
                }
                let beside = if side == Side::Right { row.last } else { row.first };
                // Far away, or the last free place: something may come between.
                let gap = f32::from(number.abs_diff(beside)) / 10.0;
                gap.min(4.0) / f32::from(self.lanes.room(lane))
            }
        }
    }

    /// Draws cheap cards, and rather those at the ends.
    fn draft(&mut self, pool: &[Card]) -> Choice {
        let best = pool.iter().min_by_key(|card| (card.bull_heads(), self.rng.random::<u32>()));
        best.map_or(Choice::Stop, |card| Choice::Draft(*card))
    }
}
