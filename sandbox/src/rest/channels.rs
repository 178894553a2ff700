//! Channels and threads themselves.

use serde_json::{Value, json};

use crate::check::present;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::rest::messages::visible;
use crate::rest::{Call, Outcome, Reply};
use crate::wire;
use crate::world::World;
use crate::world::change::Change;
use crate::world::model::ChannelKind;

fn show(world: &World, call: &Call<'_>) -> Outcome {
    let channel = world.channel(call.id(0)?).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Reply::ok(wire::places::channel(world, channel))
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    visible(world, call.app, call.id(0)?)?;
    show(world, call)
}

pub(crate) fn typing(world: &mut World, call: &Call<'_>) -> Outcome {
    let channel = call.id(0)?;
    visible(world, call.app, channel)?;
    if !world.may(call.app, channel, Permissions::SEND_MESSAGES) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    world.emit(Change::Typing { channel });
    Reply::nothing()
}

pub(crate) fn edit(world: &mut World, call: &Call<'_>) -> Outcome {
    let id = call.id(0)?;
    visible(world, call.app, id)?;
    let place = world.channel(id).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    let thread = match place.kind {
        ChannelKind::Dm | ChannelKind::Group => {
            return Err(Refusal::new(403, 50003, "Cannot execute action on a DM channel"));
        }
        kind => kind.is_thread(),
    };
    let known: &[&str] = if thread {
        &["name", "archived", "auto_archive_duration", "locked", "invitable", "rate_limit_per_user"]
    } else {
        &[
            "name",
            "topic",
            "rate_limit_per_user",
            "nsfw",
            "position",
            "default_auto_archive_duration",
        ]
    };
    call.check(world, known, |form, body| {
        form.text("", body, "name", 1..=100);
        form.text("", body, "topic", 0..=1024);
        form.integer("", body, "rate_limit_per_user", 0..=21_600);
        for field in ["archived", "locked", "invitable", "nsfw"] {
            form.boolean("", body, field);
        }
        archive_time(form, body, "auto_archive_duration");
    })?;
    let place = world.channel(id).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    let locked = place.thread.as_ref().is_some_and(|one| one.locked);
    let own = place.thread.as_ref().is_some_and(|one| one.owner == call.app);
    let moderates = call.body.get("locked").is_some() || locked;
    let needed = if thread { Permissions::MANAGE_THREADS } else { Permissions::MANAGE_CHANNELS };
    let enough = own && !moderates;
    if !enough && !world.may(call.app, id, needed) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    change(world, call)?;
    world.channel_event(id, if thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" });
    let guild = world.channel(id).and_then(|channel| channel.guild);
    world.emit(Change::PlacesChanged { guild });
    show(world, call)
}

fn change(world: &mut World, call: &Call<'_>) -> Result<(), Refusal> {
    let body = call.body;
    let place = world.channels.get_mut(&call.id(0)?).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    if let Some(name) = body["name"].as_str() {
        place.name = name.into();
    }
    if let Some(topic) = body.get("topic") {
        place.topic = topic.as_str().map(Into::into);
    }
    if let Some(slow) = body["rate_limit_per_user"].as_u64() {
        place.slow = slow;
    }
    if let Some(thread) = &mut place.thread {
        thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
        thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
        let minutes = body["auto_archive_duration"].as_u64();
        thread.auto_archive = minutes.unwrap_or(thread.auto_archive);
    }
    Ok(())
}

/// The only times after which Discord puts threads away.
pub(crate) fn archive_time(
    form: &mut crate::check::Form,
    body: &crate::check::Object,
    field: &str,
) {
    let fine = present(body, field)
        .map(Value::as_u64)
        .is_none_or(|minutes| matches!(minutes, Some(60 | 1440 | 4320 | 10_080)));
    if !fine {
        form.fail(field, "BASE_TYPE_CHOICES", "Value must be one of 60, 1440, 4320, 10080.");
    }
}

pub(crate) fn delete(world: &mut World, call: &Call<'_>) -> Outcome {
    let id = call.id(0)?;
    visible(world, call.app, id)?;
    let place = world.channel(id).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    let json: Value = wire::places::channel(world, place);
    let needed = match place.kind {
        ChannelKind::Dm | ChannelKind::Group => return Reply::ok(json!(json)),
        ChannelKind::Text | ChannelKind::Announcement | ChannelKind::Voice => {
            Permissions::MANAGE_CHANNELS
        }
        _ => Permissions::MANAGE_THREADS,
    };
    if !world.may(call.app, id, needed) {
        return Err(Refusal::MISSING_PERMISSION);
    }
    world.delete_channel(id);
    Reply::ok(json)
}
