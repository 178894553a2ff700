//! Forms that are sent: what may be typed in, and how it is written for the bot.

use serde_json::{Value, json};

use crate::world::failure::Failure;
use crate::world::interaction::Modal;
use crate::world::message::each_component;

/// Whether a form may be sent like this.
pub(crate) fn check_answers(modal: &Modal, values: &[(String, Value)]) -> Result<(), Failure> {
    let bad = |option: &str, why: String| Failure::BadOption { option: option.into(), why };
    for input in &modal.inputs {
        let given = values.iter().find(|(name, _)| *name == input.custom_id);
        let text = match given {
            Some((_, Value::String(text))) => text.as_str(),
            Some((name, _)) => return Err(bad(name, "must be a text".into())),
            None => input.value.as_str(),
        };
        let length = text.chars().count();
        if length == 0 && !input.required {
            continue;
        }
        if length == 0 || length < input.min || length > input.max {
            let why = format!("{length} characters; {} to {} may be typed", input.min, input.max);
            return Err(bad(&input.custom_id, why));
        }
    }
    let known = |name: &str| {
        let mut found = false;
        each_component(&modal.components, &mut |part| {
            found |= part["custom_id"] == *name;
        });
        found
    };
    match values.iter().find(|(name, _)| !known(name)) {
        Some((name, _)) => Err(bad(name, "the form has no such input".into())),
        None => Ok(()),
    }
}

/// A part of a form with what was typed into it.
pub(crate) fn filled(part: &Value, modal: &Modal, values: &[(String, Value)]) -> Value {
    let input = |part: &Value| {
        let id = part["custom_id"].as_str().unwrap_or_default();
        let given = values.iter().find(|(name, _)| name == id).map(|(_, value)| value.clone());
        let mut json = json!({ "type": part["type"], "custom_id": id });
        if part["type"] == 4 {
            let before = modal.inputs.iter().find(|input| input.custom_id == id);
            let before = before.map(|input| json!(input.value));
            json["value"] = given.or(before).unwrap_or_else(|| json!(""));
        } else {
            json["values"] = given.unwrap_or_else(|| json!([]));
        }
        json
    };
    match part["type"].as_u64() {
        Some(1) => {
            let inner = part["components"].as_array().into_iter().flatten();
            json!({ "type": 1, "components": inner.map(input).collect::<Vec<_>>() })
        }
        Some(18) => json!({ "type": 18, "component": input(&part["component"]) }),
        _ => json!({ "type": part["type"] }),
    }
}
