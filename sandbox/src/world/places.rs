//! Guilds, channels and people come and go, and the bots are told.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::wire;
use crate::world::World;
use crate::world::change::Change;
use crate::world::gateway::intents;
use crate::world::model::{App, Channel, ChannelKind, Guild, Member, Overwrite, Role, User};

/// For whom a permission is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// `@everyone`, bots included.
    Everyone,
    /// The bot of the first application.
    Bot,
    /// One person or bot.
    One(Id),
}

impl World {
    pub(crate) fn add_app(&mut self, name: &str, token: &str) -> Id {
        let id = self.next_id();
        let user = User {
            id,
            name: name.into(),
            bot: true,
            locale: "en-US".into(),
            dms_closed: false,
        };
        self.users.insert(id, user);
        let app = App {
            id,
            token: token.into(),
            name: name.into(),
            commands: Vec::new(),
            registrations: 0,
            emojis: BTreeMap::new(),
            refused: false,
        };
        self.apps.insert(id, app);
        for guild in self.guilds.keys().copied().collect::<Vec<_>>() {
            self.join(id, guild);
        }
        id
    }

    pub(crate) fn add_person(&mut self, name: &str) -> Id {
        if let Some(user) = self
            .users
            .values()
            .find(|user| !user.bot && user.name == name)
        {
            return user.id;
        }
        let id = self.next_id();
        let user = User {
            id,
            name: name.into(),
            bot: false,
            locale: "en-GB".into(),
            dms_closed: false,
        };
        self.users.insert(id, user);
        self.emit(Change::PersonChanged { person: id });
        id
    }

    pub(crate) fn add_guild(&mut self, name: &str) -> Id {
        if let Some(guild) = self.guilds.values().find(|guild| guild.name == name) {
            return guild.id;
        }
        let (id, owner) = (self.next_id(), self.next_id());
        let boss = User {
            id: owner,
            name: format!("Owner of {name}"),
            bot: true,
            locale: "en-GB".into(),
            dms_closed: true,
        };
        self.users.insert(owner, boss);
        let everyone = Role {
            id,
            name: "@everyone".into(),
            permissions: Permissions::of_everyone(),
            bot: None,
        };
        let owner_member = Member {
            roles: BTreeSet::new(),
            joined: self.now(),
        };
        let guild = Guild {
            id,
            name: name.into(),
            owner,
            locale: "en-GB".into(),
            roles: BTreeMap::from([(id, everyone)]),
            members: BTreeMap::from([(owner, owner_member)]),
            denied: BTreeMap::new(),
            generation: 0,
        };
        self.guilds.insert(id, guild);
        for app in self.apps.keys().copied().collect::<Vec<_>>() {
            self.join(app, id);
        }
        self.emit(Change::PlacesChanged { guild: Some(id) });
        id
    }

    pub(crate) fn add_channel(&mut self, guild: Id, name: &str) -> Option<Id> {
        let known = self
            .channels()
            .find(|channel| {
                channel.guild == Some(guild)
                    && channel.kind == ChannelKind::Text
                    && channel.name == name
            })
            .map(|channel| channel.id);
        if known.is_some() {
            return known;
        }
        self.guilds.get(&guild)?;
        let id = self.next_id();
        let channel = Channel {
            id,
            kind: ChannelKind::Text,
            guild: Some(guild),
            name: name.into(),
            topic: None,
            parent: None,
            dm: None,
            overwrites: BTreeMap::new(),
            thread: None,
            slow: 0,
            messages: Vec::new(),
            deleted: false,
        };
        self.channels.insert(id, channel);
        self.channel_event(id, "CHANNEL_CREATE");
        self.emit(Change::PlacesChanged { guild: Some(guild) });
        Some(id)
    }

    /// The DM channel of a person and a bot, opened if there is none yet.
    pub(crate) fn dm(&mut self, person: Id, bot: Id) -> Id {
        if let Some(id) = self.dms.get(&(person, bot)) {
            return *id;
        }
        let id = self.next_id();
        let channel = Channel {
            id,
            kind: ChannelKind::Dm,
            guild: None,
            name: String::new(),
            topic: None,
            parent: None,
            dm: Some((person, bot)),
            overwrites: BTreeMap::new(),
            thread: None,
            slow: 0,
            messages: Vec::new(),
            deleted: false,
        };
        self.channels.insert(id, channel);
        self.dms.insert((person, bot), id);
        self.emit(Change::PlacesChanged { guild: None });
        id
    }

