//! The texts that one catalogue has, and those that it lacks.

use std::cell::RefCell;

use games::GameKind;
use view::words::{Catalogues, ENGLISH, Value, arguments};

/// Somebody who speaks one language, and notes what they could not say.
pub(super) struct Speaker<'a> {
    catalogues: &'a Catalogues,
    locale: &'a str,
    game: GameKind,
    missing: RefCell<Option<String>>,
}

impl<'a> Speaker<'a> {
    /// Of a language, about a game.
    pub(super) fn of(catalogues: &'a Catalogues, locale: &'a str, game: GameKind) -> Self {
        Self { catalogues, locale, game, missing: RefCell::default() }
    }

    /// Of the language that everybody gets who has no other.
    pub(super) fn english(catalogues: &'a Catalogues, game: GameKind) -> Self {
        Self::of(catalogues, ENGLISH, game)
    }

    /// The text `id`; its key where the catalogue has none.
    pub(super) fn say(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        // No name of a person stands in a command.
        let values = arguments(self.game, values, str::to_owned);
        self.catalogues.say(self.locale, id, &values).unwrap_or_else(|| {
            self.missing.borrow_mut().get_or_insert_with(|| id.to_owned());
            id.to_owned()
        })
    }

    /// The first text that was asked for and is not there.
    pub(super) fn missing(&self) -> Option<String> {
        self.missing.borrow().clone()
    }
}
