//! Random walks over everything that can be pressed or typed, checked against what must always hold.
//!
//! ```sh
//! cargo test --test walk                             # a few walks that are always the same
//! WALK=4711:300 cargo test --test walk replay        # the walk of this seed, so many steps
//! WALK="lead.2.17 press.0.5" cargo test --test walk replay
//! ```

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that fails may say so with a panic"
)]

#[path = "../play/at_table.rs"]
#[allow(dead_code, reason = "a walk asks for less than the sentences of `play`")]
mod at_table;
mod deeds;
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

use step::{parse, walk};
use walking::{failure, on_a_runtime};

fn walked(seed: u64) {
    let steps = walk(seed, 150);
    on_a_runtime(async {
        if let Some(report) = failure(&steps, 40).await {
            panic!("the walk of seed {seed}, {} steps\n{report}", steps.len());
        }
    });
}

#[test]
fn people_do_whatever_they_can_and_all_stays_true_1() {
    walked(1);
}

#[test]
fn people_do_whatever_they_can_and_all_stays_true_2() {
    walked(2);
}

#[test]
fn replay_the_walk_that_the_environment_names() {
    let Ok(text) = std::env::var("WALK") else { return };
    let tries = std::env::var("WALK_SHRINK").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let report = on_a_runtime(failure(&parse(&text).unwrap(), tries));
    assert!(report.is_none(), "{}", report.unwrap());
}
