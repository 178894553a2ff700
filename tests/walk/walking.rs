//! A walk: its steps taken in a new world, and what is to be said when a rule is broken.

use std::time::Duration;

use crate::shrink::{Fault, shrink};
use crate::step::{Kind, Step, script};
use crate::world::{Broken, World};
use crate::{deeds, invariants};

/// For so many seconds people may see something that is not true any more.
const HEALS_WITHIN: usize = 5;

/// The processes of the bot in a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bots {
    /// One process with a database of its own.
    One,
    /// Two that share a PostgreSQL.
    Two,
}

/// Takes the steps in a new world, until a rule is broken.
pub async fn run(steps: &[Step], bots: Bots) -> Option<Fault> {
    let server = match bots {
        Bots::One => None,
        // Without one nothing is walked, which is said.
        Bots::Two => Some(storage_contract::postgres_or_skip().await?),
    };
    let mut world = World::new(server).await;
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

/// Checks the rules at rest; they hold, or come to hold within a few seconds.
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

/// Time spent looking for shorter walks: a failure by waiting takes minutes each time.
const ENOUGH: Duration = Duration::from_secs(60);

/// The report of a walk that failed, shrunk in at most so many tries; `None` when all is well.
pub async fn failure(steps: &[Step], bots: Bots, tries: usize) -> Option<String> {
    let fault = run(steps, bots).await?;
    let until = tokio::time::Instant::now() + ENOUGH;
    let shorter = async |steps: &[_]| {
        if tokio::time::Instant::now() < until { run(steps, bots).await } else { None }
    };
    let (short, fault) = shrink(steps, fault, tries, shorter).await;
    let story: String = fault.story.iter().map(|line| format!("    {line}\n")).collect();
    let Fault { rule, what, .. } = fault;
    Some(format!("broken: {rule}\n{what}\n{story}WALK=\"{}\"", script(&short)))
}

/// Takes a walk on a runtime of its own.
pub fn on_a_runtime<T>(walk: impl Future<Output = T>) -> T {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().worker_threads(2).build();
    runtime.unwrap().block_on(walk)
}
