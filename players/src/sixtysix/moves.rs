//! The choices of the asked seat, and those of them that deserve a thought.

use games::sixtysix::Out;

use super::act::{Act, Acts};
use super::bits;
use super::state::{ENOUGH, LAST_TRICK, State, Step};
use super::terms::Terms;

impl State {
    /// Every choice that is allowed.
    pub(super) fn allowed(&self, terms: &Terms) -> Acts {
        let mut acts = Acts::none();
        match self.step {
            Step::Over(_) => return acts,
            Step::Name(_) => {
                (0..4).for_each(|suit| acts.push(Act::trump(suit)));
                return acts;
            }
            Step::Bid(_) => {
                (0..4).for_each(|suit| acts.push(Act::trump(suit)));
                acts.push(Act::PASS);
                return acts;
            }
            Step::Card => {}
        }
        let leads = self.in_trick == 0;
        let calls = leads && !terms.auto && !self.all_passed(terms);
        let married = if leads { self.marriages_to_declare() } else { 0 };
        for card in bits::places(self.playable(terms)) {
            let plain = Act::play(card);
            let declared = (married & bits::bit(card) != 0).then_some(plain.married());
            for act in [Some(plain), declared].into_iter().flatten() {
                acts.push(act);
                if calls {
                    acts.push(act.calling(Out::Game));
                    if terms.out_of_match.is_some() {
                        acts.push(act.calling(Out::Match));
                    }
                }
            }
        }
        if self.can_exchange(terms) {
            acts.push(Act::EXCHANGE);
        }
        if self.can_close(terms) {
            acts.push(Act::CLOSE);
        }
        acts
    }

    /// The cards with which the leader can declare a marriage.
    fn marriages_to_declare(&self) -> u32 {
        let leader = usize::from(self.leader.min(2));
        if self.tricks[leader] > 0 { bits::married(self.hands[leader]) } else { 0 }
    }

    /// The allowed choices without those that can only be as good as others, or worse:
    ///
    /// * not to declare a marriage, if game points are booked and it does not change trump: card
    ///   points never harm the seat that has them;
    /// * not to go out with 66: the others can only be worth less later;
    /// * to call when 66 are out of reach: a seat that has a trick loses no more than 2 otherwise;
    ///   without a trick it is worth a thought only when nothing is drawn any more, and if card
    ///   points are booked always, for it keeps the other from getting more.
    ///
    /// And it exchanges at once, which is nearly always right.
    pub(super) fn sensible(&self, terms: &Terms) -> Acts {
        if self.step != Step::Card {
            return self.allowed(terms);
        }
        let mut acts = Acts::none();
        if self.can_exchange(terms) {
            acts.push(Act::EXCHANGE);
            return acts;
        }
        if self.in_trick > 0 {
            bits::places(self.playable(terms)).for_each(|card| acts.push(Act::play(card)));
            return acts;
        }
        let married = self.marriages_to_declare();
        for card in bits::places(self.playable(terms)) {
            let plain = Act::play(card);
            let declares = married & bits::bit(card) != 0;
            if declares {
                self.with_calls(terms, plain.married(), &mut acts);
            }
            if !declares || terms.card_points || terms.rising {
                self.with_calls(terms, plain, &mut acts);
            }
        }
        if self.can_close(terms) {
            acts.push(Act::CLOSE);
        }
        acts
    }

    /// A lead plainly and with the calls that deserve a thought.
    fn with_calls(&self, terms: &Terms, act: Act, acts: &mut Acts) {
        if terms.auto || self.all_passed(terms) {
            acts.push(act);
            return;
        }
        let Some(card) = act.card() else { return };
        let declared = if act.is_married() { self.marriage(terms, bits::suit(card)) } else { 0 };
        let own = self.side_points(terms, self.leader) + declared;
        let has_trick = self.tricks[usize::from(self.leader.min(2))] > 0;
        // The most the trick can bring: the aces of the others, and the extra points of the last
        // one.
        let most = bits::points(card) + 11 * u32::from(terms.seats - 1) + LAST_TRICK;
        let sure = own >= ENOUGH && !terms.card_points;
        if !sure {
            acts.push(act);
        }
        let desperate = terms.card_points || !has_trick && !self.is_open(terms);
        if own + most >= ENOUGH || desperate {
            acts.push(act.calling(Out::Game));
        }
        if let Some(enough) = terms.out_of_match {
            let leader = usize::from(self.leader.min(2));
            let total = terms.totals[leader].saturating_add(self.points[leader]);
            if total.saturating_add(declared + most) >= enough {
                acts.push(act.calling(Out::Match));
            }
        }
    }
}
