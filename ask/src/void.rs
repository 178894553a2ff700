//! Matches declared void.

use games::GameKind;
use values::TableId;

/// Something about matches declared void. The pages of their list are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoidAsk {
    /// Show a page of the list.
    List(GameKind, u32),
    /// Show this match.
    Look(GameKind, u32, TableId),
    /// Declare it void.
    Declare(GameKind, u32, TableId),
    /// Take that back.
    Restore(GameKind, u32, TableId),
}

impl VoidAsk {
    pub const fn game(self) -> GameKind {
        match self {
            Self::List(game, _)
            | Self::Look(game, ..)
            | Self::Declare(game, ..)
            | Self::Restore(game, ..) => game,
        }
    }
}