    /// A person or a bot joins a guild.
    pub(crate) fn join(&mut self, user: Id, guild: Id) {
        let now = self.now();
        let role = self
            .apps
            .get(&user)
            .map(|app| app.name.clone())
            .map(|name| (self.next_id(), name));
        let Some(place) = self.guilds.get_mut(&guild) else {
            return;
        };
        if place.members.contains_key(&user) {
            return;
        }
        let mut roles = BTreeSet::new();
        if let Some((id, name)) = role {
            let permissions = Permissions::of_everyone();
            place.roles.insert(
                id,
                Role {
                    id,
                    name,
                    permissions,
                    bot: Some(user),
                },
            );
            roles.insert(id);
        }
        place.members.insert(user, Member { roles, joined: now });
        place.generation += 1;
        if self.apps.contains_key(&user) {
            self.greet(user, guild);
        } else {
            let mut data = wire::people::member(self, guild, user);
            data["guild_id"] = json!(guild);
            self.dispatch_guild(guild, intents::GUILD_MEMBERS, "GUILD_MEMBER_ADD", &data);
        }
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// Shows a guild to a bot that came into it.
    fn greet(&mut self, app: Id, guild: Id) {
        let data = wire::places::guild_create(self, guild, app, u64::MAX);
        self.dispatch(app, intents::GUILDS, "GUILD_CREATE", &data);
    }

    /// A person or a bot leaves a guild, or is thrown out.
    pub(crate) fn leave(&mut self, user: Id, guild: Id) {
        let Some(place) = self.guilds.get_mut(&guild) else {
            return;
        };
        if place.members.remove(&user).is_none() {
            return;
        }
        place.generation += 1;
        place.roles.retain(|_, role| role.bot != Some(user));
        for channel in self
            .channels
            .values_mut()
            .filter(|channel| channel.guild == Some(guild))
        {
            if let Some(thread) = &mut channel.thread {
                thread.members.remove(&user);
            }
        }
        if self.apps.contains_key(&user) {
            let data = json!({ "id": guild });
            self.dispatch(user, intents::GUILDS, "GUILD_DELETE", &data);
        } else {
            let data = json!({ "guild_id": guild, "user": wire::people::user(self, user) });
            self.dispatch_guild(guild, intents::GUILD_MEMBERS, "GUILD_MEMBER_REMOVE", &data);
        }
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// A guild is deleted with all that is in it.
    pub(crate) fn delete_guild(&mut self, guild: Id) {
        let data = json!({ "id": guild });
        self.dispatch_guild(guild, intents::GUILDS, "GUILD_DELETE", &data);
        if self.guilds.remove(&guild).is_none() {
            return;
        }
        for channel in self
            .channels
            .values_mut()
            .filter(|channel| channel.guild == Some(guild))
        {
            channel.deleted = true;
        }
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// A channel or thread is deleted; a channel takes its threads with it.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let Some(channel) = self.channel(id) else {
            return;
        };
        let (guild, thread) = (channel.guild, channel.kind.is_thread());
        let below: Vec<Id> = self
            .channels()
            .filter(|one| one.parent == Some(id))
            .map(|one| one.id)
            .collect();
        for one in below {
            if let Some(channel) = self.channels.get_mut(&one) {
                channel.deleted = true;
            }
        }
        self.channel_event(
            id,
            if thread {
                "THREAD_DELETE"
            } else {
                "CHANNEL_DELETE"
            },
        );
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.deleted = true;
        }
        self.emit(Change::PlacesChanged { guild });
    }

    /// Tells the bots of a channel's guild what became of it.
    pub(crate) fn channel_event(&mut self, id: Id, name: &'static str) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let Some(guild) = channel.guild else { return };
        let data = if name == "THREAD_DELETE" {
            json!({
                "id": id,
                "guild_id": guild,
                "parent_id": channel.parent,
                "type": channel.kind.number(),
            })
        } else {
            wire::places::channel(self, channel)
        };
        self.dispatch_guild(guild, intents::GUILDS, name, &data);
    }

