//! Forms that are sent: checking the values, and writing them for the bot.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::world::components::each_component;
use crate::world::failure::Failure;
use crate::world::interaction::Modal;

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
        let mut exists = false;
        each_component(&modal.components, &mut |part| {
            exists |= part["custom_id"] == *name;
        });
        exists
    };
    match values.iter().find(|(name, _)| !known(name)) {
        Some((name, _)) => Err(bad(name, "the form has no such input".into())),
        None => Ok(()),
    }
}

/// The choices of a menu in a form: the person's, or the bot's preset ones.
pub(crate) fn picks(menu: &Value, values: &[(String, Value)]) -> Result<Vec<String>, Failure> {
    let name = menu["custom_id"].as_str().unwrap_or_default();
    let bad = || Failure::BadOption { option: name.into(), why: "must be a list of texts".into() };
    if let Some((_, given)) = values.iter().find(|(known, _)| known == name) {
        return match given {
            Value::String(one) => Ok(vec![one.clone()]),
            Value::Array(list) => {
                list.iter().map(|one| one.as_str().map(str::to_owned).ok_or_else(bad)).collect()
            }
            _ => Err(bad()),
        };
    }
    let options = menu["options"].as_array().into_iter().flatten();
    let options = options.filter(|one| one["default"] == true).map(|one| &one["value"]);
    let things = menu["default_values"].as_array().into_iter().flatten().map(|one| &one["id"]);
    Ok(options.chain(things).filter_map(|one| one.as_str().map(str::to_owned)).collect())
}

/// A part of a form with the typed values filled in.
pub(crate) fn filled(
    part: &Value,
    modal: &Modal,
    values: &[(String, Value)],
    picked: &HashMap<String, Vec<String>>,
) -> Value {
    let input = |part: &Value| {
        let id = part["custom_id"].as_str().unwrap_or_default();
        let given = values.iter().find(|(name, _)| name == id).map(|(_, value)| value.clone());
        let mut json = json!({ "type": part["type"], "id": part["id"], "custom_id": id });
        if part["type"] == 4 {
            let before = modal.inputs.iter().find(|input| input.custom_id == id);
            let before = before.map(|input| json!(input.value));
            json["value"] = given.or(before).unwrap_or_else(|| json!(""));
        } else {
            json["values"] = json!(picked.get(id).map(Vec::as_slice).unwrap_or_default());
        }
        json
    };
    match part["type"].as_u64() {
        Some(1) => {
            let inner = part["components"].as_array().into_iter().flatten();
            json!({ "type": 1, "id": part["id"], "components": inner.map(input).collect::<Vec<_>>() })
        }
        Some(18) => json!({
            "type": 18, "id": part["id"], "component": input(&part["component"]),
        }),
        _ => json!({ "type": part["type"], "id": part["id"] }),
    }
}
