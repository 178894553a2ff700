//! Checks of messages: created, edited, and sent in answers.

use serde_json::Value;

use crate::check::component::rows;
use crate::check::embed::embeds;
use crate::check::layout::{alone, layout, says_nothing};
use crate::check::{Form, Object, as_id, below, present};
use crate::id::Id;
use crate::world::message::flags;

/// The routes that take a message; their known fields differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// `POST /channels/{id}/messages`.
    Create,
    /// `PATCH /channels/{id}/messages/{id}`.
    Edit,
    /// The data of a response that is a new message.
    Answer,
    /// The data of a response that edits the message.
    AnswerEdit,
    /// `POST /webhooks/{app}/{token}`.
    FollowUp,
    /// `PATCH /webhooks/{app}/{token}/messages/{id}`.
    WebhookEdit,
}

impl Shape {
    fn known(self) -> &'static [&'static str] {
        match self {
            Shape::Create => &[
                "content",
                "nonce",
                "tts",
                "embeds",
                "allowed_mentions",
                "message_reference",
                "components",
                "sticker_ids",
                "attachments",
                "flags",
                "enforce_nonce",
            ],
            Shape::Edit => {
                &["content", "embeds", "flags", "allowed_mentions", "components", "attachments"]
            }
            Shape::Answer | Shape::AnswerEdit => &[
                "tts",
                "content",
                "embeds",
                "allowed_mentions",
                "flags",
                "components",
                "attachments",
            ],
            Shape::FollowUp => &[
                "content",
                "tts",
                "embeds",
                "allowed_mentions",
                "components",
                "attachments",
                "flags",
            ],
            Shape::WebhookEdit => {
                &["content", "embeds", "flags", "allowed_mentions", "components", "attachments"]
            }
        }
    }

    /// The flags that can be set.
    pub(crate) fn flags(self) -> u64 {
        use flags::{COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
        match self {
            Shape::Create => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2,
            Shape::Answer | Shape::FollowUp => {
                SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
            }
            Shape::Edit | Shape::AnswerEdit | Shape::WebhookEdit => SUPPRESS_EMBEDS | COMPONENTS_V2,
        }
    }
}

/// The files of a request and of the message that is edited.
#[derive(Clone, Debug, Default)]
pub(crate) struct Files {
    /// Number and name of each file sent with the request.
    pub(crate) new: Vec<(u64, String)>,
    /// Id and name of each file the message already has.
    pub(crate) old: Vec<(Id, String)>,
    /// The flags the message already has.
    pub(crate) flags: u64,
    /// Whether the message already has the flag for components of version 2.
    pub(crate) v2: bool,
    /// The filled fields of the message that this flag excludes.
    pub(crate) left_over: Vec<&'static str>,
    /// The files that the components of the message show.
    pub(crate) shown: Vec<Id>,
}

/// Checks the body of a message at `at` (empty for the whole body).
pub(crate) fn message(form: &mut Form, at: &str, body: &Object, shape: Shape, files: &Files) {
    let known = shape.known();
    let v2 = files.v2 || flagged(body);
    let lets_pass = |field: &str, value: &Value| {
        // Emptied for the sake of the flag, as its documentation asks for; a field that isn't empty
        // is refused for a better reason.
        field == "poll" || (field == "sticker_ids" && (v2 || says_nothing(value)))
    };
    let unknown = |(field, value): &(&String, &Value)| {
        !known.contains(&field.as_str()) && !lets_pass(field, value)
    };
    for (field, _) in body.iter().filter(unknown) {
        let message = "Discord does not know this field here";
        form.ignored(below(at, field), "UNKNOWN_FIELD", message);
    }
    if !v2 && body.get("poll").is_some_and(|poll| !says_nothing(poll)) {
        not_simulated(form, &below(at, "poll"));
    }
    form.text(at, body, "content", 0..=2000);
    form.boolean(at, body, "tts");
    form.boolean(at, body, "enforce_nonce");
    nonce(form, at, body);
    let wanted = form.integer(at, body, "flags", 0..=u64::MAX).unwrap_or(0);
    // Flags the message already has may be sent back.
    let foreign = wanted & !(shape.flags() | files.flags);
    if foreign != 0 {
        let message = format!("Flags {foreign} cannot be set here");
        form.ignored(below(at, "flags"), "BITMASK_INVALID", message);
    }
    let names = attachments(form, at, body, files);
    if let Some(list) = form.list(at, body, "embeds", 0..=10) {
        embeds(form, &below(at, "embeds"), list, &names);
    }
    if let Some(list) = form.list(at, body, "components", 0..=40) {
        let at = below(at, "components");
        if v2 {
            layout(form, &at, list, &names);
        } else {
            rows(form, &at, list);
        }
    }
    if v2 {
        alone(form, at, body, &files.left_over);
    }
    form.list(at, body, "sticker_ids", 0..=3);
    mentions(form, at, body);
    reference(form, at, body);
}

/// Whether a body asks for components of version 2.
pub(crate) fn flagged(body: &Object) -> bool {
    let wanted = body.get("flags").and_then(Value::as_u64).unwrap_or(0);
    wanted & flags::COMPONENTS_V2 != 0
}

