//! A bot's first response to an interaction.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::check::command::choice;
use crate::check::message::{Files, Shape, message};
use crate::check::modal::modal;
use crate::check::{Form, Object, below, present};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::time::millis;
use crate::wire;
use crate::world::World;
use crate::world::change::Change;
use crate::world::components::shown;
use crate::world::files::part_number;
use crate::world::interaction::{Choice, FirstAnswer, Interaction, InteractionKind};
use crate::world::layout::number;
use crate::world::log::{DeliveryKind, SentFile};
use crate::world::message::{Message, flags};
use crate::world::messages::{Draft, Edit};

/// The files of a request.
type Sent = Arc<[SentFile]>;

impl World {
    /// The first response to an interaction. Returns the body that `with_response` asks for.
    pub(crate) fn answer(
        &mut self,
        id: Id,
        token: &str,
        body: &Value,
        sent: &Sent,
    ) -> Result<Value, Refusal> {
        let now = self.now();
        let wait = millis(self.settings.first_response);
        let one = self
            .interactions
            .get(&id)
            .filter(|one| one.token == token)
            .ok_or(Refusal::UNKNOWN_INTERACTION)?;
        if one.first.is_some() {
            return Err(Refusal::ALREADY_ACKNOWLEDGED);
        }
        if one.failed || now > one.created + wait {
            return Err(Refusal::UNKNOWN_INTERACTION);
        }
        let one = one.clone();
        let mut form = self.form();
        let kind = check_envelope(&mut form, body, &one);
        self.conclude(form)?;
        let data = body.get("data").filter(|data| !data.is_null()).cloned().map(Arc::new);
        let data = data.as_ref();
        let first = match kind {
            4 => self.answer_message(&one, data, sent)?,
            5 => self.answer_later(&one, data, sent)?,
            6 => {
                if data.is_some() || !sent.is_empty() {
                    let mut form = self.form();
                    form.ignored("data", "UNKNOWN_FIELD", "Nothing belongs here");
                    self.conclude(form)?;
                }
                FirstAnswer::DeferredUpdate
            }
            7 => self.answer_update(&one, data, sent)?,
            8 => self.answer_choices(&one, data)?,
            _ => self.answer_modal(&one, data)?,
        };
        Ok(self.answered(&one, first, kind))
    }

    /// Stores the response and wakes the person who waits for it.
    fn answered(&mut self, one: &Interaction, first: FirstAnswer, kind: u64) -> Value {
        let original = match &first {
            FirstAnswer::Message(id) | FirstAnswer::Deferred(id) | FirstAnswer::Updated(id) => {
                Some(*id)
            }
            FirstAnswer::DeferredUpdate => one.source,
            FirstAnswer::Choices(_) | FirstAnswer::Modal(_) => None,
        };
        let shown = original.and_then(|id| self.messages.get(&id));
        let mut reply = json!({ "interaction": { "id": one.id, "type": one.kind.number() } });
        if let Some(shown) = shown {
            let entry = &mut reply["interaction"];
            entry["response_message_id"] = json!(shown.id);
            entry["response_message_loading"] = json!(shown.is_thinking());
            entry["response_message_ephemeral"] = json!(shown.is_ephemeral());
        }
        if let Some(shown) = shown.filter(|_| matches!(kind, 4 | 7)) {
            reply["resource"] =
                json!({ "type": kind, "message": wire::messages::message(self, shown) });
        }
        if let Some(interaction) = self.interactions.get_mut(&one.id) {
            interaction.original = original;
            interaction.first = Some(first);
            interaction.progress.notify_waiters();
        }
        self.emit(Change::InteractionAnswered { interaction: one.id, person: one.person });
        reply
    }

