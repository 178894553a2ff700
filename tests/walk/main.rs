//! Random walks over everything that can be pressed or typed, checked against what must always
//! hold.
//!
//! ```sh
//! cargo test --test walk                             # a few walks that are always the same
//! WALK=4711:300 cargo test --test walk first         # the walk of this seed, so many steps
//! WALK="lead.2.17 press.0.5" cargo test --test walk first
//! ```

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that fails may say so with a panic"
)]

#[path = "../play/at_table.rs"]
#[allow(dead_code, reason = "a walk asks for less than the sentences of `play`")]
mod at_table;
#[path = "../play/database.rs"]
#[allow(dead_code, reason = "a walk asks for less than the sentences of `play`")]
mod database;
mod deeds;
mod gone;
mod invariants;
mod process;
#[path = "../play/seen.rs"]
#[allow(dead_code, reason = "a walk asks for less than the sentences of `play`")]
mod seen;
mod shrink;
mod step;
#[path = "../play/support.rs"]
#[allow(dead_code, unused_imports, reason = "a walk asks for less than the sentences of `play`")]
mod support;
mod walking;
mod world;

use step::{Step, parse, walk};
use walking::{Bots, failure, on_a_runtime};

/// Number of steps of each walk of these tests.
const STEPS: usize = 200;
/// Number of walks that are tried to make one that fails shorter.
const TRIES: usize = 60;

fn walked(steps: &[Step], bots: Bots) {
    if let Some(report) = on_a_runtime(failure(steps, bots, TRIES)) {
        panic!("{report}");
    }
}

/// The walk that the environment names takes the place of the first one.
#[test]
fn whatever_people_do_all_stays_true_on_the_first_walk() {
    match std::env::var("WALK") {
        Ok(named) => walked(&parse(&named).unwrap(), Bots::One),
        Err(_) => walked(&walk(1, STEPS), Bots::One),
    }
}

#[test]
fn whatever_people_do_all_stays_true_on_the_second_walk() {
    walked(&walk(2, STEPS), Bots::One);
}

#[test]
fn whatever_people_do_all_stays_true_on_the_third_walk() {
    walked(&walk(3, STEPS), Bots::One);
}

/// The walk of `WALK_OF_TWO` takes its place.
#[test]
fn whatever_people_do_all_stays_true_with_two_processes() {
    match std::env::var("WALK_OF_TWO") {
        Ok(named) => walked(&parse(&named).unwrap(), Bots::Two),
        Err(_) => walked(&walk(4, STEPS), Bots::Two),
    }
}
