//! The effect of a choice on a game, up to its end.

use games::sixtysix::Out;

use super::act::Act;
use super::bits::{self, NO_CARD, NO_SUIT};
use super::settle::Ending;
use super::state::{LAST_TRICK, NOBODY, State, Step};
use super::terms::Terms;

impl State {
    /// Makes a choice that is allowed.
    pub(super) fn act(&mut self, terms: &Terms, act: Act) {
        let asked = self.asked(terms).min(2);
        if let Some(card) = act.card() {
            self.play(terms, asked, act, card);
        } else if let Some(suit) = act.named() {
            self.trump = suit;
            if terms.bid {
                self.declarer = asked;
            }
            self.step = Step::Card;
        } else {
            match act {
                Act::EXCHANGE => {
                    let lowest = self.turned & !7 | terms.lowest;
                    self.hands[usize::from(asked)] ^= bits::bit(lowest) | bits::bit(self.turned);
                    self.turned = lowest;
                }
                Act::CLOSE => self.closed_by = asked,
                _ => {
                    let next = terms.left(asked, 1);
                    self.step = if next == self.leader { Step::Card } else { Step::Bid(next) };
                }
            }
        }
    }

    fn play(&mut self, terms: &Terms, asked: u8, act: Act, card: u8) {
        let seat = usize::from(asked);
        if act.is_married() {
            let suit = bits::suit(card);
            self.points[seat] += self.marriage(terms, suit);
            self.marriages = self.marriages.saturating_add(1);
            if terms.rising {
                self.trump = suit;
            }
        }
        if self.in_trick == 0 {
            self.call = act.call();
        }
        self.hands[seat] &= !bits::bit(card);
        self.trick[usize::from(self.in_trick)] = card;
        self.in_trick += 1;
        if self.in_trick == terms.seats {
            self.end_trick(terms);
        }
    }

    fn end_trick(&mut self, terms: &Terms) {
        let winner = self.best(terms).1;
        let taken = &self.trick[..usize::from(self.in_trick)];
        let points: u32 = taken.iter().map(|card| bits::points(*card)).sum();
        let played_out = self.hands == [0; 3];
        let before = self.points;
        let own = usize::from(winner);
        self.points[own] += points;
        if played_out && self.closed_by == NOBODY {
            self.points[own] += LAST_TRICK;
        }
        self.tricks[own] += 1;
        let ending = self.ending(terms, winner, &before, played_out);
        self.trick = [NO_CARD; 3];
        self.in_trick = 0;
        self.call = None;
        if let Some(ending) = ending {
            self.step = Step::Over(self.settle(terms, ending));
            return;
        }
        self.leader = winner;
        if self.is_open(terms) {
            self.draw(terms);
        }
    }

    fn ending(
        &self,
        terms: &Terms,
        winner: u8,
        before: &[u32; 3],
        played_out: bool,
    ) -> Option<Ending> {
        let caller = self.leader;
        match self.call {
            Some(Out::Match) => {
                let rightly = Self::makes_the_match(terms, caller, &self.points);
                return Some(Ending::OutOfMatch { seat: caller, rightly });
            }
            Some(Out::Game) => {
                let rightly = self.has_enough(terms, caller, &self.points);
                return Some(if rightly { Ending::Out(caller) } else { Ending::Wrong(caller) });
            }
            None => {}
        }
        if terms.auto && !self.all_passed(terms) {
            let first = |enough: &dyn Fn(u8, &[u32; 3]) -> bool| {
                let mut clockwise = (0..terms.seats).map(|step| terms.left(self.leader, step));
                let earlier = clockwise.find(|seat| enough(*seat, before));
                earlier.or_else(|| Some(winner).filter(|seat| enough(*seat, &self.points)))
            };
            if terms.out_of_match.is_some()
                && let Some(seat) = first(&|seat, each| Self::makes_the_match(terms, seat, each))
            {
                return Some(Ending::OutOfMatch { seat, rightly: true });
            }
            if let Some(seat) = first(&|seat, each| self.has_enough(terms, seat, each)) {
                return Some(Ending::Out(seat));
            }
        }
        played_out.then_some(Ending::Played(winner))
    }

    fn makes_the_match(terms: &Terms, seat: u8, points: &[u32; 3]) -> bool {
        let seat = usize::from(seat);
        let sum = terms.totals[seat].saturating_add(points[seat]);
        terms.out_of_match.is_some_and(|enough| sum >= enough)
    }

    fn draw(&mut self, terms: &Terms) {
        for step in 0..terms.seats {
            let seat = usize::from(terms.left(self.leader, step));
            let card = if self.next < self.end {
                self.next += 1;
                self.stock[usize::from(self.next - 1)]
            } else {
                std::mem::replace(&mut self.turned, NO_CARD)
            };
            if card != NO_CARD {
                self.hands[seat] |= bits::bit(card);
            }
        }
        if terms.ace_names && self.trump == NO_SUIT {
            let holds = |seat: &u8| self.hands[usize::from(*seat)] & bits::bit(Terms::ACE) != 0;
            if let Some(holder) = (0..terms.seats).find(holds) {
                self.step = Step::Name(holder);
            }
        }
    }
}
