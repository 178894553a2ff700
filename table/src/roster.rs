//! The bots: a farm, two of each level. Their characters are described in the catalogue of texts.

use players::{Level, Style};

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    pub name: &'static str,
    /// The level at which it plays when it's called by its name.
    pub level: Level,
    /// What it prefers among choices that seem about equally good.
    pub style: Style,
}

/// The names and styles, the weakest first: two for each level. Who plays at the lowest levels, where
/// much is decided at a glance, has none.
const CAST: [(&str, Style); 18] = [
    ("Pip", Style::Even),
    ("Clover", Style::Even),
    ("Dumpling", Style::Even),
    ("Waddle", Style::Even),
    ("Tuft", Style::Even),
    ("Burr", Style::Even),
    ("Berta", Style::Cautious),
    ("Gander", Style::Cautious),
    ("Mortimer", Style::Hoarder),
    ("Henrietta", Style::Even),
    ("Truffle", Style::Gambler),
    ("Rumble", Style::Even),
    ("Olga", Style::Cautious),
    ("Renata", Style::Even),
    ("Corvin", Style::Hoarder),
    ("Magnus", Style::Hoarder),
    ("Sibyl", Style::Gambler),
    ("Ignatius", Style::Even),
];

/// The number of neighbouring levels whose characters help out for each other.
const NEIGHBOURS: u8 = 3;

/// Everybody, the weakest first.
pub fn all() -> impl Iterator<Item = Character> {
    let levels = Level::all().flat_map(|level| [level; 2]);
    CAST.into_iter().zip(levels).map(|((name, style), level)| Character { name, level, style })
}

/// The names of those who can play at this level, in two groups: those whose own level it is come
/// first, then those of the levels around it.
pub fn names(level: Level) -> [Vec<&'static str>; 2] {
    let group = |level: Level| (level.number() - 1) / NEIGHBOURS;
    let near = all().filter(|character| group(character.level) == group(level));
    let (own, others): (Vec<_>, Vec<_>) = near.partition(|character| character.level == level);
    [own, others].map(|some| some.into_iter().map(|character| character.name).collect())
}

/// The character of this name. The second one of a name ("Olga 2") is like the first.
pub fn character(name: &str) -> Option<Character> {
    let first = name.split(' ').next();
    all().find(|character| Some(character.name) == first)
}

/// Stands before the name of a bot, wherever it is shown in words.
pub const MARK: &str = "🤖 ";

/// The name of a bot as everybody reads it.
pub fn marked(name: &str) -> String {
    format!("{MARK}{name}")
}
