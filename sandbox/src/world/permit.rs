//! Permissions are granted and taken, and the bots are told.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::wire;
use crate::world::change::Change;
use crate::world::model::{Overwrite, Role};
use crate::world::{World, intents};

/// The users a permission is changed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// Grants or takes permissions in a whole guild.
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
        let mut promoted = None;
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
                *denied = if allow { denied.without(what) } else { *denied | what };
                if let (true, Some(member)) = (allow, place.members.get_mut(&user)) {
                    let role = Role {
                        id: fresh,
                        name: format!("Rights of {}", name.unwrap_or_default()),
                        permissions: what,
                        bot: None,
                    };
                    place.roles.insert(fresh, role);
                    member.roles.insert(fresh);
                    promoted = Some(user);
                } else if let Some(member) = place.members.get(&user) {
                    // Permissions that come from this member's own roles are removed from those
                    // roles as well, so that the roles a bot reads tell the truth.
                    for role in &member.roles {
                        if let Some(role) = place.roles.get_mut(role) {
                            role.permissions = role.permissions.without(what);
                        }
                    }
                }
            }
        }
        self.tell_roles(guild, fresh, promoted);
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }

    /// Replaces the first bot by its id.
    fn resolve(&self, whom: Whom) -> Whom {
        if whom == Whom::Bot { Whom::One(self.first_app()) } else { whom }
    }

    fn tell_roles(&mut self, guild: Id, fresh: Id, promoted: Option<Id>) {
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
            let name = if role.id == fresh { "GUILD_ROLE_CREATE" } else { "GUILD_ROLE_UPDATE" };
            let data = json!({ "guild_id": guild, "role": wire::places::role(&role) });
            self.dispatch_guild(guild, intents::GUILDS, name, &data);
        }
        if let Some(user) = promoted {
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

    /// Grants or takes permissions in one channel.
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
        let one = place.overwrites.entry(key).or_insert_with(Overwrite::default);
        if allow {
            *one = Overwrite { allow: one.allow | what, deny: one.deny.without(what) };
        } else {
            *one = Overwrite { allow: one.allow.without(what), deny: one.deny | what };
        }
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.generation += 1;
        }
        self.channel_event(channel, "CHANNEL_UPDATE");
        self.emit(Change::PlacesChanged { guild: Some(guild) });
    }
}
