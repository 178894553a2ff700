//! Waiting for a condition over HTTP.

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::http::Shared;
use crate::id::Id;
use crate::open::show;
use crate::world::World;
use crate::world::interaction::FirstAnswer;
use crate::world::message::Message;

/// A condition to wait for, for `POST /sandbox/until`. Missing fields match anything.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// A bot is connected to the gateway.
    Connected {
        /// The application; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
    },
    /// Commands are registered.
    Commands {
        /// The application; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
        /// The name of a command.
        #[serde(default)]
        name: Option<String>,
    },
    /// An interaction was answered, or has failed.
    Answered { interaction: Id },
    /// An interaction was answered in full: no message is still thinking, and a promised update was
    /// made.
    Finished { interaction: Id },
    /// There is a message.
    Message {
        #[serde(default)]
        channel: Option<Id>,
        #[serde(default)]
        author: Option<Id>,
        /// A person who sees it.
        #[serde(default)]
        seen_by: Option<Id>,
        /// A part of its text.
        #[serde(default)]
        contains: Option<String>,
        /// A message that it must be newer than.
        #[serde(default)]
        after: Option<Id>,
    },
    /// A bot sent a request.
    Request {
        #[serde(default)]
        method: Option<String>,
        /// A part of its route or path.
        #[serde(default)]
        route: Option<String>,
        /// The status of its answer.
        #[serde(default)]
        status: Option<u16>,
        /// A number that its own must be larger than.
        #[serde(default)]
        after: u64,
    },
    /// A gateway event was sent or kept back; only if events are remembered.
    Event {
        /// Its name, such as `RESUMED`.
        name: String,
        /// A number that its own must be larger than.
        #[serde(default)]
        after: u64,
    },
}

impl Condition {
    /// The result, once the condition holds.
    fn holds(&self, world: &World) -> Option<Value> {
        let first = world.first_app();
        match self {
            Condition::Connected { app } => {
                let app = app.unwrap_or(first);
                world.is_connected(app).then(|| json!({ "app": app }))
            }
            Condition::Commands { app, name } => {
                let app = world.app(app.unwrap_or(first))?;
                let known = |name: &String| app.commands.iter().any(|one| one.name == *name);
                let there = app.registrations > 0 && name.as_ref().is_none_or(known);
                there.then(|| json!(app.commands))
            }
            Condition::Answered { interaction } => answered(world, *interaction),
            Condition::Finished { interaction } => finished(world, *interaction),
            Condition::Message { channel, author, seen_by, contains, after } => {
                let fits = |one: &&Message| {
                    !one.deleted
                        && channel.is_none_or(|channel| one.channel == channel)
                        && author.is_none_or(|author| one.author == author)
                        && seen_by.is_none_or(|person| world.can_see(person, one))
                        && contains.as_ref().is_none_or(|part| one.text().contains(part))
                        && after.is_none_or(|after| one.id > after)
                };
                world.messages.values().rev().find(fits).map(|one| show::message(world, one))
            }
            Condition::Request { method, route, status, after } => {
                let request = world.log.requests.iter().rev().find(|one| {
                    one.number > *after
                        && method.as_ref().is_none_or(|wanted| one.method == *wanted)
                        && status.is_none_or(|wanted| one.status == wanted)
                        && route.as_ref().is_none_or(|wanted| {
                            one.route.contains(wanted) || one.path.contains(wanted)
                        })
                });
                request.map(|one| json!(one))
            }
            Condition::Event { name, after } => {
                let mut all = world.log.events.iter().rev();
                all.find(|one| one.number > *after && one.name == *name).map(|one| json!(one))
            }
        }
    }
}

/// An interaction that was answered or has failed, with the message it led to.
pub(crate) fn answered(world: &World, id: Id) -> Option<Value> {
    let one = world.interaction(id)?;
    if one.first.is_none() && !one.failed {
        return None;
    }
    let mut json = json!(one);
    let shown = match one.first {
        Some(FirstAnswer::Message(id) | FirstAnswer::Deferred(id) | FirstAnswer::Updated(id)) => {
            Some(id)
        }
        Some(FirstAnswer::DeferredUpdate) => one.source,
        _ => None,
    };
    if let Some(message) = shown.and_then(|id| world.message(id)) {
        json["message"] = show::message(world, message);
    }
    Some(json)
}

/// The same, once nothing more is to come.
fn finished(world: &World, id: Id) -> Option<Value> {
    let one = world.interaction(id)?;
    let message = |id: Option<Id>| id.and_then(|id| world.message(id));
    let waits = match one.first {
        Some(FirstAnswer::Deferred(id)) => {
            message(Some(id)).is_some_and(|one| !one.deleted && one.is_thinking())
        }
        Some(FirstAnswer::DeferredUpdate) => message(one.source)
            .is_some_and(|message| !message.deleted && message.revision == one.source_revision),
        _ => false,
    };
    if waits { None } else { answered(world, id) }
}

/// Waits until a condition holds. `None` if it did not hold in time.
pub(crate) async fn until(
    shared: &Shared,
    wanted: &Condition,
    patience: Duration,
) -> Option<Value> {
    let deadline = tokio::time::Instant::now() + patience;
    let mut versions = shared.world().versions();
    loop {
        versions.mark_unchanged();
        if let Some(found) = wanted.holds(&shared.world()) {
            return Some(found);
        }
        match tokio::time::timeout_at(deadline, versions.changed()).await {
            Ok(Ok(())) => {}
            // The world began anew; the condition may come true there.
            Ok(Err(_)) => versions = shared.world().versions(),
            Err(_) => return None,
        }
    }
}
