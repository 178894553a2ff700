//! Guilds, channels and people come and go, and the bots are told.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::wire;
use crate::world::change::Change;
use crate::world::failure::Failure;
use crate::world::model::{App, Channel, ChannelKind, Guild, Member, Role, User};
use crate::world::{World, intents};

impl World {
    pub(crate) fn add_app(&mut self, name: &str, token: &str) -> Id {
        let id = self.next_id();
        let user = User {
            id,
            name: name.into(),
            bot: true,
            unplayed: false,
            locale: "en-US".into(),
            dms_closed: false,
        };
        self.users.insert(id, user);
        let app = App {
            id,
            token: token.into(),
            name: name.into(),
            description: String::new(),
            commands: Vec::new(),
            registrations: 0,
            emojis: BTreeMap::new(),
            endpoint: None,
            installed_by: BTreeSet::new(),
            refused: false,
        };
        self.apps.insert(id, app);
        for guild in self.guilds.keys().copied().collect::<Vec<_>>() {
            self.join(id, guild);
        }
        id
    }

    pub(crate) fn add_person(&mut self, name: &str) -> Id {
        if let Some(user) = self.users.values().find(|user| user.is_person() && user.name == name) {
            return user.id;
        }
        let id = self.next_id();
        let user = User {
            id,
            name: name.into(),
            bot: false,
            unplayed: false,
            locale: "en-GB".into(),
            dms_closed: false,
        };
        self.users.insert(id, user);
        self.emit(Change::PersonChanged { person: id });
        id
    }

    /// Renames a person, and tells the bots that want to know.
    pub(crate) fn rename(&mut self, person: Id, name: &str) -> Result<(), Failure> {
        let name = name.trim();
        let known = |user: &User| user.is_person() && user.id != person && user.name == name;
        if name.is_empty() || name.chars().count() > 32 || self.users.values().any(known) {
            return Err(Failure::NotAllowed {
                why: "a name has 1 to 32 characters and is nobody else's".into(),
            });
        }
        let user = self.users.get_mut(&person).filter(|user| user.is_person());
        let user = user.ok_or(Failure::NoSuchPerson { person })?;
        user.name = name.into();
        let homes = self.guilds.values();
        let homes = homes.filter(|guild| guild.members.contains_key(&person));
        for guild in homes.map(|guild| guild.id).collect::<Vec<_>>() {
            let mut data = wire::people::member(self, guild, person);
            data["guild_id"] = json!(guild);
            self.dispatch_guild(guild, intents::GUILD_MEMBERS, "GUILD_MEMBER_UPDATE", &data);
        }
        self.emit(Change::PersonChanged { person });
        Ok(())
    }

