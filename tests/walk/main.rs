//! Random walks over everything that can be pressed or typed, checked against what must always hold.
//!
//! ```sh
//! cargo test --test walk                             # a few walks that are always the same
//! WALK=4711:300 cargo test --test walk replay        # the walk of this seed, so many steps
//! WALK="lead.2.17 press.0.5" cargo test --test walk replay
//! ```

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails may say so with a panic")]

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
mod world;

use std::time::Duration;

use shrink::{Fault, shrink};
use step::{Kind, Step, parse, script, walk};
use world::{Broken, World};

/// For so many seconds people may see something that is not true any more.
const HEALS_WITHIN: usize = 5;

/// Takes the steps in a new world, until a rule is broken.
pub async fn run(steps: &[Step]) -> Option<Fault> {
    let mut world = World::new().await;
    let mut story = Vec::new();
    let mut fault = None;
    for (number, step) in steps.iter().enumerate() {
        if let Err((rule, what)) = once(&mut world, step, &mut story).await {
            fault = Some(Fault { rule, what, step: number, story: std::mem::take(&mut story) });
            break;
        }
    }
    if fault.is_none()
        && let Err((rule, what)) = world.forsake().await
    {
        let step = steps.len().saturating_sub(1);
        fault = Some(Fault { rule, what, step, story });
    }
    world.end();
    fault
}

async fn once(world: &mut World, step: &Step, story: &mut Vec<String>) -> Result<(), Broken> {
    story.push(format!("{step}"));
    let told = deeds::take(world, step).await?;
    if let Some(last) = story.last_mut() {
        *last = format!("{last}: {told}");
    }
    if std::env::var_os("WALK_ALOUD").is_some() {
        println!("{}", story.last().map_or("", String::as_str));
    }
    invariants::always(world)?;
    if step.kind == Kind::Rest { at_rest(world).await } else { Ok(()) }
}

/// What must hold at rest holds, or comes to hold within a few seconds.
async fn at_rest(world: &mut World) -> Result<(), Broken> {
    for _ in 0..HEALS_WITHIN {
        if invariants::at_rest(world).await.is_ok() {
            return Ok(());
        }
        world.pass(Duration::from_secs(1));
        world.rest().await?;
    }
    invariants::at_rest(world).await
}

/// The report of a walk that failed, shrunk in at most so many tries; `None` when all is well.
pub async fn failure(steps: &[Step], tries: usize) -> Option<String> {
    let fault = run(steps).await?;
    let (short, fault) = shrink(steps, fault, tries, async |steps| run(steps).await).await;
    let story: String = fault.story.iter().map(|line| format!("    {line}\n")).collect();
    let Fault { rule, what, .. } = fault;
    Some(format!("broken: {rule}\n{what}\n{story}WALK=\"{}\"", script(&short)))
}

fn walked(seed: u64) {
    let steps = walk(seed, 150);
    on_a_runtime(async {
        if let Some(report) = failure(&steps, 40).await {
            panic!("the walk of seed {seed}, {} steps\n{report}", steps.len());
        }
    });
}

fn on_a_runtime<T>(walk: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().worker_threads(2).build();
    runtime.unwrap().block_on(walk)
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
