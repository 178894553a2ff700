//! Registering commands.

use serde_json::{Value, json};

use crate::check::command::{command as check_one, commands as check_all};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::world::World;
use crate::world::change::Change;
use crate::world::model::Command;

impl World {
    /// Replaces all commands by a list, globally or in one guild.
    pub(crate) fn set_commands(
        &mut self,
        app: Id,
        guild: Option<Id>,
        body: &Value,
    ) -> Result<Vec<Value>, Refusal> {
        let mut form = self.form();
        check_all(&mut form, body);
        self.conclude(form)?;
        let old: Vec<Command> = match self.apps.get_mut(&app) {
            Some(app) => {
                let (old, others) =
                    app.commands.drain(..).partition(|command| command.guild == guild);
                app.commands = others;
                old
            }
            None => return Err(Refusal::UNAUTHORIZED),
        };
        for one in body.as_array().into_iter().flatten() {
            // An existing command keeps its id.
            let known = old
                .iter()
                .find(|old| old.name == one["name"] && old.kind == kind(one))
                .map(|old| old.id);
            self.put_command(app, guild, one, known);
        }
        self.registered(app);
        Ok(self.list_commands(app, guild))
    }

    /// Adds one command; one of the same name is replaced. Returns whether it is new, and its JSON.
    pub(crate) fn add_command(
        &mut self,
        app: Id,
        guild: Option<Id>,
        body: &Value,
    ) -> Result<(bool, Value), Refusal> {
        let mut form = self.form();
        check_one(&mut form, "", body, true);
        self.conclude(form)?;
        let same = |old: &Command| {
            old.guild == guild && old.name == body["name"] && old.kind == kind(body)
        };
        let place = self.apps.get_mut(&app).ok_or(Refusal::UNAUTHORIZED)?;
        let known = place.commands.iter().find(|old| same(old)).map(|old| old.id);
        place.commands.retain(|old| !same(old));
        if place.commands.iter().filter(|old| old.guild == guild).count() >= 100 {
            let message = "Maximum number of application commands reached (100)";
            return Err(Refusal::new(400, 30032, message));
        }
        let id = self.put_command(app, guild, body, known);
        self.registered(app);
        Ok((known.is_none(), self.command_json(app, id).unwrap_or_default()))
    }

    /// Changes single fields of a command.
    pub(crate) fn edit_command(&mut self, app: Id, id: Id, body: &Value) -> Result<Value, Refusal> {
        let mut form = self.form();
        check_one(&mut form, "", body, false);
        self.conclude(form)?;
        let place = self.apps.get_mut(&app).ok_or(Refusal::UNAUTHORIZED)?;
        let at = place
            .commands
            .iter()
            .position(|command| command.id == id)
            .ok_or(Refusal::UNKNOWN_COMMAND)?;
        let old = place.commands.remove(at);
        let mut new = old.body.clone();
        for (field, value) in body.as_object().into_iter().flatten() {
            new[field] = value.clone();
        }
        self.put_command(app, old.guild, &new, Some(id));
        self.registered(app);
        self.command_json(app, id).ok_or(Refusal::UNKNOWN_COMMAND)
    }

    /// Removes a command.
    pub(crate) fn delete_command(&mut self, app: Id, id: Id) -> Result<(), Refusal> {
        let place = self.apps.get_mut(&app).ok_or(Refusal::UNAUTHORIZED)?;
        let before = place.commands.len();
        place.commands.retain(|command| command.id != id);
        if place.commands.len() == before {
            return Err(Refusal::UNKNOWN_COMMAND);
        }
        self.registered(app);
        Ok(())
    }

    fn put_command(&mut self, app: Id, guild: Option<Id>, body: &Value, id: Option<Id>) -> Id {
        let id = id.unwrap_or_else(|| self.next_id());
        let version = self.next_id();
        let mut body = body.clone();
        if let Some(number) = body["default_member_permissions"].as_u64() {
            body["default_member_permissions"] = json!(number.to_string());
        }
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        let command = Command { id, guild, kind: kind(&body), name, version, body };
        if let Some(place) = self.apps.get_mut(&app) {
            place.commands.push(command);
        }
        id
    }

    fn registered(&mut self, app: Id) {
        if let Some(place) = self.apps.get_mut(&app) {
            place.registrations += 1;
        }
        self.emit(Change::CommandsRegistered { app });
    }

    /// All commands of an application, globally or of one guild.
    pub(crate) fn list_commands(&self, app: Id, guild: Option<Id>) -> Vec<Value> {
        self.apps
            .get(&app)
            .into_iter()
            .flat_map(|app| &app.commands)
            .filter(|command| command.guild == guild)
            .map(|command| to_json(app, command))
            .collect()
    }

    /// One command as Discord shows it.
    pub(crate) fn command_json(&self, app: Id, id: Id) -> Option<Value> {
        let command = self.apps.get(&app)?.commands.iter().find(|command| command.id == id)?;
        Some(to_json(app, command))
    }
}

fn kind(body: &Value) -> u64 {
    body["type"].as_u64().unwrap_or(1)
}

fn to_json(app: Id, command: &Command) -> Value {
    let body = &command.body;
    let mut json = json!({
        "id": command.id,
        "application_id": app,
        "version": command.version,
        "type": command.kind,
        "name": command.name,
        "name_localizations": body["name_localizations"],
        "description": body["description"].as_str().unwrap_or_default(),
        "description_localizations": body["description_localizations"],
        "options": body["options"].as_array().cloned().unwrap_or_default(),
        "default_member_permissions": body["default_member_permissions"],
        "dm_permission": body["dm_permission"].as_bool().unwrap_or(true),
        "contexts": body["contexts"],
        "integration_types": if body["integration_types"].is_array() {
            body["integration_types"].clone()
        } else {
            json!([0])
        },
        "nsfw": body["nsfw"].as_bool().unwrap_or(false),
    });
    if let Some(guild) = command.guild {
        json["guild_id"] = json!(guild);
    }
    json
}
