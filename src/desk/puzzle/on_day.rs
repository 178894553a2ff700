//! The puzzle of a day: one that was found in a match, or the next one of the book.

use super::PuzzleError;
use crate::store::{DailyKey, Store};
use daily::{Attempt, Day};
use games::GameKind;
use players::puzzles::{Puzzle, book, read_book};
use ratings::{Entrant, Rating, rate};
use table::state::Move;

/// A puzzle, and the day on which people have it.
pub(super) struct OnDay {
    pub(super) game: GameKind,
    pub(super) day: Day,
    /// Its number in the book; `None` for the one that was found for this day.
    pub(super) number: Option<u32>,
    pub(super) puzzle: Puzzle,
}

impl OnDay {
    pub(super) async fn of(store: &Store, game: GameKind, day: Day) -> Result<Self, PuzzleError> {
        if let Some(found) = Self::found(store, game, day).await? {
            return Ok(found);
        }
        let puzzles = u32::try_from(book(game).len()).unwrap_or(u32::MAX);
        Self::numbered(game, day, day.number().checked_rem(puzzles).unwrap_or_default())
    }

    /// The puzzle that somebody answered on a day, by its number.
    pub(super) async fn answered(
        store: &Store,
        (game, day): (GameKind, Day),
        number: Option<u32>,
    ) -> Result<Self, PuzzleError> {
        match number {
            Some(number) => Self::numbered(game, day, number),
            None => Self::found(store, game, day).await?.ok_or(PuzzleError::Missing(day)),
        }
    }

    fn numbered(game: GameKind, day: Day, number: u32) -> Result<Self, PuzzleError> {
        let puzzle = book(game).get(number as usize).ok_or(PuzzleError::Missing(day))?;
        Ok(Self { game, day, number: Some(number), puzzle: puzzle.clone() })
    }

    async fn found(store: &Store, game: GameKind, day: Day) -> Result<Option<Self>, PuzzleError> {
        let key = DailyKey { game: game.as_str(), day: day.number() };
        let Some(text) = store.found_puzzle(key).await? else { return Ok(None) };
        let puzzle = read_book(&text).and_then(|book| {
            let [puzzle]: [Puzzle; 1] = book.try_into().map_err(|_| "it is not one puzzle")?;
            puzzle.position(game).map(|_| puzzle)
        });
        match puzzle {
            Ok(puzzle) => Ok(Some(Self { game, day, number: None, puzzle })),
            Err(error) => {
                tracing::error!(%day, game = game.as_str(), error, "a puzzle cannot be read");
                Ok(None)
            }
        }
    }

    pub(super) fn key(&self) -> DailyKey {
        DailyKey { game: self.game.as_str(), day: self.day.number() }
    }

    /// Whether the puzzle of this number is the one, and has this choice.
    pub(super) fn has(&self, number: Option<u32>, choice: &str) -> bool {
        number == self.number && self.puzzle.gap(choice).is_some()
    }

    /// The match up to the decision; everything but the person's own seat is as hidden as at a
    /// table.
    pub(super) fn attempt(&self) -> Result<(Attempt, usize), PuzzleError> {
        let position = self.puzzle.position(self.game).map_err(PuzzleError::Position)?;
        let (rules, _) = self.game.daily().ok_or(PuzzleError::Missing(self.day))?;
        let mut attempt = Attempt::dealt_again(&rules, position.seats, &position.deal)?;
        attempt.replay(position.moves.into_iter().map(|(seat, choice)| Move { seat, choice }))?;
        Ok((attempt, position.seats))
    }

    /// The rating of who has answered, from what it was before.
    pub(super) fn rated(&self, before: Rating, solved: bool) -> Rating {
        let puzzle = Rating { mean: self.puzzle.rating(self.game), deviation: 0.0 };
        let entrants = [
            Entrant { rating: before, place: if solved { 1 } else { 2 }, anchored: false },
            Entrant { rating: puzzle, place: if solved { 2 } else { 1 }, anchored: true },
        ];
        rate(&entrants).first().copied().unwrap_or(before)
    }
}
