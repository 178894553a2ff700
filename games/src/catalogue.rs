//! The options of the command that opens a table, and the habits of a game.

/// An option of the command that opens a table. Its description is a text of the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    /// The type of its value.
    pub takes: Takes,
    /// Whether it decides when the match ends, or in which unit that is counted.
    pub ends: bool,
}

/// The type of an option's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// A whole number with its least and greatest value.
    Number(u32, u32),
    /// Yes or no.
    Flag,
}

/// The value somebody entered for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// A whole number; it may be out of bounds.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    Text(String),
}

/// The names of two options that exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exclusive(pub &'static str, pub &'static str);

/// The way a game is usually played, as far as a table must know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Seconds for a decision at a lively table.
    pub seconds: u32,
    /// Number of bots that somebody who is alone plays against.
    pub opponents: u8,
    /// Whether the highest score wins; otherwise the lowest does.
    pub highest_wins: bool,
    /// The least number of turns of a rated match: a shorter one says too little about who plays
    /// better.
    pub rated_turns: u32,
}
