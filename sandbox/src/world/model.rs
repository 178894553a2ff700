//! What the simulated world is made of: users, guilds, channels, applications.

use std::collections::{BTreeMap, BTreeSet};

use bytes::Bytes;
use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::time::Millis;

/// A person or a bot.
#[derive(Clone, Debug, Serialize)]
pub struct User {
    /// The id. A bot's id is that of its application.
    pub id: Id,
    /// The name as it is shown.
    pub name: String,
    /// Whether this is a bot.
    pub bot: bool,
    /// Whether this is the owner of a guild, whom nobody plays: an owner may do everything.
    #[serde(skip)]
    pub(crate) unplayed: bool,
    /// The language of this person's Discord, such as `en-GB`.
    pub locale: String,
    /// Whether direct messages from bots are refused.
    pub dms_closed: bool,
}

impl User {
    /// Whether this is somebody to play with.
    #[must_use]
    pub fn is_person(&self) -> bool {
        !self.bot && !self.unplayed
    }

    /// The unique lower-case name.
    pub(crate) fn username(&self) -> String {
        let mut name: String =
            self.name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).take(20).collect();
        if name.is_empty() {
            name = format!("user{}", (self.id.0 >> 22) % 1_000_000);
        }
        name
    }
}

/// A role of a guild.
#[derive(Clone, Debug, Serialize)]
pub struct Role {
    /// The id; that of `@everyone` is the guild's.
    pub id: Id,
    /// The name.
    pub name: String,
    /// What it allows.
    pub permissions: Permissions,
    /// The application whose role this is.
    pub bot: Option<Id>,
}

/// A member of a guild.
#[derive(Clone, Debug, Serialize)]
pub struct Member {
    /// The roles besides `@everyone`.
    pub roles: BTreeSet<Id>,
    /// Since when.
    pub joined: Millis,
}

/// A guild, which people call a server.
#[derive(Clone, Debug, Serialize)]
pub struct Guild {
    /// The id.
    pub id: Id,
    /// The name.
    pub name: String,
    /// Whose guild it is: nobody a test plays with, because an owner may do everything.
    pub owner: Id,
    /// The language of the guild.
    pub locale: String,
    /// Its roles.
    pub roles: BTreeMap<Id, Role>,
    /// Its members, bots included.
    pub members: BTreeMap<Id, Member>,
    /// What single members may not do anywhere in this guild. Discord has no such thing; it is
    /// shown to bots as an overwrite in each channel, which has the same effect.
    pub denied: BTreeMap<Id, Permissions>,
    /// Grows whenever somebody may see something else than before.
    #[serde(skip)]
    pub(crate) generation: u64,
}

/// What a channel allows or denies to one role or user.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Overwrite {
    /// Allowed here.
    pub allow: Permissions,
    /// Denied here.
    pub deny: Permissions,
}

/// The kinds of channels there are in the sandbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A text channel of a guild.
    Text,
    /// A conversation of one person with one bot.
    Dm,
    /// A thread for everyone who sees the channel above it.
    PublicThread,
    /// A thread for those who were added to it.
    PrivateThread,
}

impl ChannelKind {
    /// Discord's number.
    pub(crate) fn number(self) -> u8 {
        match self {
            ChannelKind::Text => 0,
            ChannelKind::Dm => 1,
            ChannelKind::PublicThread => 11,
            ChannelKind::PrivateThread => 12,
        }
    }

    /// Whether this is a thread of either kind.
    #[must_use]
    pub fn is_thread(self) -> bool {
        matches!(self, ChannelKind::PublicThread | ChannelKind::PrivateThread)
    }
}

/// A place where messages are written.
#[derive(Clone, Debug, Serialize)]
pub struct Channel {
    /// The id.
    pub id: Id,
    /// Which kind of place.
    pub kind: ChannelKind,
    /// The guild; none for a DM.
    pub guild: Option<Id>,
    /// The name; empty for a DM.
    pub name: String,
    /// The topic.
    pub topic: Option<String>,
    /// The channel a thread hangs under.
    pub parent: Option<Id>,
    /// The person and the bot of a DM.
    pub dm: Option<(Id, Id)>,
    /// Exceptions for roles and users.
    pub overwrites: BTreeMap<Id, Overwrite>,
    /// What only a thread has.
    pub thread: Option<Thread>,
    /// Seconds between two messages of one person; only remembered.
    pub slow: u64,
    /// All its messages, oldest first, deleted and ephemeral ones included.
    #[serde(skip)]
    pub(crate) messages: Vec<Id>,
    /// Deleted channels stay, so that what was in them can still be looked at.
    pub deleted: bool,
}

/// What only a thread has.
#[derive(Clone, Debug, Serialize)]
pub struct Thread {
    /// Who opened it.
    pub owner: Id,
    /// Put away; the next message brings it back.
    pub archived: bool,
    /// Only moderators may write or bring it back.
    pub locked: bool,
    /// Minutes of silence after which it is put away; only remembered.
    pub auto_archive: u64,
    /// Who was added to it.
    pub members: BTreeSet<Id>,
    /// Since when it exists.
    pub created: Millis,
}

/// An application with its bot.
#[derive(Clone, Debug)]
pub struct App {
    /// The id, also of its bot user.
    pub id: Id,
    /// The bot's token.
    pub token: String,
    /// The name.
    pub name: String,
    /// What it says of itself.
    pub description: String,
    /// Commands, global ones and those of one guild.
    pub commands: Vec<Command>,
    /// How often commands were registered.
    pub registrations: u32,
    /// The application's own emojis.
    pub emojis: BTreeMap<Id, Emoji>,
    /// Where interactions are sent, signed, in place of the gateway.
    pub endpoint: Option<String>,
    /// While true, the gateway refuses the token and the REST routes answer 401.
    pub refused: bool,
}

/// An emoji that belongs to an application.
#[derive(Clone, Debug, Serialize)]
pub struct Emoji {
    /// The id.
    pub id: Id,
    /// The name.
    pub name: String,
    /// The media type of the picture.
    pub content_type: String,
    /// The picture.
    #[serde(skip)]
    pub bytes: Bytes,
}

/// A registered command.
#[derive(Clone, Debug, Serialize)]
pub struct Command {
    /// The id.
    pub id: Id,
    /// The guild, for a command of one guild.
    pub guild: Option<Id>,
    /// 1 slash command, 2 on a user, 3 on a message.
    pub kind: u64,
    /// The name.
    pub name: String,
    /// Changes with each registration.
    pub version: Id,
    /// As it was registered.
    pub body: Value,
}
