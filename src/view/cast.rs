//! The players made of code: a farm, six of each level. What they are like stands in the catalogue.

use super::words::Words;
use players::Level;

/// A player made of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// The name.
    pub name: &'static str,
    /// How well it plays.
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

/// What somebody is like, in a sentence. The second one of a name ("Olga 2") is like the first.
#[must_use]
pub fn line(words: &Words, name: &str) -> String {
    let first = name.split(' ').next().and_then(character);
    first.map_or_else(String::new, |character| {
        words.say(&format!("cast-{}", character.name.to_lowercase()), &[])
    })
}

/// The name of a level.
#[must_use]
pub fn level_name(words: &Words, level: Level) -> String {
    words.say(&format!("level-{}", level.as_str()), &[])
}
