//! Everything that can be done to the world from outside, as one enum that can be sent as JSON.
//! `act` performs it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::faults::Fault;
use crate::world::gateway::disorder::{Breakdown, Disorder};
use crate::world::permit::Whom;

/// A value with the name of the option or input it is for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Given {
    /// The name of the option or the input.
    pub name: String,
    /// The typed or chosen value.
    pub value: Value,
}

/// An action of a person, a moderator or the environment.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// A guild, made if there is none of this name. Every bot is in it.
    AddGuild { name: String },
    /// A guild is deleted.
    DeleteGuild { guild: Id },
    /// Discord has an outage that a guild is part of, or the guild is back. Only its bots hear of
    /// it.
    Outage {
        guild: Id,
        /// Whether it is out of service.
        out: bool,
    },
    /// A text channel or a voice channel, made if there is none of this name.
    AddChannel {
        guild: Id,
        name: String,
        /// Whether people can also speak there.
        #[serde(default)]
        voice: bool,
    },
    /// A text channel becomes one for announcements, which other guilds can follow, or is none
    /// any more.
    Announce { channel: Id, announces: bool },
    /// A person opens a thread.
    AddThread {
        /// The channel above it.
        channel: Id,
        person: Id,
        name: String,
        /// Whether only those who are invited see it.
        #[serde(default)]
        private: bool,
    },
    /// A moderator deletes a channel or a thread.
    DeleteChannel { channel: Id },
    /// A person, made if there is none of this name.
    AddPerson { name: String },
    /// A person takes another name.
    Rename {
        person: Id,
        /// The new name, 1 to 32 characters.
        name: String,
    },
    /// A person or a bot joins a guild.
    Join { user: Id, guild: Id },
    /// Somebody adds the commands of an application to a guild, without its bot.
    AddCommands { guild: Id, app: Id },
    /// A person or a bot leaves a guild or is thrown out; for bots there is no difference.
    Leave { user: Id, guild: Id },
    /// A person changes the language of the client.
    SetLocale {
        person: Id,
        /// The language, such as `de` or `en-US`.
        locale: String,
    },
    /// A guild changes its language, in which its bots answer everybody.
    SetGuildLocale {
        guild: Id,
        /// The language, such as `de` or `en-US`.
        locale: String,
    },
    /// A person closes or opens direct messages from bots.
    SetDms {
        person: Id,
        /// Whether they are closed.
        closed: bool,
    },
    /// Permissions are given or taken in a guild or a channel.
    Permit {
        /// The guild or the channel.
        place: Id,
        /// The users it is about.
        whom: Whom,
        permissions: Permissions,
        /// Whether they are given.
        allow: bool,
    },
    /// A person opens the direct messages with a bot.
    OpenDm {
        person: Id,
        /// The application of the bot; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
    },
    /// People open a group chat, made if they have none yet: no bot is in it.
    AddGroup { people: Vec<Id> },
    /// A person installs an application for themselves, or removes it again.
    Install {
        person: Id,
        /// The application; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
        /// Whether it is installed.
        installed: bool,
    },
    /// A person writes a message.
    Say {
        person: Id,
        channel: Id,
        /// The text.
        content: String,
    },
    /// A person sends a slash command.
    Command {
        person: Id,
        channel: Id,
        /// Its name, with group and sub-command if it has any: `game start`.
        name: String,
        #[serde(default)]
        options: Vec<Given>,
    },
    /// A person chooses a command from the menu of a user or a message.
    Menu {
        person: Id,
        channel: Id,
        name: String,
        /// The user or the message.
        target: Id,
    },
    /// A person types in an option and wants suggestions.
    Suggest {
        person: Id,
        channel: Id,
        /// The name of the command.
        name: String,
        /// The option being typed in.
        option: String,
        /// The text typed so far.
        typed: String,
        /// The options filled in before.
        #[serde(default)]
        options: Vec<Given>,
    },
    /// A person presses a button.
    Click {
        person: Id,
        message: Id,
        /// The id of the button.
        custom_id: String,
    },
    /// A person's client sends a press of a button that the message does not have: an older version
    /// had it, or it is made up.
    Forge {
        person: Id,
        message: Id,
        /// The id of the button.
        custom_id: String,
    },
    /// A person chooses in a menu.
    Select {
        person: Id,
        message: Id,
        /// The id of the menu.
        custom_id: String,
        /// The chosen values.
        values: Vec<String>,
    },
    /// A person sends a form.
    Submit {
        person: Id,
        /// The interaction that was answered with the form.
        interaction: Id,
        /// The typed values.
        values: Vec<Given>,
    },
    /// A person dismisses an ephemeral message; the bot is not told.
    Dismiss { person: Id, message: Id },
    /// A moderator deletes a message.
    DeleteMessage { message: Id },
    /// The REST side misbehaves.
    Misbehave { fault: Fault },
    /// The REST side behaves again.
    Behave,
    /// The gateway delivers badly.
    Disorder { disorder: Disorder },
    /// The gateway delivers well again.
    Order,
    /// The gateway keeps all events back.
    Hold,
    /// The gateway sends what it kept back.
    LetGo {
        /// Whether the last one is sent first.
        #[serde(default)]
        backwards: bool,
    },
    /// The gateway's connections break down.
    Break {
        /// The application; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
        how: Breakdown,
    },
    /// A token is refused from now on, or accepted again.
    RefuseToken {
        /// The application; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
        /// Whether it is refused.
        refused: bool,
    },
    /// Interactions are sent to an address of the bot's own from now on, signed, in place of the
    /// gateway; or to the gateway again. The address is not verified first.
    SetEndpoint {
        /// The application; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
        /// `http://…`, or none for the gateway.
        url: Option<String>,
    },
    /// The clock is moved forward.
    Advance { millis: u64 },
    /// The log is emptied and counts from zero.
    ClearLog,
}

/// The result of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// It is done.
    Done,
    /// It made or found something: a guild, a channel, a person, a message.
    Made { id: Id },
    /// It started an interaction. [`Change`](crate::world::change::Change)s tell how it goes on.
    Started { interaction: Id },
}
