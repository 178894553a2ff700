//! The permissions of users in guilds and channels, and the messages they see.

use std::sync::Arc;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::World;
use crate::world::message::Message;
use crate::world::model::{Channel, ChannelKind, User};

impl World {
    /// A user's permissions in a guild, channels aside.
    pub fn guild_permissions(&self, user: Id, guild: Id) -> Permissions {
        let Some(guild) = self.guilds.get(&guild) else {
            return Permissions::NONE;
        };
        if guild.owner == user {
            return Permissions::ALL;
        }
        let Some(member) = guild.members.get(&user) else {
            return Permissions::NONE;
        };
        let mut allowed = Permissions::NONE;
        for role in std::iter::once(&guild.id).chain(&member.roles) {
            if let Some(role) = guild.roles.get(role) {
                allowed |= role.permissions;
            }
        }
        if allowed.contains(Permissions::ADMINISTRATOR) {
            return Permissions::ALL;
        }
        allowed.without(guild.denied.get(&user).copied().unwrap_or_default())
    }

    /// A user's permissions in a channel; none if the user is not in it.
    pub fn permissions(&self, user: Id, channel: Id) -> Permissions {
        let Some(channel) = self.channel(channel) else {
            return Permissions::NONE;
        };
        let Some(guild) = channel.guild else {
            let is_inside = channel.people.contains(&user)
                || channel.dm.is_some_and(|(person, bot)| user == person || user == bot);
            let threads = Permissions::CREATE_PUBLIC_THREADS | Permissions::CREATE_PRIVATE_THREADS;
            return match is_inside {
                true => Permissions::of_everyone().without(threads),
                false => Permissions::NONE,
            };
        };
        let everywhere = self.guild_permissions(user, guild);
        if everywhere == Permissions::ALL || everywhere == Permissions::NONE {
            return everywhere;
        }
        // A thread has no overwrites of its own: those of the channel above it apply.
        let rules = channel.parent.and_then(|parent| self.channels.get(&parent)).unwrap_or(channel);
        let allowed = self.with_overwrites(user, guild, rules, everywhere);
        if !allowed.contains(Permissions::VIEW_CHANNEL) {
            return Permissions::NONE;
        }
        if channel.kind == ChannelKind::PrivateThread {
            let inside =
                channel.thread.as_ref().is_some_and(|thread| thread.members.contains(&user));
            if !inside && !allowed.contains(Permissions::MANAGE_THREADS) {
                return Permissions::NONE;
            }
        }
        allowed
    }

    fn with_overwrites(
        &self,
        user: Id,
        guild: Id,
        channel: &Channel,
        mut allowed: Permissions,
    ) -> Permissions {
        let Some(guild) = self.guilds.get(&guild) else {
            return Permissions::NONE;
        };
        if let Some(all) = channel.overwrites.get(&guild.id) {
            allowed = allowed.without(all.deny) | all.allow;
        }
        let (mut allow, mut deny) = (Permissions::NONE, Permissions::NONE);
        for role in guild.members.get(&user).into_iter().flat_map(|member| &member.roles) {
            if let Some(one) = channel.overwrites.get(role) {
                allow |= one.allow;
                deny |= one.deny;
            }
        }
        allowed = allowed.without(deny) | allow;
        if let Some(own) = channel.overwrites.get(&user) {
            allowed = allowed.without(own.deny) | own.allow;
        }
        allowed.without(guild.denied.get(&user).copied().unwrap_or_default())
    }

    /// Whether a user has the permissions `wanted` in a channel. Who doesn't see it, or may not go
    /// into it where it is for voices, has none.
    pub fn may(&self, user: Id, channel: Id, wanted: Permissions) -> bool {
        let voice = self.channel(channel).is_some_and(|place| place.kind == ChannelKind::Voice);
        let entry = if voice { Permissions::CONNECT } else { Permissions::VIEW_CHANNEL };
        self.permissions(user, channel).contains(wanted | Permissions::VIEW_CHANNEL | entry)
    }

    pub fn can_see(&self, user: Id, message: &Message) -> bool {
        !message.deleted
            && message.ephemeral_to.is_none_or(|only| only == user)
            && self.may(user, message.channel, Permissions::VIEW_CHANNEL)
    }

    /// The messages that a person sees in a channel, oldest first, with the person's ephemeral
    /// messages.
    pub fn seen_by(&self, person: Id, channel: Id) -> Vec<Message> {
        if !self.may(person, channel, Permissions::READ_MESSAGE_HISTORY) {
            return Vec::new();
        }
        self.messages_in(channel)
            .filter(|message| message.ephemeral_to.is_none_or(|only| only == person))
            .cloned()
            .collect()
    }

    /// All people (bots aside) who see a channel now.
    pub(crate) fn audience(&mut self, channel: Id) -> Arc<[Id]> {
        let Some(place) = self.channels.get(&channel) else {
            return Arc::from([]);
        };
        if let Some((person, _)) = place.dm {
            return Arc::from([person]);
        }
        if place.kind == ChannelKind::Group {
            return place.people.iter().copied().collect();
        }
        let guild = place.guild.and_then(|guild| self.guilds.get(&guild));
        let generation = guild.map_or(0, |guild| guild.generation);
        if let Some((known, people)) = self.audiences.get(&channel)
            && *known == generation
        {
            return Arc::clone(people);
        }
        let people: Arc<[Id]> = guild
            .into_iter()
            .flat_map(|guild| guild.members.keys().copied())
            .filter(|id| self.users.get(id).is_some_and(User::is_person))
            .filter(|id| self.may(*id, channel, Permissions::VIEW_CHANNEL))
            .collect();
        self.audiences.insert(channel, (generation, Arc::clone(&people)));
        people
    }

    /// Whether a person and a bot are in a common guild.
    pub(crate) fn share_a_guild(&self, one: Id, other: Id) -> bool {
        self.guilds
            .values()
            .any(|guild| guild.members.contains_key(&one) && guild.members.contains_key(&other))
    }
}
