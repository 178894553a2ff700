//! Writing, editing and deleting messages.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::check::as_id;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::time::Millis;
use crate::wire;
use crate::world::change::Change;
use crate::world::components::each_component;
use crate::world::log::{Delivery, DeliveryKind, SentFile};
use crate::world::message::{Attachment, Message, flags};
use crate::world::{World, intents};

/// A message that is about to be written.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) nonce: Option<Value>,
    pub(crate) reply_to: Option<Id>,
    pub(crate) ephemeral_to: Option<Id>,
    pub(crate) interaction: Option<Id>,
    pub(crate) allowed: Option<Value>,
}

/// The changes of an edit; `None` fields stay.
#[derive(Debug, Default)]
pub(crate) struct Edit {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Attachment>>,
    pub(crate) flags: Option<u64>,
    pub(crate) allowed: Option<Value>,
}

/// The mentions of a text that notify somebody.
#[derive(Debug, Default)]
struct Names {
    people: Vec<Id>,
    everyone: bool,
}

impl World {
    /// Writes a message and tells everyone who sees it.
    pub(crate) fn post(&mut self, mut draft: Draft) -> Id {
        let id = self.next_id();
        let created = self.now();
        let names = self.names(&draft, &draft.components);
        self.link_files(draft.channel, &draft.attachments, &mut draft.embeds);
        self.dress_embeds(draft.channel, &draft.attachments, &mut draft.embeds);
        self.settle(draft.channel, &draft.attachments, &mut draft.components);
        let origin = draft
            .interaction
            .and_then(|id| self.interactions.get(&id))
            .map(|one| Arc::new(wire::interactions::metadata(self, one)));
        let silent = draft.flags & (flags::SUPPRESS_NOTIFICATIONS | flags::LOADING) != 0;
        let message = Message {
            id,
            channel: draft.channel,
            author: draft.author,
            content: draft.content,
            embeds: Arc::new(draft.embeds),
            components: Arc::new(draft.components),
            attachments: draft.attachments,
            flags: draft.flags,
            created,
            edited: None,
            nonce: draft.nonce,
            reply_to: draft.reply_to,
            ephemeral_to: draft.ephemeral_to,
            interaction: draft.interaction,
            pinged: if silent { Vec::new() } else { names.people.clone() },
            pinged_everyone: names.everyone && !silent,
            deleted: false,
            revision: 0,
            origin,
            named: names.people,
        };
        let (channel, only) = (message.channel, message.ephemeral_to);
        self.messages.insert(id, message);
        if let Some(place) = self.channels.get_mut(&channel) {
            place.messages.push(id);
            if let Some(thread) = &mut place.thread {
                thread.archived = false;
            }
        }
        self.message_event(id, "MESSAGE_CREATE");
        self.emit(Change::MessageCreated { channel, message: id, only });
        id
    }

    /// Edits a message. One that says 'thinking' gets its first text by this.
    pub(crate) fn edit(&mut self, id: Id, mut edit: Edit) {
        let now = self.now();
        let Some(before) = self.messages.get(&id) else {
            return;
        };
        let channel = before.channel;
        let files = edit.attachments.clone().unwrap_or_else(|| before.attachments.clone());
        let draft = Draft {
            channel,
            author: before.author,
            content: edit.content.clone().unwrap_or_else(|| before.content.clone()),
            ephemeral_to: before.ephemeral_to,
            allowed: edit.allowed.take(),
            ..Draft::default()
        };
        let names = self.names(&draft, edit.components.as_deref().unwrap_or_default());
        if let Some(embeds) = &mut edit.embeds {
            self.link_files(channel, &files, embeds);
            self.dress_embeds(channel, &files, embeds);
        }
        if let Some(components) = &mut edit.components {
            self.settle(channel, &files, components);
        }
        let Some(message) = self.messages.get_mut(&id) else {
            return;
        };
        let was_thinking = message.is_thinking();
        let flags = message.flags | edit.flags.unwrap_or(0);
        // In a message of components, the texts among them hold the mentions.
        if edit.content.is_some()
            || (edit.components.is_some() && flags & flags::COMPONENTS_V2 != 0)
        {
            message.named = names.people;
        }
        if let Some(content) = edit.content {
            message.content = content;
        }
        if let Some(embeds) = edit.embeds {
            message.embeds = Arc::new(embeds);
        }
        if let Some(components) = edit.components {
            message.components = Arc::new(components);
        }
        message.attachments = files;
        if let Some(wanted) = edit.flags {
            let settable = flags::SUPPRESS_EMBEDS | flags::COMPONENTS_V2;
            // The flag for the newer components cannot be taken back.
            let stays = message.flags & !flags::SUPPRESS_EMBEDS;
            message.flags = stays | (wanted & settable);
        }
        message.flags &= !flags::LOADING;
        message.revision += 1;
        if was_thinking {
            // Now it is a message like any other, and the people it mentions are notified.
            message.pinged = message.named.clone();
        } else {
            message.edited = Some(now);
        }
        let only = message.ephemeral_to;
        self.message_event(id, "MESSAGE_UPDATE");
        self.emit(Change::MessageEdited { channel, message: id, only });
    }

