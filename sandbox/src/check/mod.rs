//! Checks of request bodies: whether Discord would accept them. Fields that Discord ignores are
//! refused or noted, as `Settings::strictness` says.

pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod embed;
pub(crate) mod layout;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod openapi;

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::id::Id;
use crate::refusal::Refusal;
use crate::settings::Strictness;

/// A JSON object.
pub(crate) type Object = Map<String, Value>;

/// Collects the faults of a body, so that all of them are reported at once.
#[derive(Debug, Default)]
pub(crate) struct Form {
    faults: Vec<(String, String, String)>,
    /// The faults that Discord ignores, in words; empty if they are refused.
    pub(crate) ignored: Vec<String>,
    /// Whether faults that Discord ignores are allowed.
    lenient: bool,
    /// Custom emojis that the body uses; only the world knows whether they exist.
    pub(crate) emojis: Vec<(String, Id)>,
}

/// The path of a field below another path.
pub(crate) fn below(at: &str, step: impl std::fmt::Display) -> String {
    if at.is_empty() { step.to_string() } else { format!("{at}.{step}") }
}

impl Form {
    pub(crate) fn new(strictness: Strictness) -> Form {
        Form { lenient: strictness == Strictness::Discord, ..Form::default() }
    }

    /// Adds a fault that Discord ignores: refused only if that is asked for.
    pub(crate) fn ignored(
        &mut self,
        at: impl Into<String>,
        code: &str,
        message: impl Into<String>,
    ) {
        if self.lenient {
            self.ignored.push(format!("{}: {}", at.into(), message.into()));
        } else {
            self.fail(at, code, message);
        }
    }

    pub(crate) fn fail(&mut self, at: impl Into<String>, code: &str, message: impl Into<String>) {
        self.faults.push((at.into(), code.into(), message.into()));
    }

    pub(crate) fn is_fine(&self) -> bool {
        self.faults.is_empty()
    }

    pub(crate) fn finish(self) -> Result<(), Refusal> {
        if self.faults.is_empty() { Ok(()) } else { Err(Refusal::forms(self.faults)) }
    }

    /// The value as an object with only `known` fields.
    pub(crate) fn object<'v>(
        &mut self,
        at: &str,
        value: &'v Value,
        known: &[&str],
    ) -> Option<&'v Object> {
        let Some(object) = value.as_object() else {
            self.fail(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
            return None;
        };
        for field in object.keys().filter(|field| !known.contains(&field.as_str())) {
            let message = "Discord does not know this field here";
            self.ignored(below(at, field), "UNKNOWN_FIELD", message);
        }
        Some(object)
    }

    pub(crate) fn required(&mut self, at: &str, object: &Object, field: &str) -> bool {
        let there = object.get(field).is_some_and(|value| !value.is_null());
        if !there {
            self.fail(below(at, field), "BASE_TYPE_REQUIRED", "This field is required");
        }
        there
    }

    /// A text of so many characters, if it is there.
    pub(crate) fn text<'v>(
        &mut self,
        at: &str,
        object: &'v Object,
        field: &str,
        length: RangeInclusive<usize>,
    ) -> Option<&'v str> {
        let value = present(object, field)?;
        let Some(text) = value.as_str() else {
            self.fail(below(at, field), "STRING_TYPE_CONVERT", "Could not interpret as string.");
            return None;
        };
        let count = text.chars().count();
        if count > *length.end() {
            let message = format!("Must be {} or fewer in length.", length.end());
            self.fail(below(at, field), "BASE_TYPE_MAX_LENGTH", message);
        } else if count < *length.start() {
            let (least, most) = (length.start(), length.end());
            let message = format!("Must be between {least} and {most} in length.");
            self.fail(below(at, field), "BASE_TYPE_BAD_LENGTH", message);
        }
        Some(text)
    }

    /// A whole number in a range, if it is there.
    pub(crate) fn integer(
        &mut self,
        at: &str,
        object: &Object,
        field: &str,
        range: RangeInclusive<u64>,
    ) -> Option<u64> {
        let value = present(object, field)?;
        let Some(number) = value.as_u64() else {
            self.fail(below(at, field), "NUMBER_TYPE_COERCE", "Value is not a whole number.");
            return None;
        };
        if !range.contains(&number) {
            let (least, most) = (range.start(), range.end());
            let message = format!("int value should be between {least} and {most}.");
            self.fail(below(at, field), "NUMBER_TYPE_RANGE", message);
        }
        Some(number)
    }

    /// A boolean, if it is there.
    pub(crate) fn boolean(&mut self, at: &str, object: &Object, field: &str) -> Option<bool> {
        let value = present(object, field)?;
        if !value.is_boolean() {
            self.fail(below(at, field), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        value.as_bool()
    }

    /// A list of at most so many things, if it is there.
    pub(crate) fn list<'v>(
        &mut self,
        at: &str,
        object: &'v Object,
        field: &str,
        length: RangeInclusive<usize>,
    ) -> Option<&'v [Value]> {
        let value = present(object, field)?;
        let Some(list) = value.as_array() else {
            self.fail(below(at, field), "LIST_TYPE_CONVERT", "Only iterables may be used here");
            return None;
        };
        if !length.contains(&list.len()) {
            let (least, most) = (length.start(), length.end());
            let message = format!("Must be between {least} and {most} in length.");
            self.fail(below(at, field), "BASE_TYPE_BAD_LENGTH", message);
        }
        Some(list)
    }

    /// An id, if it is there.
    pub(crate) fn id(&mut self, at: &str, object: &Object, field: &str) -> Option<Id> {
        let value = present(object, field)?;
        let id = as_id(value);
        if id.is_none() {
            let message = format!("Value {value} is not snowflake.");
            self.fail(below(at, field), "NUMBER_TYPE_COERCE", message);
        }
        id
    }

    /// A web address, if it is there.
    pub(crate) fn url(&mut self, at: &str, object: &Object, field: &str, schemes: &[&str]) {
        if let Some(url) = self.text(at, object, field, 1..=2048)
            && !schemes.iter().any(|scheme| url.starts_with(scheme) && url.len() > scheme.len())
        {
            self.fail(below(at, field), "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.");
        }
    }

    /// An emoji: a character or a custom one.
    pub(crate) fn emoji(&mut self, at: &str, object: &Object, field: &str) -> bool {
        let Some(value) = present(object, field) else {
            return false;
        };
        let at = below(at, field);
        let Some(emoji) = self.object(&at, value, &["id", "name", "animated"]) else {
            return false;
        };
        self.boolean(&at, emoji, "animated");
        self.text(&at, emoji, "name", 1..=100);
        match self.id(&at, emoji, "id") {
            Some(id) => self.emojis.push((at, id)),
            None => {
                // A name that is a plain word is no emoji.
                let name = emoji.get("name").and_then(Value::as_str).unwrap_or_default();
                if name.chars().all(|one| one.is_ascii_alphabetic() || one.is_whitespace()) {
                    self.fail(
                        below(&at, "name"),
                        "BUTTON_COMPONENT_INVALID_EMOJI",
                        "Invalid emoji",
                    );
                }
            }
        }
        true
    }
}

/// The field, unless it is missing or null.
pub(crate) fn present<'v>(object: &'v Object, field: &str) -> Option<&'v Value> {
    object.get(field).filter(|value| !value.is_null())
}

/// An id written as a string or as a number.
pub(crate) fn as_id(value: &Value) -> Option<Id> {
    match value {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_u64().map(Id),
        _ => None,
    }
}
