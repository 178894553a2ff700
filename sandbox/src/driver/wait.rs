//! Waiting, woken by what happens and not by the clock.

use std::fmt::Write as _;
use std::time::Duration;

use crate::driver::Sandbox;
use crate::driver::answer::Answer;
use crate::id::Id;
use crate::world::World;
use crate::world::failure::Failure;

/// The error of a wait that ended without the expected event. The text tells what happened instead.
#[derive(Debug, Clone, thiserror::Error)]
#[error("it did not happen within {waited:?}\n{dump}")]
pub struct Impatience {
    pub waited: Duration,
    /// The last requests, the violations, and the connected clients.
    pub dump: String,
}

impl Sandbox {
    /// Waits until something holds, for at most `Settings::patience`.
    ///
    /// The condition gets the world; it must not call methods of the sandbox.
    /// Errors: [`Impatience`] when it does not come to hold.
    pub async fn until(&self, mut holds: impl FnMut(&World) -> bool) -> Result<(), Impatience> {
        self.until_some(|world| holds(world).then_some(())).await
    }

    /// Waits until something is there, and returns it.
    /// Errors: [`Impatience`] when it does not come.
    pub async fn until_some<T>(
        &self,
        mut find: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, Impatience> {
        let waited = self.inner.patience;
        let deadline = tokio::time::Instant::now() + waited;
        let mut versions = self.world().versions();
        loop {
            versions.mark_unchanged();
            if let Some(found) = find(&self.world()) {
                return Ok(found);
            }
            if tokio::time::timeout_at(deadline, versions.changed()).await.is_err() {
                return Err(Impatience { waited, dump: self.dump() });
            }
        }
    }

    /// Waits until the first bot is connected to the gateway.
    /// Errors: [`Impatience`] when it does not come.
    pub async fn bot_connected(&self) -> Result<(), Impatience> {
        let app = self.application_id();
        self.until(|world| world.is_connected(app)).await
    }

    /// Waits until the first bot has registered commands.
    /// Errors: [`Impatience`] when it does not.
    pub async fn commands_registered(&self) -> Result<(), Impatience> {
        let app = self.application_id();
        self.until(|world| world.app(app).is_some_and(|app| app.registrations > 0)).await
    }

    /// The last requests and all violations, for people to read.
    pub fn dump(&self) -> String {
        let world = self.world();
        let mut text = String::new();
        // Writing into a string cannot fail.
        for app in world.apps() {
            let state = if world.is_connected(app.id) { "connected" } else { "not connected" };
            let _ = writeln!(text, "{} is {state}, {} commands", app.name, app.commands.len());
        }
        let skipped = world.log.requests.len().saturating_sub(25);
        let _ = writeln!(text, "the last requests of {}:", world.log.requests.len());
        for request in world.log.requests.iter().skip(skipped) {
            let body = request.body.as_ref().map(ToString::to_string).unwrap_or_default();
            let body: String = body.chars().take(300).collect();
            let fault = request.fault.as_deref().unwrap_or_default();
            let _ = writeln!(
                text,
                "  #{} {} {} -> {} {} {fault} {body}",
                request.number,
                request.method,
                request.path,
                request.status,
                request.code.map(|code| code.to_string()).unwrap_or_default(),
            );
        }
        for violation in world.log.violations.iter().rev().take(10) {
            let _ = writeln!(
                text,
                "violation: {} {}: {}",
                violation.method, violation.path, violation.what
            );
        }
        text
    }

    /// Waits for the first response to an interaction.
    /// Errors: [`Failure::NoAnswer`] when the bot does not answer in time.
    pub async fn answer_to(&self, interaction: Id) -> Result<Answer, Failure> {
        let progress = match self.world().interaction(interaction) {
            Some(one) => std::sync::Arc::clone(&one.progress),
            None => return Err(Failure::NoAnswer),
        };
        loop {
            let waiting = progress.notified();
            tokio::pin!(waiting);
            // From here on no word is missed, also one that comes before the wait begins.
            waiting.as_mut().enable();
            match self.world().interaction(interaction) {
                Some(one) if one.failed => return Err(Failure::NoAnswer),
                Some(one) => {
                    if let Some(first) = &one.first {
                        let first = first.clone();
                        return Ok(Answer { sandbox: self.clone(), interaction, first });
                    }
                }
                None => return Err(Failure::NoAnswer),
            }
            if tokio::time::timeout(self.inner.patience, waiting).await.is_err() {
                return Err(Failure::NoAnswer);
            }
        }
    }

    /// Waits until `done` finds what a deferred answer led to.
    pub(crate) async fn progress_of<T>(
        &self,
        interaction: Id,
        mut done: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, Failure> {
        let progress = match self.world().interaction(interaction) {
            Some(one) => std::sync::Arc::clone(&one.progress),
            None => return Err(Failure::NeverFinished),
        };
        loop {
            let waiting = progress.notified();
            tokio::pin!(waiting);
            waiting.as_mut().enable();
            if let Some(found) = done(&self.world()) {
                return Ok(found);
            }
            if tokio::time::timeout(self.inner.patience, waiting).await.is_err() {
                return Err(Failure::NeverFinished);
            }
        }
    }
}
