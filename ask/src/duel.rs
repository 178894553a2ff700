//! Duels: one deal that two people play, each against the same bots.

use games::GameKind;
use values::{InteractionId, UserId};

/// Somebody is challenged to a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    pub game: GameKind,
    /// Who is challenged.
    pub opponent: UserId,
    pub name: String,
    pub is_bot: bool,
    /// Whether they are on the server of the command.
    pub is_here: bool,
    /// Whether they see the channel in which they are challenged, as far as Discord says so.
    pub sees: bool,
}

/// Something about a duel that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuelAsk {
    pub game: GameKind,
    /// The command that made the duel.
    pub duel: InteractionId,
    /// The request itself.
    pub wish: DuelWish,
}

/// A request about a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DuelWish {
    /// Play it, go on with it, or see the result.
    Play,
    /// A choice in one's own attempt.
    Choose {
        /// The number of choices that the person had made when the button was made.
        step: u32,
        /// The choice: the game's own text.
        choice: String,
    },
    /// Show the hand with the first part of a choice picked, or with nothing picked.
    Pick {
        /// As in [`DuelWish::Choose`].
        step: u32,
        /// The game's own text; empty to take back what was picked.
        picked: String,
    },
    /// Show the channel the result.
    Share,
}
