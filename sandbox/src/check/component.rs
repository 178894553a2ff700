//! Rows, buttons, menus, and the newer components by flag.

use std::collections::HashSet;

use serde_json::Value;

use crate::check::{Form, Object, below, present};

/// What is counted and kept apart over a whole message.
#[derive(Default)]
struct Seen<'v> {
    custom_ids: HashSet<&'v str>,
    ids: HashSet<u64>,
    components: usize,
    text: usize,
}

/// Checks the components of a message. `v2` tells whether the flag for the newer ones is set.
pub(crate) fn components(form: &mut Form, at: &str, list: &[Value], v2: bool, files: &[String]) {
    let mut seen = Seen::default();
    if !v2 && list.len() > 5 {
        form.fail(at, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    for (number, value) in list.iter().enumerate() {
        top(form, &below(at, number), value, v2, files, &mut seen);
    }
    if v2 && seen.components > 40 {
        form.fail(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "More than 40 components");
    }
    if seen.text > 4000 {
        form.fail(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "More than 4000 characters");
    }
}

fn kind(value: &Value) -> u64 {
    value["type"].as_u64().unwrap_or(0)
}

fn wrong_kind(form: &mut Form, at: &str, value: &Value) {
    let message = format!("Component type {} may not stand here", value["type"]);
    form.fail(below(at, "type"), "UNION_TYPE_CHOICES", message);
}

/// Counts a component, checks its number and that only known fields are in it.
fn begin<'v>(
    form: &mut Form,
    at: &str,
    value: &'v Value,
    known: &[&str],
    seen: &mut Seen<'v>,
) -> Option<&'v Object> {
    let mut all = vec!["type", "id"];
    all.extend(known);
    seen.components += 1;
    let object = form.object(at, value, &all)?;
    let id = form.integer(at, object, "id", 0..=i32::MAX as u64);
    if id.is_some_and(|id| id != 0 && !seen.ids.insert(id)) {
        form.fail(below(at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
    }
    Some(object)
}

fn top<'v>(
    form: &mut Form,
    at: &str,
    value: &'v Value,
    v2: bool,
    files: &[String],
    seen: &mut Seen<'v>,
) {
    match kind(value) {
        1 => row(form, at, value, seen),
        17 if v2 => {
            let known = &["components", "accent_color", "spoiler"];
            let Some(object) = begin(form, at, value, known, seen) else {
                return;
            };
            form.integer(at, object, "accent_color", 0..=0xff_ffff);
            form.boolean(at, object, "spoiler");
            let inner = form.list(at, object, "components", 1..=39).unwrap_or_default();
            for (number, value) in inner.iter().enumerate() {
                let at = below(&below(at, "components"), number);
                if kind(value) == 17 {
                    wrong_kind(form, &at, value);
                } else {
                    top(form, &at, value, v2, files, seen);
                }
            }
        }
        9 if v2 => {
            let Some(object) = begin(form, at, value, &["components", "accessory"], seen) else {
                return;
            };
            let inner = form.list(at, object, "components", 1..=3).unwrap_or_default();
            for (number, value) in inner.iter().enumerate() {
                let at = below(&below(at, "components"), number);
                if kind(value) == 10 {
                    text_display(form, &at, value, seen);
                } else {
                    wrong_kind(form, &at, value);
                }
            }
            let at = below(at, "accessory");
            match object.get("accessory") {
                Some(value) if kind(value) == 2 => button(form, &at, value, seen),
                Some(value) if kind(value) == 11 => {
                    let known = &["media", "description", "spoiler"];
                    if let Some(object) = begin(form, &at, value, known, seen) {
                        media(form, &at, object, "media", files);
                        form.text(&at, object, "description", 1..=1024);
                    }
                }
                Some(value) => wrong_kind(form, &at, value),
                None => form.fail(at, "BASE_TYPE_REQUIRED", "This field is required"),
            }
        }
        10 if v2 => text_display(form, at, value, seen),
        12 if v2 => {
            let Some(object) = begin(form, at, value, &["items"], seen) else {
                return;
            };
            let items = form.list(at, object, "items", 1..=10).unwrap_or_default();
            for (number, value) in items.iter().enumerate() {
                let at = below(&below(at, "items"), number);
                let known = &["media", "description", "spoiler"];
                if let Some(object) = form.object(&at, value, known) {
                    media(form, &at, object, "media", files);
                    form.text(&at, object, "description", 1..=1024);
                    form.boolean(&at, object, "spoiler");
                }
            }
        }
        13 if v2 => {
            let known = &["file", "spoiler"];
            if let Some(object) = begin(form, at, value, known, seen) {
                media(form, at, object, "file", files);
                form.boolean(at, object, "spoiler");
            }
        }
        14 if v2 => {
            if let Some(object) = begin(form, at, value, &["divider", "spacing"], seen) {
                form.boolean(at, object, "divider");
                form.integer(at, object, "spacing", 1..=2);
            }
        }
        _ => wrong_kind(form, at, value),
    }
}

fn text_display<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
    if let Some(object) = begin(form, at, value, &["content"], seen) {
        form.required(at, object, "content");
        if let Some(text) = form.text(at, object, "content", 1..=4000) {
            seen.text += text.chars().count();
        }
    }
}

