//! How long a move of Sixty-Six takes: the first one, and the first where nothing is left to guess.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::hint::black_box;

use divan::Bencher;
use games::sixtysix::{GoingOut, Heading, Match, Modifiers, Rules, Seat, Variant};
use players::Level;
use players::sixtysix::{Effort, think};
use rand::SeedableRng;
use rand::rngs::StdRng;

fn begun(seed: u64) -> Match {
    let modifiers =
        Modifiers { going_out: GoingOut::Auto, heading: Heading::Must, ..Modifiers::default() };
    let mut state = Match::new(Rules::of(Variant::Classic, &modifiers), 2).unwrap();
    let deal = state.draw(&mut StdRng::seed_from_u64(seed));
    state.begin(&deal).unwrap();
    state
}

fn asked(state: &Match) -> Seat {
    state.seat(state.awaiting().unwrap().seat)
}

/// The first views with the stock drawn, six cards in each hand, in so many games between careless players.
fn drawn(count: usize) -> Vec<Seat> {
    let late = |seed: u64| {
        let mut state = begun(seed);
        while state.awaiting().is_some() {
            let view = asked(&state);
            if view.table.stock == 0 && view.table.turned.is_none() {
                return Some(view);
            }
            let thought = think(&view, Level::WEAKEST, &Effort::playouts(1), seed).unwrap();
            state.apply(view.seat, thought.choice).unwrap();
        }
        None
    };
    (0..).filter_map(late).take(count).collect()
}

#[divan::bench(args = Level::all(), sample_count = 10)]
fn first_move(bencher: Bencher<'_, '_>, level: Level) {
    let view = asked(&begun(1));
    bencher.bench(|| think(black_box(&view), level, &Effort::playouts(3_000), 1));
}

#[divan::bench(sample_count = 10)]
fn a_hundred_with_the_stock_drawn(bencher: Bencher<'_, '_>) {
    let views = drawn(100);
    bencher.bench(|| {
        for view in &views {
            black_box(think(view, Level::STRONGEST, &Effort::playouts(3_000), 1));
        }
    });
}

fn main() {
    divan::main();
}
