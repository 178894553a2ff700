//! Users, and the bot itself.

use serde_json::{Value, json};

use crate::check::as_id;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::rest::{Call, Outcome, Reply};
use crate::wire;
use crate::world::World;
use crate::world::model::Guild;

pub(crate) fn me(world: &mut World, call: &Call<'_>) -> Outcome {
    Reply::ok(wire::people::own_user(world, call.app))
}

pub(crate) fn my_guilds(world: &mut World, call: &Call<'_>) -> Outcome {
    let limit = call.number("limit").unwrap_or(200).min(200);
    let after: Id = call.number("after").unwrap_or_default();
    let before: Id = call.number("before").unwrap_or(Id(u64::MAX));
    let fits = |guild: &&Guild| guild.id > after && guild.id < before;
    let mut mine: Vec<&Guild> = world
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&call.app))
        .filter(fits)
        .collect();
    // Before a guild are those next to it.
    if call.asked("before").is_some() && call.asked("after").is_none() {
        mine.drain(..mine.len().saturating_sub(limit));
    }
    let counts = call.asks_for("with_counts");
    let guilds: Vec<Value> = mine
        .into_iter()
        .take(limit)
        .map(|guild| {
            let mut json = json!({
                "id": guild.id,
                "name": guild.name,
                "icon": null,
                "banner": null,
                "owner": false,
                "permissions": world.guild_permissions(call.app, guild.id),
                "features": [],
            });
            if counts {
                json["approximate_member_count"] = json!(guild.members.len());
                json["approximate_presence_count"] = json!(guild.members.len());
            }
            json
        })
        .collect();
    Reply::ok(json!(guilds))
}

pub(crate) fn leave_guild(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = call.id(0)?;
    if world.guilds.get(&guild).is_none_or(|guild| !guild.members.contains_key(&call.app)) {
        return Err(Refusal::UNKNOWN_GUILD);
    }
    world.leave(call.app, guild);
    Reply::nothing()
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    let id = call.id(0)?;
    world.users.get(&id).ok_or(Refusal::UNKNOWN_USER)?;
    Reply::ok(wire::people::user(world, id))
}

pub(crate) fn open_dm(world: &mut World, call: &Call<'_>) -> Outcome {
    call.check(world, &["recipient_id"], |form, body| {
        form.required("", body, "recipient_id");
        form.id("", body, "recipient_id");
    })?;
    let person = as_id(&call.body["recipient_id"]).unwrap_or_default();
    // Bots cannot write to bots, nor to people who are not there.
    if world.users.get(&person).is_none_or(|user| !user.is_person()) {
        return Err(Refusal::new(400, 50033, "Invalid Recipient(s)"));
    }
    let id = world.dm(person, call.app);
    let channel = world.channel(id).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Reply::ok(wire::places::channel(world, channel))
}