fn media(form: &mut Form, at: &str, object: &Object, field: &str, files: &[String]) {
    let at = below(at, field);
    let Some(value) = object.get(field) else {
        form.fail(at, "BASE_TYPE_REQUIRED", "This field is required");
        return;
    };
    if let Some(object) = form.object(&at, value, &["url"]) {
        form.required(&at, object, "url");
        form.url(&at, object, "url", &["http://", "https://", "attachment://"]);
        let name = object.get("url").and_then(Value::as_str).unwrap_or_default();
        if let Some(name) = name.strip_prefix("attachment://")
            && !files.iter().any(|file| file == name)
        {
            let message = format!("There is no file named {name} with this message");
            form.fail(below(&at, "url"), "ATTACHMENT_NOT_FOUND", message);
        }
    }
}

fn row<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
    let Some(object) = begin(form, at, value, &["components"], seen) else {
        return;
    };
    form.required(at, object, "components");
    let inner = form.list(at, object, "components", 1..=5).unwrap_or_default();
    let menu = inner.iter().any(|value| matches!(kind(value), 3 | 5..=8));
    if menu && inner.len() > 1 {
        form.fail(
            below(at, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for (number, value) in inner.iter().enumerate() {
        let at = below(&below(at, "components"), number);
        match kind(value) {
            2 => button(form, &at, value, seen),
            3 | 5..=8 => select(form, &at, value, seen),
            _ => wrong_kind(form, &at, value),
        }
    }
}

fn custom_id<'v>(form: &mut Form, at: &str, object: &'v Object, seen: &mut Seen<'v>) {
    form.required(at, object, "custom_id");
    if let Some(id) = form.text(at, object, "custom_id", 1..=100)
        && !seen.custom_ids.insert(id)
    {
        form.fail(
            below(at, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}

fn button<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
    let known = &["style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"];
    let Some(object) = begin(form, at, value, known, seen) else {
        return;
    };
    form.required(at, object, "style");
    let style = form.integer(at, object, "style", 1..=6);
    let label = form.text(at, object, "label", 0..=80).is_some_and(|text| !text.trim().is_empty());
    let emoji = form.emoji(at, object, "emoji");
    form.boolean(at, object, "disabled");
    let only = |form: &mut Form, field: &str| {
        if present(object, field).is_some() {
            form.fail(below(at, field), "BUTTON_COMPONENT_FIELD", "Not for this style of button");
        }
    };
    match style {
        Some(5) => {
            form.required(at, object, "url");
            form.text(at, object, "url", 1..=512);
            form.url(at, object, "url", &["http://", "https://", "discord://"]);
            only(form, "custom_id");
            only(form, "sku_id");
        }
        Some(6) => {
            form.required(at, object, "sku_id");
            form.id(at, object, "sku_id");
            for field in ["custom_id", "url", "label", "emoji"] {
                only(form, field);
            }
        }
        _ => {
            custom_id(form, at, object, seen);
            only(form, "url");
            only(form, "sku_id");
        }
    }
    if style != Some(6) && !label && !emoji {
        form.fail(at, "BUTTON_COMPONENT_EMPTY", "A button needs a label or an emoji");
    }
}

fn select<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
    let mut known =
        vec!["custom_id", "placeholder", "min_values", "max_values", "disabled", "default_values"];
    match kind(value) {
        3 => known.push("options"),
        8 => known.push("channel_types"),
        _ => {}
    }
    let Some(object) = begin(form, at, value, &known, seen) else {
        return;
    };
    custom_id(form, at, object, seen);
    select_rest(form, at, object, kind(value));
}

/// What menus in messages and in forms have in common.
pub(crate) fn select_rest(form: &mut Form, at: &str, object: &Object, kind: u64) {
    form.text(at, object, "placeholder", 0..=150);
    form.boolean(at, object, "disabled");
    let least = form.integer(at, object, "min_values", 0..=25).unwrap_or(1);
    let most = form.integer(at, object, "max_values", 1..=25).unwrap_or(1);
    if least > most {
        form.fail(below(at, "min_values"), "BASE_TYPE_BAD_VALUE", "min_values above max_values");
    }
    if kind != 3 {
        return;
    }
    form.required(at, object, "options");
    let options = form.list(at, object, "options", 1..=25).unwrap_or_default();
    if most as usize > options.len() {
        form.fail(below(at, "max_values"), "BASE_TYPE_BAD_VALUE", "More than there are options");
    }
    let mut values = HashSet::new();
    let mut chosen = 0;
    for (number, value) in options.iter().enumerate() {
        let at = below(&below(at, "options"), number);
        let known = &["label", "value", "description", "emoji", "default"];
        let Some(option) = form.object(&at, value, known) else {
            continue;
        };
        form.required(&at, option, "label");
        form.required(&at, option, "value");
        form.text(&at, option, "label", 1..=100);
        form.text(&at, option, "description", 0..=100);
        form.emoji(&at, option, "emoji");
        chosen += u64::from(form.boolean(&at, option, "default").unwrap_or(false));
        if form.text(&at, option, "value", 1..=100).is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            form.fail(below(&at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
    if chosen > most {
        form.fail(at, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values");
    }
}
