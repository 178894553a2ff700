//! Views of a game: public parts, and those of one seat.

use super::{Game, Pending};
use crate::nimmt::{
    Awaited, Card, Choice, Decision, DecisionKind, Phase, RowNo, Rules, SeatNo, SeenTurn,
    SharedRow, TableSeat,
};

impl Game {
    /// The awaited seats.
    pub(in crate::nimmt) fn awaiting(&self) -> Vec<Awaited> {
        let one = |seat, decision| vec![Awaited { seat, decision, chosen: false }];
        let front = self.waiting.first().map(|(seat, _)| *seat);
        match (&self.step, front) {
            (Pending::Hidden(chosen), _) => SeatNo::all(self.seats())
                .zip(chosen)
                .filter(|(seat, _)| self.holds_cards(*seat))
                .map(|(seat, cards)| Awaited {
                    seat,
                    decision: DecisionKind::Play,
                    chosen: cards.is_some(),
                })
                .collect(),
            (Pending::Draft(seat), _) => one(*seat, DecisionKind::Draft),
            (Pending::Open(seat), _) => one(*seat, DecisionKind::Play),
            (Pending::Second(seat), _) => one(*seat, DecisionKind::PlayOrStop),
            (Pending::First(seat, _), _) => one(*seat, DecisionKind::First),
            (Pending::Keep { seat, .. }, _) => one(*seat, DecisionKind::Keep),
            (Pending::Row, Some(seat)) => one(seat, DecisionKind::Row),
            (Pending::End(..), Some(seat)) => one(seat, DecisionKind::End),
            (Pending::Over { .. } | Pending::Row | Pending::End(..), _) => Vec::new(),
        }
    }

    /// The decision that a seat must, or may still, make.
    pub(in crate::nimmt) fn decision(&self, rules: &Rules, seat: SeatNo) -> Option<Decision> {
        let holding = self.holdings.get(seat.index())?;
        let front = self.waiting.first().filter(|(owner, _)| *owner == seat);
        match &self.step {
            Pending::Hidden(_) if !holding.hand.is_empty() => {
                Some(decision_to_play(rules, &holding.hand))
            }
            Pending::Open(of) if *of == seat => Some(decision_to_play(rules, &holding.hand)),
            Pending::Draft(of) if *of == seat => Some(Decision::Draft { pool: self.pool.clone() }),
            Pending::Second(of) if *of == seat => {
                Some(Decision::PlayOrStop { cards: holding.hand.clone() })
            }
            Pending::First(of, cards) if *of == seat => Some(Decision::First { cards: *cards }),
            Pending::Keep { seat: of, taken, at_most } if *of == seat => {
                Some(Decision::Keep { taken: taken.clone(), at_most: *at_most })
            }
            Pending::Row => {
                let rows = RowNo::all(self.rows.len()).collect();
                front.map(|(_, card)| Decision::Row { card: *card, rows })
            }
            Pending::End(a, b) => {
                let ends = [a, b].map(|spot| (spot.row, spot.side)).to_vec();
                front.map(|(_, card)| Decision::End { card: *card, ends })
            }
            _ => None,
        }
    }

    /// The hand of one seat, for that seat.
    pub(in crate::nimmt) fn hand(&self, seat: SeatNo) -> Vec<Card> {
        self.holdings.get(seat.index()).map(|holding| holding.hand.clone()).unwrap_or_default()
    }

    /// The hidden choice of one seat, for that seat.
    pub(in crate::nimmt) fn hidden_choice(&self, seat: SeatNo) -> Option<Choice> {
        let Pending::Hidden(chosen) = &self.step else {
            return None;
        };
        chosen.get(seat.index())?.clone().map(Choice::Play)
    }

    /// Whether a seat has made its hidden choice of this turn.
    pub(in crate::nimmt) fn has_chosen(&self, seat: SeatNo) -> bool {
        let Pending::Hidden(chosen) = &self.step else {
            return false;
        };
        chosen.get(seat.index()).is_some_and(Option::is_some)
    }

    pub(in crate::nimmt) fn phase(&self) -> Phase {
        match self.step {
            Pending::Draft(_) => Phase::Draft,
            Pending::Hidden(_) | Pending::Open(_) | Pending::Second(_) => Phase::Choosing,
            Pending::First(..) | Pending::Row | Pending::End(..) | Pending::Keep { .. } => {
                Phase::Placing
            }
            Pending::Over { .. } => Phase::Dealing,
        }
    }

    /// The number of turns, where it follows from the hands alone.
    pub(in crate::nimmt) fn turns_hint(&self, rules: &Rules) -> Option<u32> {
        let fixed = rules.finish.is_fixed() && !self.is_drafting();
        let turns = fixed.then(|| rules.selection.turns(self.longest_hand)).flatten()?;
        u32::try_from(turns).ok()
    }

    /// The public view of the seats; `totals` is by seat index.
    pub(in crate::nimmt) fn table_seats(&self, rules: &Rules, totals: &[u32]) -> Vec<TableSeat> {
        let seat = |(index, holding): (usize, &super::Holding)| {
            let points = self.points().and_then(|points| points.get(index).copied());
            let chosen = match &self.step {
                Pending::Hidden(chosen) => chosen.get(index).is_some_and(Option::is_some),
                _ => false,
            };
            TableSeat {
                seat: SeatNo::from_index(index),
                hand: holding.hand.len(),
                known: holding.known.clone(),
                chosen,
                pile: holding.pile.clone(),
                points: points.unwrap_or_else(|| rules.scoring.so_far(holding)),
                total: totals.get(index).copied().unwrap_or(0),
            }
        };
        self.holdings.iter().enumerate().map(seat).collect()
    }

    pub(in crate::nimmt) fn number(&self) -> u32 {
        self.number
    }

    pub(in crate::nimmt) fn start(&self) -> SeatNo {
        self.start
    }

    pub(in crate::nimmt) fn unplaced(&self) -> &[(SeatNo, Card)] {
        &self.waiting
    }

    pub(in crate::nimmt) fn sorting(&self) -> &[Card] {
        match &self.step {
            Pending::Keep { taken, .. } => taken,
            _ => &[],
        }
    }

    pub(in crate::nimmt) fn pool(&self) -> &[Card] {
        &self.pool
    }

    pub(in crate::nimmt) fn turns(&self) -> &[SeenTurn] {
        &self.turns
    }

    pub(in crate::nimmt) fn shared(&self) -> &[SharedRow] {
        &self.shared
    }
}

fn decision_to_play(rules: &Rules, hand: &[Card]) -> Decision {
    let count = rules.selection.cards_at_once(hand.len());
    Decision::Play { cards: hand.to_vec(), count: u8::try_from(count).unwrap_or(1) }
}