    /// Allows or takes away permissions in a whole guild.
    pub(crate) fn set_in_guild(&mut self, guild: Id, whom: Whom, what: Permissions, allow: bool) {
        let fresh = self.next_id();
        let whom = self.resolve(whom);
        let name = match whom {
            Whom::One(user) => self.users.get(&user).map(|user| user.name.clone()),
            Whom::Everyone | Whom::Bot => None,
        };
        let Some(place) = self.guilds.get_mut(&guild) else {
            return;
        };
        place.generation += 1;
        let mut made = None;
        match whom {
            Whom::Everyone | Whom::Bot => {
                if let Some(role) = place.roles.get_mut(&guild) {
                    role.permissions = if allow {
                        role.permissions | what
                    } else {
                        role.permissions.without(what)
                    };
                }
            }
            Whom::One(user) => {
                let denied = place.denied.entry(user).or_default();
                *denied = if allow {
                    denied.without(what)
                } else {
                    *denied | what
                };
                if let (true, Some(member)) = (allow, place.members.get_mut(&user)) {
                    let role = Role {
                        id: fresh,
                        name: format!("Rights of {}", name.unwrap_or_default()),
                        permissions: what,
                        bot: None,
                    };
                    place.roles.insert(fresh, role);
                    member.roles.insert(fresh);
                    made = Some(user);
                } else if let Some(member) = place.members.get(&user) {
                    // What only this member's own roles give is taken out of them as well, so
                    // that the roles a bot reads tell the truth.
                    for role in &member.roles {
                        if let Some(role) = place.roles.get_mut(role) {
                            role.permissions = role.permissions.without(what);
                        }
                    }
                }
            }
        }
        self.tell_roles(guild, fresh, made);
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// The first bot under its own id.
    fn resolve(&self, whom: Whom) -> Whom {
        if whom == Whom::Bot {
            Whom::One(self.first_app())
        } else {
            whom
        }
    }

    fn tell_roles(&mut self, guild: Id, fresh: Id, made: Option<Id>) {
        let Some(place) = self.guilds.get(&guild) else {
            return;
        };
        let roles: Vec<_> = place.roles.values().cloned().collect();
        let channels: Vec<Id> = self
            .channels()
            .filter(|channel| channel.guild == Some(guild) && !channel.kind.is_thread())
            .map(|channel| channel.id)
            .collect();
        for role in roles {
            let name = if role.id == fresh {
                "GUILD_ROLE_CREATE"
            } else {
                "GUILD_ROLE_UPDATE"
            };
            let data = json!({ "guild_id": guild, "role": wire::places::role(&role) });
            self.dispatch_guild(guild, intents::GUILDS, name, &data);
        }
        if let Some(user) = made {
            let mut data = wire::people::member(self, guild, user);
            data["guild_id"] = json!(guild);
            let intent = if self.apps.contains_key(&user) {
                intents::GUILDS
            } else {
                intents::GUILD_MEMBERS
            };
            self.dispatch_guild(guild, intent, "GUILD_MEMBER_UPDATE", &data);
        }
        for channel in channels {
            self.channel_event(channel, "CHANNEL_UPDATE");
        }
    }

    /// Allows or takes away permissions in one channel.
    pub(crate) fn set_in_channel(
        &mut self,
        channel: Id,
        whom: Whom,
        what: Permissions,
        allow: bool,
    ) {
        let whom = self.resolve(whom);
        let Some(place) = self.channels.get_mut(&channel) else {
            return;
        };
        let Some(guild) = place.guild else { return };
        let key = match whom {
            Whom::Everyone | Whom::Bot => guild,
            Whom::One(user) => user,
        };
        let one = place
            .overwrites
            .entry(key)
            .or_insert_with(Overwrite::default);
        if allow {
            *one = Overwrite {
                allow: one.allow | what,
                deny: one.deny.without(what),
            };
        } else {
            *one = Overwrite {
                allow: one.allow.without(what),
                deny: one.deny | what,
            };
        }
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.generation += 1;
        }
        self.channel_event(channel, "CHANNEL_UPDATE");
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }
}
