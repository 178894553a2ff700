//! Checks of rows, buttons and menus.

use std::collections::HashSet;

use serde_json::Value;

use crate::check::{Form, Object, below, present};

/// The counts and ids of a whole message, as they are checked.
#[derive(Default)]
pub(crate) struct Seen<'v> {
    custom_ids: HashSet<&'v str>,
    ids: HashSet<u64>,
    /// The number of components, nested ones included.
    pub(crate) components: usize,
    /// The number of characters in all text displays.
    pub(crate) text: usize,
}

/// Checks the components of a message without the flag for version 2: rows of buttons and menus.
pub(crate) fn rows(form: &mut Form, at: &str, list: &[Value]) {
    let mut seen = Seen::default();
    if list.len() > 5 {
        form.fail(at, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    for (number, value) in list.iter().enumerate() {
        let at = below(at, number);
        if kind(value) == 1 {
            row(form, &at, value, &mut seen);
        } else {
            wrong_kind(form, &at, value);
        }
    }
}

pub(crate) fn kind(value: &Value) -> u64 {
    value["type"].as_u64().unwrap_or(0)
}

pub(crate) fn wrong_kind(form: &mut Form, at: &str, value: &Value) {
    let message = format!("Component type {} may not stand here", value["type"]);
    form.fail(below(at, "type"), "UNION_TYPE_CHOICES", message);
}

/// Counts a component, and checks its id and that it has only known fields.
pub(crate) fn begin<'v>(
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

pub(crate) fn row<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
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

pub(crate) fn button<'v>(form: &mut Form, at: &str, value: &'v Value, seen: &mut Seen<'v>) {
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
    // `required` has a meaning in forms only, and is allowed here all the same.
    let mut known = vec![
        "custom_id",
        "placeholder",
        "min_values",
        "max_values",
        "disabled",
        "default_values",
        "required",
    ];
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

/// Checks the parts that menus in messages and in forms have in common.
pub(crate) fn select_rest(form: &mut Form, at: &str, object: &Object, kind: u64) {
    form.text(at, object, "placeholder", 0..=150);
    form.boolean(at, object, "disabled");
    form.boolean(at, object, "required");
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
