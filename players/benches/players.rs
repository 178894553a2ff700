//! How fast the bots think: playouts a second, and how long a first move takes.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
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

fn playouts_a_second(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    group.sample_size(10);
    for variant in [Variant::Classic, Variant::Pro, Variant::Open, Variant::Double] {
        for seats in [2, 4, 9] {
            let view = first_view(variant, seats);
            let effort = Effort::playouts(2_000);
            group.throughput(Throughput::Elements(playouts(&view, Level::Hard, &effort).into()));
            group.bench_function(BenchmarkId::new(variant.as_str(), seats), |b| {
                b.iter(|| think(black_box(&view), Level::Hard, &effort, 1));
            });
        }
    }
    group.finish();
}

fn a_first_move(c: &mut Criterion) {
    let mut group = c.benchmark_group("first move");
    group.sample_size(10);
    for level in Level::ALL {
        for seats in [2, 4, 10] {
            let view = first_view(Variant::Classic, seats);
            let effort = Effort::playouts(5_000);
            group.bench_function(BenchmarkId::new(level.as_str(), seats), |b| {
                b.iter(|| think(black_box(&view), level, &effort, 1));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, playouts_a_second, a_first_move);
criterion_main!(benches);
