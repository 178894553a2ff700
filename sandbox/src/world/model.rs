//! The data of the simulated world: users, guilds, channels, applications.

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
    /// The display name.
    pub name: String,
    pub bot: bool,
    /// Whether this is the owner of a guild, whom no test plays: an owner may do everything.
    #[serde(skip)]
    pub(crate) unplayed: bool,
    /// The language of this person's Discord, such as `en-GB`.
    pub locale: String,
    /// Whether direct messages from bots are refused.
    pub dms_closed: bool,
}

impl User {
    /// Whether this is a person to play with.
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
    pub name: String,
    pub permissions: Permissions,
    /// The application whose role this is.
    pub bot: Option<Id>,
}

/// A member of a guild.
#[derive(Clone, Debug, Serialize)]
pub struct Member {
    /// The roles besides `@everyone`.
    pub roles: BTreeSet<Id>,
    /// The moment of joining.
    pub joined: Millis,
}

/// A guild, which people call a server.
#[derive(Clone, Debug, Serialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    /// The owner: nobody a test plays with, because an owner may do everything.
    pub owner: Id,
    pub locale: String,
    pub roles: BTreeMap<Id, Role>,
    /// Its members, bots included.
    pub members: BTreeMap<Id, Member>,
    /// Applications of which somebody has added the commands alone, without the bot.
    pub commands_of: BTreeSet<Id>,
    /// Permissions that single members lack everywhere in this guild. Discord has no such thing;
    /// it is shown to bots as an overwrite in each channel, which has the same effect.
    pub denied: BTreeMap<Id, Permissions>,
    /// Whether Discord has an outage that this guild is part of.
    pub out: bool,
    /// Grows with every change of anybody's permissions.
    #[serde(skip)]
    pub(crate) generation: u64,
}

/// The overwrite of a channel for one role or user.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Overwrite {
    pub allow: Permissions,
    pub deny: Permissions,
}

/// The kinds of channels there are in the sandbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A text channel of a guild.
    Text,
    /// A text channel that other guilds can follow.
    Announcement,
    /// A voice channel of a guild, in which people also write. Nobody speaks in the sandbox.
    Voice,
    /// A conversation of one person with one bot.
    Dm,
    /// A conversation of people among themselves: no bot is in it.
    Group,
    /// A thread for everyone who sees the announcement channel above it.
    AnnouncementThread,
    /// A thread for everyone who sees the channel above it.
    PublicThread,
    /// A thread for those who were added to it.
    PrivateThread,
}

impl ChannelKind {
    /// Discord's number of the kind.
    pub(crate) fn number(self) -> u8 {
        match self {
            ChannelKind::Text => 0,
            ChannelKind::Dm => 1,
            ChannelKind::Voice => 2,
            ChannelKind::Group => 3,
            ChannelKind::Announcement => 5,
            ChannelKind::AnnouncementThread => 10,
            ChannelKind::PublicThread => 11,
            ChannelKind::PrivateThread => 12,
        }
    }

    /// Whether this is a thread of any kind.
    pub fn is_thread(self) -> bool {
        use ChannelKind::{AnnouncementThread, PrivateThread, PublicThread};
        matches!(self, AnnouncementThread | PublicThread | PrivateThread)
    }

    /// The kind of thread for everyone that can be opened here; `None` where there are no threads.
    pub fn thread(self) -> Option<ChannelKind> {
        match self {
            ChannelKind::Text => Some(ChannelKind::PublicThread),
            ChannelKind::Announcement => Some(ChannelKind::AnnouncementThread),
            _ => None,
        }
    }
}

/// A place where messages are written.
#[derive(Clone, Debug, Serialize)]
pub struct Channel {
    pub id: Id,
    pub kind: ChannelKind,
    /// The guild; none for a DM and a group chat.
    pub guild: Option<Id>,
    /// The name; empty for a DM.
    pub name: String,
    pub topic: Option<String>,
    /// The channel a thread hangs under.
    pub parent: Option<Id>,
    /// The person and the bot of a DM.
    pub dm: Option<(Id, Id)>,
    /// The people of a group chat; none for other channels.
    pub people: BTreeSet<Id>,
    /// Overwrites for roles and users.
    pub overwrites: BTreeMap<Id, Overwrite>,
    /// The data of a thread; none for other channels.
    pub thread: Option<Thread>,
    /// Seconds between two messages of one person; only remembered.
    pub slow: u64,
    /// All its messages, oldest first, deleted and ephemeral ones included.
    #[serde(skip)]
    pub(crate) messages: Vec<Id>,
    /// Whether it is deleted. Deleted channels stay, so that their messages can still be looked up.
    pub deleted: bool,
}

impl Channel {
    /// An empty place of this kind, in a guild or in none.
    pub(crate) fn new(id: Id, kind: ChannelKind, guild: Option<Id>) -> Self {
        Self {
            id,
            kind,
            guild,
            name: String::new(),
            topic: None,
            parent: None,
            dm: None,
            people: BTreeSet::new(),
            overwrites: BTreeMap::new(),
            thread: None,
            slow: 0,
            messages: Vec::new(),
            deleted: false,
        }
    }
}

/// The data that only a thread has.
#[derive(Clone, Debug, Serialize)]
pub struct Thread {
    /// The user who opened it.
    pub owner: Id,
    /// Whether it is put away; the next message brings it back.
    pub archived: bool,
    /// Whether only moderators may write or bring it back.
    pub locked: bool,
    /// Minutes of silence after which it is put away; only remembered.
    pub auto_archive: u64,
    /// The users who were added to it.
    pub members: BTreeSet<Id>,
    /// The moment it was opened.
    pub created: Millis,
}

/// An application with its bot.
#[derive(Clone, Debug)]
pub struct App {
    /// The id, also of its bot user.
    pub id: Id,
    /// The bot's token.
    pub token: String,
    pub name: String,
    /// Its own description.
    pub description: String,
    /// Commands, global ones and those of one guild.
    pub commands: Vec<Command>,
    /// The number of times that commands were registered.
    pub registrations: u32,
    /// The application's own emojis.
    pub emojis: BTreeMap<Id, Emoji>,
    /// The address that gets its interactions, signed, in place of the gateway.
    pub endpoint: Option<String>,
    /// The people who have installed it for themselves.
    pub installed_by: BTreeSet<Id>,
    /// Whether the gateway refuses the token and the REST routes answer 401.
    pub refused: bool,
}

/// An emoji that belongs to an application.
#[derive(Clone, Debug, Serialize)]
pub struct Emoji {
    pub id: Id,
    pub name: String,
    /// The media type of the picture.
    pub content_type: String,
    #[serde(skip)]
    pub bytes: Bytes,
}

/// A registered command.
#[derive(Clone, Debug, Serialize)]
pub struct Command {
    pub id: Id,
    /// The guild, for a command of one guild.
    pub guild: Option<Id>,
    /// 1 slash command, 2 on a user, 3 on a message.
    pub kind: u64,
    pub name: String,
    /// An id that changes with each registration.
    pub version: Id,
    /// The body it was registered with.
    pub body: Value,
}
