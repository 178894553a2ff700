//! The puzzle of the day at work: the question, the one answer, and what it was worth.
//!
//! Everybody has the same one. The answer is stored with the number of its puzzle: a later version of
//! the program, whose book is longer, still tells what was answered before.

mod finder;
mod on_day;
mod played;

use crate::desk::request::Request;
use crate::desk::settings::turned_away;
use crate::store::{CommitError, DailyKey, PuzzleAnswer, PuzzleRecord, RatedOn, Store, StoreError};
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Clock, Preferences, Tools};
use ask::{PuzzleAsk, PuzzleWish};
use daily::{Attempt, Day, Unplayable};
pub use finder::PuzzleFinder;
use games::GameKind;
use on_day::OnDay;
use ratings::Rating;
use values::{Millis, UserId};
use view::Words;
use view::daily::{Cast, scene};
use view::puzzle::{self, Posed, Verdict};

/// The time after its day in which an answer to a puzzle still counts: the click may have been made
/// before midnight.
const LATE: Millis = 60_000;

/// The reason why a request about the puzzle fails, for the log.
#[derive(Debug, thiserror::Error)]
enum PuzzleError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("a position cannot be played again: {0}")]
    Position(String),
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    #[error("painting broke off")]
    BrokeOff,
    #[error("the puzzle of {0} is not there")]
    Missing(Day),
}

/// Answers what is asked of the puzzle of the day.
#[derive(Clone)]
pub struct PuzzleDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    studio: Studio,
}

