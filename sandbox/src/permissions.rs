//! Permissions as Discord numbers them: one bit each.

use std::borrow::Cow;
use std::fmt;
use std::ops::{BitOr, BitOrAssign};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of permissions. Combine them with `|`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Permissions(pub u64);

macro_rules! permissions {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $label:literal;)*) => {
        impl Permissions {
            $($(#[$doc])* pub const $name: Permissions = Permissions(1 << $bit);)*

            const NAMES: &'static [(Permissions, &'static str)] = &[$((Permissions::$name, $label)),*];
        }
    };
}

permissions! {
    /// Overrules every other permission.
    ADMINISTRATOR = 3, "Administrator";
    /// Edit, create and delete channels.
    MANAGE_CHANNELS = 4, "Manage Channels";
    /// Edit the guild.
    MANAGE_GUILD = 5, "Manage Guild";
    /// React to messages.
    ADD_REACTIONS = 6, "Add Reactions";
    /// See the channel at all.
    VIEW_CHANNEL = 10, "View Channel";
    /// Write messages.
    SEND_MESSAGES = 11, "Send Messages";
    /// Delete other people's messages, pin messages.
    MANAGE_MESSAGES = 13, "Manage Messages";
    /// Messages with embeds.
    EMBED_LINKS = 14, "Embed Links";
    /// Messages with files.
    ATTACH_FILES = 15, "Attach Files";
    /// Read what was written before.
    READ_MESSAGE_HISTORY = 16, "Read Message History";
    /// `@everyone` and roles that are not mentionable.
    MENTION_EVERYONE = 17, "Mention Everyone";
    /// Emojis of other guilds.
    USE_EXTERNAL_EMOJIS = 18, "Use External Emojis";
    /// Go into a voice channel; without it nobody reads or writes there, either.
    CONNECT = 20, "Connect";
    /// Edit roles and channel permissions.
    MANAGE_ROLES = 28, "Manage Roles";
    /// Slash commands.
    USE_APPLICATION_COMMANDS = 31, "Use Application Commands";
    /// Edit and delete threads, see private ones.
    MANAGE_THREADS = 34, "Manage Threads";
    /// Open public threads.
    CREATE_PUBLIC_THREADS = 35, "Create Public Threads";
    /// Open private threads.
    CREATE_PRIVATE_THREADS = 36, "Create Private Threads";
    /// Write in threads.
    SEND_MESSAGES_IN_THREADS = 38, "Send Messages in Threads";
    /// Show everybody what an application answers that isn't in the guild.
    USE_EXTERNAL_APPS = 50, "Use External Apps";
}

impl Permissions {
    /// No permission.
    pub const NONE: Permissions = Permissions(0);
    /// Every permission there is.
    pub const ALL: Permissions = Permissions((1 << 51) - 1);

    /// The permissions of `@everyone` in a new guild: all of daily life, none of a moderator's
    /// work.
    pub fn of_everyone() -> Permissions {
        Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::EMBED_LINKS
            | Permissions::ATTACH_FILES
            | Permissions::ADD_REACTIONS
            | Permissions::READ_MESSAGE_HISTORY
            | Permissions::USE_EXTERNAL_EMOJIS
            | Permissions::CONNECT
            | Permissions::USE_APPLICATION_COMMANDS
            | Permissions::CREATE_PUBLIC_THREADS
            | Permissions::CREATE_PRIVATE_THREADS
            | Permissions::SEND_MESSAGES_IN_THREADS
            | Permissions::USE_EXTERNAL_APPS
    }

    /// The permissions that Discord states for an application in its direct messages, and at most
    /// where it is installed by a person alone.
    pub(crate) fn of_apps_in_dms() -> Permissions {
        Permissions::ATTACH_FILES
            | Permissions::EMBED_LINKS
            | Permissions::MENTION_EVERYONE
            | Permissions::USE_EXTERNAL_EMOJIS
    }

    /// Every permission the sandbox knows, with its number and its name.
    pub(crate) fn table() -> Vec<(Permissions, &'static str)> {
        Self::NAMES.to_vec()
    }

    /// Whether all of `wanted` are in this set.
    pub fn contains(self, wanted: Permissions) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    /// This set without `taken`.
    pub fn without(self, taken: Permissions) -> Permissions {
        Permissions(self.0 & !taken.0)
    }

    /// The names of the permissions of this set that the sandbox knows.
    pub fn names(self) -> Vec<&'static str> {
        Self::NAMES.iter().filter(|(one, _)| self.contains(*one)).map(|(_, name)| *name).collect()
    }
}

impl BitOr for Permissions {
    type Output = Permissions;

    fn bitor(self, other: Permissions) -> Permissions {
        Permissions(self.0 | other.0)
    }
}

impl BitOrAssign for Permissions {
    fn bitor_assign(&mut self, other: Permissions) {
        self.0 |= other.0;
    }
}

impl fmt::Display for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.names().join(", "))
    }
}

impl fmt::Debug for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl JsonSchema for Permissions {
    fn schema_name() -> Cow<'static, str> {
        "Permissions".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string", "pattern": "^[0-9]{1,20}$",
            "description": "Discord's permission bits as a decimal number.",
        })
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Permissions).map_err(serde::de::Error::custom)
    }
}
