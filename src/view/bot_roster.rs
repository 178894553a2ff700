//! Descriptions of the bots.

use super::words::Words;
use players::Level;
use table::roster::character;

/// Describes a bot's character in a sentence. The second one of a name ("Olga 2") is like the
/// first.
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
    words.say("level", &[("level", level.number().into())])
}
