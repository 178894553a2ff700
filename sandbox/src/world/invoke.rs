//! Actions of a person that a bot must answer.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::check::as_id;
use crate::http::endpoint::Outgoing;
use crate::id::Id;
use crate::time::millis;
use crate::wire;
use crate::world::change::Change;
use crate::world::components::each_component;
use crate::world::failure::Failure;
use crate::world::forms::{check_answers, filled, picks};
use crate::world::interaction::{FirstAnswer, Interaction, InteractionKind};
use crate::world::model::Command;
use crate::world::options::{Filling, Resolved};
use crate::world::{World, intents};

/// An interaction before it has an id.
struct Deed {
    app: Id,
    kind: InteractionKind,
    person: Id,
    channel: Id,
    data: Value,
    source: Option<Id>,
    opened_by: Option<Id>,
}

impl World {
    fn begin(&mut self, deed: Deed) -> Id {
        let id = self.next_id();
        let created = self.now();
        self.forget_old_interactions();
        let guild = self.channels.get(&deed.channel).and_then(|channel| channel.guild);
        let installs = self.installs(deed.app, deed.person, deed.channel, deed.source);
        let interaction = Interaction {
            id,
            token: format!("{}sandbox-interaction-{id}-{}", self.mark, deed.app),
            app: deed.app,
            kind: deed.kind,
            person: deed.person,
            channel: deed.channel,
            guild,
            installs,
            created,
            data: deed.data,
            source: deed.source,
            source_revision: deed
                .source
                .and_then(|id| self.messages.get(&id))
                .map_or(0, |message| message.revision),
            first: None,
            failed: false,
            original: None,
            follow_ups: 0,
            form_used: false,
            opened_by: deed.opened_by,
            progress: Arc::new(Notify::new()),
        };
        let event = wire::interactions::interaction(self, &interaction);
        self.tokens.insert(interaction.token.clone(), id);
        self.interactions.insert(id, interaction);
        self.interaction_order.push_back(id);
        self.unanswered.push_back(id);
        self.emit(Change::InteractionStarted {
            interaction: id,
            person: deed.person,
            kind: deed.kind,
        });
        let url = self.apps.get(&deed.app).and_then(|app| app.endpoint.clone());
        match (url, &self.outbox) {
            (Some(url), Some(outbox)) => {
                let token = self.interactions.get(&id).map(|one| one.token.clone());
                let (token, body) = (token.unwrap_or_default(), event.to_string());
                let outgoing = Outgoing { app: deed.app, interaction: id, token, url, body };
                // Without a carrier nobody answers, and people see just that.
                let _ = outbox.send(outgoing);
            }
            _ => self.dispatch(deed.app, intents::NONE, "INTERACTION_CREATE", &event),
        }
        id
    }

    /// Forgets interactions whose token died long ago.
    fn forget_old_interactions(&mut self) {
        let horizon = self.now().saturating_sub(2 * millis(self.settings.token_life));
        while let Some(id) = self.interaction_order.front().copied() {
            let old = self.interactions.get(&id).is_none_or(|one| one.created < horizon);
            if !old {
                break;
            }
            self.interaction_order.pop_front();
            if let Some(one) = self.interactions.remove(&id) {
                self.tokens.remove(&one.token);
            }
        }
    }

    /// Marks interactions that were not answered in time as failed.
    pub(crate) fn sweep(&mut self) {
        let now = self.now();
        let wait = millis(self.settings.first_response);
        while let Some(id) = self.unanswered.front().copied() {
            let Some(one) = self.interactions.get_mut(&id) else {
                self.unanswered.pop_front();
                continue;
            };
            if one.first.is_none() && now <= one.created + wait {
                return;
            }
            self.unanswered.pop_front();
            if one.first.is_none() {
                one.failed = true;
                one.progress.notify_waiters();
                let person = one.person;
                self.emit(Change::InteractionFailed { interaction: id, person });
            }
        }
    }

    pub(super) fn check_person(&self, person: Id) -> Result<(), Failure> {
        match self.users.get(&person) {
            Some(user) if user.is_person() => Ok(()),
            _ => Err(Failure::NoSuchPerson { person }),
        }
    }

