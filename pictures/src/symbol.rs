//! The small pictures that stand on buttons and in menus, beside their words.

use crate::portraits::{self, portrait_of};

/// The most rows that any rules know.
const MOST_ROWS: u8 = 8;
/// The highest card.
const HIGHEST: u8 = 104;

/// A small picture. A message does not have to know the number by which Discord knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// A card, by its number.
    Card(u8),
    /// A row, by its number, counted from 1.
    Row(u8),
    /// A card from behind: a hand.
    Back,
    /// The coach.
    Hint,
    /// The face of a bot, by the number of its portrait.
    Bot(u8),
}

impl Symbol {
    /// All there are, those that are seen most first.
    pub fn all() -> impl Iterator<Item = Self> {
        let cards = (1..=HIGHEST).map(Self::Card);
        let rows = (1..=MOST_ROWS).map(Self::Row);
        let bots = portraits::names().zip(0..).map(|(_, portrait)| Self::Bot(portrait));
        [Self::Back, Self::Hint].into_iter().chain(cards).chain(rows).chain(bots)
    }

    /// The face of a bot. The second one of a name ("Olga 2") looks like the first.
    pub fn of_bot(name: &str) -> Option<Self> {
        portrait_of(name).map(Self::Bot)
    }

    /// A short name of lower-case letters and digits, different for each.
    pub fn name(self) -> String {
        match self {
            Self::Card(number) => number.to_string(),
            Self::Row(number) => format!("row{number}"),
            Self::Back => "back".into(),
            Self::Hint => "hint".into(),
            Self::Bot(portrait) => portraits::name(portrait).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_symbol_has_a_name_of_its_own_that_discord_takes() {
        let names: Vec<String> = Symbol::all().map(Symbol::name).collect();
        let distinct: HashSet<&String> = names.iter().collect();
        assert_eq!((names.len(), distinct.len()), (132, 132));
        for name in &names {
            let plain = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
            // With the prefix and the hash they are at most 32 long.
            assert!(plain && (1..=20).contains(&name.len()), "{name}");
        }
    }

    #[test]
    fn namesakes_look_alike_and_strangers_have_no_face() {
        assert_eq!(Symbol::of_bot("Olga 2"), Symbol::of_bot("Olga"));
        assert_eq!(Symbol::of_bot("Olga").map(Symbol::name).as_deref(), Some("olga"));
        assert_eq!(Symbol::of_bot("Ada"), None);
    }
}
