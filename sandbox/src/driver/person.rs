//! A person as a test plays one.

use serde_json::Value;

use crate::driver::Sandbox;
use crate::driver::answer::{Answer, given};
use crate::driver::places::{Channel, Guild};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::action::{Action, Outcome};
use crate::world::failure::Failure;
use crate::world::message::{Button, Message};
use crate::world::permit::Whom;

#[derive(Clone, Debug)]
pub struct Person {
    pub(crate) sandbox: Sandbox,
    pub id: Id,
    /// The name as it is shown.
    pub name: String,
}

impl From<&Person> for Id {
    fn from(person: &Person) -> Id {
        person.id
    }
}

impl From<&Person> for Whom {
    fn from(person: &Person) -> Whom {
        Whom::One(person.id)
    }
}

impl Person {
    pub fn join(&self, guild: &Guild) -> &Person {
        self.sandbox.done(Action::Join { user: self.id, guild: guild.id });
        self
    }

    pub fn leave(&self, guild: &Guild) -> &Person {
        self.sandbox.done(Action::Leave { user: self.id, guild: guild.id });
        self
    }

    /// Sets the language of the client, such as `de` or `en-US`.
    pub fn locale(&self, locale: &str) -> &Person {
        self.sandbox.done(Action::SetLocale { person: self.id, locale: locale.into() });
        self
    }

    /// Refuses direct messages from now on.
    pub fn close_dms(&self) -> &Person {
        self.sandbox.done(Action::SetDms { person: self.id, closed: true });
        self
    }

    /// Accepts direct messages again.
    pub fn open_dms(&self) -> &Person {
        self.sandbox.done(Action::SetDms { person: self.id, closed: false });
        self
    }

    /// Installs the first application for themselves: its commands for that can be used anywhere.
    pub fn install(&self) -> &Person {
        self.sandbox.done(Action::Install { person: self.id, app: None, installed: true });
        self
    }

    /// Removes it again.
    pub fn uninstall(&self) -> &Person {
        self.sandbox.done(Action::Install { person: self.id, app: None, installed: false });
        self
    }

    /// Gets permissions in a whole guild.
    pub fn grant(&self, guild: &Guild, permissions: Permissions) -> &Person {
        guild.allow(self, permissions);
        self
    }

    /// Loses permissions in a whole guild.
    pub fn revoke(&self, guild: &Guild, permissions: Permissions) -> &Person {
        guild.deny(self, permissions);
        self
    }

    /// Writes a message.
    /// Errors: when the person may not.
    pub fn say(&self, channel: impl Into<Id>, content: &str) -> Result<Id, Failure> {
        let (person, channel) = (self.id, channel.into());
        match self.sandbox.act(Action::Say { person, channel, content: content.into() })? {
            Outcome::Made { id } => Ok(id),
            _ => Err(Failure::NoSuchPlace { place: channel }),
        }
    }

    /// Sends a slash command; `name` may be followed by a group and a sub-command:
    /// `"game start"`. Options are checked against the registered command.
    /// Errors: an action the client would not let a person do, or [`Failure::NoAnswer`].
    pub async fn command(
        &self,
        channel: impl Into<Id>,
        name: &str,
        options: &[(&str, Value)],
    ) -> Result<Answer, Failure> {
        let (person, channel, name) = (self.id, channel.into(), name.into());
        let options = given(options);
        self.sandbox.started(Action::Command { person, channel, name, options }).await
    }

    /// Chooses a command from the menu of a user or a message.
    /// Errors: an action the client would not let a person do, or [`Failure::NoAnswer`].
    pub async fn menu(
        &self,
        channel: impl Into<Id>,
        name: &str,
        target: impl Into<Id>,
    ) -> Result<Answer, Failure> {
        let (person, channel, target) = (self.id, channel.into(), target.into());
        self.sandbox.started(Action::Menu { person, channel, name: name.into(), target }).await
    }

    /// Types in an option and waits for suggestions.
    /// Errors: an action the client would not let a person do, or [`Failure::NoAnswer`].
    pub async fn autocomplete(
        &self,
        channel: impl Into<Id>,
        name: &str,
        option: &str,
        typed: &str,
        options: &[(&str, Value)],
    ) -> Result<Answer, Failure> {
        let (person, channel) = (self.id, channel.into());
        let action = Action::Suggest {
            person,
            channel,
            name: name.into(),
            option: option.into(),
            typed: typed.into(),
            options: given(options),
        };
        self.sandbox.started(action).await
    }

