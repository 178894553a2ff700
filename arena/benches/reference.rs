//! How fast the yardstick of the arena is: whole deals of the classic game, dealt and played at
//! random, one after the other on one core.

use std::hint::black_box;

use arena::reference::nimmt::{MOST_SEATS, QuickRows, Script, shuffle_front};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use rand::rngs::SmallRng;

#[divan::bench(args = [2, 4, 10])]
fn playouts(bencher: Bencher<'_, '_>, seats: usize) {
    let mut rng = SmallRng::seed_from_u64(1);
    let rows: [&[u8]; 4] = [&[12], &[37], &[43], &[58]];
    let rows = QuickRows::new(5, rows);
    let mut cards: Vec<u8> = (1..=104).filter(|card| ![12, 37, 43, 58].contains(card)).collect();
    let mut script = Script::new(seats, 10);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        shuffle_front(&mut cards, 10 * seats, &mut rng);
        for (place, card) in cards.iter().take(10 * seats).enumerate() {
            script.set(place / seats, place % seats, *card);
        }
        let mut points = [0; MOST_SEATS];
        script.play(rows, &mut points);
        black_box(points)
    });
}

fn main() {
    divan::main();
}