impl PuzzleDesk {
    pub(super) fn new(tools: &Tools) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            studio: tools.studio.clone(),
        }
    }

    /// Answers a request about the puzzle. One person alone sees it, in any channel.
    pub(super) async fn pressed(&self, request: &Request, ask: PuzzleAsk) -> Answer {
        let words = request.words().about(ask.game);
        let guild = request.place_alone().guild;
        if let Some(answer) = turned_away(&self.preferences, request, guild, None).await {
            return answer;
        }
        let answer = self.answer(request, &words, ask).await;
        answer.unwrap_or_else(|error| Answer::failed(&words, &error))
    }

    async fn answer(
        &self,
        request: &Request,
        words: &Words,
        ask: PuzzleAsk,
    ) -> Result<Answer, PuzzleError> {
        let now = self.clock.now();
        let today = Day::at(now);
        let (day, choice, picked) = match ask.wish {
            PuzzleWish::Open => (today, None, None),
            PuzzleWish::Answer { day, number, choice } => (day, Some((number, choice)), None),
            PuzzleWish::Pick { day, picked } => (day, None, Some(picked)),
        };
        let user = request.person.user;
        if day > today {
            // No button names such a day: somebody has made one up.
            return Ok(Answer::panel(request.under, puzzle::over(words, ask.game)));
        }
        let key = DailyKey { game: ask.game.as_str(), day: day.number() };
        if let Some(stored) = self.store.puzzle_answer(key, user).await? {
            // The same click, which has come again, is told the same.
            let other = choice.filter(|(_, choice)| *choice != stored.choice);
            let note = other.map(|_| words.say("puzzle-once", &[]));
            return self.show(request, words, (ask.game, day), &stored, note).await;
        }
        // Ratings follow each other by day: with an answer of today, none of yesterday counts any
        // more.
        let today_key = DailyKey { day: today.number(), ..key };
        if day != today
            && (now >= day.ends() + LATE
                || self.store.puzzle_answer(today_key, user).await?.is_some())
        {
            return Ok(Answer::panel(request.under, puzzle::over(words, ask.game)));
        }
        let posed = OnDay::of(&self.store, ask.game, day).await?;
        // Another version of the program, with a longer book, may have shown another puzzle.
        match choice.filter(|(number, choice)| posed.has(*number, choice)) {
            None => self.pose(request, words, &posed, picked).await,
            Some((_, choice)) => {
                let note = match self.commit(request, &posed, &choice).await {
                    Ok(()) => None,
                    Err(CommitError::Outdated) => Some(words.say("puzzle-once", &[])),
                    Err(error) => return Ok(Answer::not_committed(words, &error)),
                };
                let stored = self.store.puzzle_answer(key, user).await?;
                let stored = stored.ok_or(PuzzleError::Missing(day))?;
                self.show(request, words, (ask.game, day), &stored, note).await
            }
        }
    }

    /// Shows the question.
    async fn pose(
        &self,
        request: &Request,
        words: &Words,
        on_day: &OnDay,
        picked: Option<String>,
    ) -> Result<Answer, PuzzleError> {
        let (attempt, seats) = on_day.attempt()?;
        let cast = Cast::new(on_day.game, on_day.day, &request.person.name, seats);
        let picture = self.paint(request, words, &cast, &attempt).await?;
        let posed = Posed { number: on_day.number, cast: &cast, attempt: &attempt, picture };
        let picked = picked.filter(|picked| !picked.is_empty());
        Ok(Answer::letter(request.under, puzzle::question(words, &posed, picked)))
    }

    /// Rates and stores an answer.
    async fn commit(
        &self,
        request: &Request,
        on_day: &OnDay,
        choice: &str,
    ) -> Result<(), CommitError> {
        let (user, key, store) = (request.person.user, on_day.key(), &self.store);
        let before = self.rating_before(key, user).await?;
        let solved = on_day.puzzle.is_solved_by(on_day.game, choice);
        let rating = on_day.rated(before, solved);
        let (puzzle, choice) = (on_day.number, choice.to_owned());
        let answer = PuzzleAnswer { puzzle, choice, solved, rating };
        store.answer_puzzle(key, user, &answer, request.to_note(store), self.clock.now()).await
    }

    /// Somebody's rating when they come to the puzzle of a day.
    async fn rating_before(&self, key: DailyKey, user: UserId) -> Result<Rating, StoreError> {
        let last = self.store.puzzle_rating(key, user).await?;
        Ok(last.map_or(Rating::newcomer(), |RatedOn { day, rating }| {
            rating.after_absence(f64::from(key.day.saturating_sub(day)))
        }))
    }

    /// Shows what somebody has answered on a day.
    async fn show(
        &self,
        request: &Request,
        words: &Words,
        (game, day): (GameKind, Day),
        stored: &PuzzleAnswer,
        note: Option<String>,
    ) -> Result<Answer, PuzzleError> {
        let on_day = OnDay::answered(&self.store, (game, day), stored.puzzle).await?;
        let (user, key) = (request.person.user, on_day.key());
        let before = self.rating_before(key, user).await?;
        let record: PuzzleRecord = self.store.puzzle_record(key, user).await?;
        let OnDay { puzzle, .. } = &on_day;
        let lost = |choice: &str| puzzle.gap(choice).unwrap_or_default();
        let shown = |rating: Rating| i64::from(rating.shown().mean);
        let today = Day::at(self.clock.now());
        let verdict = Verdict {
            chosen: &stored.choice,
            right: stored.solved,
            best: puzzle.best(),
            usual: &puzzle.usual,
            lost: lost(&stored.choice),
            usual_lost: lost(&puzzle.usual),
            rating: stored.rating.into(),
            change: shown(stored.rating) - shown(before),
            puzzle: Rating { mean: puzzle.rating(game), deviation: 0.0 }.shown().mean,
            answered: record.answered,
            solved: record.solved,
            streak: record.streak,
            next: (day == today).then_some(today),
        };
        let (attempt, seats) = on_day.attempt()?;
        let cast = Cast::new(game, day, &request.person.name, seats);
        let picture = self.paint(request, words, &cast, &attempt).await?;
        let missing = || PuzzleError::Missing(day);
        let thought = players::recorded(&attempt.seat(), &puzzle.options).ok_or_else(missing)?;
        let posed = Posed { number: on_day.number, cast: &cast, attempt: &attempt, picture };
        let told = puzzle::answered(words, &posed, &thought, &verdict, note);
        Ok(Answer::letter(request.under, told.ok_or_else(missing)?))
    }

    async fn paint(
        &self,
        request: &Request,
        words: &Words,
        cast: &Cast,
        attempt: &Attempt,
    ) -> Result<std::sync::Arc<[u8]>, PuzzleError> {
        let scene = scene(words, cast, attempt).with_four_colours(request.four_colours);
        self.studio.paint(scene).await.ok_or(PuzzleError::BrokeOff)
    }
}