    /// A slash command; `words` are its name and perhaps a group and a sub-command.
    pub(crate) fn invoke_command(
        &mut self,
        person: Id,
        channel: Id,
        words: &str,
        given: &[(String, Value)],
        focused: Option<&str>,
    ) -> Result<Id, Failure> {
        let path: Vec<&str> = words.trim_start_matches('/').split_whitespace().collect();
        let Some((name, path)) = path.split_first() else {
            return Err(Failure::NoSuchCommand { name: words.into() });
        };
        let (app, command) = self.find_command(person, channel, name, 1)?;
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let filling = Filling { world: self, person, channel, guild, focused };
        let mut resolved = Resolved::default();
        let options = filling.options(&command.body, path, given, &mut resolved)?;
        let mut data = command_data(&command);
        data["options"] = json!(options);
        if let Some(resolved) = resolved.into_value() {
            data["resolved"] = resolved;
        }
        let kind = match focused {
            Some(_) => InteractionKind::Autocomplete,
            None => InteractionKind::Command,
        };
        Ok(self.begin(Deed { app, kind, person, channel, data, source: None, opened_by: None }))
    }

    /// A command of the context menu of a user or a message.
    pub(crate) fn invoke_menu(
        &mut self,
        person: Id,
        channel: Id,
        name: &str,
        target: Id,
    ) -> Result<Id, Failure> {
        let mut resolved = Resolved::default();
        let kind = if self.users.contains_key(&target) { 2 } else { 3 };
        let (app, command) = self.find_command(person, channel, name, kind)?;
        if kind == 2 {
            resolved.user(self, channel, target);
        } else {
            let message = self
                .messages
                .get(&target)
                .filter(|message| self.can_see(person, message))
                .ok_or(Failure::NoSuchMessage { message: target })?;
            resolved.message(target, wire::messages::message(self, message));
        }
        let mut data = command_data(&command);
        data["target_id"] = json!(target);
        data["resolved"] = json!(resolved.into_value());
        let kind = InteractionKind::Command;
        Ok(self.begin(Deed { app, kind, person, channel, data, source: None, opened_by: None }))
    }

