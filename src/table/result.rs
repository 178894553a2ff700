//! What a finished match adds to the leaderboard.

use crate::ids::UserId;

/// What a match came to for one of the people who played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerResult {
    /// The person.
    pub user: UserId,
    /// Their name as it was shown.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// Under which name of the game it is counted.
    pub variant: String,
    /// How many sat at the table.
    pub seats: u32,
    /// How many of them were bots.
    pub bots: u32,
    /// The place, from 1; equal scores share one.
    pub rank: u32,
    /// Won, alone or with others, and stayed to the end.
    pub won: bool,
    /// Games played.
    pub games: u32,
    /// The score of the whole match, in the game's own unit.
    pub score: u32,
    /// The score of the best deal.
    pub best: u32,
}
