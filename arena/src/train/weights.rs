//! Training, from nothing but a seed to the weights that are compiled in: a teacher, or the weakest
//! level, plays against itself, and the policies learn its play.

use std::num::NonZeroUsize;
use std::ops::Range;

use rand::rngs::{SmallRng, StdRng};
use rand::{Rng, SeedableRng};

use super::fit::{Training, Weights, untrained};
use games::nimmt::{Choice, Match, Rules, SeatNo, Variant};
use players::Level;
use players::nimmt::{Effort, Lesson, lesson, lessons, think};

/// Numbers of seats of the deals that are learned from, the usual ones more often.
const SEATS: [usize; 10] = [2, 2, 3, 4, 4, 4, 5, 6, 8, 10];
/// Playouts of a teacher who looks at a card only a few times.
const CASUAL: Range<u32> = 90..110;
/// Playouts of a teacher who thinks longer.
const CAREFUL: Range<u32> = 300..3000;
/// The number of rounds through all lessons.
const ROUNDS: i32 = 12;
/// The first step size, and its factor after each round.
const RATE: (f32, f32) = (0.004, 0.7);

/// Somebody whose play a policy learns.
#[derive(Clone, Copy)]
enum Model {
    /// A plain searcher who looks at a card only a few times.
    Casual,
    /// A plain searcher who thinks longer.
    Careful,
    /// The weakest level.
    Beginner,
}

impl Model {
    const fn name(self) -> &'static str {
        match self {
            Self::Casual => "casual",
            Self::Careful => "careful",
            Self::Beginner => "beginner",
        }
    }
}

/// Trains the players of the classic game and of Pro anew, from nothing but a seed and so many
/// deals in which a plain searcher plays against itself: the weights as they are compiled in. The
/// same seed and number of deals give the same weights with any number of threads. `tell` receives
/// progress messages.
pub fn weights(
    seed: u64,
    deals: u32,
    threads: NonZeroUsize,
    tell: &mut dyn FnMut(&str),
) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (name, both_ends) in [("classic", false), ("pro", true)] {
        for who in [Model::Casual, Model::Careful, Model::Beginner] {
            tell(&format!("{name}, {}: {deals} deals", who.name()));
            let lessons = gather(seed, deals, who, both_ends, threads);
            let weights = fit(seed, lessons, tell);
            for row in weights.lines.iter().chain([&weights.out]) {
                bytes.extend(row.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
    }
    bytes
}

/// The lessons of so many deals. Each deal has a seed of its own.
fn gather(
    seed: u64,
    deals: u32,
    model: Model,
    both_ends: bool,
    threads: NonZeroUsize,
) -> Vec<Lesson> {
    let one = |deal: u32| {
        let mut rng = SmallRng::seed_from_u64(seed.wrapping_add(u64::from(deal) << 32));
        let seats = SEATS[deal as usize % SEATS.len()];
        match model {
            Model::Casual => lessons(seats, &CASUAL, both_ends, &mut rng),
            Model::Careful => lessons(seats, &CAREFUL, both_ends, &mut rng),
            Model::Beginner => watched(seats, both_ends, rng.next_u64()).unwrap_or_default(),
        }
    };
    let mut lessons = vec![Vec::new(); deals as usize];
    let share = lessons.len().div_ceil(threads.get()).max(1);
    std::thread::scope(|scope| {
        for (part, lessons) in lessons.chunks_mut(share).enumerate() {
            scope.spawn(move || {
                for (at, lessons) in lessons.iter_mut().enumerate() {
                    *lessons = one((part * share + at) as u32);
                }
            });
        }
    });
    lessons.into_iter().flatten().collect()
}

/// The lessons of a deal that the weakest level plays against itself; `None` if it cannot be played.
fn watched(seats: usize, both_ends: bool, seed: u64) -> Option<Vec<Lesson>> {
    let variant = if both_ends { Variant::Pro } else { Variant::Classic };
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Match::new(Rules::variant(variant), seats).ok()?;
    let deal = game.draw(&mut rng);
    game.begin(&deal).ok()?;
    let mut lessons = Vec::new();
    while let Some(seat) = asked(&game) {
        let view = game.seat(seat);
        let choice = think(&view, Level::WEAKEST, &Effort::playouts(1), rng.next_u64())?.choice;
        if let Choice::Play(cards) = &choice {
            lessons.extend(cards.first().and_then(|card| lesson(&view, *card)));
        }
        game.apply(seat, &choice).ok()?;
    }
    Some(lessons)
}

/// The first seat that has not answered yet.
fn asked(game: &Match) -> Option<SeatNo> {
    game.awaiting().into_iter().find(|awaited| !awaited.chosen).map(|awaited| awaited.seat)
}

/// Learns from all lessons but one in twenty, which test the result.
fn fit(seed: u64, mut lessons: Vec<Lesson>, tell: &mut dyn FnMut(&str)) -> Weights {
    let mut rng = SmallRng::seed_from_u64(seed);
    let exam = lessons.split_off(lessons.len() - lessons.len() / 20);
    let mut training = Training::new(untrained(&mut rng));
    for round in 0..ROUNDS {
        let surprise = training.round(&mut lessons, RATE.0 * RATE.1.powi(round), &mut rng);
        let exam: f64 = exam.iter().map(|lesson| training.surprise(lesson)).sum::<f64>()
            / exam.len().max(1) as f64;
        tell(&format!("  round {}: surprise {surprise:.4}, unseen {exam:.4}", round + 1));
    }
    training.into_weights()
}
