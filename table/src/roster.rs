//! The bots: a farm, six of each level. Their characters are described in the catalogue of texts.

use players::Level;

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// The name.
    pub name: &'static str,
    pub level: Level,
}

const EASY: [&str; 6] = ["Pip", "Clover", "Dumpling", "Waddle", "Tuft", "Burr"];
const NORMAL: [&str; 6] = ["Berta", "Gander", "Mortimer", "Henrietta", "Truffle", "Rumble"];
const HARD: [&str; 6] = ["Olga", "Renata", "Corvin", "Magnus", "Sibyl", "Ignatius"];

/// Everybody of a level.
pub fn of(level: Level) -> impl Iterator<Item = Character> {
    let names = match level {
        Level::Easy => EASY,
        Level::Normal => NORMAL,
        Level::Hard => HARD,
    };
    names.into_iter().map(move |name| Character { name, level })
}

/// Everybody, the weakest first.
pub fn all() -> impl Iterator<Item = Character> {
    Level::ALL.into_iter().flat_map(of)
}

/// The character of this name.
#[must_use]
pub fn character(name: &str) -> Option<Character> {
    all().find(|character| character.name == name)
}

/// Stands before the name of a bot, wherever it is shown in words.
pub const MARK: &str = "🤖 ";

/// The name of a bot as everybody reads it.
#[must_use]
pub fn marked(name: &str) -> String {
    format!("{MARK}{name}")
}
