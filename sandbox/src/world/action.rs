//! Everything that can be done to the world from outside, as one enum that can be sent as JSON. How it is
//! done stands in `act`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::disorder::{Breakdown, Disorder};
use crate::world::faults::Fault;
use crate::world::permit::Whom;

/// A value with the name of the option or input it is for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Given {
    /// The option or the input.
    pub name: String,
    /// What was typed or chosen.
    pub value: Value,
}

/// Something that a person, a moderator or the weather does.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// A guild, made if there is none of this name. Every bot is in it.
    AddGuild {
        /// The name.
        name: String,
    },
    /// A guild is deleted.
    DeleteGuild {
        /// Which.
        guild: Id,
    },
    /// A text channel, made if there is none of this name.
    AddChannel {
        /// Where.
        guild: Id,
        /// The name.
        name: String,
    },
    /// A person opens a public thread.
    AddThread {
        /// Under which channel.
        channel: Id,
        /// Who.
        person: Id,
        /// The name.
        name: String,
    },
    /// A moderator deletes a channel or a thread.
    DeleteChannel {
        /// Which.
        channel: Id,
    },
    /// A person, made if there is none of this name.
    AddPerson {
        /// The name.
        name: String,
    },
    /// A person takes another name.
    Rename {
        /// Who.
        person: Id,
        /// The new name, 1 to 32 characters.
        name: String,
    },
    /// A person or a bot joins a guild.
    Join {
        /// Who.
        user: Id,
        /// Where.
        guild: Id,
    },
    /// A person or a bot leaves a guild or is thrown out; for bots there is no difference.
    Leave {
        /// Who.
        user: Id,
        /// Where.
        guild: Id,
    },
    /// A person changes the language of the client.
    SetLocale {
        /// Who.
        person: Id,
        /// Such as `de` or `en-US`.
        locale: String,
    },
    /// A guild changes its language, in which its bots answer everybody.
    SetGuildLocale {
        /// Where.
        guild: Id,
        /// Such as `de` or `en-US`.
        locale: String,
    },
    /// A person closes or opens direct messages from bots.
    SetDms {
        /// Who.
        person: Id,
        /// Closed or open.
        closed: bool,
    },
    /// Permissions are given or taken in a guild or a channel.
    Permit {
        /// The guild or the channel.
        place: Id,
        /// For whom.
        whom: Whom,
        /// Which.
        permissions: Permissions,
        /// Given or taken.
        allow: bool,
    },
    /// A person opens the direct messages with a bot.
    OpenDm {
        /// Who.
        person: Id,
        /// With which application's bot; the first one if not given.
        #[serde(default)]
        app: Option<Id>,
    },
    /// A person writes a message.
    Say {
        /// Who.
        person: Id,
        /// Where.
        channel: Id,
        /// What.
        content: String,
    },
    /// A person sends a slash command.
    Command {
        /// Who.
        person: Id,
        /// Where.
        channel: Id,
        /// Its name, with group and sub-command if there are such: `game start`.
        name: String,
        /// The options.
        #[serde(default)]
        options: Vec<Given>,
    },
    /// A person chooses a command from the menu of a user or a message.
    Menu {
        /// Who.
        person: Id,
        /// Where.
        channel: Id,
        /// The name.
        name: String,
        /// The user or the message.
        target: Id,
    },
    /// A person types in an option and wants suggestions.
    Suggest {
        /// Who.
        person: Id,
        /// Where.
        channel: Id,
        /// The command.
        name: String,
        /// The option being typed in.
        option: String,
        /// What was typed so far.
        typed: String,
        /// What was filled in before.
        #[serde(default)]
        options: Vec<Given>,
    },
    /// A person presses a button.
    Click {
        /// Who.
        person: Id,
        /// On which message.
        message: Id,
        /// Which button.
        custom_id: String,
    },
    /// A person's client sends a press of a button that the message does not have: it had it before
    /// a change that is still on its way to them, or somebody made it up.
    Forge {
        /// Who.
        person: Id,
        /// On which message.
        message: Id,
        /// What the button is said to be.
        custom_id: String,
    },
    /// A person chooses in a menu.
    Select {
        /// Who.
        person: Id,
        /// On which message.
        message: Id,
        /// Which menu.
        custom_id: String,
        /// What.
        values: Vec<String>,
    },
    /// A person sends a form.
    Submit {
        /// Who.
        person: Id,
        /// The interaction that was answered with the form.
        interaction: Id,
        /// What was typed in.
        values: Vec<Given>,
    },
    /// A person dismisses an ephemeral message; the bot is not told.
    Dismiss {
        /// Who.
        person: Id,
        /// Which.
        message: Id,
    },
    /// A moderator deletes a message.
    DeleteMessage {
        /// Which.
        message: Id,
    },
    /// The REST side misbehaves.
    Misbehave {
        /// How.
        fault: Fault,
    },
    /// The REST side behaves again.
    Behave,
    /// The gateway delivers badly.
    Disorder {
        /// How.
        disorder: Disorder,
    },
    /// The gateway delivers well again.
    Order,
    /// The gateway keeps all events back.
    Hold,
    /// The gateway sends what it kept back.
    LetGo {
        /// The last one first.
        #[serde(default)]
        backwards: bool,
    },
    /// The gateway's connections break down.
    Break {
        /// Whose; the first application's if not given.
        #[serde(default)]
        app: Option<Id>,
        /// How.
        how: Breakdown,
    },
    /// A token is refused from now on, or accepted again.
    RefuseToken {
        /// Whose; the first application's if not given.
        #[serde(default)]
        app: Option<Id>,
        /// Refused or accepted.
        refused: bool,
    },
    /// Interactions are sent to an address of the bot's own from now on, signed, in place of the
    /// gateway; or to the gateway again. Nothing is asked of the address before.
    SetEndpoint {
        /// Whose; the first application's if not given.
        #[serde(default)]
        app: Option<Id>,
        /// `http://…`, or none for the gateway.
        url: Option<String>,
    },
    /// The clock is moved forward.
    Advance {
        /// By how many milliseconds.
        millis: u64,
    },
    /// The log is emptied and counts from zero.
    ClearLog,
}

/// What came of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// It is done.
    Done,
    /// It made or found something: a guild, a channel, a person, a message.
    Made {
        /// Its id.
        id: Id,
    },
    /// It started an interaction. [`Change`](crate::world::change::Change)s tell how it goes on.
    Started {
        /// The interaction.
        interaction: Id,
    },
}
