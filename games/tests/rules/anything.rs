//! Any playable rules, for properties that always hold.

use games::nimmt::{
    Awaited, Card, End, Event, HandSize, Match, Modifiers, Row, Rules, SeatNo, Stack, Variant,
};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

/// Playable rules, a number of seats, and a seed for everything random.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) rules: Rules,
    pub(crate) seats: usize,
    pub(crate) seed: u64,
}

/// All variants with all modifiers at all tables; modifiers that contradict the others are taken
/// back, one after the other.
pub(crate) fn settings() -> impl Strategy<Value = Setting> {
    let hand = prop_oneof![
        3 => Just(None),
        2 => (1_u8..=16).prop_map(|cards| Some(HandSize::Cards(cards))),
        1 => Just(Some(HandSize::All)),
    ];
    let end = prop_oneof![
        2 => Just(None),
        2 => (1_u32..=3).prop_map(|games| Some(End::Games(games))),
        1 => (0_u32..=30).prop_map(|points| Some(End::Points(points))),
    ];
    let flags = (any::<bool>(), any::<bool>(), prop::bool::weighted(0.25));
    let numbers = (0_usize..10, 3_u8..=5, 5_u8..=7, 0_usize..19, any::<u64>());
    (numbers, hand, flags, end).prop_map(
        |((variant, rows, takes, seats, seed), hand, (virgin, rows_stay, shedding), end)| {
            let variant = Variant::ALL[variant];
            let mut modifiers = Modifiers { rows, takes, hand, virgin, rows_stay, shedding, end };
            let take_back: [fn(&mut Modifiers); 4] = [
                |m| m.rows_stay = false,
                |m| m.shedding = false,
                |m| m.end = None,
                |m| m.hand = None,
            ];
            for back in take_back {
                let rules = Rules::of(variant, &modifiers);
                if !(2..=20).any(|seats| rules.check(seats).is_ok()) {
                    back(&mut modifiers);
                }
            }
            let rules = Rules::of(variant, &modifiers);
            let possible: Vec<usize> =
                (2..=20).filter(|seats| rules.check(*seats).is_ok()).collect();
            Setting { rules, seats: possible[seats % possible.len()], seed }
        },
    )
}

impl Setting {
    pub(crate) fn rng(&self) -> ChaCha20Rng {
        ChaCha20Rng::seed_from_u64(self.seed)
    }

    pub(crate) fn new_match(&self) -> Match {
        Match::new(self.rules.clone(), self.seats).unwrap()
    }
}

/// A random one of the seats that have to choose.
pub(crate) fn somebody(state: &Match, rng: &mut ChaCha20Rng) -> Option<Awaited> {
    let awaiting = state.awaiting();
    let open: Vec<Awaited> = awaiting.into_iter().filter(|next| !next.chosen).collect();
    let count = u32::try_from(open.len()).unwrap();
    if count == 0 { None } else { open.get((rng.next_u32() % count) as usize).copied() }
}

/// Deals if needed, or makes a random choice for some seat; `None` when the match is over.
pub(crate) fn step(state: &mut Match, rng: &mut ChaCha20Rng) -> Option<Vec<Event>> {
    if state.needs_deal() {
        let deal = state.draw(rng);
        return Some(state.begin(&deal).unwrap());
    }
    let next = somebody(state, rng)?;
    let choice = state.random_choice(next.seat, rng).unwrap();
    Some(state.apply(next.seat, &choice).unwrap())
}

/// All cards of the game, wherever they are, in order.
pub(crate) fn all_cards(state: &Match) -> Vec<u8> {
    let table = state.table();
    let hands = SeatNo::all(state.seats()).flat_map(|seat| state.seat(seat).hand);
    let piles = table.seats.iter().flat_map(|seat| seat.pile.clone());
    let rows = table.rows.iter().flat_map(Row::cards);
    let shared = table.shared.iter().flat_map(|row| row.cards.clone());
    let loose = table.unplaced.iter().map(|(_, card)| *card);
    let others = table.sorting.iter().chain(&table.pool).copied();
    let all = hands.chain(piles).chain(rows).chain(shared).chain(loose).chain(others);
    let mut all: Vec<u8> = all.map(Card::number).collect();
    all.sort_unstable();
    all
}

/// Lays cards in the rows as the events say, and from nothing else.
pub(crate) fn follow(rows: &mut [Row], events: &[Event]) {
    use games::nimmt::How;
    for event in events {
        let Event::Placed { card, copies, row, how, took, .. } = event else {
            continue;
        };
        let row = &mut rows[row.index()];
        let stack = Stack { card: *card, copies: *copies };
        match how {
            How::Behind => row.stacks.push(stack),
            How::Before => {
                row.stacks.insert(0, stack);
                row.origin += 1;
            }
            How::OnEqual => row.stacks.last_mut().unwrap().copies += copies,
            How::Full | How::TooLow => {
                assert_eq!(row.cards(), *took);
                *row = Row { stacks: vec![stack], origin: 0 };
            }
        }
    }
}
