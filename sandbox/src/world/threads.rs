//! Threads: opened, joined, put away.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::id::Id;
use crate::wire;
use crate::world::change::Change;
use crate::world::message::flags;
use crate::world::model::{Channel, ChannelKind, Thread};
use crate::world::{World, intents};

impl World {
    /// Whether this is a thread that somebody has locked.
    pub(super) fn is_locked(&self, channel: Id) -> bool {
        self.channel(channel).and_then(|one| one.thread.as_ref()).is_some_and(|one| one.locked)
    }

    /// Opens a thread under a channel; from a message it shares that message's id.
    pub(crate) fn open_thread(
        &mut self,
        parent: Id,
        owner: Id,
        name: &str,
        kind: ChannelKind,
        message: Option<Id>,
    ) -> Option<Id> {
        let guild = self.channel(parent)?.guild?;
        let id = match message {
            Some(message) => message,
            None => self.next_id(),
        };
        let created = self.now();
        let channel = Channel {
            name: name.into(),
            parent: Some(parent),
            thread: Some(Thread {
                owner,
                archived: false,
                locked: false,
                auto_archive: 4320,
                members: BTreeSet::from([owner]),
                created,
            }),
            ..Channel::new(id, kind, Some(guild))
        };
        self.channels.insert(id, channel);
        if let Some(message) = message.and_then(|id| self.messages.get_mut(&id)) {
            message.flags |= flags::HAS_THREAD;
        }
        self.channel_event(id, "THREAD_CREATE");
        self.emit(Change::PlacesChanged { guild: Some(guild) });
        Some(id)
    }

    /// Adds somebody to a thread, or removes somebody from it.
    pub(crate) fn set_thread_member(&mut self, thread: Id, user: Id, inside: bool) {
        let Some(channel) = self.channels.get_mut(&thread) else {
            return;
        };
        let (Some(guild), Some(place)) = (channel.guild, &mut channel.thread) else {
            return;
        };
        let changed = if inside { place.members.insert(user) } else { place.members.remove(&user) };
        if !changed {
            return;
        }
        let count = place.members.len();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.generation += 1;
        }
        let added: Vec<Value> =
            if inside { vec![self.thread_member(thread, guild, user, true)] } else { Vec::new() };
        let removed: Vec<Id> = if inside { Vec::new() } else { vec![user] };
        let data = json!({
            "id": thread,
            "guild_id": guild,
            "member_count": count.min(50),
            "added_members": added,
            "removed_member_ids": removed,
        });
        self.dispatch_guild(guild, intents::GUILDS, "THREAD_MEMBERS_UPDATE", &data);
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// A member of a thread, as Discord shows it.
    pub(crate) fn thread_member(&self, thread: Id, guild: Id, user: Id, whole: bool) -> Value {
        let since = self.channels.get(&thread).and_then(|one| one.thread.as_ref());
        let mut json = json!({
            "id": thread,
            "user_id": user,
            "join_timestamp": crate::time::iso(since.map_or(0, |one| one.created)),
            "flags": 0,
        });
        if whole {
            json["member"] = wire::people::member(self, guild, user);
        }
        json
    }
}