    pub(crate) fn add_guild(&mut self, name: &str) -> Id {
        if let Some(guild) = self.guilds.values().find(|guild| guild.name == name) {
            return guild.id;
        }
        let (id, owner) = (self.next_id(), self.next_id());
        let boss = User {
            id: owner,
            name: format!("Owner of {name}"),
            bot: false,
            unplayed: true,
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
        let owner_member = Member { roles: BTreeSet::new(), joined: self.now() };
        let guild = Guild {
            commands_of: BTreeSet::new(),
            id,
            name: name.into(),
            owner,
            locale: "en-GB".into(),
            roles: BTreeMap::from([(id, everyone)]),
            members: BTreeMap::from([(owner, owner_member)]),
            denied: BTreeMap::new(),
            out: false,
            generation: 0,
        };
        self.guilds.insert(id, guild);
        for app in self.apps.keys().copied().collect::<Vec<_>>() {
            self.join(app, id);
        }
        self.emit(Change::PlacesChanged { guild: Some(id) });
        id
    }

    pub(crate) fn add_channel(&mut self, guild: Id, name: &str, kind: ChannelKind) -> Option<Id> {
        let is_voice = |kind| kind == ChannelKind::Voice;
        let same = |channel: &&Channel| {
            channel.guild == Some(guild)
                && channel.name == name
                && !channel.kind.is_thread()
                && is_voice(channel.kind) == is_voice(kind)
        };
        let known = self.channels().find(same).map(|channel| channel.id);
        if known.is_some() {
            return known;
        }
        self.guilds.get(&guild)?;
        let id = self.next_id();
        let channel = Channel { name: name.into(), ..Channel::new(id, kind, Some(guild)) };
        self.channels.insert(id, channel);
        self.channel_event(id, "CHANNEL_CREATE");
        self.emit(Change::PlacesChanged { guild: Some(guild) });
        Some(id)
    }

    /// Makes a text channel one for announcements, or a plain one again.
    pub(crate) fn announce(&mut self, channel: Id, announces: bool) -> Result<(), Failure> {
        let place = self.channels.get_mut(&channel).filter(|place| place.kind.thread().is_some());
        let place = place.ok_or(Failure::NoSuchPlace { place: channel })?;
        place.kind = if announces { ChannelKind::Announcement } else { ChannelKind::Text };
        let guild = place.guild;
        self.channel_event(channel, "CHANNEL_UPDATE");
        self.emit(Change::PlacesChanged { guild });
        Ok(())
    }

    /// The DM channel of a person and a bot, opened if there is none yet.
    pub(crate) fn dm(&mut self, person: Id, bot: Id) -> Id {
        if let Some(id) = self.dms.get(&(person, bot)) {
            return *id;
        }
        let id = self.next_id();
        let channel =
            Channel { dm: Some((person, bot)), ..Channel::new(id, ChannelKind::Dm, None) };
        self.channels.insert(id, channel);
        self.dms.insert((person, bot), id);
        self.emit(Change::PlacesChanged { guild: None });
        id
    }

    /// A group chat of people, opened if they have none yet.
    pub(crate) fn add_group(&mut self, people: BTreeSet<Id>) -> Result<Id, Failure> {
        let stranger = people.iter().find(|id| !self.users.get(id).is_some_and(User::is_person));
        if let Some(person) = stranger {
            return Err(Failure::NoSuchPerson { person: *person });
        }
        let same = |one: &&Channel| one.kind == ChannelKind::Group && one.people == people;
        if let Some(known) = self.channels().find(same) {
            return Ok(known.id);
        }
        let id = self.next_id();
        let channel = Channel { people, ..Channel::new(id, ChannelKind::Group, None) };
        self.channels.insert(id, channel);
        self.emit(Change::PlacesChanged { guild: None });
        Ok(id)
    }

    /// A person installs an application for themselves, or removes it again. The bot isn't told:
    /// Discord tells it by another way, webhook events.
    pub(crate) fn install(&mut self, person: Id, app: Id, installed: bool) -> Result<(), Failure> {
        if !self.users.get(&person).is_some_and(User::is_person) {
            return Err(Failure::NoSuchPerson { person });
        }
        let all = &mut self.apps.get_mut(&app).ok_or(Failure::NoSuchPlace { place: app })?;
        if installed {
            all.installed_by.insert(person);
        } else {
            all.installed_by.remove(&person);
        }
        self.emit(Change::PlacesChanged { guild: None });
        Ok(())
    }

    /// Lets a person or a bot join a guild.
    pub(crate) fn join(&mut self, user: Id, guild: Id) {
        let now = self.now();
        let role =
            self.apps.get(&user).map(|app| app.name.clone()).map(|name| (self.next_id(), name));
        let Some(place) = self.guilds.get_mut(&guild) else {
            return;
        };
        if place.members.contains_key(&user) {
            return;
        }
        let mut roles = BTreeSet::new();
        if let Some((id, name)) = role {
            let permissions = Permissions::of_everyone();
            place.roles.insert(id, Role { id, name, permissions, bot: Some(user) });
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

    /// Shows a guild to a bot that has joined it.
    fn greet(&mut self, app: Id, guild: Id) {
        let data = wire::places::guild_create(self, guild, app, u64::MAX);
        self.dispatch(app, intents::GUILDS, "GUILD_CREATE", &data);
    }

    /// Lets a person or a bot leave a guild, or throws them out.
    pub(crate) fn leave(&mut self, user: Id, guild: Id) {
        let Some(place) = self.guilds.get_mut(&guild) else {
            return;
        };
        if place.members.remove(&user).is_none() {
            return;
        }
        place.generation += 1;
        place.roles.retain(|_, role| role.bot != Some(user));
        for channel in self.channels.values_mut().filter(|channel| channel.guild == Some(guild)) {
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

    /// Deletes a guild with everything in it.
    pub(crate) fn delete_guild(&mut self, guild: Id) {
        let data = json!({ "id": guild });
        self.dispatch_guild(guild, intents::GUILDS, "GUILD_DELETE", &data);
        if self.guilds.remove(&guild).is_none() {
            return;
        }
        for channel in self.channels.values_mut().filter(|channel| channel.guild == Some(guild)) {
            channel.deleted = true;
        }
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// Tells the bots of a guild that it is out of service, or back.
    pub(crate) fn outage(&mut self, guild: Id, out: bool) {
        if let Some(place) = self.guilds.get_mut(&guild) {
            place.out = out;
        }
        if out {
            let data = json!({ "id": guild, "unavailable": true });
            return self.dispatch_guild(guild, intents::GUILDS, "GUILD_DELETE", &data);
        }
        for app in self.apps.keys().copied().collect::<Vec<_>>() {
            if self.guilds.get(&guild).is_some_and(|place| place.members.contains_key(&app)) {
                self.greet(app, guild);
            }
        }
    }

    /// Deletes a channel or thread; a channel takes its threads with it.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let Some(channel) = self.channel(id) else {
            return;
        };
        let (guild, thread) = (channel.guild, channel.kind.is_thread());
        let below: Vec<Id> =
            self.channels().filter(|one| one.parent == Some(id)).map(|one| one.id).collect();
        for one in below {
            if let Some(channel) = self.channels.get_mut(&one) {
                channel.deleted = true;
            }
        }
        self.channel_event(id, if thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" });
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.deleted = true;
        }
        self.emit(Change::PlacesChanged { guild });
    }

    /// Tells the bots of a channel's guild about a change of the channel.
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
            let mut data = wire::places::channel(self, channel);
            if name == "THREAD_CREATE" {
                data["newly_created"] = json!(true);
            }
            data
        };
        self.dispatch_guild(guild, intents::GUILDS, name, &data);
    }
}
