//! The puzzle of the day: what each person answered.

use std::ops::Range;

use async_trait::async_trait;
use ratings::Rating;

use crate::{CommitError, DailyKey, Result};
use values::{InteractionId, TableId, UserId};

/// An answer to the puzzle of a day.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleAnswer {
    /// The number of the puzzle in its book; `None` for the one that was found for that day.
    pub puzzle: Option<u32>,
    /// The choice: the game's own text.
    pub choice: String,
    /// Whether it was the best one.
    pub solved: bool,
    /// The person's rating with this answer.
    pub rating: Rating,
}

/// The answers of a person up to a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PuzzleRecord {
    pub answered: u32,
    /// The number of those that were right.
    pub solved: u32,
    /// The number of days in a row with an answer, up to that day.
    pub streak: u32,
}

/// A person's rating with their answer of a day.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedOn {
    pub day: u32,
    pub rating: Rating,
}

#[async_trait]
pub trait PuzzleStore: Send + Sync {
    async fn puzzle_answer(&self, key: DailyKey, user: UserId) -> Result<Option<PuzzleAnswer>>;

    /// Somebody's rating with their last answer before this day.
    async fn puzzle_rating(&self, before: DailyKey, user: UserId) -> Result<Option<RatedOn>>;

    /// # Errors
    /// [`CommitError::AlreadyHandled`]; [`CommitError::Outdated`] when there is one already, which
    /// stays.
    async fn answer_puzzle(
        &self,
        key: DailyKey,
        user: UserId,
        answer: &PuzzleAnswer,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// The puzzle that was found for a day, as it was kept; `None` where the book has the puzzle.
    async fn found_puzzle(&self, key: DailyKey) -> Result<Option<String>>;

    /// Keeps a puzzle that was found for a day; the first one stays.
    async fn keep_puzzle(&self, key: DailyKey, puzzle: &str) -> Result<()>;

    /// Matches in which a puzzle may be looked for: of this game and variant, ended between two
    /// moments (ms since 1970), not void, and without anybody who doesn't want it or was forgotten.
    /// Those with most people come first; at most so many.
    async fn matches_for_puzzles(
        &self,
        game: &str,
        variant: &str,
        ended: Range<i64>,
        most: u32,
    ) -> Result<Vec<TableId>>;

    /// The answers of somebody up to a day.
    async fn puzzle_record(&self, key: DailyKey, user: UserId) -> Result<PuzzleRecord>;
}
