//! Performs an [`Action`]: the one way into the world.

use std::time::Duration;

use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::World;
use crate::world::action::{Action, Given, Outcome};
use crate::world::change::Change;
use crate::world::failure::Failure;
use crate::world::messages::Draft;
use crate::world::model::ChannelKind;

impl World {
    /// Performs an action. All ways into the world lead through here.
    /// Errors: a [`Failure`] when Discord's client would not let a person do it.
    pub fn act(&mut self, action: Action) -> Result<Outcome, Failure> {
        let first = self.first_app();
        let made = |id| Ok(Outcome::Made { id });
        let started = |interaction| Ok(Outcome::Started { interaction });
        match action {
            Action::AddGuild { name } => return made(self.add_guild(&name)),
            Action::AddChannel { guild, name, voice } => {
                let kind = if voice { ChannelKind::Voice } else { ChannelKind::Text };
                let id = self.add_channel(guild, &name, kind);
                return made(id.ok_or(Failure::NoSuchPlace { place: guild })?);
            }
            Action::Announce { channel, announces } => self.announce(channel, announces)?,
            Action::AddThread { channel, person, name, private } => {
                let needed = match private {
                    true => Permissions::CREATE_PRIVATE_THREADS,
                    false => Permissions::CREATE_PUBLIC_THREADS,
                };
                if !self.may(person, channel, needed) {
                    return Err(Failure::NotAllowed { why: needed.to_string() });
                }
                let kind = self.channel(channel).and_then(|channel| channel.kind.thread());
                let kind = match kind.ok_or(Failure::NoSuchPlace { place: channel })? {
                    ChannelKind::PublicThread if private => ChannelKind::PrivateThread,
                    _ if private => return Err(Failure::NoSuchPlace { place: channel }),
                    public => public,
                };
                let id = self.open_thread(channel, person, &name, kind, None);
                return made(id.ok_or(Failure::NoSuchPlace { place: channel })?);
            }
            Action::AddPerson { name } => return made(self.add_person(&name)),
            Action::OpenDm { person, app } => return made(self.dm(person, app.unwrap_or(first))),
            Action::AddGroup { people } => {
                return made(self.add_group(people.into_iter().collect())?);
            }
            Action::Install { person, app, installed } => {
                self.install(person, app.unwrap_or(first), installed)?;
            }
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
            Action::Outage { guild, out } => self.outage(guild, out),
            Action::DeleteChannel { channel } => self.delete_channel(channel),
            Action::Join { user, guild } => self.join(user, guild),
            Action::AddCommands { guild, app } => {
                let place = self.guilds.get_mut(&guild);
                place.ok_or(Failure::NoSuchPlace { place: guild })?.commands_of.insert(app);
            }
            Action::Leave { user, guild } => self.leave(user, guild),
            Action::Rename { person, name } => self.rename(person, &name)?,
            Action::SetLocale { person, locale } => {
                self.person_mut(person)?.locale = locale;
                self.emit(Change::PersonChanged { person });
            }
            Action::SetGuildLocale { guild, locale } => {
                let place = self.guilds.get_mut(&guild);
                place.ok_or(Failure::NoSuchPlace { place: guild })?.locale = locale;
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