fn nonce(form: &mut Form, at: &str, body: &Object) {
    match present(body, "nonce") {
        Some(Value::Number(number)) if number.is_i64() || number.is_u64() => {}
        Some(Value::String(_)) => {
            form.text(at, body, "nonce", 1..=25);
        }
        Some(_) => form.fail(below(at, "nonce"), "NONCE_TYPE_TOO_LONG", "Not a nonce"),
        None => {
            if body.get("enforce_nonce") == Some(&Value::Bool(true)) {
                let message = "A nonce is needed to enforce it";
                form.ignored(below(at, "nonce"), "BASE_TYPE_REQUIRED", message);
            }
        }
    }
}

/// Refuses a feature of Discord that the sandbox lacks: better than ignoring it.
fn not_simulated(form: &mut Form, at: &str) {
    form.fail(at, "SANDBOX_NOT_SIMULATED", "The sandbox does not simulate this");
}

/// Checks the list of attachments; returns the names of all files the message will have.
fn attachments(form: &mut Form, at: &str, body: &Object, files: &Files) -> Vec<String> {
    let at = &below(at, "attachments");
    let mut names: Vec<String> = files.new.iter().map(|(_, name)| name.clone()).collect();
    let Some(value) = present(body, "attachments") else {
        names.extend(files.old.iter().map(|(_, name)| name.clone()));
        return names;
    };
    let Some(list) = value.as_array() else {
        form.fail(at, "LIST_TYPE_CONVERT", "Only iterables may be used here");
        return names;
    };
    let mut kept = 0;
    let mut seen = Vec::new();
    for (number, value) in list.iter().enumerate() {
        let at = below(at, number);
        let known = &[
            "id",
            "filename",
            "description",
            "title",
            "duration_secs",
            "waveform",
            "is_spoiler",
            "is_remix",
            "size",
            "url",
            "proxy_url",
            "content_type",
            "height",
            "width",
            "ephemeral",
        ];
        let Some(object) = form.object(&at, value, known) else {
            continue;
        };
        form.text(&at, object, "description", 0..=1024);
        let renamed = form.text(&at, object, "filename", 1..=1024);
        names.extend(renamed.map(str::to_owned));
        let Some(id) = object.get("id").and_then(as_id) else {
            form.fail(below(&at, "id"), "BASE_TYPE_REQUIRED", "This field is required");
            continue;
        };
        if seen.contains(&id) {
            form.fail(below(&at, "id"), "ATTACHMENT_DUPLICATED", "Named twice");
        }
        seen.push(id);
        if let Some((_, name)) = files.old.iter().find(|(old, _)| *old == id) {
            names.push(name.clone());
            kept += 1;
        } else if !files.new.iter().any(|(number, _)| *number == id.0) {
            form.fail(below(&at, "id"), "ATTACHMENT_NOT_FOUND", "No such file in this request");
        }
    }
    let dropped = files.shown.iter().any(|id| !seen.contains(id));
    if dropped && body.get("components").is_none() {
        let message = "The components that stay show a file that does not";
        form.fail(at, "ATTACHMENT_NOT_FOUND", message);
    }
    if files.new.len() + kept > 10 {
        form.fail(at, "BASE_TYPE_BAD_LENGTH", "Must be 10 or fewer in length.");
    }
    names
}

fn mentions(form: &mut Form, at: &str, body: &Object) {
    let Some(value) = present(body, "allowed_mentions") else {
        return;
    };
    let at = below(at, "allowed_mentions");
    let known = &["parse", "roles", "users", "replied_user"];
    let Some(object) = form.object(&at, value, known) else {
        return;
    };
    let parse = form.list(&at, object, "parse", 0..=3).unwrap_or_default();
    for (number, value) in parse.iter().enumerate() {
        if !matches!(value.as_str(), Some("roles" | "users" | "everyone")) {
            let at = below(&below(&at, "parse"), number);
            form.fail(at, "BASE_TYPE_CHOICES", "Value must be one of roles, users, everyone.");
        }
    }
    for field in ["users", "roles"] {
        let list = form.list(&at, object, field, 0..=100).unwrap_or_default();
        if list.iter().any(|id| as_id(id).is_none()) {
            form.fail(below(&at, field), "NUMBER_TYPE_COERCE", "Not a snowflake.");
        }
        if !list.is_empty() && parse.iter().any(|value| value == field) {
            let message =
                format!("parse:[\"{field}\"] and {field}: [ids...] are mutually exclusive.");
            form.fail(below(&at, field), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    form.boolean(&at, object, "replied_user");
}

fn reference(form: &mut Form, at: &str, body: &Object) {
    let Some(value) = present(body, "message_reference") else {
        return;
    };
    let at = below(at, "message_reference");
    let known = &["type", "message_id", "channel_id", "guild_id", "fail_if_not_exists"];
    if let Some(object) = form.object(&at, value, known) {
        form.integer(&at, object, "type", 0..=0);
        form.required(&at, object, "message_id");
        for field in ["message_id", "channel_id", "guild_id"] {
            form.id(&at, object, field);
        }
        form.boolean(&at, object, "fail_if_not_exists");
    }
}
