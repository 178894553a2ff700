//! Checks of forms.

use std::collections::HashSet;

use serde_json::Value;

use crate::check::component::select_rest;
use crate::check::{Form, Object, below};
use crate::world::interaction::{Modal, TextInput};

/// Checks the data of a form and reads it.
pub(crate) fn modal(form: &mut Form, at: &str, data: &Value) -> Option<Modal> {
    let object = form.object(at, data, &["custom_id", "title", "components"])?;
    for field in ["custom_id", "title", "components"] {
        form.required(at, object, field);
    }
    let custom_id = form.text(at, object, "custom_id", 1..=100)?.to_owned();
    let title = form.text(at, object, "title", 1..=45)?.to_owned();
    let parts = form.list(at, object, "components", 1..=5)?;
    let mut inputs = Vec::new();
    let mut seen = HashSet::new();
    for (number, part) in parts.iter().enumerate() {
        let at = below(&below(at, "components"), number);
        match part["type"].as_u64() {
            Some(1) => row(form, &at, part, &mut inputs, &mut seen),
            Some(18) => label(form, &at, part, &mut inputs, &mut seen),
            Some(10) => {
                if let Some(object) = form.object(&at, part, &["type", "id", "content"]) {
                    form.required(&at, object, "content");
                    form.text(&at, object, "content", 1..=4000);
                }
            }
            _ => form.fail(below(&at, "type"), "UNION_TYPE_CHOICES", "Not for a modal"),
        }
    }
    Some(Modal { custom_id, title, inputs, components: parts.to_vec() })
}

/// Reads the older form: a row with one text input that brings its own label.
fn row<'v>(
    form: &mut Form,
    at: &str,
    part: &'v Value,
    inputs: &mut Vec<TextInput>,
    seen: &mut HashSet<&'v str>,
) {
    let Some(object) = form.object(at, part, &["type", "id", "components"]) else {
        return;
    };
    form.required(at, object, "components");
    let inner = form.list(at, object, "components", 1..=1).unwrap_or_default();
    for (number, value) in inner.iter().enumerate() {
        let at = below(&below(at, "components"), number);
        if value["type"] != 4 {
            form.fail(below(&at, "type"), "UNION_TYPE_CHOICES", "Only text inputs in such a row");
            continue;
        }
        if let Some(object) = value.as_object() {
            form.required(&at, object, "label");
            let label = form.text(&at, object, "label", 1..=45).unwrap_or_default().to_owned();
            text_input(form, &at, value, label, inputs, seen);
        }
    }
}

/// Reads the newer form: a label around an input.
fn label<'v>(
    form: &mut Form,
    at: &str,
    part: &'v Value,
    inputs: &mut Vec<TextInput>,
    seen: &mut HashSet<&'v str>,
) {
    let known = &["type", "id", "label", "description", "component"];
    let Some(object) = form.object(at, part, known) else {
        return;
    };
    form.required(at, object, "label");
    form.required(at, object, "component");
    let label = form.text(at, object, "label", 1..=45).unwrap_or_default().to_owned();
    form.text(at, object, "description", 0..=100);
    let value = &part["component"];
    let at = below(at, "component");
    match value["type"].as_u64() {
        Some(4) => {
            if value.get("label").is_some_and(|label| !label.is_null()) {
                form.fail(below(&at, "label"), "UNKNOWN_FIELD", "The label stands around it");
            }
            text_input(form, &at, value, label, inputs, seen);
        }
        Some(kind @ (3 | 5..=8)) => {
            let known = &[
                "type",
                "id",
                "custom_id",
                "options",
                "channel_types",
                "placeholder",
                "min_values",
                "max_values",
                "required",
                "default_values",
                "disabled",
            ];
            if let Some(object) = form.object(&at, value, known) {
                if object.get("disabled") == Some(&Value::Bool(true)) {
                    let message = "A menu of a form cannot be disabled";
                    form.fail(below(&at, "disabled"), "COMPONENT_DISABLED_IN_MODAL", message);
                }
                custom_id(form, &at, object, seen);
                select_rest(form, &at, object, kind);
            }
        }
        Some(19) => {
            let known = &["type", "id", "custom_id", "min_values", "max_values", "required"];
            if let Some(object) = form.object(&at, value, known) {
                custom_id(form, &at, object, seen);
            }
        }
        _ => form.fail(below(&at, "type"), "UNION_TYPE_CHOICES", "Not for a label"),
    }
}

fn custom_id<'v>(form: &mut Form, at: &str, object: &'v Object, seen: &mut HashSet<&'v str>) {
    form.required(at, object, "custom_id");
    if form.text(at, object, "custom_id", 1..=100).is_some_and(|id| !seen.insert(id)) {
        let message = "Component custom id cannot be duplicated";
        form.fail(below(at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn text_input<'v>(
    form: &mut Form,
    at: &str,
    value: &'v Value,
    label: String,
    inputs: &mut Vec<TextInput>,
    seen: &mut HashSet<&'v str>,
) {
    let known = &[
        "type",
        "id",
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
    ];
    let Some(object) = form.object(at, value, known) else {
        return;
    };
    custom_id(form, at, object, seen);
    form.required(at, object, "style");
    form.integer(at, object, "style", 1..=2);
    let min = form.integer(at, object, "min_length", 0..=4000).unwrap_or(0);
    let max = form.integer(at, object, "max_length", 1..=4000).unwrap_or(4000);
    if min > max {
        form.fail(below(at, "min_length"), "BASE_TYPE_BAD_VALUE", "min_length above max_length");
    }
    let given = form.text(at, object, "value", 0..=4000).unwrap_or_default();
    form.text(at, object, "placeholder", 0..=100);
    let required = form.boolean(at, object, "required").unwrap_or(true);
    inputs.push(TextInput {
        custom_id: object.get("custom_id").and_then(Value::as_str).unwrap_or_default().into(),
        label,
        value: given.into(),
        required,
        min: min as usize,
        max: max as usize,
    });
}
