//! Benchmarks of the rules: whole games with random legal choices, and the replay of a long record.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::nimmt::record::{Record, replay};
use games::nimmt::{End, Match, Modifiers, Rules, SeatNo, Variant};
use rand::SeedableRng;
use rand::rngs::ChaCha12Rng;

/// One game from the deal to the last card.
fn one_game(state: &mut Match, rng: &mut ChaCha12Rng) {
    let deal = state.draw(rng);
    if state.begin(&deal).is_err() {
        return;
    }
    loop {
        let awaiting = state.awaiting();
        let waiting: Vec<SeatNo> =
            awaiting.iter().filter(|next| !next.chosen).map(|next| next.seat).collect();
        if waiting.is_empty() {
            return;
        }
        for seat in waiting {
            let choice = state.random_choice(seat, rng);
            if let Some(choice) = choice {
                let _ = black_box(state.apply(seat, &choice));
            }
        }
    }
}

fn endless(variant: Variant) -> Rules {
    let tournament = variant == Variant::Tournament;
    let end = (!tournament).then_some(End::Games(u32::MAX));
    Rules::of(variant, &Modifiers { end, ..Modifiers::default() })
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game, 4 seats");
    group.throughput(Throughput::Elements(1));
    for variant in Variant::ALL {
        let Ok(state) = Match::new(endless(variant), 4) else {
            continue;
        };
        let mut rng = ChaCha12Rng::seed_from_u64(1);
        group.bench_function(variant.as_str(), |bencher| {
            bencher.iter(|| one_game(&mut state.clone(), &mut rng));
        });
    }
    group.finish();
}

fn long_record(criterion: &mut Criterion) {
    let rules = Rules::of(
        Variant::Classic,
        &Modifiers { end: Some(End::Games(1_000)), ..Modifiers::default() },
    );
    let Ok(mut state) = Match::new(rules, 4) else {
        return;
    };
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    while !state.is_over() {
        one_game(&mut state, &mut rng);
    }
    let Some(record) = state.record(&[]) else {
        return;
    };
    let json = record.to_json();
    let mut group = criterion.benchmark_group("record of 1,000 games, 4 seats");
    group.sample_size(20).throughput(Throughput::Bytes(json.len() as u64));
    group.bench_function("parse", |bencher| {
        bencher.iter(|| Record::parse(black_box(json.as_bytes())).is_ok());
    });
    group.bench_function("replay", |bencher| {
        bencher.iter(|| replay(black_box(&record)).is_ok());
    });
    group.bench_function("view of a seat", |bencher| {
        bencher.iter(|| black_box(state.seat(SeatNo::from_index(0))));
    });
    group.finish();
}

criterion_group!(benches, random_games, long_record);
criterion_main!(benches);