    /// Presses the first button that `wanted` likes.
    /// Errors: when the person does not see the message, no button is liked or it is disabled, or
    /// [`Failure::NoAnswer`].
    pub async fn click(
        &self,
        message: Id,
        wanted: impl Fn(&Button) -> bool,
    ) -> Result<Answer, Failure> {
        // The button that is seen is the one that is pressed, whatever the bot changes meanwhile.
        let outcome = {
            let mut world = self.sandbox.world();
            let seen = world
                .message(message)
                .filter(|seen| world.can_see(self.id, seen))
                .ok_or(Failure::NoSuchMessage { message })?;
            let button = seen.button(|button| button.custom_id.is_some() && wanted(button));
            let Some(custom_id) = button.and_then(|button| button.custom_id) else {
                let has = seen.buttons().into_iter().map(|button| button.label).collect();
                return Err(Failure::NoSuchComponent { wanted: "button".into(), has });
            };
            world.act(Action::Click { person: self.id, message, custom_id })?
        };
        self.sandbox.outcome(outcome).await
    }

    /// Presses the button with this label.
    /// Errors: as [`Person::click`].
    pub async fn click_label(&self, message: Id, label: &str) -> Result<Answer, Failure> {
        self.click(message, |button| button.label == label).await
    }

    /// Presses the button with this `custom_id`.
    /// Errors: as [`Person::click`].
    pub async fn click_id(&self, message: Id, custom_id: &str) -> Result<Answer, Failure> {
        let (person, custom_id) = (self.id, custom_id.into());
        self.sandbox.started(Action::Click { person, message, custom_id }).await
    }

    /// Sends a press of a button that the message does not have: an old one, or one that somebody
    /// made up.
    /// Errors: when the person does not see the message, or [`Failure::NoAnswer`].
    pub async fn press(&self, message: Id, custom_id: &str) -> Result<Answer, Failure> {
        let (person, custom_id) = (self.id, custom_id.into());
        self.sandbox.started(Action::Forge { person, message, custom_id }).await
    }

    /// Chooses in a menu.
    /// Errors: when the person does not see the message, there is no such menu or option, or
    /// [`Failure::NoAnswer`].
    pub async fn select(
        &self,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, Failure> {
        let action = Action::Select {
            person: self.id,
            message,
            custom_id: custom_id.into(),
            values: values.iter().map(|value| (*value).into()).collect(),
        };
        self.sandbox.started(action).await
    }

    /// The direct messages with the first bot, opened if they are not.
    pub fn dm_channel(&self) -> Channel {
        let app = self.sandbox.application_id();
        let id = self.sandbox.world().dm(self.id, app);
        Channel { sandbox: self.sandbox.clone(), id }
    }

    /// Returns the messages the person sees in a channel, oldest first, with the person's ephemeral
    /// messages.
    pub fn sees(&self, channel: impl Into<Id>) -> Vec<Message> {
        self.sandbox.world().seen_by(self.id, channel.into())
    }

    /// The direct messages with the first bot, oldest first.
    pub fn dms(&self) -> Vec<Message> {
        let app = self.sandbox.application_id();
        let world = self.sandbox.world();
        match world.dms.get(&(self.id, app)) {
            Some(channel) => world.seen_by(self.id, *channel),
            None => Vec::new(),
        }
    }

    /// Everything the person sees anywhere, oldest first.
    pub fn inbox(&self) -> Vec<Message> {
        let world = self.sandbox.world();
        let mut all: Vec<Message> =
            world.channels().flat_map(|channel| world.seen_by(self.id, channel.id)).collect();
        all.sort_by_key(|message| message.id);
        all
    }

    /// The messages that rang for the person, deleted ones included.
    pub fn pings(&self) -> Vec<Message> {
        let world = self.sandbox.world();
        let rang = |message: &&Message| {
            message.pinged.contains(&self.id)
                || (message.pinged_everyone
                    && world.may(self.id, message.channel, Permissions::VIEW_CHANNEL))
        };
        world.messages.values().filter(rang).cloned().collect()
    }
}