    fn answer_message(
        &mut self,
        one: &Interaction,
        data: Option<&Arc<Value>>,
        sent: &Sent,
    ) -> Result<FirstAnswer, Refusal> {
        let data = data.ok_or(Refusal::EMPTY_MESSAGE)?;
        self.check_message("data", data, Shape::Answer, sent, None)?;
        let draft = self.draft_for(one, data, sent)?;
        let only = draft.ephemeral_to;
        let id = self.post(draft);
        self.deliver(one.app, DeliveryKind::Message, (one.channel, Some(id)), only, (data, sent));
        Ok(FirstAnswer::Message(id))
    }

    /// A new message that belongs to an interaction.
    pub(crate) fn draft_for(
        &mut self,
        one: &Interaction,
        data: &Value,
        sent: &Sent,
    ) -> Result<Draft, Refusal> {
        if self.channel(one.channel).is_none() {
            return Err(Refusal::UNKNOWN_CHANNEL);
        }
        let wanted = data["flags"].as_u64().unwrap_or(0) & Shape::Answer.flags();
        let wanted = self.forced(one, wanted);
        let ephemeral = wanted & flags::EPHEMERAL != 0;
        let draft = Draft {
            channel: one.channel,
            author: one.app,
            content: text(data),
            embeds: list(data, "embeds").unwrap_or_default(),
            components: list(data, "components").unwrap_or_default(),
            attachments: self.files_after(&[], data, sent),
            flags: wanted,
            ephemeral_to: ephemeral.then_some(one.person),
            interaction: Some(one.id),
            reply_to: one.under_component(),
            allowed: data.get("allowed_mentions").cloned(),
            ..Draft::default()
        };
        not_empty(
            &draft.content,
            &draft.embeds,
            &draft.components,
            draft.attachments.len(),
            wanted,
        )?;
        Ok(draft)
    }

    /// The flags of an answer. Where people may not use external applications, the person alone
    /// sees what one answers that they have brought along.
    fn forced(&self, one: &Interaction, wanted: u64) -> u64 {
        let allowed = Permissions::USE_EXTERNAL_APPS;
        let silent =
            one.is_away() && one.guild.is_some() && !self.may(one.person, one.channel, allowed);
        if silent { wanted | flags::EPHEMERAL } else { wanted }
    }

    fn answer_later(
        &mut self,
        one: &Interaction,
        data: Option<&Arc<Value>>,
        sent: &Sent,
    ) -> Result<FirstAnswer, Refusal> {
        if self.channel(one.channel).is_none() {
            return Err(Refusal::UNKNOWN_CHANNEL);
        }
        let mut wanted = 0;
        if let Some(data) = data {
            self.check_message("data", data, Shape::Answer, sent, None)?;
            wanted = data["flags"].as_u64().unwrap_or(0);
            if wanted & flags::COMPONENTS_V2 != 0 {
                let message = "A deferred answer has no components; the edit of it may have";
                return Err(Refusal::form("data.flags", "BITMASK_INVALID", message));
            }
            wanted &= flags::EPHEMERAL;
            // An empty field is lost without harm; some libraries always send it.
            let says_nothing =
                |value: &Value| [json!(null), json!(false), json!([]), json!("")].contains(value);
            let lost = data
                .as_object()
                .into_iter()
                .flatten()
                .find(|(field, value)| *field != "flags" && !says_nothing(value));
            if let Some((field, _)) = lost {
                let at = below("data", field);
                let message = "Discord forgets this: a deferred answer has only flags";
                let mut form = self.form();
                form.ignored(at, "UNKNOWN_FIELD", message);
                self.conclude(form)?;
            }
        }
        if !sent.is_empty() {
            let mut form = self.form();
            form.ignored("data", "UNKNOWN_FIELD", "A deferred answer has no files");
            self.conclude(form)?;
        }
        wanted = self.forced(one, wanted);
        let ephemeral = wanted != 0;
        let id = self.post(Draft {
            channel: one.channel,
            author: one.app,
            flags: wanted | flags::LOADING,
            ephemeral_to: ephemeral.then_some(one.person),
            interaction: Some(one.id),
            reply_to: one.under_component(),
            ..Draft::default()
        });
        Ok(FirstAnswer::Deferred(id))
    }

