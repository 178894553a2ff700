//! Random walks for as long as one likes: an hour, or `WALK_MINUTES`. Every walk has a seed of its
//! own, every fourth is one of two processes; each failure is shrunk and printed as a script that
//! `cargo test --test walk` takes again.
//!
//! ```sh
//! WALK_MINUTES=10 cargo bench --bench walk
//! ```

#![allow(clippy::disallowed_methods, reason = "a benchmark asks the machine for the time")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    dead_code,
    unused_imports,
    reason = "it is made of what tests are made of"
)]

use std::time::{Duration, Instant};

#[path = "../tests/play/at_table.rs"]
mod at_table;
#[path = "../tests/play/database.rs"]
mod database;
#[path = "../tests/walk/deeds.rs"]
mod deeds;
#[path = "../tests/walk/invariants.rs"]
mod invariants;
#[path = "../tests/walk/process.rs"]
mod process;
#[path = "../tests/play/seen.rs"]
mod seen;
#[path = "../tests/walk/shrink.rs"]
mod shrink;
#[path = "../tests/walk/step.rs"]
mod step;
#[path = "../tests/play/support.rs"]
mod support;
#[path = "../tests/walk/walking.rs"]
mod walking;
#[path = "../tests/walk/world.rs"]
mod world;

/// Number of steps of a walk.
const STEPS: usize = 200;
/// Number of walks that are tried to make one that fails shorter.
const TRIES: usize = 150;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let minutes = std::env::var("WALK_MINUTES").map_or(Ok(60), |minutes| minutes.parse())?;
    let (started, time) = (Instant::now(), Duration::from_secs(60 * minutes));
    let (mut walks, mut failures) = (0, 0);
    while started.elapsed() < time {
        let seed: u32 = rand::random();
        let bots = if walks % 4 == 3 { walking::Bots::Two } else { walking::Bots::One };
        let steps = step::walk(seed.into(), STEPS);
        let report = walking::on_a_runtime(walking::failure(&steps, bots, TRIES));
        walks += 1;
        if let Some(report) = report {
            failures += 1;
            println!("the walk of seed {seed}, {STEPS} steps, processes: {bots:?}\n{report}\n");
        }
    }
    println!("{walks} walks of {STEPS} steps, {failures} failures");
    if failures == 0 { Ok(()) } else { Err("walks failed".into()) }
}
