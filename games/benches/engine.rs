//! Benchmarks of the rules: whole games with random legal choices, and the replay of a long record.

use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
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

/// Random games of four seats, from the deal to the last card.
#[divan::bench(args = Variant::ALL.map(Variant::as_str))]
fn random_game(bencher: Bencher<'_, '_>, variant: &str) {
    let variant = Variant::ALL.into_iter().find(|known| known.as_str() == variant);
    let Some(state) = variant.and_then(|variant| Match::new(endless(variant), 4).ok()) else {
        return;
    };
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| one_game(&mut state.clone(), &mut rng));
}

/// A match of 1,000 games at four seats.
mod long_record {
    use super::*;

    struct Long {
        state: Match,
        record: Record,
        json: String,
    }

    static LONG: LazyLock<Option<Long>> = LazyLock::new(|| {
        let end = Some(End::Games(1_000));
        let rules = Rules::of(Variant::Classic, &Modifiers { end, ..Modifiers::default() });
        let mut state = Match::new(rules, 4).ok()?;
        let mut rng = ChaCha12Rng::seed_from_u64(1);
        while !state.is_over() {
            one_game(&mut state, &mut rng);
        }
        let record = state.record(&[])?;
        let json = record.to_json();
        Some(Long { state, record, json })
    });

    #[divan::bench]
    fn parse(bencher: Bencher<'_, '_>) {
        let Some(Long { json, .. }) = &*LONG else { return };
        let bytes = BytesCount::of_str(json);
        bencher.counter(bytes).bench(|| Record::parse(black_box(json.as_bytes())).is_ok());
    }

    #[divan::bench]
    fn play_again(bencher: Bencher<'_, '_>) {
        let Some(Long { json, record, .. }) = &*LONG else { return };
        bencher.counter(BytesCount::of_str(json)).bench(|| replay(black_box(record)).is_ok());
    }

    #[divan::bench]
    fn view_of_a_seat(bencher: Bencher<'_, '_>) {
        let Some(Long { state, .. }) = &*LONG else { return };
        bencher.bench(|| black_box(state).seat(SeatNo::from_index(0)));
    }
}

fn main() {
    divan::main();
}
