//! The words the bot speaks, from one catalogue per language under `locales/`.
//!
//! A language is added by a folder with its catalogue, without touching code. What a catalogue lacks
//! is said in English.

use std::borrow::Cow;
use std::collections::HashMap;

pub use crate::table::text::Value;
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
                    Value::Name(name) => FluentValue::from(super::names::escape(name)),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        // A missing text must never silence the bot; the tests see to it that none is missing.
        LOCALES.try_lookup_with_args(&self.language, id, &values).unwrap_or_else(|| id.to_owned())
    }
}
