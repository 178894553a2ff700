//! The application: where its gateway is, and its commands.

use serde_json::json;

use crate::id::Id;
use crate::refusal::Refusal;
use crate::rest::{Call, Outcome, Reply};
use crate::wire;
use crate::world::{World, signing};

pub(crate) fn gateway(world: &mut World, _: &Call<'_>) -> Outcome {
    Reply::ok(json!({ "url": world.gateway_url() }))
}

pub(crate) fn gateway_bot(world: &mut World, _: &Call<'_>) -> Outcome {
    Reply::ok(json!({
        "url": world.gateway_url(),
        "shards": world.settings.shards,
        "session_start_limit": {
            "total": 1000, "remaining": 999, "reset_after": 14_400_000,
            "max_concurrency": world.settings.max_concurrency,
        },
    }))
}

/// Every privileged intent is granted: presences, members and message content, as to a bot in less
/// than a hundred servers. Some libraries look here before they ask.
pub(crate) const FLAGS: u64 = 1 << 13 | 1 << 15 | 1 << 19;

/// The sounds that everybody has: none here.
pub(crate) fn sounds(_: &mut World, _: &Call<'_>) -> Outcome {
    Reply::ok(json!([]))
}

pub(crate) fn me(world: &mut World, call: &Call<'_>) -> Outcome {
    let app = world.apps.get(&call.app).ok_or(Refusal::UNAUTHORIZED)?;
    Reply::ok(json!({
        "id": app.id,
        "name": app.name,
        "icon": null,
        "description": app.description,
        "summary": "",
        "type": null,
        "bot": wire::people::user(world, app.id),
        "bot_public": true,
        "bot_require_code_grant": false,
        "flags": FLAGS,
        "flags_new": FLAGS.to_string(),
        "hook": true,
        "verify_key": signing::public_key(app.id),
        "tags": [],
        "owner": {
            "id": "1", "username": "owner", "global_name": "Owner", "discriminator": "0",
            "avatar": null, "public_flags": 0, "flags": 0, "primary_guild": null,
        },
        "team": null,
        "redirect_uris": [],
        "interactions_endpoint_url": app.endpoint,
        "role_connections_verification_url": null,
        "approximate_guild_count": world.guilds.len(),
        "approximate_user_install_count": app.installed_by.len(),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": { "0": {}, "1": {} },
    }))
}

/// Edits the bot's own application. An address for interactions was tried before this is asked.
pub(crate) fn edit(world: &mut World, call: &Call<'_>) -> Outcome {
    let known = [
        "description",
        "interactions_endpoint_url",
        "role_connections_verification_url",
        "flags",
        "tags",
        "install_params",
        "integration_types_config",
        "custom_install_url",
        "icon",
        "cover_image",
        "event_webhooks_url",
        "event_webhooks_status",
        "event_webhooks_types",
    ];
    call.check(world, &known, |form, body| {
        form.url("", body, "interactions_endpoint_url", &["http://", "https://"]);
    })?;
    let app = world.apps.get_mut(&call.app).ok_or(Refusal::UNAUTHORIZED)?;
    if let Some(url) = call.body.get("interactions_endpoint_url") {
        app.endpoint = url.as_str().map(Into::into);
    }
    if let Some(text) = call.body["description"].as_str() {
        app.description = text.into();
    }
    me(world, call)
}

/// The path names the application as well; a bot may touch only its own.
pub(super) fn own(call: &Call<'_>) -> Result<Id, Refusal> {
    if call.id(0)? == call.app { Ok(call.app) } else { Err(Refusal::MISSING_ACCESS) }
}

/// The guild of a guild command.
fn home(world: &World, call: &Call<'_>) -> Result<Option<Id>, Refusal> {
    own(call)?;
    let id = call.id(1)?;
    match world.guilds.get(&id) {
        Some(guild) if guild.members.contains_key(&call.app) => Ok(Some(id)),
        _ => Err(Refusal::MISSING_ACCESS),
    }
}

fn added(world: &mut World, call: &Call<'_>, guild: Option<Id>) -> Outcome {
    let (new, json) = world.add_command(call.app, guild, call.body)?;
    if new { Reply::created(json) } else { Reply::ok(json) }
}

fn shown(world: &World, call: &Call<'_>, at: usize) -> Outcome {
    let json = world.command_json(call.app, call.id(at)?);
    Reply::ok(json.ok_or(Refusal::UNKNOWN_COMMAND)?)
}

pub(crate) fn list(world: &mut World, call: &Call<'_>) -> Outcome {
    Reply::ok(json!(world.list_commands(own(call)?, None)))
}

pub(crate) fn put(world: &mut World, call: &Call<'_>) -> Outcome {
    Reply::ok(json!(world.set_commands(own(call)?, None, call.body)?))
}

pub(crate) fn post(world: &mut World, call: &Call<'_>) -> Outcome {
    own(call)?;
    added(world, call, None)
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    own(call)?;
    shown(world, call, 1)
}

pub(crate) fn patch(world: &mut World, call: &Call<'_>) -> Outcome {
    Reply::ok(world.edit_command(own(call)?, call.id(1)?, call.body)?)
}

pub(crate) fn delete(world: &mut World, call: &Call<'_>) -> Outcome {
    world.delete_command(own(call)?, call.id(1)?)?;
    Reply::nothing()
}

pub(crate) fn list_in(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?;
    Reply::ok(json!(world.list_commands(call.app, guild)))
}

pub(crate) fn put_in(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?;
    Reply::ok(json!(world.set_commands(call.app, guild, call.body)?))
}

pub(crate) fn post_in(world: &mut World, call: &Call<'_>) -> Outcome {
    let guild = home(world, call)?;
    added(world, call, guild)
}

pub(crate) fn get_in(world: &mut World, call: &Call<'_>) -> Outcome {
    home(world, call)?;
    shown(world, call, 2)
}

pub(crate) fn patch_in(world: &mut World, call: &Call<'_>) -> Outcome {
    home(world, call)?;
    Reply::ok(world.edit_command(call.app, call.id(2)?, call.body)?)
}

pub(crate) fn delete_in(world: &mut World, call: &Call<'_>) -> Outcome {
    home(world, call)?;
    world.delete_command(call.app, call.id(2)?)?;
    Reply::nothing()
}
