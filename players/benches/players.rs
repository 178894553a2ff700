//! How fast the bots think: playouts a second, and how long a first move takes.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use games::nimmt::{Match, Rules, Seat, SeatNo, Variant};
use players::Level;
use players::nimmt::{Effort, think};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The first seat's view when the first game has begun.
fn first_view(variant: Variant, seats: usize) -> Seat {
    let mut game = Match::new(Rules::variant(variant), seats).unwrap();
    let deal = game.draw(&mut StdRng::seed_from_u64(1));
    game.begin(&deal).unwrap();
    game.seat(SeatNo::from_index(0))
}

/// The playouts behind a thought.
fn playouts(view: &Seat, level: Level, effort: &Effort<'_>) -> u32 {
    think(view, level, effort, 1).unwrap().options.iter().map(|option| option.playouts).sum()
}

/// Playouts by seats, with their number a second.
#[divan::bench_group(sample_count = 10)]
mod playouts_a_second {
    use super::*;

    fn measure(bencher: Bencher<'_, '_>, variant: Variant, seats: usize) {
        let view = first_view(variant, seats);
        let effort = Effort::playouts(2_000);
        bencher
            .counter(ItemsCount::new(playouts(&view, Level::STRONGEST, &effort)))
            .bench(|| think(black_box(&view), Level::STRONGEST, &effort, 1));
    }

    #[divan::bench(args = [2, 4, 9])]
    fn classic(bencher: Bencher<'_, '_>, seats: usize) {
        measure(bencher, Variant::Classic, seats);
    }

    #[divan::bench(args = [2, 4, 9])]
    fn pro(bencher: Bencher<'_, '_>, seats: usize) {
        measure(bencher, Variant::Pro, seats);
    }

    #[divan::bench(args = [2, 4, 9])]
    fn open(bencher: Bencher<'_, '_>, seats: usize) {
        measure(bencher, Variant::Open, seats);
    }

    #[divan::bench(args = [2, 4, 9])]
    fn double(bencher: Bencher<'_, '_>, seats: usize) {
        measure(bencher, Variant::Double, seats);
    }
}

/// A first move by level and seats.
#[divan::bench(args = first_moves(), sample_count = 10)]
fn first_move(bencher: Bencher<'_, '_>, (level, seats): (Level, usize)) {
    let view = first_view(Variant::Classic, seats);
    let effort = Effort::playouts(5_000);
    bencher.bench(|| think(black_box(&view), level, &effort, 1));
}

fn first_moves() -> impl Iterator<Item = (Level, usize)> {
    Level::all().flat_map(|level| [2, 4, 10].map(|seats| (level, seats)))
}

fn main() {
    divan::main();
}