    fn answer_update(
        &mut self,
        one: &Interaction,
        data: Option<&Arc<Value>>,
        sent: &Sent,
    ) -> Result<FirstAnswer, Refusal> {
        let source = one.source.unwrap_or_default();
        let empty = Arc::new(json!({}));
        let data = data.unwrap_or(&empty);
        self.edit_checked(one.app, source, "data", data, Shape::AnswerEdit, sent)?;
        Ok(FirstAnswer::Updated(source))
    }

    /// Checks and carries out an edit of an existing message.
    pub(crate) fn edit_checked(
        &mut self,
        app: Id,
        id: Id,
        at: &str,
        data: &Arc<Value>,
        shape: Shape,
        sent: &Sent,
    ) -> Result<(), Refusal> {
        let message = self
            .messages
            .get(&id)
            .filter(|message| !message.deleted)
            .cloned()
            .ok_or(Refusal::UNKNOWN_MESSAGE)?;
        self.check_message(at, data, shape, sent, Some(&message))?;
        let touched = !sent.is_empty() || data.get("attachments").is_some();
        let edit = Edit {
            content: data.get("content").map(|_| text(data)),
            embeds: data.get("embeds").map(|_| list(data, "embeds").unwrap_or_default()),
            components: data
                .get("components")
                .map(|_| list(data, "components").unwrap_or_default()),
            attachments: touched.then(|| self.files_after(&message.attachments, data, sent)),
            flags: data["flags"].as_u64(),
            allowed: data.get("allowed_mentions").cloned(),
        };
        not_empty(
            edit.content.as_deref().unwrap_or(&message.content),
            edit.embeds.as_deref().unwrap_or(&message.embeds),
            edit.components.as_deref().unwrap_or(&message.components),
            edit.attachments.as_ref().unwrap_or(&message.attachments).len(),
            message.flags | edit.flags.unwrap_or(0),
        )?;
        self.edit(id, edit);
        let (place, only) = ((message.channel, Some(id)), message.ephemeral_to);
        self.deliver(app, DeliveryKind::Edit, place, only, (data, sent));
        Ok(())
    }

    fn answer_choices(
        &mut self,
        one: &Interaction,
        data: Option<&Arc<Value>>,
    ) -> Result<FirstAnswer, Refusal> {
        let nothing = Arc::default();
        let data = data.unwrap_or(&nothing);
        let mut form = self.form();
        let kind = focused_kind(&one.data["options"]).unwrap_or(3);
        let mut choices = Vec::new();
        if let Some(object) = form.object("data", data, &["choices"]) {
            form.required("data", object, "choices");
            let given = form.list("data", object, "choices", 0..=25).unwrap_or_default();
            for (number, value) in given.iter().enumerate() {
                choice(&mut form, &below("data.choices", number), value, kind);
                choices.push(Choice {
                    name: value["name"].as_str().unwrap_or_default().into(),
                    value: value["value"].clone(),
                });
            }
        }
        self.conclude(form)?;
        let none: Sent = Arc::from([]);
        let (place, only) = ((one.channel, None), Some(one.person));
        self.deliver(one.app, DeliveryKind::Choices, place, only, (data, &none));
        Ok(FirstAnswer::Choices(choices))
    }

    fn answer_modal(
        &mut self,
        one: &Interaction,
        data: Option<&Arc<Value>>,
    ) -> Result<FirstAnswer, Refusal> {
        let nothing = Arc::default();
        let data = data.unwrap_or(&nothing);
        let mut form = self.form();
        let read = modal(&mut form, "data", data);
        self.conclude(form)?;
        let Some(mut read) = read else {
            return Err(Refusal::form("data", "BASE_TYPE_REQUIRED", "This field is required"));
        };
        number(&mut read.components);
        let none: Sent = Arc::from([]);
        let (place, only) = ((one.channel, None), Some(one.person));
        self.deliver(one.app, DeliveryKind::Modal, place, only, (data, &none));
        Ok(FirstAnswer::Modal(read))
    }

