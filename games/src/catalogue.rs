//! What can be agreed on: the games, their variants, and the options of the command that opens a table.

/// An option of the command that opens a table. Its description is a text of the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// Whether it says when the match ends, or in what that is counted.
    pub ends: bool,
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// A whole number, from the least to the most.
    Number(u32, u32),
    /// Yes or no.
    Flag,
}

/// What somebody gave for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// A whole number; it may be out of bounds.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A text.
    Text(String),
}

/// Two options that exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exclusive;

/// How a game is usually played, where a table must know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Seconds for a decision at a lively table.
    pub seconds: u32,
    /// How many bots whoever is alone plays against.
    pub opponents: u8,
    /// Whether the highest score wins, and not the lowest.
    pub highest_wins: bool,
    /// A match of fewer turns says too little about who plays better: it changes no ratings.
    pub rated_turns: u32,
}