    /// A press on a button (`values` is none) or a choice in a menu.
    pub(crate) fn invoke_component(
        &mut self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Id, Failure> {
        self.check_person(person)?;
        let seen = self
            .messages
            .get(&message)
            .filter(|one| self.can_see(person, one))
            .ok_or(Failure::NoSuchMessage { message })?;
        let (app, channel) = (seen.author, seen.channel);
        // Even for whoever may write there.
        if self.is_locked(channel) {
            return Err(Failure::NotAllowed { why: "the thread is locked".into() });
        }
        let mut has = Vec::new();
        let mut component = None;
        each_component(&seen.components, &mut |part| {
            if let Some(id) = part["custom_id"].as_str() {
                has.push(id.to_owned());
                let menu = part["type"] != 2;
                if id == custom_id && menu == values.is_some() {
                    component = Some(part.clone());
                }
            }
        });
        let Some(part) = component else {
            return Err(Failure::NoSuchComponent { wanted: custom_id.into(), has });
        };
        if part["disabled"] == true {
            return Err(Failure::Disabled { custom_id: custom_id.into() });
        }
        let mut data =
            json!({ "id": part["id"], "custom_id": custom_id, "component_type": part["type"] });
        if let Some(values) = values {
            let mut resolved = Resolved::default();
            let values = self.chosen(person, channel, &part, values, &mut resolved)?;
            data["values"] = json!(values);
            if let Some(resolved) = resolved.into_value() {
                data["resolved"] = resolved;
            }
        }
        if !self.apps.contains_key(&app) {
            return Err(Failure::NoSuchMessage { message });
        }
        let kind = InteractionKind::Component;
        Ok(self.begin(Deed {
            app,
            kind,
            person,
            channel,
            data,
            source: Some(message),
            opened_by: None,
        }))
    }

    /// A press on a button that need not exist.
    pub(crate) fn invoke_forged(
        &mut self,
        person: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<Id, Failure> {
        self.check_person(person)?;
        let seen = self.messages.get(&message).filter(|one| self.can_see(person, one));
        let (app, channel) =
            seen.map(|one| (one.author, one.channel)).ok_or(Failure::NoSuchMessage { message })?;
        if !self.apps.contains_key(&app) {
            return Err(Failure::NoSuchMessage { message });
        }
        let data = json!({ "custom_id": custom_id, "component_type": 2 });
        let kind = InteractionKind::Component;
        Ok(self.begin(Deed {
            app,
            kind,
            person,
            channel,
            data,
            source: Some(message),
            opened_by: None,
        }))
    }

    /// Checks the choice in a menu.
    fn chosen(
        &self,
        person: Id,
        channel: Id,
        part: &Value,
        values: &[String],
        resolved: &mut Resolved,
    ) -> Result<Vec<String>, Failure> {
        let name = part["custom_id"].as_str().unwrap_or_default();
        let bad = |why: String| Failure::BadOption { option: name.into(), why };
        let least = part["min_values"].as_u64().unwrap_or(1);
        let most = part["max_values"].as_u64().unwrap_or(1);
        if !(least..=most).contains(&(values.len() as u64)) {
            return Err(bad(format!(
                "{} values, but {least} to {most} may be chosen",
                values.len()
            )));
        }
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        for value in values {
            let id = as_id(&json!(value));
            let fine = match (part["type"].as_u64(), id) {
                (Some(3), _) => part["options"]
                    .as_array()
                    .is_some_and(|list| list.iter().any(|option| option["value"] == **value)),
                (Some(5 | 7), Some(id)) if self.users.contains_key(&id) => {
                    resolved.user(self, channel, id);
                    true
                }
                (Some(6 | 7), Some(id)) => resolved.role(self, guild, id),
                (Some(8), Some(id)) => {
                    is_of(self, &part["channel_types"], id) && resolved.channel(self, person, id)
                }
                _ => false,
            };
            if !fine {
                return Err(bad(format!("there is no '{value}' in the menu")));
            }
        }
        Ok(values.to_vec())
    }

    /// Sends the form that the bot answered `interaction` with.
    pub(crate) fn invoke_modal(
        &mut self,
        person: Id,
        interaction: Id,
        values: &[(String, Value)],
    ) -> Result<Id, Failure> {
        let opened = self
            .interactions
            .get(&interaction)
            .filter(|one| one.person == person && !one.form_used)
            .ok_or(Failure::NoForm)?;
        let Some(FirstAnswer::Modal(modal)) = &opened.first else {
            return Err(Failure::NoForm);
        };
        check_answers(modal, values)?;
        let mut resolved = Resolved::default();
        let mut picked = HashMap::new();
        let mut menus = Vec::new();
        each_component(&modal.components, &mut |part| {
            if matches!(part["type"].as_u64(), Some(3 | 5..=8)) {
                menus.push(part.clone());
            }
        });
        for menu in menus {
            let chosen = picks(&menu, values)?;
            if chosen.is_empty() && menu["required"] == false {
                continue;
            }
            let chosen = self.chosen(person, opened.channel, &menu, &chosen, &mut resolved)?;
            picked.insert(menu["custom_id"].as_str().unwrap_or_default().to_owned(), chosen);
        }
        let components: Vec<Value> =
            modal.components.iter().map(|part| filled(part, modal, values, &picked)).collect();
        let mut data = json!({ "custom_id": modal.custom_id, "components": components });
        if let Some(resolved) = resolved.into_value() {
            data["resolved"] = resolved;
        }
        let deed = Deed {
            app: opened.app,
            kind: InteractionKind::Modal,
            person,
            channel: opened.channel,
            data,
            source: opened.source,
            opened_by: Some(interaction),
        };
        if let Some(opened) = self.interactions.get_mut(&interaction) {
            opened.form_used = true;
        }
        Ok(self.begin(deed))
    }
}

fn command_data(command: &Command) -> Value {
    let mut data = json!({ "id": command.id, "name": command.name, "type": command.kind });
    if let Some(guild) = command.guild {
        data["guild_id"] = json!(guild);
    }
    data
}

/// Whether a channel is of one of these types; none are named where all are.
fn is_of(world: &World, types: &Value, channel: Id) -> bool {
    let Some(types) = types.as_array().filter(|types| !types.is_empty()) else { return true };
    world.channel(channel).is_some_and(|place| types.contains(&json!(place.kind.number())))
}
