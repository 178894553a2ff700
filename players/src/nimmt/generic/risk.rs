//! The expected cost of a card for the seat that plays it now: the one estimate behind every card
//! that is chosen without search.

use super::out::CardsOut;
use crate::nimmt::row_summary::{Landing, RowSummaries};
use games::nimmt::{Card, Side};

/// Mean bull heads of an unknown card: 171 on 104 cards.
const UNKNOWN_CARD: f32 = 1.64;

/// A moment at which cards are chosen, as everybody sees it.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    pub(super) lanes: RowSummaries,
    /// The cards in all hands and those out of play.
    pub(super) out: &'a CardsOut,
    /// The number of cards that others will play and nobody sees yet.
    pub(super) coming: usize,
}

impl Moment<'_> {
    /// The expected cost of `hand[index]` if it is played now. The hand is ascending; its own cards
    /// cannot come from others.
    pub(super) fn risk(&self, hand: &[Card], index: usize) -> f32 {
        let Some(card) = hand.get(index).map(|card| card.number()) else {
            return 0.0;
        };
        let unseen = f32::from(self.out.count()) - len(hand);
        let share = |low: u8, high: u8| {
            let own = hand.iter().filter(|own| (low + 1..high).contains(&own.number())).count();
            let others = usize::from(self.out.between(low, high)).saturating_sub(own);
            (len_of(others) / unseen.max(1.0)).min(1.0)
        };
        match self.lanes.landing(card) {
            Landing::OnEqual(_) => 0.0,
            Landing::Nowhere => self.lanes.least(),
            Landing::End(lane, Side::Right) => {
                let Some(row) = self.lanes.all().get(lane) else { return 0.0 };
                // The row is taken by the card that finds it full: by this one
                // if exactly so many others come between.
                let room = self.lanes.room(lane);
                let exactly = binomial(self.coming, usize::from(room), share(row.last, card));
                exactly * (row.cost + f32::from(room) * self.unknown())
            }
            Landing::End(lane, Side::Left) => {
                let Some(row) = self.lanes.all().get(lane) else { return 0.0 };
                if self.lanes.room(lane) == 0 {
                    return row.cost;
                }
                // A lower card that gets there first leaves this one inside.
                let lower = self.lanes.all().iter().map(|row| row.last).filter(|last| *last < card);
                let middle = lower.max().map_or(0, |last| last + (row.first - last) / 2);
                let before = 1.0 - binomial(self.coming, 0, share(middle.min(card), card));
                before * self.lanes.least()
            }
        }
    }

    /// The mean cost of an unknown card.
    fn unknown(&self) -> f32 {
        if self.lanes.worth(55) > 1.0 { UNKNOWN_CARD } else { 1.0 }
    }
}

/// The chance that exactly `hits` of `tries` hit, each with the chance `p`.
fn binomial(tries: usize, hits: usize, p: f32) -> f32 {
    if hits > tries {
        return 0.0;
    }
    let misses = i32::try_from(tries - hits).unwrap_or(i32::MAX);
    let ways = (0..hits).map(|k| len_of(tries - k) / len_of(k + 1)).product::<f32>();
    let hit = i32::try_from(hits).unwrap_or(i32::MAX);
    ways * p.powi(hit) * (1.0 - p).powi(misses)
}

fn len(cards: &[Card]) -> f32 {
    len_of(cards.len())
}

fn len_of(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::binomial;

    #[test]
    fn chances_add_up() {
        let sum: f32 = (0..=7).map(|hits| binomial(7, hits, 0.3)).sum();
        assert!((sum - 1.0).abs() < 1e-5);
        assert!((binomial(2, 1, 0.5) - 0.5).abs() < 1e-6);
        assert!(binomial(3, 4, 0.5) == 0.0 && binomial(4, 0, 0.0) == 1.0);
    }
}
