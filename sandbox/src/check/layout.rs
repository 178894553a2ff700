//! Components of version 2: what the flag allows, and what it excludes.

use serde_json::Value;

use crate::check::component::{Seen, begin, button, kind, row, wrong_kind};
use crate::check::{Form, Object, below, present};

/// The most characters in all text displays of a message together.
const TEXT: usize = 4000;
/// The most components of a message, nested ones included.
const COMPONENTS: usize = 40;
/// The types allowed in a container.
const INSIDE: &[u64] = &[1, 9, 10, 12, 13, 14];
/// The types allowed at the top: the same, and containers.
const TOP: &[u64] = &[1, 9, 10, 12, 13, 14, 17];
/// The fields that Discord adds to a picture in its answers, and ignores when they are sent back.
const MEDIA: &[&str] =
    &["url", "proxy_url", "width", "height", "content_type", "attachment_id", "id"];

/// Checks the components of a message with the flag.
pub(crate) fn layout(form: &mut Form, at: &str, list: &[Value], files: &[String]) {
    let mut seen = Seen::default();
    for (number, value) in list.iter().enumerate() {
        part(form, &below(at, number), value, TOP, files, &mut seen);
    }
    if seen.components > COMPONENTS {
        let message = format!("A message has at most {COMPONENTS} components");
        form.fail(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
    }
    if seen.text > TEXT {
        let message = format!("Components displayable text size exceeds maximum size of {TEXT}");
        form.fail(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
}

fn part<'v>(
    form: &mut Form,
    at: &str,
    value: &'v Value,
    kinds: &[u64],
    files: &[String],
    seen: &mut Seen<'v>,
) {
    match kind(value) {
        other if !kinds.contains(&other) => wrong_kind(form, at, value),
        1 => row(form, at, value, seen),
        9 => section(form, at, value, files, seen),
        10 => text_display(form, at, value, seen),
        12 => gallery(form, at, value, files, seen),
        13 => {
            if let Some(object) = begin(form, at, value, &["file", "spoiler", "name", "size"], seen)
            {
                media(form, at, object, "file", &["attachment://"], files);
                form.boolean(at, object, "spoiler");
            }
        }
        14 => {
            if let Some(object) = begin(form, at, value, &["divider", "spacing"], seen) {
                form.boolean(at, object, "divider");
                form.integer(at, object, "spacing", 1..=2);
            }
        }
        17 => {
            let known = &["components", "accent_color", "spoiler"];
            let Some(object) = begin(form, at, value, known, seen) else {
                return;
            };
            form.integer(at, object, "accent_color", 0..=0xff_ffff);
            form.boolean(at, object, "spoiler");
            form.required(at, object, "components");
            let inner = form.list(at, object, "components", 1..=39).unwrap_or_default();
            for (number, value) in inner.iter().enumerate() {
                let at = below(&below(at, "components"), number);
                part(form, &at, value, INSIDE, files, seen);
            }
        }
        _ => thumbnail(form, at, value, files, seen),
    }
}

fn section<'v>(form: &mut Form, at: &str, value: &'v Value, files: &[String], seen: &mut Seen<'v>) {
    let Some(object) = begin(form, at, value, &["components", "accessory"], seen) else {
        return;
    };
    form.required(at, object, "components");
    let inner = form.list(at, object, "components", 1..=3).unwrap_or_default();
    for (number, value) in inner.iter().enumerate() {
        part(form, &below(&below(at, "components"), number), value, &[10], files, seen);
    }
    if form.required(at, object, "accessory")
        && let Some(value) = object.get("accessory")
    {
        let at = below(at, "accessory");
        if kind(value) == 2 {
            button(form, &at, value, seen);
        } else {
            part(form, &at, value, &[11], files, seen);
        }
    }
}

fn text_display<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
    let Some(object) = begin(form, at, value, &["content"], seen) else {
        return;
    };
    form.required(at, object, "content");
    if let Some(text) = form.text(at, object, "content", 1..=TEXT) {
        seen.text += text.chars().count();
        if !text.is_empty() && text.trim().is_empty() {
            form.fail(below(at, "content"), "BASE_TYPE_REQUIRED", "This field is required");
        }
    }
}

fn thumbnail<'v>(
    form: &mut Form,
    at: &str,
    value: &'v Value,
    files: &[String],
    seen: &mut Seen<'v>,
) {
    if let Some(object) = begin(form, at, value, &["media", "description", "spoiler"], seen) {
        picture(form, at, object, files);
    }
}

fn gallery<'v>(form: &mut Form, at: &str, value: &'v Value, files: &[String], seen: &mut Seen<'v>) {
    let Some(object) = begin(form, at, value, &["items"], seen) else {
        return;
    };
    form.required(at, object, "items");
    let items = form.list(at, object, "items", 1..=10).unwrap_or_default();
    for (number, value) in items.iter().enumerate() {
        let at = below(&below(at, "items"), number);
        if let Some(object) = form.object(&at, value, &["media", "description", "spoiler"]) {
            picture(form, &at, object, files);
        }
    }
}

fn picture(form: &mut Form, at: &str, object: &Object, files: &[String]) {
    media(form, at, object, "media", &["http://", "https://", "attachment://"], files);
    form.text(at, object, "description", 1..=1024);
    form.boolean(at, object, "spoiler");
}

/// The address of a picture or a file: on the web, or a file of this message.
fn media(
    form: &mut Form,
    at: &str,
    object: &Object,
    field: &str,
    schemes: &[&str],
    files: &[String],
) {
    if !form.required(at, object, field) {
        return;
    }
    let at = below(at, field);
    let Some(object) = form.object(&at, &object[field], MEDIA) else {
        return;
    };
    form.required(&at, object, "url");
    form.url(&at, object, "url", schemes);
    let url = present(object, "url").and_then(Value::as_str).unwrap_or_default();
    if let Some(name) = url.strip_prefix("attachment://")
        && !files.iter().any(|file| file == name)
    {
        let message = format!("There is no file named {name} with this message");
        form.fail(below(&at, "url"), "ATTACHMENT_NOT_FOUND", message);
    }
}

/// Whether a field is empty: null, an empty text, an empty list.
pub(crate) fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

/// Refuses fields that the flag excludes. `left_over` are those that the message still has from
/// before the flag: the same edit must empty them.
pub(crate) fn alone(form: &mut Form, at: &str, body: &Object, left_over: &[&str]) {
    for field in ["content", "embeds", "sticker_ids", "poll"] {
        let filled = match body.get(field) {
            Some(value) => !says_nothing(value),
            None => left_over.contains(&field),
        };
        if filled {
            let message = format!(
                "The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            );
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            form.fail(below(at, field), code, message);
        }
    }
}
