//! Gives out the cards that nobody told about, so that everything told can have happened.
//!
//! Every place of the deal that is not known (another seat's hand, a card of the stock) gets a card that
//! may have lain there: what somebody used must have been in its hand by then, what it cannot hold must
//! not. Places and cards are matched by augmenting paths, so that a way is found if there is one.

use games::SeatNo;
use games::sixtysix::{Card, Cards, Choice, Deal, Naming, Play};
use serde_json::json;

use super::told::Told;

/// A place of the deal whose card nobody told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In the hand that this seat was dealt.
    Dealt(SeatNo),
    /// In the stock, and drawn by this seat after so many choices; by nobody so far.
    Stock(usize, Option<(SeatNo, usize)>),
}

impl Place {
    /// Who has had the card, and from which choice on.
    fn holder(self) -> Option<(SeatNo, usize)> {
        match self {
            Self::Dealt(seat) => Some((seat, 0)),
            Self::Stock(_, holder) => holder,
        }
    }
}

/// What is known of a card whose place nobody told.
#[derive(Clone, Copy)]
enum Known {
    /// This seat used it with the choice after so many.
    Used(SeatNo, usize),
    /// This seat named trump with it, and got it just before that choice.
    Named(SeatNo, usize),
    /// Nobody has named trump with it.
    Unnamed,
    Nothing,
}

/// A deal that fits; `None` if there is none. As long as nobody has named trump with the ace it lies in
/// the stock, if that can be; otherwise somebody has just drawn it.
pub(super) fn fill(told: &Told) -> Option<Deal> {
    fill_with(told, false).or_else(|| fill_with(told, true))
}

fn fill_with(told: &Told, just_drawn: bool) -> Option<Deal> {
    let places = places(told);
    let known = unknown_cards(told);
    let mut matching = Matching {
        fits: known
            .iter()
            .map(|(card, known)| fitting(told, &places, *card, *known, just_drawn))
            .collect(),
        taken: vec![None; places.len()],
    };
    for card in 0..known.len() {
        let mut seen = vec![false; places.len()];
        if !matching.place(card, &mut seen) {
            return None;
        }
    }
    let card_at = |place: usize| {
        let card = matching.taken.get(place).copied().flatten()?;
        known.get(card).map(|(card, _)| *card)
    };
    deal(told, &places, card_at)
}

/// Every place that is not known.
fn places(told: &Told) -> Vec<Place> {
    let size = told.rules.pack.hand(told.seats);
    let others = SeatNo::all(told.seats).filter(|seat| *seat != told.me);
    let dealt = others.flat_map(|seat| vec![Place::Dealt(seat); size]);
    let stock =
        (0..stock_size(told)).map(|index| Place::Stock(index, told.drawn.get(index).copied()));
    let own = own_draws(told);
    dealt.chain(stock.filter(|place| !own.iter().any(|(index, _)| is_at(*place, *index)))).collect()
}

fn is_at(place: Place, index: usize) -> bool {
    matches!(place, Place::Stock(at, _) if at == index)
}

fn stock_size(told: &Told) -> usize {
    told.rules.pack.on_table(told.seats) - usize::from(told.turned.is_some())
}

/// Where in the stock the cards lay that the own seat has drawn and told.
fn own_draws(told: &Told) -> Vec<(usize, Card)> {
    let drawn = told.drawn.iter().enumerate().filter(|(_, (seat, _))| *seat == told.me);
    drawn.map(|(index, _)| index).zip(told.draws.iter().copied()).collect()
}

