//! Guilds and channels as a test holds them.

use crate::driver::Sandbox;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::action::{Action, Outcome};
use crate::world::failure::Failure;
use crate::world::message::Message;
use crate::world::model::ChannelKind;
use crate::world::permit::Whom;

#[derive(Clone, Debug)]
pub struct Guild {
    pub(crate) sandbox: Sandbox,
    pub id: Id,
    pub name: String,
}

/// A channel, a thread or a DM.
#[derive(Clone, Debug)]
pub struct Channel {
    pub(crate) sandbox: Sandbox,
    pub id: Id,
}

impl From<&Guild> for Id {
    fn from(guild: &Guild) -> Id {
        guild.id
    }
}

impl From<&Channel> for Id {
    fn from(channel: &Channel) -> Id {
        channel.id
    }
}

impl Guild {
    /// A text channel, made if there is none of this name.
    pub fn channel(&self, name: &str) -> Channel {
        self.add_channel(name, ChannelKind::Text)
    }

    /// A voice channel, made if there is none of this name.
    pub fn voice_channel(&self, name: &str) -> Channel {
        self.add_channel(name, ChannelKind::Voice)
    }

    fn add_channel(&self, name: &str, kind: ChannelKind) -> Channel {
        // A guild that was deleted has no channels; id 0 is nowhere.
        let id = self.sandbox.world().add_channel(self.id, name, kind).unwrap_or_default();
        Channel { sandbox: self.sandbox.clone(), id }
    }

    /// Grants permissions in the whole guild.
    pub fn allow(&self, whom: impl Into<Whom>, permissions: Permissions) {
        self.permit(whom.into(), permissions, true);
    }

    /// Takes permissions in the whole guild.
    pub fn deny(&self, whom: impl Into<Whom>, permissions: Permissions) {
        self.permit(whom.into(), permissions, false);
    }

    fn permit(&self, whom: Whom, permissions: Permissions, allow: bool) {
        self.sandbox.done(Action::Permit { place: self.id, whom, permissions, allow });
    }

    /// Sets the language of the guild, such as `de` or `en-US`.
    pub fn locale(&self, locale: &str) -> &Guild {
        self.sandbox.done(Action::SetGuildLocale { guild: self.id, locale: locale.into() });
        self
    }

    /// Throws a person out.
    pub fn kick(&self, person: impl Into<Id>) {
        self.sandbox.done(Action::Leave { user: person.into(), guild: self.id });
    }

    /// Throws the bot out.
    pub fn kick_bot(&self) {
        let user = self.sandbox.application_id();
        self.sandbox.done(Action::Leave { user, guild: self.id });
    }

    /// Somebody adds the bot's commands, without the bot.
    pub fn add_commands(&self) {
        let app = self.sandbox.application_id();
        self.sandbox.done(Action::AddCommands { guild: self.id, app });
    }

    /// Brings the bot back.
    pub fn invite_bot(&self) {
        let user = self.sandbox.application_id();
        self.sandbox.done(Action::Join { user, guild: self.id });
    }

    /// An outage begins that the guild is part of, or it ends.
    pub fn outage(&self, out: bool) {
        self.sandbox.done(Action::Outage { guild: self.id, out });
    }

    /// Deletes the guild.
    pub fn delete(&self) {
        self.sandbox.done(Action::DeleteGuild { guild: self.id });
    }
}

impl Channel {
    /// A text channel becomes one for announcements, which other guilds can follow.
    pub fn announces(&self) {
        self.sandbox.done(Action::Announce { channel: self.id, announces: true });
    }

    /// A person opens a thread for everyone here.
    /// Errors: when the person may not, or this is no text channel.
    pub fn thread(&self, person: impl Into<Id>, name: &str) -> Result<Channel, Failure> {
        self.open_thread(person.into(), name, false)
    }

    /// The same, for those whom they invite.
    /// Errors: as there; a channel for announcements has no such threads.
    pub fn private_thread(&self, person: impl Into<Id>, name: &str) -> Result<Channel, Failure> {
        self.open_thread(person.into(), name, true)
    }

    fn open_thread(&self, person: Id, name: &str, private: bool) -> Result<Channel, Failure> {
        let (channel, name) = (self.id, name.into());
        match self.sandbox.act(Action::AddThread { channel, person, name, private })? {
            Outcome::Made { id } => Ok(Channel { sandbox: self.sandbox.clone(), id }),
            _ => Err(Failure::NoSuchPlace { place: self.id }),
        }
    }

    /// Grants permissions in this channel.
    pub fn allow(&self, whom: impl Into<Whom>, permissions: Permissions) {
        let (place, whom) = (self.id, whom.into());
        self.sandbox.done(Action::Permit { place, whom, permissions, allow: true });
    }

    /// Takes permissions in this channel.
    pub fn deny(&self, whom: impl Into<Whom>, permissions: Permissions) {
        let (place, whom) = (self.id, whom.into());
        self.sandbox.done(Action::Permit { place, whom, permissions, allow: false });
    }

    /// All messages here, oldest first, ephemeral ones of everybody included.
    pub fn messages(&self) -> Vec<Message> {
        self.sandbox.world().messages_in(self.id).cloned().collect()
    }

    /// A moderator deletes the channel.
    pub fn delete(&self) {
        self.sandbox.done(Action::DeleteChannel { channel: self.id });
    }
}
