//! The world as JSON, for the page and for drivers: all of it, or one changed thing.

use serde_json::{Map, Value, json};

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::World;
use crate::world::change::Change;
use crate::world::message::Message;

/// The number of messages of each channel in a snapshot.
const MESSAGES: usize = 300;
/// The number of requests and events in a snapshot.
const LOGGED: usize = 200;

/// The whole state.
pub(crate) fn state(world: &World) -> Value {
    let messages: Vec<Value> = world
        .channels()
        .flat_map(|channel| {
            let all: Vec<&Message> = world.messages_in(channel.id).collect();
            let old = all.len().saturating_sub(MESSAGES);
            all.into_iter().skip(old)
        })
        .map(|one| message(world, one))
        .collect();
    let newest = |length: usize| length.saturating_sub(LOGGED);
    let log = &world.log;
    json!({
        "run": world.run.to_string(),
        "now": world.now(),
        "url": world.url,
        "gateway": world.gateway_url(),
        "first_response_ms": crate::time::millis(world.settings.first_response),
        "backstage": world.settings.backstage,
        "first_steps": world.settings.first_steps,
        "permissions": Permissions::table(),
        "places": places(world),
        "commands": commands(world),
        "messages": messages,
        "faults": faults(world),
        "counts": counts(world),
        "requests": log.requests.iter().skip(newest(log.requests.len())).collect::<Vec<_>>(),
        "events": log.events.iter().skip(newest(log.events.len())).collect::<Vec<_>>(),
        "ignored": log.ignored.iter().skip(newest(log.ignored.len())).collect::<Vec<_>>(),
        "violations": log.violations.iter().skip(newest(log.violations.len())).collect::<Vec<_>>(),
    })
}

/// A change with the thing it is about, in its present state.
pub(crate) fn change(world: &World, change: &Change) -> Value {
    let mut json = json!(change);
    json["see"] = match change {
        Change::MessageCreated { message: id, .. } | Change::MessageEdited { message: id, .. } => {
            let shown = world.message(*id).filter(|message| !message.deleted);
            shown.map_or(Value::Null, |shown| message(world, shown))
        }
        Change::InteractionStarted { interaction, .. }
        | Change::InteractionAnswered { interaction, .. }
        | Change::InteractionFailed { interaction, .. } => {
            json!(world.interaction(*interaction))
        }
        Change::RequestLogged { number, .. } => {
            let log = &world.log;
            let request = log.requests.iter().rev().find(|one| one.number == *number);
            let blamed = log.violations.iter().rev().find(|one| one.request == *number);
            let pending_ignored: Vec<_> =
                log.ignored.iter().rev().take_while(|one| one.request == *number).collect();
            json!({
                "request": request, "violation": blamed, "ignored": pending_ignored,
                "counts": counts(world),
            })
        }
        Change::EventLogged { number, .. } => {
            let event = world.log.events.iter().rev().find(|one| one.number == *number);
            json!(event)
        }
        Change::PlacesChanged { .. } | Change::PersonChanged { .. } | Change::Gateway { .. } => {
            places(world)
        }
        Change::CommandsRegistered { .. } => commands(world),
        Change::FaultsChanged => faults(world),
        Change::Advanced { .. } => json!({ "now": world.now() }),
        Change::MessageDeleted { .. } | Change::Typing { .. } | Change::LogCleared => Value::Null,
    };
    json
}

/// A message with everything that a client shows of it. Addresses of files are relative.
pub(crate) fn message(world: &World, one: &Message) -> Value {
    let prefix = world.prefix();
    let mut json = json!(one);
    for (file, shown) in
        one.attachments.iter().zip(json["attachments"].as_array_mut().into_iter().flatten())
    {
        shown["url"] =
            json!(format!("{prefix}/attachments/{}/{}/{}", one.channel, file.id, file.filename));
        if let Some((width, height)) = file.picture_size() {
            shown["width"] = json!(width);
            shown["height"] = json!(height);
        }
    }
    json["origin"] = one.origin.as_deref().cloned().unwrap_or(Value::Null);
    json
}

/// People and places, and the permissions of each person in each place. Permissions are decimal
/// numbers in strings.
pub(crate) fn places(world: &World) -> Value {
    let mut sight = Map::new();
    for person in world.people() {
        let here: Map<String, Value> = world
            .channels()
            .map(|channel| (channel.id, world.permissions(person.id, channel.id)))
            .filter(|(_, permissions)| *permissions != Permissions::NONE)
            .map(|(channel, permissions)| (channel.to_string(), json!(permissions)))
            .collect();
        sight.insert(person.id.to_string(), Value::Object(here));
    }
    let mut rights = Map::new();
    for guild in world.guilds() {
        let members: Map<String, Value> = guild
            .members
            .keys()
            .map(|user| (user.to_string(), json!(world.guild_permissions(*user, guild.id))))
            .collect();
        rights.insert(guild.id.to_string(), Value::Object(members));
    }
    let bots: Vec<Value> = world
        .apps()
        .map(|app| {
            json!({
                "id": app.id,
                "name": app.name,
                "connected": world.is_connected(app.id),
                "refused": app.refused,
                "emojis": app.emojis.len(),
                "installed_by": app.installed_by,
            })
        })
        .collect();
    json!({
        "people": world.people().collect::<Vec<_>>(),
        "bots": bots,
        "guilds": world.guilds().collect::<Vec<_>>(),
        "channels": world.channels().collect::<Vec<_>>(),
        "sight": sight,
        "rights": rights,
    })
}

fn commands(world: &World) -> Value {
    let all = world.apps().flat_map(|app| {
        app.commands.iter().map(|command| {
            let mut json = json!(command);
            json["app"] = json!(app.id);
            json
        })
    });
    all.collect()
}

fn faults(world: &World) -> Value {
    let (disorder, holding) = world.disorders();
    json!({
        "pending": world.faults.pending(),
        "disorder": disorder,
        "holding": holding,
        "refused": world.apps().filter(|app| app.refused).map(|app| app.id).collect::<Vec<Id>>(),
    })
}

pub(crate) fn counts(world: &World) -> Value {
    let log = &world.log;
    json!({ "counted": log.counted, "exempt": log.exempt, "invalid": log.invalid })
}

/// Whether the sandbox lives, and the bots connected to it.
pub(crate) fn health(world: &World) -> Value {
    let bots = world.apps().map(
        |app| json!({ "id": app.id, "name": app.name, "connected": world.is_connected(app.id) }),
    );
    json!({
        "status": "ok",
        "version": env!("CARGO_PKG_VERSION"),
        "run": world.run.to_string(),
        "now": world.now(),
        "strictness": world.settings.strictness,
        "bots": bots.collect::<Vec<_>>(),
    })
}

/// A world, with everything a bot and a driver must know about it.
pub(crate) fn world(name: &str, world: &World) -> Value {
    json!({
        "name": name,
        "token": world.settings.token,
        "application_id": world.first_app(),
        "url": world.url,
        "base": format!("{}/api/v10", world.url),
        "gateway": world.gateway_url(),
        "strictness": world.settings.strictness,
        "places": places(world),
    })
}
