//! Threads and who is in them.

use serde_json::json;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::rest::channels::archive_time;
use crate::rest::messages::visible;
use crate::rest::{Call, Outcome, Reply};
use crate::wire;
use crate::world::World;
use crate::world::message::flags;
use crate::world::model::ChannelKind;

fn open(world: &mut World, call: &Call<'_>, kind: ChannelKind, message: Option<Id>) -> Outcome {
    let parent = call.id(0)?;
    let name = call.body["name"].as_str().unwrap_or_default().to_owned();
    let thread = world
        .open_thread(parent, call.app, &name, kind, message)
        .ok_or(Refusal::UNKNOWN_CHANNEL)?;
    if let Some(place) = world.channels.get_mut(&thread) {
        place.slow = call.body["rate_limit_per_user"].as_u64().unwrap_or(0);
        if let Some(thread) = &mut place.thread {
            let minutes = call.body["auto_archive_duration"].as_u64();
            thread.auto_archive = minutes.unwrap_or(thread.auto_archive);
        }
    }
    let channel = world.channel(thread).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Reply::created(wire::places::channel(world, channel))
}

/// The kind of thread for everyone that a channel takes, if it takes any.
fn for_everyone(world: &World, call: &Call<'_>) -> Result<ChannelKind, Refusal> {
    let parent = call.id(0)?;
    visible(world, call.app, parent)?;
    let taken = world.channel(parent).and_then(|channel| channel.kind.thread());
    taken.ok_or_else(wrong_kind)
}

fn wrong_kind() -> Refusal {
    Refusal::new(400, 50024, "Cannot execute action on this channel type")
}

/// Whether this bot has a permission in the channel above.
fn may(world: &World, call: &Call<'_>, needed: Permissions) -> Result<(), Refusal> {
    if !world.may(call.app, call.id(0)?, needed) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    Ok(())
}

pub(crate) fn create(world: &mut World, call: &Call<'_>) -> Outcome {
    // Discord makes a private thread of one without a type.
    let (kind, needed) = match call.body["type"].as_u64() {
        Some(10) => (ChannelKind::AnnouncementThread, Permissions::CREATE_PUBLIC_THREADS),
        Some(11) => (ChannelKind::PublicThread, Permissions::CREATE_PUBLIC_THREADS),
        _ => (ChannelKind::PrivateThread, Permissions::CREATE_PRIVATE_THREADS),
    };
    let taken = for_everyone(world, call)?;
    // A channel for announcements has no private ones.
    if kind != taken && (kind, taken) != (ChannelKind::PrivateThread, ChannelKind::PublicThread) {
        return Err(wrong_kind());
    }
    may(world, call, needed)?;
    let known = ["name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"];
    call.check(world, &known, |form, body| {
        form.required("", body, "name");
        form.text("", body, "name", 1..=100);
        form.integer("", body, "type", 10..=12);
        form.boolean("", body, "invitable");
        form.integer("", body, "rate_limit_per_user", 0..=21_600);
        archive_time(form, body, "auto_archive_duration");
    })?;
    open(world, call, kind, None)
}

pub(crate) fn from_message(world: &mut World, call: &Call<'_>) -> Outcome {
    let kind = for_everyone(world, call)?;
    may(world, call, Permissions::CREATE_PUBLIC_THREADS)?;
    let (channel, id) = (call.id(0)?, call.id(1)?);
    let message = world
        .messages
        .get(&id)
        .filter(|one| one.channel == channel && !one.deleted && !one.is_ephemeral())
        .ok_or(Refusal::UNKNOWN_MESSAGE)?;
    if message.flags & flags::HAS_THREAD != 0 {
        let message = "A thread has already been created for this message";
        return Err(Refusal::new(400, 160_004, message));
    }
    call.check(world, &["name", "auto_archive_duration", "rate_limit_per_user"], |form, body| {
        form.required("", body, "name");
        form.text("", body, "name", 1..=100);
        form.integer("", body, "rate_limit_per_user", 0..=21_600);
        archive_time(form, body, "auto_archive_duration");
    })?;
    open(world, call, kind, Some(id))
}

/// A thread that the bot sees, with its guild.
fn thread(world: &World, call: &Call<'_>) -> Result<(Id, Id), Refusal> {
    let id = call.id(0)?;
    visible(world, call.app, id)?;
    let place = world.channel(id).filter(|one| one.kind.is_thread());
    let guild = place.and_then(|one| one.guild).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Ok((id, guild))
}

fn set(world: &mut World, call: &Call<'_>, user: Id, inside: bool) -> Outcome {
    let (id, guild) = thread(world, call)?;
    if world.guilds.get(&guild).is_none_or(|guild| !guild.members.contains_key(&user)) {
        return Err(Refusal::UNKNOWN_MEMBER);
    }
    let other = user != call.app;
    let needed =
        if inside { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::MANAGE_THREADS };
    if other && !world.may(call.app, id, needed) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    world.set_thread_member(id, user, inside);
    Reply::nothing()
}

pub(crate) fn join(world: &mut World, call: &Call<'_>) -> Outcome {
    set(world, call, call.app, true)
}

pub(crate) fn leave(world: &mut World, call: &Call<'_>) -> Outcome {
    set(world, call, call.app, false)
}

pub(crate) fn add(world: &mut World, call: &Call<'_>) -> Outcome {
    let user = call.id(1)?;
    set(world, call, user, true)
}

pub(crate) fn remove(world: &mut World, call: &Call<'_>) -> Outcome {
    let user = call.id(1)?;
    set(world, call, user, false)
}

pub(crate) fn members(world: &mut World, call: &Call<'_>) -> Outcome {
    let (id, guild) = thread(world, call)?;
    let members = world.channel(id).and_then(|one| one.thread.as_ref()).map(|one| &one.members);
    let with_member = call.asks_for("with_member");
    let limit = call.number("limit").unwrap_or(100).min(100);
    let after: Id = call.number("after").unwrap_or_default();
    let list: Vec<_> = members
        .into_iter()
        .flatten()
        .filter(|user| **user > after)
        .take(limit)
        .map(|user| world.thread_member(id, guild, *user, with_member))
        .collect();
    Reply::ok(json!(list))
}
