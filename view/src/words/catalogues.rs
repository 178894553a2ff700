//! The catalogues themselves: what stands in the files under `locales/`, by language and key.
//!
//! A damaged one costs its own language some texts, and nothing else: everything in it that can be
//! read is kept, and its faults are noted for the host of the bot.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// The language of whatever another one lacks.
pub const ENGLISH: &str = "en-US";

/// The files, as they were when the program was built.
static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../locales");

static COMPILED_IN: LazyLock<Catalogues> = LazyLock::new(|| Catalogues::read(files()));

/// Every file as its language and its text.
pub(super) fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.dirs().flat_map(|folder| {
        let locale = folder.path().to_str().unwrap_or_default();
        let catalogues =
            folder.files().filter(|file| file.path().extension() == Some("ftl".as_ref()));
        catalogues.map(move |file| (locale, file.contents_utf8().unwrap_or_default()))
    })
}

/// The texts of all languages.
pub struct Catalogues(BTreeMap<String, Catalogue>);

/// The texts of one language.
struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
}

impl Catalogues {
    /// The catalogues of this program.
    pub fn compiled_in() -> &'static Self {
        &COMPILED_IN
    }

    /// Reads files of the form of [Fluent](https://projectfluent.org), each with the language it
    /// belongs to, as Discord spells it. A language may have several.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        Self::with_letters(files, None)
    }

    /// The same, with every text that does not come from outside in other letters.
    pub(super) fn with_letters<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
        letters: Option<fn(&str) -> Cow<'_, str>>,
    ) -> Self {
        let mut all: BTreeMap<String, Catalogue> = BTreeMap::new();
        for (locale, text) in files {
            let catalogue = all.entry(locale.to_owned()).or_insert_with(|| {
                let mut catalogue = Catalogue::empty(locale);
                // Direction marks around every value would show up in buttons and break code
                // blocks.
                catalogue.bundle.set_use_isolating(false);
                catalogue.bundle.set_transform(letters);
                catalogue
            });
            catalogue.add(text);
        }
        Self(all)
    }

    /// The languages, in the order of their names.
    pub fn locales(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Returns the faults found in the files of a language. There may still be texts in it.
    pub fn faults(&self, locale: &str) -> &[String] {
        self.0.get(locale).map_or(&[], |catalogue| catalogue.faults.as_slice())
    }

    /// The text `id` of this language and no other, with its places filled; `None` when it is not
    /// there or lacks a value.
    pub fn say(&self, locale: &str, id: &str, values: &FluentArgs<'_>) -> Option<String> {
        let bundle = &self.0.get(locale)?.bundle;
        let pattern = bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(values), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// Whether this language has a text with this key.
    pub fn has(&self, locale: &str, id: &str) -> bool {
        self.0.get(locale).is_some_and(|catalogue| catalogue.bundle.has_message(id))
    }
}

impl Catalogue {
    fn empty(locale: &str) -> Self {
        // Of a language without a name nobody knows the plurals; those of no language are used.
        let language: Result<LanguageIdentifier, _> = locale.parse();
        let faults = match &language {
            Ok(_) => Vec::new(),
            Err(_) => vec!["its name is not that of a language".to_owned()],
        };
        let bundle = FluentBundle::new_concurrent(vec![language.unwrap_or_default()]);
        Self { bundle, faults }
    }

    fn add(&mut self, text: &str) {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, errors)| {
            self.faults.extend(errors.iter().map(ToString::to_string));
            rest
        });
        if let Err(errors) = self.bundle.add_resource(resource) {
            self.faults.extend(errors.iter().map(ToString::to_string));
        }
    }
}
