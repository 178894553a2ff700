//! A moment at which a seat plays cards, and the apparent cost of each of its cards. Lower is
//! better; certain and likely costs are added up alike.

use super::out::CardsOut;
use super::risk::Moment;
use crate::nimmt::row_summary::{Landing, RowSummaries};
use games::nimmt::{Card, Rules, Scoring, SeatNo};

/// The value of getting rid of a card when hands count in the end, as a part of what the card costs
/// there.
const RID: f32 = 1.0;
/// The cost of every card of the own hand that this card leaves behind: it would have fitted there
/// before.
const LEFT_BEHIND: f32 = 0.1;
/// The number of cards from which a player without search pairs two.
pub(super) const PAIRED: usize = 8;

/// The situation of a seat that plays cards.
pub(super) struct Position<'a> {
    pub(super) rules: &'a Rules,
    pub(super) lanes: RowSummaries,
    pub(super) hand: &'a [Card],
    /// Cards that lie open and are placed together with the next ones.
    pub(super) waiting: &'a [(SeatNo, Card)],
    /// The number of other seats that will still play unseen this turn.
    pub(super) others: usize,
    pub(super) out: &'a CardsOut,
}

impl Position<'_> {
    /// Fills `costs` with the apparent cost of each card of the hand if it is played now.
    pub(super) fn costs(&self, costs: &mut Vec<f32>) {
        costs.clear();
        let selection = self.rules.selection;
        let all = 0..self.hand.len();
        if selection.places_at_once() {
            costs.extend(all.map(|index| self.cost_at_once(index)));
        } else if selection.is_hidden() {
            let moment = self.moment(self.lanes, self.others);
            costs.extend(all.map(|index| moment.risk(self.hand, index)));
        } else {
            self.among_waiting(costs);
        }
    }

    fn moment(&self, lanes: RowSummaries, coming: usize) -> Moment<'_> {
        Moment { lanes, out: self.out, coming }
    }

    /// The cost of a card that is placed at once: the outcome is certain. The cost of keeping the
    /// card is saved if hands count.
    fn cost_at_once(&self, index: usize) -> f32 {
        let Some(card) = self.hand.get(index).map(|card| card.number()) else { return 0.0 };
        let mut lanes = self.lanes;
        let behind = match self.lanes.landing(card) {
            Landing::End(lane, _) => self.lanes.all().get(lane).map_or(0, |lane| {
                self.hand.iter().filter(|own| (lane.last + 1..card).contains(&own.number())).count()
            }),
            _ => 0,
        };
        let behind = f32::from(u8::try_from(behind).unwrap_or(u8::MAX));
        let saved = match self.rules.scoring {
            Scoring::HandTwice => RID * lanes.worth(card),
            Scoring::BullHeads | Scoring::CardsLeft => 0.0,
        };
        lanes.lay(card) + LEFT_BEHIND * behind - saved
    }

    /// The cost with open cards waiting: those lower than the own one are placed before it, so the
    /// rows are taken as they will lie then.
    fn among_waiting(&self, costs: &mut Vec<f32>) {
        let mut waiting: Vec<u8> = self.waiting.iter().map(|(_, card)| card.number()).collect();
        waiting.sort_unstable();
        let mut waiting = waiting.into_iter().peekable();
        let mut lanes = self.lanes;
        for (index, card) in self.hand.iter().enumerate() {
            while let Some(lower) = waiting.next_if(|lower| *lower < card.number()) {
                lanes.lay(lower);
            }
            costs.push(self.moment(lanes, self.others).risk(self.hand, index));
        }
    }

    /// Pairs of cards, by their places in the hand, with their apparent cost together; `costs` are
    /// those of single cards. Only the cheapest cards are paired.
    pub(super) fn pairs(&self, costs: &[f32], most: usize) -> Vec<(f32, usize, usize)> {
        let mut cheap: Vec<usize> = (0..costs.len()).collect();
        cheap.sort_by(|a, b| costs[*a].total_cmp(&costs[*b]));
        cheap.truncate(most);
        cheap.sort_unstable();
        // Both cards of a seat go when its lower one does: those before the
        // higher one are twice those of the seats that begin lower.
        let late = self.moment(self.lanes, 2 * self.others);
        let mut pairs = Vec::with_capacity(cheap.len() * cheap.len() / 2);
        for (place, &low) in cheap.iter().enumerate() {
            let card = self.hand[low].number();
            let below = f32::from(self.out.below(card)) / f32::from(self.out.count().max(1));
            let earlier = 1.0 - (1.0 - below) * (1.0 - below);
            for &high in &cheap[place + 1..] {
                let together = self.together(low, high);
                let second = match together {
                    Some(cost) => cost,
                    None => {
                        earlier * late.risk(self.hand, high) + (1.0 - earlier) * costs[high] * 0.5
                    }
                };
                pairs.push((costs[low] + second, low, high));
            }
        }
        pairs
    }

    /// The extra cost of the higher card if the lower one fills its row; `None` if the two do not
    /// meet.
    fn together(&self, low: usize, high: usize) -> Option<f32> {
        let landing = |index: usize| self.lanes.landing(self.hand[index].number());
        match (landing(low), landing(high)) {
            (Landing::End(a, _), Landing::End(b, _)) if a == b && self.lanes.room(a) == 1 => {
                self.lanes.all().get(a).map(|lane| lane.cost)
            }
            _ => None,
        }
    }
}
