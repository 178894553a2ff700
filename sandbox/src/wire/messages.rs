//! Messages and attachments.

use serde_json::{Value, json};

use crate::id::Id;
use crate::time::iso;
use crate::wire::{people, places};
use crate::world::World;
use crate::world::components::shown;
use crate::world::message::{Attachment, Message, flags};

/// An attachment of a message in `channel`.
pub(crate) fn attachment(world: &World, channel: Id, file: &Attachment, ephemeral: bool) -> Value {
    let url = world.attachment_url(channel, file);
    let mut json = json!({
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "url": url,
        "proxy_url": url,
    });
    if let Some(text) = &file.description {
        json["description"] = json!(text);
    }
    if let Some(kind) = &file.content_type {
        json["content_type"] = json!(kind);
    }
    if let Some((width, height)) = file.picture_size() {
        json["width"] = json!(width);
        json["height"] = json!(height);
    }
    if ephemeral {
        json["ephemeral"] = json!(true);
    }
    json
}

/// A message as the REST routes return it.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let mut json = bare(world, message);
    if let Some(id) = message.reply_to {
        json["type"] = json!(19);
        json["message_reference"] = json!({
            "type": 0,
            "message_id": id,
            "channel_id": message.channel,
            "guild_id": world.channels.get(&message.channel).and_then(|channel| channel.guild),
        });
        let earlier = world.messages.get(&id).filter(|earlier| !earlier.deleted);
        // A message for one person is told to nobody else.
        if earlier.is_none_or(|earlier| !earlier.is_ephemeral()) {
            json["referenced_message"] =
                earlier.map_or(Value::Null, |earlier| bare(world, earlier));
        }
    }
    if message.flags & flags::HAS_THREAD != 0
        && let Some(thread) = world.channel(message.id)
    {
        json["thread"] = places::channel(world, thread);
    }
    json
}

/// A message as gateway events carry it: with its guild and the author's membership.
pub(crate) fn event(world: &World, one: &Message) -> Value {
    let mut json = message(world, one);
    if let Some(guild) = world.channels.get(&one.channel).and_then(|channel| channel.guild) {
        json["guild_id"] = json!(guild);
        if world.guilds.get(&guild).is_some_and(|guild| guild.members.contains_key(&one.author)) {
            json["member"] = people::partial_member(world, guild, one.author);
        }
    }
    json["channel_type"] =
        json!(world.channels.get(&one.channel).map_or(0, |channel| channel.kind.number()));
    json
}

fn bare(world: &World, message: &Message) -> Value {
    // Files that components show are listed there only, as in Discord.
    let shown = shown(&message.components);
    let files: Vec<Value> = message
        .attachments
        .iter()
        .filter(|file| !shown.contains(&file.id))
        .map(|file| attachment(world, message.channel, file, message.is_ephemeral()))
        .collect();
    let named: Vec<Value> = message.named.iter().map(|id| people::user(world, *id)).collect();
    let mut json = json!({
        "id": message.id,
        "channel_id": message.channel,
        "type": 0,
        "author": people::user(world, message.author),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": message.edited.map(iso),
        "tts": false,
        "mention_everyone": message.pinged_everyone,
        "mentions": named,
        "mention_roles": [],
        "attachments": files,
        "embeds": *message.embeds,
        "components": *message.components,
        "pinned": false,
        "flags": message.flags,
    });
    if let Some(nonce) = &message.nonce {
        json["nonce"] = nonce.clone();
    }
    if let Some(origin) = &message.origin {
        json["type"] = if origin["type"] == 2 { json!(20) } else { json!(0) };
        json["interaction_metadata"] = (**origin).clone();
        json["application_id"] = json!(message.author);
        json["webhook_id"] = json!(message.author);
    }
    json
}
