//! Messages in channels and DMs, written with the bot's own token.

use serde_json::{Value, json};

use crate::check::as_id;
use crate::check::message::Shape;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::rest::{Call, Outcome, Reply};
use crate::settings::Strictness;
use crate::time::millis;
use crate::wire;
use crate::world::World;
use crate::world::answers::{list as body_list, not_empty, text};
use crate::world::log::DeliveryKind;
use crate::world::message::{Message, flags};
use crate::world::messages::Draft;

/// A channel that the bot sees.
pub(crate) fn visible(world: &World, app: Id, channel: Id) -> Result<(), Refusal> {
    if world.channel(channel).is_none() {
        return Err(Refusal::UNKNOWN_CHANNEL);
    }
    if !world.may(app, channel, Permissions::VIEW_CHANNEL) {
        return Err(Refusal::MISSING_ACCESS);
    }
    Ok(())
}

/// Whether the bot may write such a message here.
fn may_write(world: &World, call: &Call<'_>, channel: Id) -> Result<(), Refusal> {
    visible(world, call.app, channel)?;
    let Some(place) = world.channel(channel) else {
        return Err(Refusal::UNKNOWN_CHANNEL);
    };
    if let Some((person, bot)) = place.dm {
        if !world.share_a_guild(person, bot) {
            return Err(Refusal::NO_SHARED_GUILD);
        }
        if world.users.get(&person).is_none_or(|user| user.dms_closed) {
            return Err(Refusal::CLOSED_DMS);
        }
        return Ok(());
    }
    let filled = |field: &str| call.body[field].as_array().is_some_and(|list| !list.is_empty());
    let mut needed = if place.kind.is_thread() {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    if !call.files.is_empty() {
        needed |= Permissions::ATTACH_FILES;
    }
    if filled("embeds") && world.settings.strictness == Strictness::Strict {
        needed |= Permissions::EMBED_LINKS;
    }
    if !call.body["message_reference"].is_null() {
        needed |= Permissions::READ_MESSAGE_HISTORY;
    }
    if !world.may(call.app, channel, needed) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
    if locked && !world.may(call.app, channel, Permissions::MANAGE_THREADS) {
        return Err(Refusal::new(400, 50083, "Thread is archived"));
    }
    Ok(())
}

pub(crate) fn create(world: &mut World, call: &Call<'_>) -> Outcome {
    let channel = call.id(0)?;
    may_write(world, call, channel)?;
    world.check_message("", call.body, Shape::Create, call.files, None)?;
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let enforced = call.body["enforce_nonce"] == true;
    let key = nonce.as_ref().map(|nonce| (call.app, nonce.to_string()));
    let now = world.now();
    if let (Some(key), true) = (&key, enforced)
        && let Some((at, id)) = world.nonces.get(key)
        && now <= at + millis(world.settings.nonce_window)
        && let Some(message) = world.messages.get(id)
    {
        // Discord knows the message by its nonce alone, and that it is gone.
        if message.deleted {
            return Err(Refusal::UNKNOWN_MESSAGE);
        }
        return Reply::ok(wire::messages::message(world, message));
    }
    let reply_to = reply_to(world, call.body, channel)?;
    let mut embeds = body_list(call.body, "embeds").unwrap_or_default();
    if !embeds.is_empty() && !world.may(call.app, channel, Permissions::EMBED_LINKS) {
        // So does Discord, without a word.
        world.log.pending_ignored.push("embeds: dropped without the permission Embed Links".into());
        embeds.clear();
    }
    let draft = Draft {
        channel,
        author: call.app,
        content: text(call.body),
        embeds,
        components: body_list(call.body, "components").unwrap_or_default(),
        attachments: world.files_after(&[], call.body, call.files),
        flags: call.body["flags"].as_u64().unwrap_or(0) & Shape::Create.flags(),
        nonce,
        reply_to,
        allowed: call.body.get("allowed_mentions").cloned(),
        ..Draft::default()
    };
    let files = draft.attachments.len();
    not_empty(&draft.content, &draft.embeds, &draft.components, files, draft.flags)?;
    let id = world.post(draft);
    if let Some(key) = key {
        let horizon = now.saturating_sub(millis(world.settings.nonce_window));
        if world.nonces.len() > 50_000 {
            world.nonces.retain(|_, (at, _)| *at >= horizon);
        }
        world.nonces.insert(key, (now, id));
    }
    let place = (channel, Some(id));
    world.deliver(call.app, DeliveryKind::Message, place, None, (call.body, call.files));
    show(world, id)
}

/// The message that is answered, if it is there.
fn reply_to(world: &World, body: &Value, channel: Id) -> Result<Option<Id>, Refusal> {
    let reference = &body["message_reference"];
    let Some(id) = as_id(&reference["message_id"]) else {
        return Ok(None);
    };
    let there = world
        .messages
        .get(&id)
        .is_some_and(|one| one.channel == channel && !one.deleted && !one.is_ephemeral());
    if there {
        Ok(Some(id))
    } else if reference["fail_if_not_exists"] == false {
        Ok(None)
    } else {
        let at = "message_reference";
        Err(Refusal {
            malformed: false,
            ..Refusal::form(at, "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        })
    }
}

fn show(world: &World, id: Id) -> Outcome {
    let message = world.messages.get(&id).ok_or(Refusal::UNKNOWN_MESSAGE)?;
    Reply::ok(wire::messages::message(world, message))
}

/// A message in a channel, as a bot may find it: neither deleted nor for one person only.
fn find<'w>(world: &'w World, call: &Call<'_>) -> Result<&'w Message, Refusal> {
    let (channel, id) = (call.id(0)?, call.id(1)?);
    visible(world, call.app, channel)?;
    world
        .messages
        .get(&id)
        .filter(|one| one.channel == channel && !one.deleted && !one.is_ephemeral())
        .ok_or(Refusal::UNKNOWN_MESSAGE)
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    if !world.may(call.app, call.id(0)?, Permissions::READ_MESSAGE_HISTORY) {
        visible(world, call.app, call.id(0)?)?;
        return Err(Refusal::MISSING_PERMISSION);
    }
    let message = find(world, call)?;
    Reply::ok(wire::messages::message(world, message))
}

pub(crate) fn list(world: &mut World, call: &Call<'_>) -> Outcome {
    let channel = call.id(0)?;
    visible(world, call.app, channel)?;
    if !world.may(call.app, channel, Permissions::READ_MESSAGE_HISTORY) {
        return Reply::ok(json!([]));
    }
    let limit = match call.asked("limit").map(str::parse::<usize>) {
        None => 50,
        Some(Ok(limit @ 1..=100)) => limit,
        Some(_) => {
            let message = "int value should be between 1 and 100.";
            return Err(Refusal::form("limit", "NUMBER_TYPE_RANGE", message));
        }
    };
    let bound = |name: &str| call.asked(name).and_then(|text| text.parse::<Id>().ok());
    let (before, after, around) = (bound("before"), bound("after"), bound("around"));
    let mut all: Vec<&Message> = world
        .messages_in(channel)
        .filter(|one| !one.is_ephemeral())
        .filter(|one| before.is_none_or(|id| one.id < id) && after.is_none_or(|id| one.id > id))
        .collect();
    if let Some(around) = around {
        let middle = all.partition_point(|one| one.id < around);
        let start = middle.saturating_sub(limit / 2);
        all.drain(..start);
        all.truncate(limit);
    } else if after.is_some() {
        all.truncate(limit);
    } else {
        all.drain(..all.len().saturating_sub(limit));
    }
    let newest_first: Vec<Value> =
        all.into_iter().rev().map(|one| wire::messages::message(world, one)).collect();
    Reply::ok(json!(newest_first))
}

pub(crate) fn edit(world: &mut World, call: &Call<'_>) -> Outcome {
    let message = find(world, call)?;
    let (id, channel, author) = (message.id, message.channel, message.author);
    if author != call.app {
        // A moderator may hide the embeds of others, nothing else.
        let only_flags =
            call.body.as_object().is_some_and(|body| body.keys().all(|k| k == "flags"));
        if !(only_flags && world.may(call.app, channel, Permissions::MANAGE_MESSAGES)) {
            return Err(Refusal::ANOTHER_AUTHOR);
        }
    }
    let thread = world.channel(channel).and_then(|place| place.thread.as_ref());
    if thread.is_some_and(|thread| thread.archived) {
        return Err(Refusal::new(400, 50083, "Thread is archived"));
    }
    if message.flags & flags::LOADING != 0 {
        return Err(Refusal::new(403, 50005, "Cannot edit a message that is still loading"));
    }
    let mut needed = Permissions::NONE;
    if !call.files.is_empty() {
        needed |= Permissions::ATTACH_FILES;
    }
    if call.body["embeds"].as_array().is_some_and(|list| !list.is_empty())
        && world.settings.strictness == Strictness::Strict
    {
        needed |= Permissions::EMBED_LINKS;
    }
    if !world.may(call.app, channel, needed) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    if let Some(place) = world.channel(channel)
        && let Some((person, bot)) = place.dm
    {
        if !world.share_a_guild(person, bot) {
            return Err(Refusal::NO_SHARED_GUILD);
        }
        if world.users.get(&person).is_none_or(|user| user.dms_closed) {
            return Err(Refusal::CLOSED_DMS);
        }
    }
    world.edit_checked(call.app, id, "", call.body, Shape::Edit, call.files)?;
    show(world, id)
}

pub(crate) fn delete(world: &mut World, call: &Call<'_>) -> Outcome {
    let message = find(world, call)?;
    let (id, channel, author) = (message.id, message.channel, message.author);
    if author != call.app {
        if world.channel(channel).is_some_and(|channel| channel.dm.is_some()) {
            return Err(Refusal::new(403, 50003, "Cannot execute action on a DM channel"));
        }
        if !world.may(call.app, channel, Permissions::MANAGE_MESSAGES) {
            return Err(Refusal::MISSING_PERMISSION);
        }
    }
    world.delete(id);
    Reply::nothing()
}
