//! Fills in the cards that no line gave, so that the known course of the game is possible.
//!
//! Every unknown place of the deal (in another seat's hand or in the stock) gets a card that may
//! have lain there: a card that a seat used must have been in its hand by then, a card that it
//! cannot hold must not. Places and cards are matched by augmenting paths, which finds a way if
//! there is one.

use games::SeatNo;
use games::sixtysix::{Card, Cards, Choice, Deal, Naming, Play};
use serde_json::json;

use super::known::Known;

/// A place of the deal whose card no line gave.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In the hand that this seat was dealt.
    Dealt(SeatNo),
    /// In the stock, at this index; with the seat that drew it and the number of choices before, if
    /// it was drawn.
    Stock(usize, Option<(SeatNo, usize)>),
}

impl Place {
    /// The seat that has had the card, and the number of choices before it did.
    fn holder(self) -> Option<(SeatNo, usize)> {
        match self {
            Self::Dealt(seat) => Some((seat, 0)),
            Self::Stock(_, holder) => holder,
        }
    }
}

/// The knowledge about a card whose place no line gave.
#[derive(Clone, Copy)]
enum Clue {
    /// This seat used it with the choice after this number of others.
    Used(SeatNo, usize),
    /// This seat named trump with it, after this number of choices, and got it just before.
    Named(SeatNo, usize),
    /// Nobody has named trump with it.
    Unnamed,
    Nothing,
}

/// A deal that fits; `None` if there is none. As long as nobody has named trump with the ace, it
/// lies in the stock, if possible; otherwise a seat has just drawn it.
pub(super) fn fill(game: &Known) -> Option<Deal> {
    fill_with(game, false).or_else(|| fill_with(game, true))
}

fn fill_with(game: &Known, just_drawn: bool) -> Option<Deal> {
    let places = places(game);
    let known = unknown_cards(game);
    let mut matching = Matching {
        fits: known
            .iter()
            .map(|(card, known)| fitting(game, &places, *card, *known, just_drawn))
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
    deal(game, &places, card_at)
}

/// The unknown places.
fn places(game: &Known) -> Vec<Place> {
    let size = game.rules.pack.hand(game.seats);
    let others = SeatNo::all(game.seats).filter(|seat| *seat != game.me);
    let dealt = others.flat_map(|seat| vec![Place::Dealt(seat); size]);
    let stock =
        (0..stock_size(game)).map(|index| Place::Stock(index, game.drawn.get(index).copied()));
    let own = own_draws(game);
    dealt.chain(stock.filter(|place| !own.iter().any(|(index, _)| is_at(*place, *index)))).collect()
}

fn is_at(place: Place, index: usize) -> bool {
    matches!(place, Place::Stock(at, _) if at == index)
}

fn stock_size(game: &Known) -> usize {
    game.rules.pack.on_table(game.seats) - usize::from(game.turned.is_some())
}

/// The places in the stock of the cards that the own seat has drawn, as far as lines gave them.
fn own_draws(game: &Known) -> Vec<(usize, Card)> {
    let drawn = game.drawn.iter().enumerate().filter(|(_, (seat, _))| *seat == game.me);
    drawn.map(|(index, _)| index).zip(game.draws.iter().copied()).collect()
}

/// The cards whose place no line gave, those about which most is known first.
fn unknown_cards(game: &Known) -> Vec<(Card, Clue)> {
    let mut unknown = game.rules.pack.cards(game.seats);
    for card in game.hand.iter().chain(&game.turned).chain(&game.draws) {
        unknown.remove(*card);
    }
    let mut known: Vec<(Card, Clue)> = Vec::new();
    let mut learn = |card: Card, knowledge: Clue| {
        // Only the first use of a card says where it came from.
        if unknown.remove(card) {
            known.push((card, knowledge));
        }
    };
    for (number, made) in game.moves.iter().enumerate().filter(|(_, made)| made.seat != game.me) {
        match made.choice {
            Choice::Play(Play { card, marriage, .. }) => {
                learn(card, Clue::Used(made.seat, number));
                if marriage && let Some(partner) = card.partner() {
                    learn(partner, Clue::Used(made.seat, number));
                }
            }
            Choice::Exchange => {
                if let Some(turned) = game.turned {
                    let lowest = game.rules.pack.lowest(game.seats);
                    learn(Card::new(lowest, turned.suit()), Clue::Used(made.seat, number));
                }
            }
            Choice::Trump(_) if game.rules.naming == Naming::AceOfHearts => {
                learn(Naming::ACE, Clue::Named(made.seat, number));
            }
            Choice::Trump(_) | Choice::Pass | Choice::Close => {}
        }
    }
    let named = game.moves.iter().any(|made| matches!(made.choice, Choice::Trump(_)));
    if game.rules.naming == Naming::AceOfHearts && !named {
        learn(Naming::ACE, Clue::Unnamed);
    }
    known.extend(unknown.into_iter().map(|card| (card, Clue::Nothing)));
    known
}

/// The places where a card may have lain, the likeliest first.
fn fitting(
    game: &Known,
    places: &[Place],
    card: Card,
    known: Clue,
    just_drawn: bool,
) -> Vec<usize> {
    let cannot_hold = |seat: SeatNo| {
        game.ruled_out.get(seat.index()).is_some_and(|cards: &Cards| cards.contains(card))
    };
    let last_draw = |seat: SeatNo, before: usize| {
        let own = game.drawn.iter().filter(|(of, _)| *of == seat).map(|(_, after)| *after);
        own.filter(|after| *after <= before).max().unwrap_or(0)
    };
    let fits = |place: &Place| match (known, place.holder()) {
        (Clue::Used(seat, number), Some((holder, from))) => {
            holder == seat && from <= number && !cannot_hold(seat)
        }
        (Clue::Named(seat, number), Some((holder, from))) => {
            holder == seat && from == last_draw(seat, number)
        }
        (Clue::Used(..) | Clue::Named(..), None) => false,
        // The seat that has just drawn it names trump with the next choice.
        (Clue::Unnamed, Some((_, from))) => just_drawn && from == game.moves.len(),
        (Clue::Nothing, Some((holder, _))) => !cannot_hold(holder),
        (Clue::Unnamed | Clue::Nothing, None) => true,
    };
    let (mut held, mut lying) = (Vec::new(), Vec::new());
    for (index, place) in places.iter().enumerate().filter(|(_, place)| fits(place)) {
        if place.holder().is_some() { held.push(index) } else { lying.push(index) }
    }
    lying.extend(held);
    lying
}

/// A matching of cards and places.
struct Matching {
    /// The places where each card fits.
    fits: Vec<Vec<usize>>,
    /// The card at each place.
    taken: Vec<Option<usize>>,
}

impl Matching {
    /// Finds a place for a card, moving others if necessary.
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

fn deal(game: &Known, places: &[Place], card_at: impl Fn(usize) -> Option<Card>) -> Option<Deal> {
    let mut hands: Vec<Vec<Card>> = vec![Vec::new(); game.seats];
    hands.get_mut(game.me.index())?.clone_from(&game.hand);
    let mut stock: Vec<Option<Card>> = vec![None; stock_size(game)];
    for (index, card) in own_draws(game) {
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
    if let Some(turned) = game.turned {
        deal["turned"] = json!(turned);
    }
    Deal::from_json(&deal.to_string()).ok()
}
