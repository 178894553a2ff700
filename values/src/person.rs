//! What a person wants for themselves, on every server.

use super::Hands;

/// What somebody wants for themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonSettings {
    /// The language they are spoken to in, as Discord spells it; `None`: the one their Discord
    /// says.
    pub language: Option<String>,
    /// Where they are shown their hands; `None`: where the table shows them.
    pub hands: Option<Hands>,
    /// Whether they are called when the time for a decision runs out.
    pub reminders: bool,
    /// Whether pictures that nobody else needs stand still.
    pub still: bool,
    /// Whether they wanted to be told of new tables, and could not be: to be said to them once.
    pub unreached: bool,
}

impl Default for PersonSettings {
    /// What holds until they decide otherwise.
    fn default() -> Self {
        Self { language: None, hands: None, reminders: true, still: false, unreached: false }
    }
}

/// A change of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PersonChange {
    Language(Option<String>),
    Hands(Option<Hands>),
    Reminders(bool),
    Still(bool),
    Unreached(bool),
}

impl PersonSettings {
    pub fn apply(&mut self, change: PersonChange) {
        match change {
            PersonChange::Language(language) => self.language = language,
            PersonChange::Hands(hands) => self.hands = hands,
            PersonChange::Reminders(on) => self.reminders = on,
            PersonChange::Still(on) => self.still = on,
            PersonChange::Unreached(on) => self.unreached = on,
        }
    }
}
