//! The error of a painter that could not be made.

use std::fmt;

/// An error while making a [`Painter`](super::Painter). Its fonts and its art are part of the
/// program, so this means a broken build, not a broken machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PainterError {
    /// A font that is part of the program cannot be read.
    Font(&'static str),
    /// A drawing that is part of the program cannot be read.
    Art(String),
}

impl fmt::Display for PainterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Font(name) => write!(f, "the font {name} cannot be read"),
            Self::Art(why) => write!(f, "a drawing cannot be read: {why}"),
        }
    }
}

impl std::error::Error for PainterError {}