    /// Checks the body of a message against all rules; `old` is the message being edited.
    pub(crate) fn check_message(
        &mut self,
        at: &str,
        data: &Value,
        shape: Shape,
        sent: &Sent,
        old: Option<&Message>,
    ) -> Result<(), Refusal> {
        let mut form = self.form();
        let files = Files {
            new: sent
                .iter()
                .enumerate()
                .map(|(at, file)| {
                    (part_number(&file.part).unwrap_or(at as u64), file.filename.clone())
                })
                .collect(),
            old: old
                .into_iter()
                .flat_map(|message| &message.attachments)
                .map(|file| (file.id, file.filename.clone()))
                .collect(),
            flags: old.map_or(0, |message| message.flags),
            v2: old.is_some_and(Message::has_layout),
            left_over: old.map(Message::older_fields).unwrap_or_default(),
            shown: old.map(|message| shown(&message.components)).unwrap_or_default(),
        };
        let object: Option<&Object> = data.as_object();
        match object {
            Some(object) => message(&mut form, at, object, shape, &files),
            None => {
                form.fail(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
            }
        }
        for (number, file) in sent.iter().enumerate() {
            if file.bytes.len() > self.settings.largest_file {
                return Err(Refusal::new(413, 40005, "Request entity too large").blamed());
            }
            if part_number(&file.part).is_none() && sent.len() > 1 {
                let at = below("files", number);
                form.fail(at, "ATTACHMENT_PART_NAME", "File parts must be called files[n]");
            }
        }
        for (at, id) in std::mem::take(&mut form.emojis) {
            if !self.apps.values().any(|app| app.emojis.contains_key(&id)) {
                form.fail(below(&at, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }
        }
        self.conclude(form)
    }
}

/// Checks type and fields of a response; returns the type.
fn check_envelope(form: &mut Form, body: &Value, one: &Interaction) -> u64 {
    let Some(object) = form.object("", body, &["type", "data"]) else {
        return 0;
    };
    form.required("", object, "type");
    let kind = form.integer("", object, "type", 4..=9).unwrap_or(0);
    let has_source = one.source.is_some();
    let fits = match one.kind {
        InteractionKind::Command => matches!(kind, 4 | 5 | 9),
        InteractionKind::Component => matches!(kind, 4..=7 | 9),
        InteractionKind::Autocomplete => kind == 8,
        InteractionKind::Modal => matches!(kind, 4 | 5) || (has_source && matches!(kind, 6 | 7)),
    };
    if !fits && present(object, "type").is_some() {
        let message = format!("Type {kind} is no answer to a {:?}", one.kind);
        form.fail("type", "INTERACTION_APPLICATION_COMMAND_CALLBACK_TYPE", message);
    }
    kind
}

/// The type of the option a person is typing in.
fn focused_kind(options: &Value) -> Option<u64> {
    options.as_array()?.iter().find_map(|option| {
        if option["focused"] == true {
            option["type"].as_u64()
        } else {
            focused_kind(&option["options"])
        }
    })
}

/// The content as Discord keeps it, without surrounding blanks.
pub(crate) fn text(data: &Value) -> String {
    data["content"].as_str().unwrap_or_default().trim().to_owned()
}

/// A list of a body.
pub(crate) fn list(data: &Value, field: &str) -> Option<Vec<Value>> {
    data[field].as_array().cloned()
}

/// Refuses an empty message. With the flag for components of version 2, components are everything;
/// without it, buttons alone are a message too.
pub(crate) fn not_empty(
    content: &str,
    embeds: &[Value],
    components: &[Value],
    files: usize,
    wanted: u64,
) -> Result<(), Refusal> {
    let older = !content.is_empty() || !embeds.is_empty() || files > 0;
    let v2 = wanted & flags::COMPONENTS_V2 != 0;
    if components.is_empty() && (v2 || !older) {
        return Err(Refusal::EMPTY_MESSAGE);
    }
    Ok(())
}
