//! Descriptions of the bots.

use super::words::Words;
use players::Level;
use table::roster::character;

/// Describes a bot's character in a sentence.
pub fn line(words: &Words, name: &str) -> String {
    character(name).map_or_else(String::new, |character| {
        words.say(&format!("cast-{}", character.name.to_lowercase()), &[])
    })
}

pub fn level_name(words: &Words, level: Level) -> String {
    words.say("level", &[("level", level.number().into())])
}
