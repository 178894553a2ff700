//! Checks of commands being registered.

use std::collections::HashSet;

use serde_json::Value;

use crate::check::{Form, Object, below, present};

const COMMAND: &[&str] = &[
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "nsfw",
    "integration_types",
    "contexts",
    "handler",
    "default_permission",
];
const OPTION: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
];

/// Discord's languages, the only keys of localizations.
const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Checks a whole list of commands, which replaces the old one.
pub(crate) fn commands(form: &mut Form, body: &Value) {
    let Some(list) = body.as_array() else {
        form.fail("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return;
    };
    let mut names = HashSet::new();
    let mut kinds = [0; 4];
    for (number, value) in list.iter().enumerate() {
        command(form, &number.to_string(), value, true);
        let kind = value["type"].as_u64().unwrap_or(1);
        kinds[kind.min(3) as usize] += 1;
        if !names.insert((kind, value["name"].as_str().unwrap_or_default())) {
            let message = "Application command names must be unique";
            form.fail(number.to_string(), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    if kinds[1] > 100 || kinds[2] > 15 || kinds[3] > 15 {
        form.fail("", "APPLICATION_COMMANDS_TOO_MANY", "Maximum number of application commands");
    }
}

/// Checks one command; `whole`: required fields must be there.
pub(crate) fn command(form: &mut Form, at: &str, value: &Value, whole: bool) {
    let Some(object) = form.object(at, value, COMMAND) else {
        return;
    };
    let kind = form.integer(at, object, "type", 1..=3).unwrap_or(1);
    if whole {
        form.required(at, object, "name");
    }
    if kind == 1 {
        name(form, at, object);
        if whole {
            form.required(at, object, "description");
        }
        form.text(at, object, "description", 1..=100);
    } else {
        form.text(at, object, "name", 1..=32);
        if form.text(at, object, "description", 0..=100).is_some_and(|text| !text.is_empty()) {
            let message = "Context menu commands cannot have description";
            form.fail(below(at, "description"), "APPLICATION_COMMANDS_CONTEXT_MENU", message);
        }
    }
    localizations(form, at, object, "name_localizations", 32, kind == 1);
    localizations(form, at, object, "description_localizations", 100, false);
    form.boolean(at, object, "dm_permission");
    form.boolean(at, object, "nsfw");
    numbers(form, at, object, "contexts", 2);
    numbers(form, at, object, "integration_types", 1);
    if let Some(value) = present(object, "default_member_permissions") {
        let fine = match value {
            Value::String(text) => text.parse::<u64>().is_ok(),
            Value::Number(number) => number.is_u64(),
            _ => false,
        };
        if !fine {
            form.fail(
                below(at, "default_member_permissions"),
                "NUMBER_TYPE_COERCE",
                "Not a set of permissions",
            );
        }
    }
    let total = options(form, at, object, 0);
    if total + text_size(object) > 8000 {
        let message = "Application command size exceeds maximum size of 8000";
        form.fail(at, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

/// The characters that count towards a command's size: of every text its longest localization, or
/// the text itself if that is longer.
fn text_size(object: &Object) -> usize {
    ["name", "description"].iter().map(|field| longest(object, field)).sum()
}

fn longest(object: &Object, field: &str) -> usize {
    let own = object.get(field).and_then(Value::as_str);
    let localized = object.get(&format!("{field}_localizations")).and_then(Value::as_object);
    let localized = localized.into_iter().flat_map(|map| map.values()).filter_map(Value::as_str);
    own.into_iter().chain(localized).map(|text| text.chars().count()).max().unwrap_or(0)
}

fn name(form: &mut Form, at: &str, object: &Object) {
    if let Some(text) = form.text(at, object, "name", 1..=32)
        && !is_name(text)
    {
        let message = "Command name is invalid: lower-case letters, digits, - and _ only";
        form.fail(below(at, "name"), "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` without capitals.
fn is_name(text: &str) -> bool {
    text.chars().all(|one| {
        let mark = matches!(one, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}');
        (one.is_alphanumeric() || matches!(one, '-' | '_' | '\'') || mark) && !one.is_uppercase()
    })
}

fn localizations(
    form: &mut Form,
    at: &str,
    object: &Object,
    field: &str,
    longest: usize,
    names: bool,
) {
    let Some(value) = present(object, field) else {
        return;
    };
    let at = below(at, field);
    let Some(map) = form.object(&at, value, LOCALES) else {
        return;
    };
    for locale in map.keys() {
        if let Some(text) = form.text(&at, map, locale, 1..=longest)
            && names
            && !is_name(text)
        {
            let message = "Command name is invalid";
            form.fail(below(&at, locale), "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    }
}

fn numbers(form: &mut Form, at: &str, object: &Object, field: &str, largest: u64) {
    let Some(list) = form.list(at, object, field, 1..=3) else {
        return;
    };
    let mut seen = HashSet::new();
    for (number, value) in list.iter().enumerate() {
        match value.as_u64().filter(|value| *value <= largest) {
            Some(value) if seen.insert(value) => {}
            _ => {
                let at = below(&below(at, field), number);
                form.fail(at, "BASE_TYPE_CHOICES", "Unknown or repeated value");
            }
        }
    }
}

/// Checks options at any depth; returns their characters.
fn options(form: &mut Form, at: &str, object: &Object, depth: usize) -> usize {
    let list = form.list(at, object, "options", 0..=25).unwrap_or_default();
    let (mut names, mut localized) = (HashSet::new(), HashSet::new());
    let mut optional_seen = false;
    let mut total = 0;
    let subs = list.iter().filter(|value| matches!(value["type"].as_u64(), Some(1 | 2))).count();
    if subs != 0 && subs != list.len() {
        let message = "Sub-commands and sub-command groups cannot stand beside other options";
        form.fail(below(at, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (number, value) in list.iter().enumerate() {
        let at = &below(&below(at, "options"), number);
        let Some(option) = form.object(at, value, OPTION) else {
            continue;
        };
        for field in ["type", "name", "description"] {
            form.required(at, option, field);
        }
        let kind = form.integer(at, option, "type", 1..=11).unwrap_or(3);
        name(form, at, option);
        form.text(at, option, "description", 1..=100);
        localizations(form, at, option, "name_localizations", 32, true);
        localizations(form, at, option, "description_localizations", 100, false);
        total += text_size(option);
        if !names.insert(value["name"].as_str().unwrap_or_default()) {
            let message = "Option name already exists";
            form.fail(
                below(at, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                message,
            );
        }
        for (language, text) in value["name_localizations"].as_object().into_iter().flatten() {
            if !localized.insert((language.as_str(), text.as_str().unwrap_or_default())) {
                let message = "Option name already exists";
                form.fail(
                    below(&below(at, "name_localizations"), language),
                    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                    message,
                );
            }
        }
        let required = form.boolean(at, option, "required").unwrap_or(false);
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            form.fail(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
        // Depth 0 is the command, 1 a group, 2 a sub-command.
        let fits = match kind {
            1 => depth < 2,
            2 => depth == 0,
            _ => depth != 1,
        };
        if !fits {
            let message = "A group holds sub-commands, a sub-command holds values";
            form.fail(below(at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
        if kind <= 2 {
            total += options(form, at, option, if kind == 2 { 1 } else { 2 });
        } else {
            if option.get("options").and_then(Value::as_array).is_some_and(|list| !list.is_empty())
            {
                form.fail(below(at, "options"), "APPLICATION_COMMAND_OPTIONS", "Only sub-commands");
            }
            total += value_rules(form, at, option, kind);
        }
    }
    total
}

/// Choices, ranges and lengths; returns the characters of the choices.
fn value_rules(form: &mut Form, at: &str, option: &Object, kind: u64) -> usize {
    let mut total = 0;
    let autocomplete = form.boolean(at, option, "autocomplete").unwrap_or(false);
    let choices = form.list(at, option, "choices", 0..=25).unwrap_or_default();
    let choosable = matches!(kind, 3 | 4 | 10);
    if (autocomplete || !choices.is_empty()) && !choosable {
        form.fail(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Not for this type");
    }
    if autocomplete && !choices.is_empty() {
        let message = "Choices and autocomplete exclude each other";
        form.fail(at, "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message);
    }
    let (mut names, mut values) = (HashSet::new(), HashSet::new());
    for (number, value) in choices.iter().enumerate() {
        let at = below(&below(at, "choices"), number);
        total += choice(form, &at, value, kind);
        let fresh = names.insert(value["name"].to_string());
        if !(values.insert(value["value"].to_string()) && fresh) {
            form.fail(at, "APPLICATION_COMMAND_CHOICES_DUPLICATE", "Choices must be unique");
        }
    }
    for (field, kinds) in [
        ("min_value", [4, 10]),
        ("max_value", [4, 10]),
        ("min_length", [3, 3]),
        ("max_length", [3, 3]),
    ] {
        let Some(value) = present(option, field) else {
            continue;
        };
        if !kinds.contains(&kind) {
            form.fail(below(at, field), "APPLICATION_COMMAND_OPTIONS_RANGE", "Not for this type");
        } else if !value.is_number() || (kind == 4 && value.as_i64().is_none()) {
            form.fail(below(at, field), "NUMBER_TYPE_COERCE", "Not a number of this type");
        }
    }
    form.integer(at, option, "min_length", 0..=6000);
    form.integer(at, option, "max_length", 1..=6000);
    let number = |field: &str| option.get(field).and_then(Value::as_f64);
    for (low, high) in [("min_value", "max_value"), ("min_length", "max_length")] {
        if let (Some(least), Some(most)) = (number(low), number(high))
            && least > most
        {
            form.fail(below(at, low), "BASE_TYPE_BAD_VALUE", "The least above the most");
        }
    }
    if kind != 7
        && option.get("channel_types").and_then(Value::as_array).is_some_and(|l| !l.is_empty())
    {
        form.fail(below(at, "channel_types"), "UNKNOWN_FIELD", "Only for channels");
    }
    total
}

/// Checks a choice of an option of this type; also used for suggestions.
pub(crate) fn choice(form: &mut Form, at: &str, value: &Value, kind: u64) -> usize {
    let Some(object) = form.object(at, value, &["name", "name_localizations", "value"]) else {
        return 0;
    };
    form.required(at, object, "name");
    form.required(at, object, "value");
    form.text(at, object, "name", 1..=100);
    let mut total = longest(object, "name");
    localizations(form, at, object, "name_localizations", 100, false);
    let value = &value["value"];
    match kind {
        3 => {
            total += form.text(at, object, "value", 1..=100).map_or(0, |text| text.chars().count());
        }
        4 if value.as_i64().is_none() => {
            form.fail(below(at, "value"), "NUMBER_TYPE_COERCE", "Not a whole number");
        }
        10 if !value.is_number() => {
            form.fail(below(at, "value"), "NUMBER_TYPE_COERCE", "Not a number");
        }
        _ => {}
    }
    total
}
