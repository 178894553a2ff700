//! The ways in which an application is installed, and the commands that it offers by them.

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::World;
use crate::world::failure::Failure;
use crate::world::interaction::Installs;
use crate::world::model::{App, Channel, Command};
use serde_json::Value;

impl World {
    /// The ways in which the application is installed where somebody acts. A component belongs to
    /// whoever had its message sent.
    pub(super) fn installs(
        &self,
        app: Id,
        person: Id,
        channel: Id,
        source: Option<Id>,
    ) -> Installs {
        let (Some(app), Some(place)) = (self.apps.get(&app), self.channel(channel)) else {
            return Installs::default();
        };
        let sent_for = source
            .and_then(|id| self.messages.get(&id)?.interaction)
            .and_then(|id| self.interactions.get(&id))
            .and_then(|one| one.installs.by);
        let by = Some(person).filter(|person| app.installed_by.contains(person));
        Installs { in_guild: self.is_installed_in(app, place), by: sent_for.or(by) }
    }

    /// Whether the bot is a member here, or at least its commands are. Its DMs are open to everybody
    /// who shares a guild with it.
    fn is_installed_in(&self, app: &App, place: &Channel) -> bool {
        match (place.guild, place.dm) {
            (Some(guild), _) => self.guilds.get(&guild).is_some_and(|guild| {
                guild.members.contains_key(&app.id) || guild.commands_of.contains(&app.id)
            }),
            (None, Some((person, bot))) => bot == app.id && self.share_a_guild(person, bot),
            (None, None) => false,
        }
    }

    /// Whether a person is offered a command here: it is meant for the place, and for a way in
    /// which its application is installed.
    fn is_offered(&self, person: Id, app: &App, command: &Command, place: &Channel) -> bool {
        let context = context(place, app.id);
        let for_way = |way: u64| match command.body["integration_types"].as_array() {
            Some(ways) => ways.iter().any(|one| *one == way),
            None => way == 0,
        };
        let installed = self.is_installed_in(app, place) && for_way(0)
            || app.installed_by.contains(&person) && for_way(1);
        installed
            && (command.guild.is_none() || command.guild == place.guild)
            && fits(&command.body, context)
    }

    /// The command that a person means by a name in a channel, with its application.
    pub(super) fn find_command(
        &self,
        person: Id,
        channel: Id,
        name: &str,
        kind: u64,
    ) -> Result<(Id, Command), Failure> {
        self.check_person(person)?;
        let place = self.channel(channel).ok_or(Failure::NoSuchPlace { place: channel })?;
        let here = self.permissions(person, channel);
        let mut wanted = Permissions::VIEW_CHANNEL | Permissions::USE_APPLICATION_COMMANDS;
        wanted |= if place.kind.is_thread() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        if !here.contains(wanted) {
            let missing = wanted.without(here);
            return Err(Failure::NotAllowed { why: format!("missing here: {missing}") });
        }
        if self.is_locked(channel) && !here.contains(Permissions::MANAGE_THREADS) {
            return Err(Failure::NotAllowed { why: "the thread is locked".into() });
        }
        let candidate = self
            .apps
            .values()
            .flat_map(|app| app.commands.iter().map(move |command| (app, command)))
            .filter(|(_, command)| command.name == name && command.kind == kind)
            .find(|(app, command)| self.is_offered(person, app, command, place));
        let Some((app, command)) = candidate.map(|(app, command)| (app.id, command)) else {
            return Err(Failure::NoSuchCommand { name: name.into() });
        };
        let needed = command.body["default_member_permissions"].as_str();
        if let Some(needed) = needed.and_then(|text| text.parse().ok()).map(Permissions)
            && place.guild.is_some()
            && (needed == Permissions::NONE || !here.contains(needed))
            && here != Permissions::ALL
        {
            return Err(Failure::NotAllowed { why: format!("the command is for: {needed}") });
        }
        Ok((app, command.clone()))
    }
}

/// Discord's number of a place, as an application sees it: 0 a guild, 1 its own DM, 2 any other
/// conversation.
pub(crate) fn context(place: &Channel, app: Id) -> u64 {
    match (place.guild, place.dm) {
        (Some(_), _) => 0,
        (None, Some((_, bot))) if bot == app => 1,
        (None, _) => 2,
    }
}

/// Whether a command is meant for places of this number. One that does not say is meant for
/// guilds and the bot's own DM.
fn fits(command: &Value, context: u64) -> bool {
    match command["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|one| *one == context),
        None => context == 0 || context == 1 && command["dm_permission"] != false,
    }
}
