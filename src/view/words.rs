//! The words the bot speaks, from one catalogue per language under `locales/`.
//!
//! A language is added by a folder with its catalogue, without touching code. What a catalogue lacks
//! is said in English.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en-US",
        // Direction marks around every value would show up in buttons and break code blocks.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language to speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    language: LanguageIdentifier,
}

/// A value that a text has a place for.
#[derive(Clone, Debug)]
pub enum Value {
    /// A whole number; the catalogue chooses the plural by it.
    Number(i64),
    /// A text, already escaped for where it will stand.
    Text(String),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}
impl From<u8> for Value {
    fn from(n: u8) -> Self {
        Self::Number(i64::from(n))
    }
}
impl From<u32> for Value {
    fn from(n: u32) -> Self {
        Self::Number(i64::from(n))
    }
}
impl From<usize> for Value {
    fn from(n: usize) -> Self {
        Self::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl Words {
    /// The language with this Discord locale (`de`, `en-GB`, …), or English where nobody has
    /// translated it yet.
    #[must_use]
    pub fn of(locale: &str) -> Self {
        let wanted: LanguageIdentifier = locale.parse().unwrap_or(langid!("en-US"));
        let language = LOCALES
            .locales()
            .find(|l| **l == wanted)
            .or_else(|| LOCALES.locales().find(|l| l.language == wanted.language))
            .cloned()
            .unwrap_or(langid!("en-US"));
        Self { language }
    }

    /// The locales that have a catalogue, as Discord spells them.
    pub fn all() -> impl Iterator<Item = String> {
        LOCALES.locales().map(ToString::to_string)
    }

    /// Whether the catalogue of English has the text `id`.
    #[must_use]
    pub fn has(id: &str) -> bool {
        LOCALES.try_lookup(&langid!("en-US"), id).is_some()
    }

    /// The text `id` with its places filled.
    #[must_use]
    pub fn say(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Number(n) => FluentValue::from(*n),
                    Value::Text(t) => FluentValue::from(t.as_str()),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        // A missing text must never silence the bot; the tests see to it that none is missing.
        LOCALES.try_lookup_with_args(&self.language, id, &values).unwrap_or_else(|| id.to_owned())
    }
}
