//! The words the bot speaks, from one catalogue per language under `locales/`.
//!
//! A language is added by a folder with its catalogue, without touching code. A text that a
//! catalogue lacks is said in English.

mod catalogues;

use fluent_bundle::{FluentArgs, FluentValue};

use games::GameKind;
use values::FORMER;

pub use catalogues::{Catalogues, ENGLISH};
pub use table::text::Value;

/// English with accents on every letter that comes from a catalogue, for tests: what stands on a
/// message without them was never given to a translator.
#[cfg(feature = "pseudo-locale")]
mod pseudo {
    use std::borrow::Cow;
    use std::sync::LazyLock;

    use super::catalogues::{Catalogues, ENGLISH, files};

    /// Discord knows no such language; its name is the one that Unicode gives it.
    pub(super) const LANGUAGE: &str = "en-XA";

    pub(super) static ACCENTED: LazyLock<Catalogues> = LazyLock::new(|| {
        let english = files().filter(|(locale, _)| *locale == ENGLISH);
        Catalogues::with_letters(english, Some(accented))
    });

    fn accented(text: &str) -> Cow<'_, str> {
        fluent_pseudo::transform(text, false, false)
    }
}

/// A language to speak, and the game that is spoken about: names and commands are its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    locale: &'static str,
    game: GameKind,
}

impl Words {
    /// The language with this Discord locale (`de`, `en-GB`, …), or English where nobody has
    /// translated it yet.
    pub fn of(locale: &str) -> Self {
        let language = |locale: &str| locale.split('-').next().unwrap_or_default().to_lowercase();
        #[cfg(feature = "pseudo-locale")]
        if locale == pseudo::LANGUAGE {
            return Self { locale: pseudo::LANGUAGE, game: GameKind::ALL[0] };
        }
        let wanted = language(locale);
        let locale = Self::all()
            .find(|known| *known == locale)
            .or_else(|| Self::all().find(|known| language(known) == wanted))
            .unwrap_or(ENGLISH);
        Self { locale, game: GameKind::ALL[0] }
    }

    /// The same language about this game. Without it, the first one is spoken about.
    #[must_use]
    pub fn about(self, game: GameKind) -> Self {
        Self { game, ..self }
    }

    /// The locales that have a catalogue, as Discord spells them, in alphabetical order.
    pub fn all() -> impl Iterator<Item = &'static str> {
        Catalogues::compiled_in().locales()
    }

    /// Whether the catalogue of English has the text `id`.
    pub fn has(id: &str) -> bool {
        Catalogues::compiled_in().has(ENGLISH, id)
    }

    /// A number with one decimal, as it is written in this language.
    pub fn tenths(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', &self.say("decimal-sign", &[]))
    }

    /// A whole number with its thousands set apart, as it is written in this language.
    pub fn whole(&self, number: u32) -> String {
        match (number / 1_000, number % 1_000) {
            (0, _) => number.to_string(),
            (thousands, rest) => {
                format!("{thousands}{}{rest:03}", self.say("leaders-thousands-sign", &[]))
            }
        }
    }

    /// A name as it was stored, fit for [Markdown](super::names::escape); of somebody who wished to
    /// be forgotten, what this language has for them.
    pub fn name(&self, stored: &str) -> String {
        if stored == FORMER { self.say("former-player", &[]) } else { super::names::escape(stored) }
    }

    /// The text `id` with its places filled.
    pub fn say(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        let values = arguments(self.game, values, |name| self.name(name));
        #[cfg(debug_assertions)]
        places::check(id, &values);
        #[cfg(feature = "pseudo-locale")]
        if self.locale == pseudo::LANGUAGE {
            return pseudo::ACCENTED.say(ENGLISH, id, &values).unwrap_or_else(|| id.to_owned());
        }
        let all = Catalogues::compiled_in();
        // A missing text must never silence the bot; the tests see to it that none is missing.
        all.say(self.locale, id, &values)
            .or_else(|| all.say(ENGLISH, id, &values))
            .unwrap_or_else(|| id.to_owned())
    }
}

/// Values as a catalogue takes them, with the game that is spoken about.
pub fn arguments(
    game: GameKind,
    values: &[(&'static str, Value)],
    name: impl Fn(&str) -> String,
) -> FluentArgs<'static> {
    let mut arguments = FluentArgs::with_capacity(values.len() + 1);
    arguments.set("kind", game.as_str());
    for (place, value) in values {
        let value = match value {
            Value::Number(n) => FluentValue::from(*n),
            Value::Text(text) => FluentValue::from(text.clone()),
            Value::Name(stored) => FluentValue::from(name(stored)),
        };
        arguments.set(*place, value);
    }
    arguments
}

/// The places that a text has for values, for tests: a release says what it can.
#[cfg(debug_assertions)]
mod places {
    use std::collections::{BTreeSet, HashMap};
    use std::sync::LazyLock;

    use fluent_bundle::FluentArgs;

    use super::catalogues::{ENGLISH, files};

    /// By the key of each entry of the English catalogue.
    static PLACES: LazyLock<HashMap<&str, BTreeSet<&str>>> = LazyLock::new(|| {
        let english = files().filter(|(locale, _)| *locale == ENGLISH);
        english.flat_map(|(_, text)| of(text)).collect()
    });

    /// Panics when nobody wrote this text, or when it has a place for which there is no value.
    pub(super) fn check(id: &str, values: &FluentArgs<'_>) {
        // The game that only the tests play has no texts.
        if cfg!(feature = "test-game") && id.contains("tally") {
            return;
        }
        let Some(places) = PLACES.get(id) else { panic!("no catalogue has {id:?}") };
        for place in places {
            assert!(
                values.get(*place).is_some(),
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

/// A language's name for itself.
pub fn language_name(locale: &str) -> String {
    Words::of(locale).say("language-name", &[])
}
