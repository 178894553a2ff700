//! The words the bot speaks, from one catalogue per language under `locales/`.
//!
//! A language is added by a folder with its catalogue, without touching code. What a catalogue lacks
//! is said in English.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::ids::FORMER;
use games::GameKind;

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

/// English with accents on every letter that comes from a catalogue, for tests: what stands on a message
/// without them was never given to a translator.
#[cfg(feature = "pseudo-locale")]
mod pseudo {
    use std::borrow::Cow;

    use fluent_templates::{LanguageIdentifier, langid, static_loader};

    /// Discord knows no such language; its name is the one that Unicode gives it.
    pub(super) const LANGUAGE: LanguageIdentifier = langid!("en-XA");

    static_loader! {
        pub(super) static ACCENTED = {
            locales: "./locales",
            fallback_language: "en-US",
            customise: |bundle| {
                bundle.set_use_isolating(false);
                bundle.set_transform(Some(accented));
            },
        };
    }

    fn accented(text: &str) -> Cow<'_, str> {
        fluent_pseudo::transform(text, false, false)
    }
}

/// A language to speak, and the game that is spoken about: names and commands are its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    language: LanguageIdentifier,
    game: GameKind,
}

impl Words {
    /// The language with this Discord locale (`de`, `en-GB`, …), or English where nobody has
    /// translated it yet.
    #[must_use]
    pub fn of(locale: &str) -> Self {
        let wanted: LanguageIdentifier = locale.parse().unwrap_or(langid!("en-US"));
        #[cfg(feature = "pseudo-locale")]
        if wanted == pseudo::LANGUAGE {
            return Self { language: wanted, game: GameKind::ALL[0] };
        }
        let language = LOCALES
            .locales()
            .find(|l| **l == wanted)
            .or_else(|| LOCALES.locales().find(|l| l.language == wanted.language))
            .cloned()
            .unwrap_or(langid!("en-US"));
        Self { language, game: GameKind::ALL[0] }
    }

    /// The same language about this game. Without it, the first one is spoken about.
    #[must_use]
    pub fn about(self, game: GameKind) -> Self {
        Self { game, ..self }
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

    /// A number with one decimal, as it is written in this language.
    #[must_use]
    pub fn tenths(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', &self.say("decimal-sign", &[]))
    }

    /// A name as it was stored, fit for [Markdown](super::names::escape); of somebody who wished to be
    /// forgotten, what this language has for them.
    #[must_use]
    pub fn name(&self, stored: &str) -> String {
        if stored == FORMER { self.say("former-player", &[]) } else { super::names::escape(stored) }
    }

    /// The text `id` with its places filled.
    #[must_use]
    pub fn say(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        let kind = (Cow::Borrowed("kind"), FluentValue::from(self.game.as_str()));
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Number(n) => FluentValue::from(*n),
                    Value::Text(t) => FluentValue::from(t.as_str()),
                    Value::Name(name) => FluentValue::from(self.name(name)),
                };
                (Cow::Borrowed(*name), value)
            })
            .chain([kind])
            .collect();
        #[cfg(debug_assertions)]
        places::check(id, &values);
        #[cfg(feature = "pseudo-locale")]
        if self.language == pseudo::LANGUAGE {
            let english = langid!("en-US");
            let said = pseudo::ACCENTED.try_lookup_with_args(&english, id, &values);
            return said.unwrap_or_else(|| id.to_owned());
        }
        // A missing text must never silence the bot; the tests see to it that none is missing.
        LOCALES.try_lookup_with_args(&self.language, id, &values).unwrap_or_else(|| id.to_owned())
    }
}

/// The places that a text has for values, for tests: a release says what it can.
#[cfg(debug_assertions)]
mod places {
    use std::borrow::Cow;
    use std::collections::{BTreeSet, HashMap};
    use std::sync::LazyLock;

    use fluent_templates::fluent_bundle::FluentValue;

    /// By the key of each entry of the English catalogue.
    static PLACES: LazyLock<HashMap<&str, BTreeSet<&str>>> = LazyLock::new(|| {
        [
            include_str!("../../locales/en-US/main.ftl"),
            include_str!("../../locales/en-US/sixtysix.ftl"),
            include_str!("../../locales/en-US/leaderboard.ftl"),
            include_str!("../../locales/en-US/statistics.ftl"),
            include_str!("../../locales/en-US/achievements.ftl"),
            include_str!("../../locales/en-US/daily.ftl"),
            include_str!("../../locales/en-US/settings.ftl"),
            include_str!("../../locales/en-US/privacy.ftl"),
            include_str!("../../locales/en-US/fairness.ftl"),
        ]
        .into_iter()
        .flat_map(of)
        .collect()
    });

    /// Panics when nobody wrote this text, or when it has a place for which there is no value.
    pub(super) fn check(id: &str, values: &HashMap<Cow<'static, str>, FluentValue<'_>>) {
        // The game that only the tests play has no texts.
        if cfg!(feature = "test-game") && id.contains("tally") {
            return;
        }
        let Some(places) = PLACES.get(id) else { panic!("no catalogue has {id:?}") };
        for place in places {
            assert!(
                values.contains_key(*place),
                "{id} has a place for ${place}, and no value for it"
            );
        }
    }

    fn of(catalogue: &str) -> HashMap<&str, BTreeSet<&str>> {
        let mut found: HashMap<&str, BTreeSet<&str>> = HashMap::new();
        let mut now = None;
        for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                now = line.split_once(" =").map(|(key, _)| key);
            }
            let Some(key) = now else { continue };
            let names = found.entry(key).or_default();
            names.extend(line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c)));
                &rest[..end.unwrap_or(rest.len())]
            }));
        }
        found
    }
}
