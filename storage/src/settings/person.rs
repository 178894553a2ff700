//! The settings of a person, on every server.

use super::Hands;

/// The settings of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonSettings {
    /// The language the bot uses with them, as Discord spells it; `None`: the one of their Discord
    /// client.
    pub language: Option<String>,
    /// The place where they are shown their hands; `None`: the table's place.
    pub hands: Option<Hands>,
    /// Whether they are pinged when the time for a decision runs out.
    pub reminders: bool,
    /// Whether pictures stand still at tables where everybody wants that.
    pub still: bool,
    /// Whether they wanted alerts of new tables and could not be reached: they are told so once.
    pub unreached: bool,
}

impl Default for PersonSettings {
    /// The settings until they decide otherwise.
    fn default() -> Self {
        Self { language: None, hands: None, reminders: true, still: false, unreached: false }
    }
}

/// A change of a person's settings.
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