/// The cards whose place nobody told, those first of which most is known.
fn unknown_cards(told: &Told) -> Vec<(Card, Known)> {
    let mut unknown = told.rules.pack.cards(told.seats);
    for card in told.hand.iter().chain(&told.turned).chain(&told.draws) {
        unknown.remove(*card);
    }
    let mut known: Vec<(Card, Known)> = Vec::new();
    let mut learn = |card: Card, what: Known| {
        // What happens to a card later says nothing about where it came from.
        if unknown.remove(card) {
            known.push((card, what));
        }
    };
    for (number, made) in told.moves.iter().enumerate().filter(|(_, made)| made.seat != told.me) {
        match made.choice {
            Choice::Play(Play { card, marriage, .. }) => {
                learn(card, Known::Used(made.seat, number));
                if marriage && let Some(partner) = card.partner() {
                    learn(partner, Known::Used(made.seat, number));
                }
            }
            Choice::Exchange => {
                if let Some(turned) = told.turned {
                    let lowest = told.rules.pack.lowest(told.seats);
                    learn(Card::new(lowest, turned.suit()), Known::Used(made.seat, number));
                }
            }
            Choice::Trump(_) if told.rules.naming == Naming::AceOfHearts => {
                learn(Naming::ACE, Known::Named(made.seat, number));
            }
            Choice::Trump(_) | Choice::Pass | Choice::Close => {}
        }
    }
    let named = told.moves.iter().any(|made| matches!(made.choice, Choice::Trump(_)));
    if told.rules.naming == Naming::AceOfHearts && !named {
        learn(Naming::ACE, Known::Unnamed);
    }
    known.extend(unknown.into_iter().map(|card| (card, Known::Nothing)));
    known
}

/// The places where a card may have lain, the likeliest first.
fn fitting(
    told: &Told,
    places: &[Place],
    card: Card,
    known: Known,
    just_drawn: bool,
) -> Vec<usize> {
    let cannot_hold = |seat: SeatNo| {
        told.ruled_out.get(seat.index()).is_some_and(|cards: &Cards| cards.contains(card))
    };
    let last_draw = |seat: SeatNo, before: usize| {
        let own = told.drawn.iter().filter(|(of, _)| *of == seat).map(|(_, after)| *after);
        own.filter(|after| *after <= before).max().unwrap_or(0)
    };
    let fits = |place: &Place| match (known, place.holder()) {
        (Known::Used(seat, number), Some((holder, from))) => {
            holder == seat && from <= number && !cannot_hold(seat)
        }
        (Known::Named(seat, number), Some((holder, from))) => {
            holder == seat && from == last_draw(seat, number)
        }
        (Known::Used(..) | Known::Named(..), None) => false,
        // Who has just drawn it will name trump with the next choice.
        (Known::Unnamed, Some((_, from))) => just_drawn && from == told.moves.len(),
        (Known::Nothing, Some((holder, _))) => !cannot_hold(holder),
        (Known::Unnamed | Known::Nothing, None) => true,
    };
    let (mut held, mut lying) = (Vec::new(), Vec::new());
    for (index, place) in places.iter().enumerate().filter(|(_, place)| fits(place)) {
        if place.holder().is_some() { held.push(index) } else { lying.push(index) }
    }
    lying.extend(held);
    lying
}

/// Cards find places.
struct Matching {
    /// The places where each card fits.
    fits: Vec<Vec<usize>>,
    /// The card at each place.
    taken: Vec<Option<usize>>,
}

impl Matching {
    /// Finds a place for a card; others may have to move.
    fn place(&mut self, card: usize, seen: &mut [bool]) -> bool {
        let fits = self.fits.get(card).cloned().unwrap_or_default();
        for place in fits {
            if std::mem::replace(&mut seen[place], true) {
                continue;
            }
            let free = match self.taken[place] {
                None => true,
                Some(other) => self.place(other, seen),
            };
            if free {
                self.taken[place] = Some(card);
                return true;
            }
        }
        false
    }
}

fn deal(told: &Told, places: &[Place], card_at: impl Fn(usize) -> Option<Card>) -> Option<Deal> {
    let mut hands: Vec<Vec<Card>> = vec![Vec::new(); told.seats];
    hands.get_mut(told.me.index())?.clone_from(&told.hand);
    let mut stock: Vec<Option<Card>> = vec![None; stock_size(told)];
    for (index, card) in own_draws(told) {
        *stock.get_mut(index)? = Some(card);
    }
    for (index, place) in places.iter().enumerate() {
        let card = card_at(index)?;
        match place {
            Place::Dealt(seat) => hands.get_mut(seat.index())?.push(card),
            Place::Stock(at, _) => *stock.get_mut(*at)? = Some(card),
        }
    }
    let stock = stock.into_iter().collect::<Option<Vec<Card>>>()?;
    let mut deal = json!({"hands": hands, "stock": stock});
    if let Some(turned) = told.turned {
        deal["turned"] = json!(turned);
    }
    Deal::from_json(&deal.to_string()).ok()
}