    /// Deletes a message. It can still be looked up by its id.
    pub(crate) fn delete(&mut self, id: Id) {
        let Some(message) = self.messages.get_mut(&id) else {
            return;
        };
        if std::mem::replace(&mut message.deleted, true) {
            return;
        }
        let channel = message.channel;
        self.message_event(id, "MESSAGE_DELETE");
        self.emit(Change::MessageDeleted { channel, message: id });
    }

    /// Sends the event to the bots that see the channel. Ephemeral messages cause none.
    fn message_event(&mut self, id: Id, name: &'static str) {
        let Some(message) = self.messages.get(&id).filter(|one| !one.is_ephemeral()) else {
            return;
        };
        let Some(place) = self.channels.get(&message.channel) else {
            return;
        };
        let (channel, author, guild) = (message.channel, message.author, place.guild);
        let intent =
            if guild.is_some() { intents::GUILD_MESSAGES } else { intents::DIRECT_MESSAGES };
        let mut bots: Vec<Id> = match place.dm {
            Some((_, bot)) => vec![bot],
            None => self.apps.keys().copied().collect(),
        };
        // Most bots ask for no messages, and an event is work.
        bots.retain(|bot| self.hub.hears(*bot, intent));
        if bots.is_empty() {
            return;
        }
        let data = if name == "MESSAGE_DELETE" {
            let mut data = json!({ "id": id, "channel_id": channel });
            if let Some(guild) = guild {
                data["guild_id"] = json!(guild);
            }
            data
        } else {
            wire::messages::event(self, message)
        };
        let mut stripped = data.clone();
        if guild.is_some() && name != "MESSAGE_DELETE" {
            stripped["content"] = json!("");
            for list in ["embeds", "attachments", "components"] {
                stripped[list] = json!([]);
            }
        }
        for bot in bots {
            if !self.may(bot, channel, Permissions::VIEW_CHANNEL) {
                continue;
            }
            let named = data["mentions"]
                .as_array()
                .is_some_and(|list| list.iter().any(|user| user["id"] == json!(bot)));
            let reads_all = move |has: u64| {
                bot == author || named || guild.is_none() || has & intents::MESSAGE_CONTENT != 0
            };
            self.dispatch_if(bot, &|has| has & intent != 0 && reads_all(has), name, &data);
            self.dispatch_if(bot, &|has| has & intent != 0 && !reads_all(has), name, &stripped);
        }
    }

    /// The mentions in a text that its `allowed_mentions` let notify somebody.
    fn names(&self, draft: &Draft, components: &[Value]) -> Names {
        let mut text = draft.content.clone();
        each_component(components, &mut |part| {
            if part["type"] == 10 {
                text.push_str(part["content"].as_str().unwrap_or_default());
            }
        });
        let allowed = draft.allowed.as_ref().filter(|allowed| !allowed.is_null());
        let parses = |what: &str| {
            allowed.is_none_or(|allowed| {
                allowed["parse"].as_array().is_some_and(|list| list.iter().any(|one| one == what))
            })
        };
        let listed = |id: Id| {
            allowed.is_some_and(|allowed| {
                allowed["users"]
                    .as_array()
                    .is_some_and(|list| list.iter().any(|one| as_id(one) == Some(id)))
            })
        };
        let mut people: Vec<Id> = Vec::new();
        for piece in text.split("<@").skip(1) {
            let Some((number, _)) = piece.split_once('>') else {
                continue;
            };
            let Ok(id) = number.trim_start_matches('!').parse::<Id>() else {
                continue;
            };
            if (parses("users") || listed(id)) && self.users.contains_key(&id) {
                people.push(id);
            }
        }
        // An answer to a component refers to a message of the bot itself, which needs no ringing.
        let replied_to = draft.reply_to.filter(|_| draft.interaction.is_none());
        if let Some(earlier) = replied_to.and_then(|id| self.messages.get(&id))
            && allowed.is_none_or(|allowed| allowed["replied_user"] == true)
        {
            people.push(earlier.author);
        }
        people.sort_unstable();
        people.dedup();
        people.retain(|id| {
            draft.ephemeral_to.is_none_or(|only| only == *id)
                && self.may(*id, draft.channel, Permissions::VIEW_CHANNEL)
        });
        let everyone = draft.ephemeral_to.is_none()
            && (text.contains("@everyone") || text.contains("@here"))
            && parses("everyone")
            && self.may(draft.author, draft.channel, Permissions::MENTION_EVERYONE);
        Names { people, everyone }
    }

    /// Remembers a delivery with everybody who saw it.
    pub(crate) fn deliver(
        &mut self,
        app: Id,
        kind: DeliveryKind,
        place: (Id, Option<Id>),
        only: Option<Id>,
        sent: (&Arc<Value>, &Arc<[SentFile]>),
    ) {
        let (channel, message) = place;
        let seen_by = match only {
            Some(person) => Arc::from([person]),
            None => self.audience(channel),
        };
        let at: Millis = self.now();
        let (body, files) = (Arc::clone(sent.0), Arc::clone(sent.1));
        self.log.delivery(Delivery { at, app, kind, channel, message, body, files, seen_by });
    }
}
