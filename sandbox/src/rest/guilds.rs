//! Guilds and their members.

use serde_json::{Value, json};

use crate::id::Id;
use crate::refusal::Refusal;
use crate::rest::{Call, Outcome, Reply};
use crate::wire;
use crate::world::World;
use crate::world::model::Guild;

/// A guild that the bot is in.
fn home<'w>(world: &'w World, call: &Call<'_>) -> Result<&'w Guild, Refusal> {
    let guild = world.guilds.get(&call.id(0)?).ok_or(Refusal::UNKNOWN_GUILD)?;
    if !guild.members.contains_key(&call.app) {
        return Err(Refusal::UNKNOWN_GUILD);
    }
    Ok(guild)
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?;
    let mut json = wire::places::guild(guild);
    if call.asks_for("with_counts") {
        json["approximate_member_count"] = json!(guild.members.len());
        json["approximate_presence_count"] = json!(guild.members.len());
    }
    Reply::ok(json)
}

pub(crate) fn roles(world: &mut World, call: &Call<'_>) -> Outcome {
    let roles: Vec<Value> = home(world, call)?.roles.values().map(wire::places::role).collect();
    Reply::ok(json!(roles))
}

fn of_kind(world: &World, guild: Id, threads: bool) -> Vec<Value> {
    world
        .channels()
        .filter(|one| one.guild == Some(guild) && one.kind.is_thread() == threads)
        // Archived threads are not among the active ones.
        .filter(|one| one.thread.as_ref().is_none_or(|thread| !thread.archived))
        .map(|one| wire::places::channel(world, one))
        .collect()
}

pub(crate) fn channels(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?.id;
    Reply::ok(json!(of_kind(world, guild, false)))
}

pub(crate) fn threads(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?.id;
    Reply::ok(json!({ "threads": of_kind(world, guild, true), "members": [], "has_more": false }))
}

pub(crate) fn members(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?;
    let limit = call.asked("limit").and_then(|text| text.parse().ok()).unwrap_or(1);
    let after: Id = call.asked("after").and_then(|text| text.parse().ok()).unwrap_or_default();
    let members: Vec<Value> = guild
        .members
        .range(after..)
        .filter(|(id, _)| **id != after)
        .take(limit)
        .map(|(id, _)| wire::people::member(world, guild.id, *id))
        .collect();
    Reply::ok(json!(members))
}

pub(crate) fn member(world: &mut World, call: &Call<'_>) -> Outcome {
    let (guild, user) = (home(world, call)?, call.id(1)?);
    if !guild.members.contains_key(&user) {
        return Err(Refusal::UNKNOWN_MEMBER);
    }
    Reply::ok(wire::people::member(world, guild.id, user))
}
