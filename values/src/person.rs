//! A person's own settings, on every server.

use super::Hands;

/// A person's own settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonSettings {
    /// The language the bot uses with them, as Discord spells it; `None` stands for the language of
    /// their Discord.
    pub language: Option<String>,
    /// The place where they are shown their hands; `None` stands for the table's.
    pub hands: Option<Hands>,
    /// Whether they are reminded when the time for a decision runs out.
    pub reminders: bool,
    /// Whether pictures that nobody else needs stand still.
    pub still: bool,
    /// Whether each suit has a colour of its own in pictures for them alone: clubs green, diamonds
    /// blue.
    pub four_colours: bool,
    /// Whether puzzles may be found in their matches.
    pub puzzles: bool,
    /// Whether an alert about a new table could not reach them, which they are told once.
    pub unreached: bool,
}

impl Default for PersonSettings {
    /// The settings of a person who has changed nothing.
    fn default() -> Self {
        Self {
            language: None,
            hands: None,
            reminders: true,
            still: false,
            four_colours: false,
            puzzles: true,
            unreached: false,
        }
    }
}

/// A change of one setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PersonChange {
    Language(Option<String>),
    Hands(Option<Hands>),
    Reminders(bool),
    Still(bool),
    FourColours(bool),
    Puzzles(bool),
    Unreached(bool),
}

impl PersonSettings {
    pub fn apply(&mut self, change: PersonChange) {
        match change {
            PersonChange::Language(language) => self.language = language,
            PersonChange::Hands(hands) => self.hands = hands,
            PersonChange::Reminders(on) => self.reminders = on,
            PersonChange::Still(on) => self.still = on,
            PersonChange::FourColours(on) => self.four_colours = on,
            PersonChange::Puzzles(on) => self.puzzles = on,
            PersonChange::Unreached(on) => self.unreached = on,
        }
    }
}
