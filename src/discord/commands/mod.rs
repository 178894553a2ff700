//! The slash commands as Discord shows them. Names are fixed, descriptions come from the
//! catalogues.
//!
//! A command is written down once for each language, every text in its place, and then put
//! together: English for everybody, and whatever other languages Discord would take. Discord
//! refuses a whole list of commands for a single text that is too long. So a language in which
//! something is wrong is left out, and said of it what it is; the commands come first.

mod limits;
mod localised;
mod speaker;
mod subcommand;

use std::sync::LazyLock;

use serenity::all::CreateCommand;

use games::GameKind;
use limits::Refusal;
use localised::{Command, Lengths};
use speaker::Speaker;
pub(super) use subcommand::{Subcommand, option};
use view::words::{Catalogues, ENGLISH};

/// The most characters of a command, its options and their choices, each text in the language in
/// which it is longest.
pub const LARGEST: usize = 8000;

/// The commands to register, and the languages that are missing in them.
pub struct Commands {
    /// A command for each game.
    pub all: Vec<CreateCommand>,
    /// The languages that had to be left out.
    pub left_out: Vec<LeftOut>,
}

/// A language in which a command is not registered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The language, as its folder is called.
    pub locale: String,
    /// The game whose command it is.
    pub game: GameKind,
    /// The reason, in English.
    pub why: String,
}

/// The size of a command, in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Size {
    /// The game whose command it is.
    pub game: GameKind,
    /// In each language alone.
    pub each: Vec<(String, usize)>,
    /// As Discord counts it, at most [`LARGEST`].
    pub counted: usize,
}

/// The commands of this program, put together once: a process may hold many bots.
pub(super) fn registered() -> &'static Commands {
    static REGISTERED: LazyLock<Commands> = LazyLock::new(|| localised(Catalogues::compiled_in()));
    &REGISTERED
}

/// The commands in every language that Discord would take.
pub fn localised(catalogues: &Catalogues) -> Commands {
    let mut left_out = Vec::new();
    let mut names: Vec<(String, String)> = Vec::new();
    let mut all = Vec::new();
    for game in GameKind::ALL.iter().copied() {
        let english = limits::certainly(Command::of(game, &Speaker::english(catalogues, game)));
        let mut others: Vec<(String, Command)> = Vec::new();
        let mut lengths = Lengths::of(&english);
        for locale in catalogues.locales().filter(|locale| *locale != ENGLISH) {
            let fit = in_language(catalogues, game, locale).and_then(|command| {
                let name = (locale.to_owned(), command.name.clone());
                let longer = lengths.with(&command);
                if longer.size() > LARGEST {
                    return Err(Refusal::TooLarge(longer.size()));
                }
                if names.contains(&name) {
                    return Err(Refusal::NameTaken(name.1));
                }
                Ok((name, command, longer))
            });
            match fit {
                Ok((name, command, longer)) => {
                    lengths = longer;
                    names.push(name);
                    others.push((locale.to_owned(), command));
                }
                Err(why) => {
                    let (locale, why) = (locale.to_owned(), why.to_string());
                    left_out.push(LeftOut { locale, game, why });
                }
            }
        }
        all.push(english.create(&others));
    }
    Commands { all, left_out }
}

/// The commands in English alone.
pub fn in_english(catalogues: &Catalogues) -> Vec<CreateCommand> {
    let english = |game: &GameKind| {
        limits::certainly(Command::of(*game, &Speaker::english(catalogues, *game))).create(&[])
    };
    GameKind::ALL.iter().map(english).collect()
}

/// Returns the size of each command, in the languages that this program speaks.
pub fn sizes(catalogues: &Catalogues) -> Vec<Size> {
    let of = |game: &GameKind| {
        let english = Command::of(*game, &Speaker::english(catalogues, *game));
        let others = catalogues.locales().filter(|locale| *locale != ENGLISH);
        let mut each = vec![(ENGLISH.to_owned(), Lengths::of(&english).size())];
        let mut all = Lengths::of(&english);
        for locale in others {
            let Ok(own) = in_language(catalogues, *game, locale) else { continue };
            each.push((locale.to_owned(), Lengths::of(&own).size()));
            all = all.with(&own);
        }
        Size { game: *game, each, counted: all.size() }
    };
    GameKind::ALL.iter().map(of).collect()
}

/// A command in a language other than English.
fn in_language(catalogues: &Catalogues, game: GameKind, locale: &str) -> Result<Command, Refusal> {
    limits::known(locale)?;
    if let Some(fault) = catalogues.faults(locale).first() {
        return Err(Refusal::Damaged(fault.clone()));
    }
    let speaker = Speaker::of(catalogues, locale, game);
    let command = Command::of(game, &speaker);
    if let Some(id) = speaker.missing() {
        return Err(Refusal::Missing(id));
    }
    limits::every_text(&command)?;
    Ok(command)
}
