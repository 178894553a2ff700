//! The beginning of a world, as data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::permissions::Permissions;
use crate::world::World;
use crate::world::model::ChannelKind;
use crate::world::permit::Whom;

/// The contents of a world at the beginning: servers with channels, and people. The bot is in every
/// server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seed {
    #[serde(default)]
    pub guilds: Vec<SeedGuild>,
    /// The people, with their settings. People who are named only as members of a server need not
    /// be here.
    #[serde(default)]
    pub people: Vec<SeedPerson>,
}

/// A server at the beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeedGuild {
    pub name: String,
    /// The text channels.
    #[serde(default)]
    pub channels: Vec<String>,
    /// The names of the people in it.
    #[serde(default)]
    pub members: Vec<String>,
    /// The bot's permissions there beyond everybody's.
    #[serde(default)]
    pub bot_may: Permissions,
}

/// A person at the beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeedPerson {
    pub name: String,
    /// The language of the client, such as `de`.
    #[serde(default)]
    pub locale: Option<String>,
    /// Whether direct messages from bots are refused.
    #[serde(default)]
    pub dms_closed: bool,
}

impl Seed {
    /// A server with a channel and three people: enough to try something.
    pub fn playground() -> Seed {
        Seed {
            guilds: vec![SeedGuild {
                name: "Playground".into(),
                channels: vec!["general".into()],
                members: ["Ada", "Ben", "Cem"].map(Into::into).to_vec(),
                bot_may: Permissions::NONE,
            }],
            people: Vec::new(),
        }
    }
}

impl World {
    /// Creates the contents that the settings ask for.
    pub(crate) fn apply_seed(&mut self) {
        let seed = self.settings.seed.clone();
        for one in &seed.people {
            let person = self.add_person(&one.name);
            if let Some(user) = self.users.get_mut(&person) {
                user.dms_closed = one.dms_closed;
                if let Some(locale) = &one.locale {
                    user.locale.clone_from(locale);
                }
            }
        }
        for one in &seed.guilds {
            let guild = self.add_guild(&one.name);
            for channel in &one.channels {
                // The guild exists, so the channel can be added.
                let _ = self.add_channel(guild, channel, ChannelKind::Text);
            }
            for name in &one.members {
                let person = self.add_person(name);
                self.join(person, guild);
            }
            if one.bot_may != Permissions::NONE {
                self.set_in_guild(guild, Whom::Bot, one.bot_may, true);
            }
        }
    }
}
