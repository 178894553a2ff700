//! Messages, as they are created, edited and answered with.

use serde_json::Value;

use crate::check::component::components;
use crate::check::embed::embeds;
use crate::check::{Form, Object, as_id, below, present};
use crate::id::Id;
use crate::world::message::flags;

/// The routes that take a message; each knows other fields.
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

    fn flags(self) -> u64 {
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
    /// Id and name of each file the message has already.
    pub(crate) old: Vec<(Id, String)>,
    /// Whether the message already has the flag for the newer components.
    pub(crate) v2: bool,
}

/// Checks the body of a message at `at` (empty for the whole body).
pub(crate) fn message(form: &mut Form, at: &str, body: &Object, shape: Shape, files: &Files) {
    let known = shape.known();
    for field in body.keys().filter(|field| !known.contains(&field.as_str())) {
        form.fail(below(at, field), "UNKNOWN_FIELD", "Discord does not know this field here");
    }
    form.text(at, body, "content", 0..=2000);
    form.boolean(at, body, "tts");
    form.boolean(at, body, "enforce_nonce");
    nonce(form, at, body);
    let wanted = form.integer(at, body, "flags", 0..=u64::MAX).unwrap_or(0);
    if wanted & !shape.flags() != 0 {
        let message = format!("Flags {} cannot be set here", wanted & !shape.flags());
        form.fail(below(at, "flags"), "BITMASK_INVALID", message);
    }
    let names = attachments(form, at, body, files);
    if let Some(list) = form.list(at, body, "embeds", 0..=10) {
        embeds(form, &below(at, "embeds"), list, &names);
    }
    let v2 = files.v2 || wanted & flags::COMPONENTS_V2 != 0;
    if let Some(list) = form.list(at, body, "components", 0..=40) {
        components(form, &below(at, "components"), list, v2, &names);
    }
    if v2 {
        for field in ["content", "embeds"] {
            let filled = present(body, field).is_some_and(|value| match value {
                Value::String(text) => !text.is_empty(),
                Value::Array(list) => !list.is_empty(),
                _ => true,
            });
            if filled {
                let message = "Not together with the flag for components of version 2";
                form.fail(
                    below(at, field),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    message,
                );
            }
        }
    }
    form.list(at, body, "sticker_ids", 0..=3);
    mentions(form, at, body);
    reference(form, at, body);
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
                form.fail(below(at, "nonce"), "BASE_TYPE_REQUIRED", message);
            }
        }
    }
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
