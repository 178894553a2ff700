//! The limits that Discord sets to the texts of a command.

use std::collections::HashSet;

use super::localised::{Command, Entry, length};
use view::message::clip;

/// The languages that Discord has: it takes no other.
/// <https://docs.discord.com/developers/reference#locales>
const LOCALES: [&str; 32] = [
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr",
    "uk", "vi", "zh-CN", "zh-TW",
];

/// The most characters of a name.
const LONGEST_NAME: usize = 32;
/// The most characters of a description, and of a choice.
const LONGEST_TEXT: usize = 100;

/// Why a language is left out.
#[derive(PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("Discord has no such language")]
    UnknownLanguage,
    #[error("its catalogue is damaged: {0}")]
    Damaged(String),
    #[error("it has no text {0:?}, or not with these values")]
    Missing(String),
    #[error("{0:?} is no name for a command: 1 to 32 small letters, digits, -, _ and ' are")]
    Name(String),
    #[error("{0:?} does not have 1 to {LONGEST_TEXT} characters")]
    Length(String),
    #[error("{0:?} stands for two choices")]
    SameChoice(String),
    #[error("another command has the name {0:?}")]
    NameTaken(String),
    #[error("with it, a command would have {0} characters")]
    TooLarge(usize),
}

/// Whether Discord has this language.
pub(super) fn known(locale: &str) -> Result<(), Refusal> {
    LOCALES.contains(&locale).then_some(()).ok_or(Refusal::UnknownLanguage)
}

/// Whether Discord takes every text, each for itself.
pub(super) fn every_text(command: &Command) -> Result<(), Refusal> {
    if !is_name(&command.name) {
        return Err(Refusal::Name(command.name.clone()));
    }
    text(&command.description)?;
    command.options.iter().try_for_each(entry)
}

fn entry(entry: &Entry) -> Result<(), Refusal> {
    text(&entry.description)?;
    for (at, choice) in entry.choices.iter().enumerate() {
        text(&choice.label)?;
        if entry.choices[..at].iter().any(|before| before.label == choice.label) {
            return Err(Refusal::SameChoice(choice.label.clone()));
        }
    }
    entry.options.iter().try_for_each(self::entry)
}

fn text(text: &str) -> Result<(), Refusal> {
    let fits = (1..=LONGEST_TEXT).contains(&length(text)) && !text.trim().is_empty();
    fits.then_some(()).ok_or_else(|| Refusal::Length(text.to_owned()))
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, and small letters where there are any.
fn is_name(name: &str) -> bool {
    let fits = |c: char| {
        let of_script = matches!(c, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}');
        c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || of_script
    };
    (1..=LONGEST_NAME).contains(&length(name))
        && name.chars().all(fits)
        && name.to_lowercase() == name
}

/// English must get through, whatever it is like: what is too long is cut, and what would read the
/// same is called by its value.
pub(super) fn certainly(mut command: Command) -> Command {
    fn cut(entry: &mut Entry) {
        shorten(&mut entry.description, entry.name);
        let mut labels = HashSet::new();
        for choice in &mut entry.choices {
            shorten(&mut choice.label, choice.value);
            if !labels.insert(choice.label.clone()) {
                choice.label = choice.value.to_owned();
            }
        }
        entry.options.iter_mut().for_each(cut);
    }
    shorten(&mut command.description, command.registered);
    command.options.iter_mut().for_each(cut);
    command
}

fn shorten(shown: &mut String, instead: &str) {
    if text(shown).is_err() {
        let words = if shown.trim().is_empty() { instead } else { shown.as_str() };
        *shown = clip(words, LONGEST_TEXT);
    }
}
