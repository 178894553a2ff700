//! The puzzle of the day at work: the question, the one answer, and what it was worth.
//!
//! Which puzzle it is follows from the day alone, so everybody everywhere has the same one. The
//! answer is stored with the number of its puzzle: a later version of the program, whose book is
//! longer, still tells what was answered before.

use crate::ask::{PuzzleAsk, PuzzleWish};
use crate::daily::{Attempt, Day, Unplayable};
use crate::desk::request::Request;
use crate::desk::settings::turned_away;
use crate::store::{CommitError, DailyKey, PuzzleAnswer, PuzzleRecord, RatedOn, Store, StoreError};
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Clock, Preferences, Tools};
use crate::view::Words;
use crate::view::daily::{Cast, scene};
use crate::view::puzzle::{self, Posed, Verdict};
use games::GameKind;
use players::puzzles::{Puzzle, book};
use ratings::{Entrant, Rating, rate};
use table::state::Move;
use values::{Millis, UserId};

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
    #[error("there is no puzzle {0}")]
    NoSuchPuzzle(u32),
}

/// Answers what is asked of the puzzle of the day.
#[derive(Clone)]
pub struct PuzzleDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    studio: Studio,
}

/// A puzzle of the book, and the day on which somebody has it.
struct OnDay {
    game: GameKind,
    day: Day,
    number: u32,
    puzzle: &'static Puzzle,
}

impl OnDay {
    /// The puzzle of a day.
    fn of(game: GameKind, day: Day) -> Result<Self, PuzzleError> {
        let puzzles = u32::try_from(book(game).len()).unwrap_or(u32::MAX);
        let number = day.number().checked_rem(puzzles).unwrap_or_default();
        Self::numbered(game, day, number)
    }

    /// The puzzle of this number, as somebody had it on a day.
    fn numbered(game: GameKind, day: Day, number: u32) -> Result<Self, PuzzleError> {
        let puzzle = book(game).get(number as usize).ok_or(PuzzleError::NoSuchPuzzle(number))?;
        Ok(Self { game, day, number, puzzle })
    }

    fn key(&self) -> DailyKey {
        DailyKey { game: self.game.as_str(), day: self.day.number() }
    }

    /// Whether the puzzle of this number is the one, and has this choice.
    fn has(&self, number: u32, choice: &str) -> bool {
        number == self.number && self.puzzle.gap(choice).is_some()
    }

    /// The match up to the decision; everything but the person's own seat is as hidden as at a
    /// table.
    fn attempt(&self) -> Result<(Attempt, usize), PuzzleError> {
        let position = self.puzzle.position(self.game).map_err(PuzzleError::Position)?;
        let no_deal = || PuzzleError::NoSuchPuzzle(self.number);
        let (rules, seats) = self.game.daily().ok_or_else(no_deal)?;
        let mut attempt = Attempt::dealt_again(&rules, seats, &position.deal)?;
        attempt.replay(position.moves.into_iter().map(|(seat, choice)| Move { seat, choice }))?;
        Ok((attempt, seats))
    }

    /// The rating of who has answered, from what it was before.
    fn rated(&self, before: Rating, solved: bool) -> Rating {
        let puzzle = Rating { mean: self.puzzle.rating(self.game), deviation: 0.0 };
        let entrants = [
            Entrant { rating: before, place: if solved { 1 } else { 2 }, anchored: false },
            Entrant { rating: puzzle, place: if solved { 2 } else { 1 }, anchored: true },
        ];
        rate(&entrants).first().copied().unwrap_or(before)
    }
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
        let key = DailyKey { game: ask.game.as_str(), day: day.number() };
        if let Some(stored) = self.store.puzzle_answer(key, user).await? {
            // The same click, which has come again, is told the same.
            let other = choice.filter(|(_, choice)| *choice != stored.choice);
            let note = other.map(|_| words.say("puzzle-once", &[]));
            return self.show(request, words, (ask.game, day), &stored, note).await;
        }
        if day != today && now >= day.ends() + LATE {
            return Ok(Answer::panel(request.under, puzzle::over(words, ask.game)));
        }
        let posed = OnDay::of(ask.game, day)?;
        // Another version of the program, with a longer book, may have shown another puzzle.
        match choice.filter(|(number, choice)| posed.has(*number, choice)) {
            None => self.pose(request, words, &posed, picked).await,
            Some((_, choice)) => {
                let note = match self.commit(request, &posed, &choice).await {
                    Ok(()) => None,
                    Err(CommitError::Outdated) => Some(words.say("puzzle-once", &[])),
                    Err(error) => return Ok(Answer::not_committed(words, &error)),
                };
                let missing = || PuzzleError::NoSuchPuzzle(posed.number);
                let stored = self.store.puzzle_answer(key, user).await?.ok_or_else(missing)?;
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
        let on_day = OnDay::numbered(game, day, stored.puzzle)?;
        let (user, key) = (request.person.user, on_day.key());
        let before = self.rating_before(key, user).await?;
        let record: PuzzleRecord = self.store.puzzle_record(key, user).await?;
        let OnDay { puzzle, .. } = on_day;
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
        let missing = || PuzzleError::NoSuchPuzzle(stored.puzzle);
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
