//! Quick play without search: for the part of a game that is not searched.

use games::sixtysix::Out;
use rand::RngExt;
use rand::rngs::SmallRng;

use super::act::Act;
use super::bits;
use super::state::{ENOUGH, State, Step};
use super::terms::Terms;

/// One in so many choices is made by chance alone.
const CARELESS: u32 = 8;

impl State {
    /// A choice for the asked seat, among those that are allowed.
    pub(super) fn casual(&self, terms: &Terms, rng: &mut SmallRng) -> Act {
        let asked = usize::from(self.asked(terms).min(2));
        match self.step {
            Step::Name(_) => return Act::trump(self.longest(asked)),
            Step::Bid(_) => return self.bid(asked),
            Step::Card | Step::Over(_) => {}
        }
        if self.can_exchange(terms) {
            return Act::EXCHANGE;
        }
        if rng.random_ratio(1, CARELESS) {
            return self.careless(terms, rng);
        }
        let cards = self.playable(terms);
        let leads = self.in_trick == 0;
        self.say(terms, if leads { self.lead(terms, cards) } else { self.follow(terms, cards) })
    }

    /// Any card of those that may be played.
    pub(super) fn careless(&self, terms: &Terms, rng: &mut SmallRng) -> Act {
        let cards = self.playable(terms);
        let chosen = rng.random_range(0..cards.count_ones().max(1));
        self.say(terms, bits::places(cards).nth(chosen as usize).unwrap_or(0))
    }

    /// The card with its announcements: its marriage, and going out with 66.
    fn say(&self, terms: &Terms, card: u8) -> Act {
        let asked = usize::from(self.asked(terms).min(2));
        if self.in_trick > 0 {
            return Act::play(card);
        }
        let own = bits::married(self.hands[asked]);
        let declares = self.tricks[asked] > 0 && own & bits::bit(card) != 0;
        let act = if declares { Act::play(card).married() } else { Act::play(card) };
        let declared = if declares { self.marriage(terms, bits::suit(card)) } else { 0 };
        let calls = !terms.auto && !self.all_passed(terms);
        if calls && self.side_points(terms, self.leader) + declared >= ENOUGH {
            act.calling(Out::Game)
        } else {
            act
        }
    }

    /// The suit in which a seat is strongest, by the worth of its cards as trumps.
    pub(super) fn longest(&self, seat: usize) -> u8 {
        (0..4).max_by_key(|suit| self.strength(seat, *suit)).unwrap_or(0)
    }

    /// The strength of a suit as trump.
    fn strength(&self, seat: usize, suit: u8) -> u32 {
        let held = self.hands[seat] & bits::of_suit(suit);
        let points: u32 = bits::places(held).map(bits::points).sum();
        let pair = if bits::married(held) != 0 { 15 } else { 0 };
        10 * held.count_ones() + points + pair
    }

    /// Names trump with a hand that is good for more than half of the points.
    fn bid(&self, seat: usize) -> Act {
        let suit = self.longest(seat);
        let aces = bits::places(self.hands[seat] & !bits::of_suit(suit));
        let aces = aces.filter(|card| bits::points(*card) == 11).count();
        let strength = self.strength(seat, suit) + 8 * u32::try_from(aces).unwrap_or(0);
        if strength >= 78 { Act::trump(suit) } else { Act::PASS }
    }

    fn lead(&self, terms: &Terms, cards: u32) -> u8 {
        let leader = usize::from(self.leader.min(2));
        let trumps = bits::of_suit(self.trump);
        let married = if self.tricks[leader] > 0 { bits::married(cards) } else { 0 };
        if married != 0 {
            let best = married & trumps;
            let pair = if best != 0 { best } else { married };
            // The queen of the pair that comes first.
            let king = bits::lowest(pair);
            return if cards & bits::bit(king + 1) != 0 { king + 1 } else { king };
        }
        let plain = cards & !trumps;
        if !self.is_open(terms) {
            let aces = cards & 0x0101_0101;
            let sure = if aces & trumps != 0 { aces & trumps } else { aces };
            if sure != 0 {
                return bits::lowest(sure);
            }
        }
        self.cheapest(if plain != 0 { plain } else { cards }, cards)
    }

    fn follow(&self, terms: &Terms, cards: u32) -> u8 {
        let (best, whose) = self.best(terms);
        let trumps = bits::of_suit(self.trump);
        let winning = cards & bits::beating(best, self.trump);
        let lying: u32 =
            self.trick[..usize::from(self.in_trick)].iter().map(|c| bits::points(*c)).sum();
        let asked = self.asked(terms);
        let partner = self.side(terms, asked) & 1 << whose != 0 && whose != asked;
        if winning != 0 && !partner {
            let plain = winning & !trumps;
            // A ten or an ace is brought home; a trump is spent only on a valuable trick.
            if plain != 0 {
                let last = self.in_trick + 1 == terms.seats;
                let card = if last { dearest(plain) } else { bits::lowest(plain) };
                if lying + bits::points(card) >= 10 || lying >= 3 {
                    return card;
                }
            }
            if winning & trumps != 0 && (lying >= 10 || !self.is_open(terms)) {
                return self.cheapest(winning & trumps, cards);
            }
        }
        let plain = cards & !trumps;
        self.cheapest(if plain != 0 { plain } else { cards }, cards)
    }

    /// The card that costs least; the parts of a marriage cost more.
    fn cheapest(&self, among: u32, hand: u32) -> u8 {
        let married = bits::married(hand);
        let cost =
            |card: &u8| bits::points(*card) + if married & bits::bit(*card) != 0 { 5 } else { 0 };
        bits::places(among).min_by_key(cost).unwrap_or(0)
    }
}

/// The card that counts most.
fn dearest(cards: u32) -> u8 {
    bits::places(cards).max_by_key(|card| bits::points(*card)).unwrap_or(0)
}
