//! Everything that can be done to the world from outside, as one enum that can be sent as JSON.

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::World;
use crate::world::change::Change;
use crate::world::disorder::{Breakdown, Disorder};
use crate::world::failure::Failure;
use crate::world::faults::Fault;
use crate::world::messages::Draft;
use crate::world::model::ChannelKind;
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
    /// It started an interaction. [`Change`]s tell how it goes on.
    Started {
        /// The interaction.
        interaction: Id,
    },
}

impl World {
    /// Does something. All ways into the world lead through here.
    ///
    /// # Errors
    ///
    /// A [`Failure`] when it cannot be done, as Discord's client would not let a person do it.
    pub fn act(&mut self, action: Action) -> Result<Outcome, Failure> {
        let first = self.first_app();
        let made = |id| Ok(Outcome::Made { id });
        let started = |interaction| Ok(Outcome::Started { interaction });
        match action {
            Action::AddGuild { name } => return made(self.add_guild(&name)),
            Action::AddChannel { guild, name } => {
                let id = self.add_channel(guild, &name);
                return made(id.ok_or(Failure::NoSuchPlace { place: guild })?);
            }
            Action::AddThread { channel, person, name } => {
                let needed = Permissions::CREATE_PUBLIC_THREADS;
                if !self.may(person, channel, needed) {
                    return Err(Failure::NotAllowed { why: needed.to_string() });
                }
                let id = self.open_thread(channel, person, &name, ChannelKind::PublicThread, None);
                return made(id.ok_or(Failure::NoSuchPlace { place: channel })?);
            }
            Action::AddPerson { name } => return made(self.add_person(&name)),
            Action::OpenDm { person, app } => return made(self.dm(person, app.unwrap_or(first))),
            Action::Say { person, channel, content } => {
                return made(self.say(person, channel, &content)?);
            }
            Action::Command { person, channel, name, options } => {
                let options = pairs(options);
                return started(self.invoke_command(person, channel, &name, &options, None)?);
            }
            Action::Menu { person, channel, name, target } => {
                return started(self.invoke_menu(person, channel, &name, target)?);
            }
            Action::Suggest { person, channel, name, option, typed, options } => {
                let mut options = pairs(options);
                options.push((option.clone(), Value::String(typed)));
                let focused = Some(option.as_str());
                return started(self.invoke_command(person, channel, &name, &options, focused)?);
            }
            Action::Click { person, message, custom_id } => {
                return started(self.invoke_component(person, message, &custom_id, None)?);
            }
            Action::Forge { person, message, custom_id } => {
                return started(self.invoke_forged(person, message, &custom_id)?);
            }
            Action::Select { person, message, custom_id, values } => {
                let values = Some(values.as_slice());
                return started(self.invoke_component(person, message, &custom_id, values)?);
            }
            Action::Submit { person, interaction, values } => {
                return started(self.invoke_modal(person, interaction, &pairs(values))?);
            }
            Action::DeleteGuild { guild } => self.delete_guild(guild),
            Action::DeleteChannel { channel } => self.delete_channel(channel),
            Action::Join { user, guild } => self.join(user, guild),
            Action::Leave { user, guild } => self.leave(user, guild),
            Action::Rename { person, name } => self.rename(person, &name)?,
            Action::SetLocale { person, locale } => {
                self.person_mut(person)?.locale = locale;
                self.emit(Change::PersonChanged { person });
            }
            Action::SetDms { person, closed } => {
                self.person_mut(person)?.dms_closed = closed;
                self.emit(Change::PersonChanged { person });
            }
            Action::Permit { place, whom, permissions, allow } => {
                if self.guilds.contains_key(&place) {
                    self.set_in_guild(place, whom, permissions, allow);
                } else if self.channel(place).is_some() {
                    self.set_in_channel(place, whom, permissions, allow);
                } else {
                    return Err(Failure::NoSuchPlace { place });
                }
            }
            Action::Dismiss { person, message } => {
                let gone = self
                    .messages
                    .get_mut(&message)
                    .filter(|one| one.ephemeral_to == Some(person))
                    .ok_or(Failure::NoSuchMessage { message })?;
                gone.deleted = true;
                let channel = gone.channel;
                self.emit(Change::MessageDeleted { channel, message });
            }
            Action::DeleteMessage { message } => self.delete(message),
            other => self.act_on_wires(other, first),
        }
        Ok(Outcome::Done)
    }

    /// Actions on the connections rather than in the world.
    fn act_on_wires(&mut self, action: Action, first: Id) {
        match action {
            Action::Misbehave { fault } => {
                self.faults.add(fault);
                self.emit(Change::FaultsChanged);
            }
            Action::Behave => {
                self.faults.clear();
                self.emit(Change::FaultsChanged);
            }
            Action::Disorder { disorder } => self.disorder(disorder),
            Action::Order => self.order(),
            Action::Hold => self.hold(),
            Action::LetGo { backwards } => self.let_go(backwards),
            Action::Break { app, how } => self.break_gateway(app.unwrap_or(first), how),
            Action::RefuseToken { app, refused } => {
                if let Some(app) = self.apps.get_mut(&app.unwrap_or(first)) {
                    app.refused = refused;
                }
                self.emit(Change::FaultsChanged);
            }
            Action::SetEndpoint { app, url } => {
                if let Some(app) = self.apps.get_mut(&app.unwrap_or(first)) {
                    app.endpoint = url;
                }
                self.emit(Change::PlacesChanged { guild: None });
            }
            Action::Advance { millis } => {
                self.clock.advance(Duration::from_millis(millis));
                self.sweep();
                self.emit(Change::Advanced { millis });
            }
            Action::ClearLog => {
                self.log.clear();
                self.emit(Change::LogCleared);
            }
            _ => {}
        }
    }

    fn person_mut(&mut self, person: Id) -> Result<&mut crate::world::model::User, Failure> {
        self.users
            .get_mut(&person)
            .filter(|user| user.is_person())
            .ok_or(Failure::NoSuchPerson { person })
    }

    /// A person writes a message.
    fn say(&mut self, person: Id, channel: Id, content: &str) -> Result<Id, Failure> {
        self.person_mut(person)?;
        let place = self.channel(channel).ok_or(Failure::NoSuchPlace { place: channel })?;
        let needed = if place.kind.is_thread() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        if !self.may(person, channel, needed) {
            return Err(Failure::NotAllowed { why: needed.to_string() });
        }
        let content = content.trim().to_owned();
        if content.is_empty() || content.chars().count() > 2000 {
            return Err(Failure::NotAllowed { why: "1 to 2000 characters".into() });
        }
        Ok(self.post(Draft { channel, author: person, content, ..Draft::default() }))
    }
}

fn pairs(given: Vec<Given>) -> Vec<(String, Value)> {
    given.into_iter().map(|given| (given.name, given.value)).collect()
}
