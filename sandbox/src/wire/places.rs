//! Guilds, roles, channels and threads.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::id::Id;
use crate::time::iso;
use crate::wire::people;
use crate::world::model::{Channel, ChannelKind, Guild, Overwrite, Role};
use crate::world::{World, intents};

/// A role, with the colours that newer libraries insist on.
pub(crate) fn role(role: &Role) -> Value {
    let mut json = json!({
        "id": role.id,
        "name": role.name,
        "description": null,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": 0,
        "permissions": role.permissions,
        "managed": role.bot.is_some(),
        "mentionable": false,
        "flags": 0,
    });
    if let Some(bot) = role.bot {
        json["tags"] = json!({ "bot_id": bot });
    }
    json
}

/// A channel, a thread or a DM, in full.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let last = channel.messages.last();
    match channel.kind {
        ChannelKind::Dm => {
            let person = channel.dm.map(|(person, _)| person).unwrap_or_default();
            json!({
                "id": channel.id,
                "type": 1,
                "last_message_id": last,
                "flags": 0,
                "recipients": [people::user(world, person)],
            })
        }
        ChannelKind::Group => json!({
            "id": channel.id,
            "type": 3,
            "name": null,
            "icon": null,
            "owner_id": channel.people.first(),
            "last_message_id": last,
            "flags": 0,
            "recipients": channel
                .people
                .iter()
                .map(|person| people::user(world, *person))
                .collect::<Vec<_>>(),
        }),
        ChannelKind::Text | ChannelKind::Announcement | ChannelKind::Voice => json!({
            "id": channel.id,
            "type": channel.kind.number(),
            "guild_id": channel.guild,
            "name": channel.name,
            "topic": channel.topic,
            "position": 0,
            "parent_id": null,
            "nsfw": false,
            "rate_limit_per_user": channel.slow,
            "last_message_id": last,
            "flags": 0,
            "permission_overwrites": overwrites(world, channel),
        }),
        ChannelKind::AnnouncementThread
        | ChannelKind::PublicThread
        | ChannelKind::PrivateThread => {
            let mut json = json!({
                "id": channel.id,
                "type": channel.kind.number(),
                "guild_id": channel.guild,
                "parent_id": channel.parent,
                "name": channel.name,
                "rate_limit_per_user": channel.slow,
                "last_message_id": last,
                "flags": 0,
                "message_count": channel.messages.len().min(50),
                "total_message_sent": channel.messages.len(),
            });
            if let Some(thread) = &channel.thread {
                json["owner_id"] = json!(thread.owner);
                json["member_count"] = json!(thread.members.len().min(50));
                json["thread_metadata"] = json!({
                    "archived": thread.archived,
                    "locked": thread.locked,
                    "auto_archive_duration": thread.auto_archive,
                    "archive_timestamp": iso(thread.created),
                    "create_timestamp": iso(thread.created),
                    "invitable": true,
                });
            }
            json
        }
    }
}

fn overwrites(world: &World, channel: &Channel) -> Vec<Value> {
    let guild = channel.guild.and_then(|guild| world.guilds.get(&guild));
    let mut all: BTreeMap<Id, Overwrite> = channel.overwrites.clone();
    for (user, denied) in guild.into_iter().flat_map(|guild| &guild.denied) {
        let one = all.entry(*user).or_default();
        *one = Overwrite { allow: one.allow.without(*denied), deny: one.deny | *denied };
    }
    all.into_iter()
        .map(|(id, one)| {
            let role = guild.is_some_and(|guild| guild.roles.contains_key(&id));
            json!({
                "id": id,
                "type": u8::from(!role),
                "allow": one.allow,
                "deny": one.deny,
            })
        })
        .collect()
}

/// A guild as `GET /guilds/{id}` shows it.
pub(crate) fn guild(guild: &Guild) -> Value {
    let mut json = json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "icon_hash": null,
        "splash": null,
        "discovery_splash": null,
        "banner": null,
        "description": null,
        "owner_id": guild.owner,
        "region": "deprecated",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": guild.roles.values().map(role).collect::<Vec<_>>(),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "public_updates_channel_id": null,
        "safety_alerts_channel_id": null,
        "max_presences": null,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": false,
        "preferred_locale": guild.locale,
        "nsfw": false,
        "nsfw_level": 0,
        "hub_type": null,
        "incidents_data": null,
    });
    json["home_header"] = Value::Null;
    json
}

/// A guild as GUILD_CREATE shows it to a bot with these intents.
pub(crate) fn guild_create(world: &World, id: Id, app: Id, wanted: u64) -> Value {
    let Some(place) = world.guilds.get(&id) else {
        return json!({ "id": id });
    };
    let all = wanted & intents::GUILD_MEMBERS != 0;
    let members: Vec<Value> = place
        .members
        .keys()
        .filter(|member| all || **member == app)
        .take(1000)
        .map(|member| people::member(world, id, *member))
        .collect();
    let of_kind = |threads: bool| -> Vec<Value> {
        world
            .channels()
            .filter(|one| one.guild == Some(id) && one.kind.is_thread() == threads)
            .map(|one| channel(world, one))
            .collect()
    };
    let mut json = guild(place);
    let joined = place.members.get(&app).map(|member| iso(member.joined));
    json["joined_at"] = json!(joined.unwrap_or_else(|| iso(world.now())));
    json["large"] = json!(place.members.len() > 250);
    json["unavailable"] = json!(false);
    json["member_count"] = json!(place.members.len());
    json["members"] = json!(members);
    json["channels"] = json!(of_kind(false));
    json["threads"] = json!(of_kind(true));
    for empty in ["voice_states", "presences", "stage_instances", "guild_scheduled_events"] {
        json[empty] = json!([]);
    }
    json["soundboard_sounds"] = json!([]);
    json
}
