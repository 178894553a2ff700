//! Matches that differ only in cards and choices that are hidden from a seat.

use games::nimmt::{Card, Choice, Deal, Match, SeatNo};
use rand::Rng;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

use crate::anything::{Setting, somebody};

/// A match after some choices; those of a hidden selection that is not complete are kept apart.
pub(crate) struct World {
    pub(crate) deal: Deal,
    pub(crate) state: Match,
    choices: Vec<(SeatNo, Choice)>,
    pub(crate) pending: Vec<(SeatNo, Choice)>,
}

pub(crate) fn play(setting: &Setting, steps: u32, rng: &mut ChaCha20Rng) -> World {
    let mut state = setting.new_match();
    let deal = state.draw(rng);
    state.begin(&deal).unwrap();
    let mut world = World { deal, state, choices: Vec::new(), pending: Vec::new() };
    for _ in 0..steps {
        let Some(next) = somebody(&world.state, rng) else {
            break;
        };
        let choice = world.state.random_choice(next.seat, rng).unwrap();
        let before = world.state.clone();
        world.state.apply(next.seat, &choice).unwrap();
        // The points at the end of a game would show every hand.
        if world.state.needs_deal() || world.state.is_over() {
            world.state = before;
            break;
        }
        world.pending.push((next.seat, choice));
        if !world.state.awaiting().iter().any(|next| next.chosen) {
            world.choices.append(&mut world.pending);
        }
    }
    world
}

fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

/// Removes each of `cards` from `from` once.
fn without(mut from: Vec<u8>, cards: &[u8]) -> Vec<u8> {
    for card in cards {
        if let Some(place) = from.iter().position(|other| other == card) {
            from.remove(place);
        }
    }
    from
}

fn shuffle(cards: &mut [u8], rng: &mut ChaCha20Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, (rng.next_u32() as usize) % (last + 1));
    }
}

/// Another deal that this seat cannot tell from the real one: the cards that nobody has shown yet
/// change places between the other hands and the rest of the deck.
pub(crate) fn other_deal(world: &World, seat: SeatNo, rng: &mut ChaCha20Rng) -> Deal {
    let mut json: Value = serde_json::from_str(&world.deal.to_json()).unwrap();
    if json.get("pool").is_some() {
        return world.deal.clone();
    }
    let table = world.state.table();
    let hidden = |other: SeatNo| -> Vec<u8> {
        if other == seat {
            return Vec::new();
        }
        let known = numbers(&table.at(other).unwrap().known);
        without(numbers(&world.state.seat(other).hand), &known)
    };
    let dealt: Vec<u8> = world
        .deal
        .to_json()
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|word| word.parse().ok())
        .collect();
    let undealt = without(deck(world), &dealt);
    let all = SeatNo::all(world.state.seats());
    let mut unseen: Vec<u8> = all.flat_map(hidden).chain(undealt).collect();
    shuffle(&mut unseen, rng);
    let hands = json["hands"].as_array_mut().unwrap();
    for (index, hand) in hands.iter_mut().enumerate() {
        let old = hidden(SeatNo::from_index(index));
        let dealt: Vec<u8> = serde_json::from_value(hand.clone()).unwrap();
        let mut new = without(dealt, &old);
        new.extend(unseen.drain(..old.len()));
        *hand = serde_json::to_value(new).unwrap();
    }
    Deal::from_json(&json.to_string()).unwrap()
}

/// The match with another deal, and with other hidden choices of the other seats.
pub(crate) fn other_world(
    setting: &Setting,
    world: &World,
    seat: SeatNo,
    rng: &mut ChaCha20Rng,
) -> Match {
    let deal = other_deal(world, seat, rng);
    let mut other = setting.new_match();
    other.begin(&deal).unwrap();
    for (by, choice) in &world.choices {
        other.apply(*by, choice).unwrap();
    }
    for (by, choice) in &world.pending {
        let choice =
            if *by == seat { choice.clone() } else { other.random_choice(*by, rng).unwrap() };
        other.apply(*by, &choice).unwrap();
    }
    other
}

/// All cards of the deck, including those that a single deal leaves out.
fn deck(world: &World) -> Vec<u8> {
    use games::nimmt::Deck;
    let rules = world.state.rules();
    let seats = world.state.seats();
    let highest = match rules.deck {
        Deck::Fitted => u8::try_from(rules.cards_in_play(seats)).unwrap(),
        _ => 104,
    };
    let mut cards: Vec<u8> = (1..=highest).collect();
    match rules.deck {
        Deck::WithoutOne => cards.retain(|card| *card != 1),
        Deck::TwoDecks => cards.extend(1..=104),
        Deck::Pairs => cards.extend((1..=9).map(|n| n * 11)),
        Deck::Full | Deck::Fitted => {}
    }
    cards
}
