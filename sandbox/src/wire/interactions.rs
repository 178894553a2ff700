//! INTERACTION_CREATE.

use serde_json::{Value, json};

use crate::permissions::Permissions;
use crate::wire::{messages, people, places};
use crate::world::World;
use crate::world::interaction::{FirstAnswer, Interaction, InteractionKind};
use crate::world::offers::context;

/// An interaction as the bot receives it.
pub(crate) fn interaction(world: &World, one: &Interaction) -> Value {
    let locale = world.users.get(&one.person).map_or("en-GB", |user| user.locale.as_str());
    let channel = world.channels.get(&one.channel);
    let person = people::user(world, one.person);
    let mut json = json!({
        "id": one.id,
        "application_id": one.app,
        "type": one.kind.number(),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": one.channel,
        "channel": channel.map(|channel| places::channel(world, channel)),
        "locale": locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": world.settings.largest_file,
        "app_permissions": world.permissions(one.app, one.channel),
    });
    json["channel"]["permissions"] = json!(world.permissions(one.person, one.channel));
    match one.guild {
        Some(guild) => {
            let home = world.guilds.get(&guild).map_or("en-GB", |guild| guild.locale.as_str());
            let mut member = people::member(world, guild, one.person);
            member["permissions"] = json!(world.permissions(one.person, one.channel));
            json["guild_id"] = json!(guild);
            json["guild_locale"] = json!(home);
            json["guild"] = json!({ "id": guild, "locale": home, "features": [] });
            json["member"] = member;
        }
        None => {
            json["user"] = person;
        }
    }
    json["context"] = json!(channel.map_or(0, |channel| context(channel, one.app)));
    json["authorizing_integration_owners"] = owners(one);
    if one.guild.is_none() {
        json["app_permissions"] = json!(Permissions::of_apps_in_dms());
    } else if one.is_away() {
        // The person's own rights there, as far as an application may borrow them.
        let borrowed = world.permissions(one.person, one.channel);
        let at_most = Permissions::of_apps_in_dms();
        json["app_permissions"] = json!(Permissions(borrowed.0 & at_most.0));
    }
    if let Some(source) = one.source.and_then(|id| world.messages.get(&id)) {
        json["message"] = messages::message(world, source);
    }
    json
}

/// Who has installed the application, by the number of the way: a guild, `0` for one that the person
/// of a DM shares with it, or a person.
fn owners(one: &Interaction) -> Value {
    let mut owners = json!({});
    if one.installs.in_guild {
        owners["0"] = json!(one.guild.unwrap_or_default());
    }
    if let Some(person) = one.installs.by {
        owners["1"] = json!(person);
    }
    owners
}

/// A message's metadata about the interaction behind it.
pub(crate) fn metadata(world: &World, one: &Interaction) -> Value {
    let mut json = json!({
        "id": one.id,
        "type": one.kind.number(),
        "user": people::user(world, one.person),
        "authorizing_integration_owners": owners(one),
    });
    if let (Some(source), InteractionKind::Component) = (one.source, one.kind) {
        json["interacted_message_id"] = json!(source);
    }
    if one.kind == InteractionKind::Command {
        json["name"] = json!(full_name(&one.data));
    }
    if let Some(opener) = one.opened_by.and_then(|id| world.interactions.get(&id)) {
        json["triggering_interaction_metadata"] = metadata(world, opener);
    }
    // Follow-ups name the message of the first answer.
    let own = matches!(one.first, Some(FirstAnswer::Message(_) | FirstAnswer::Deferred(_)));
    if let Some(original) = one.original.filter(|_| own) {
        json["original_response_message_id"] = json!(original);
    }
    json
}

/// A command's name with its group and sub-command, as in the line above its answer.
fn full_name(data: &Value) -> String {
    let mut name = data["name"].as_str().unwrap_or_default().to_owned();
    let mut options = &data["options"];
    while let Some(inner) = options.as_array().and_then(|list| list.first())
        && matches!(inner["type"].as_u64(), Some(1 | 2))
    {
        name.push(' ');
        name.push_str(inner["name"].as_str().unwrap_or_default());
        options = &inner["options"];
    }
    name
}
