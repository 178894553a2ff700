//! Playing a record again, rule by rule.

use super::outcome::{GameOutcome, Outcome};
use super::{Broken, Record, RecordError};
use crate::sixtysix::{Event, Match, Move, Refusal};

/// One step of a replay: a deal or a choice, and what came of it.
pub struct ReplayStep<'a> {
    /// The game, from 1.
    pub game: usize,
    /// The choice within the game, from 1; 0 for the deal.
    pub choice: usize,
    /// What was chosen; `None` for the deal.
    pub made: Option<&'a Move>,
    /// What happened.
    pub events: &'a [Event],
    /// The match after it.
    pub state: &'a Match,
}

/// A record that keeps the rules, played to its end.
pub struct Replayed {
    /// The match as the record leaves it.
    pub state: Match,
    games: Vec<GameOutcome>,
}

impl Replayed {
    /// The result that `replay --json` prints.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        Outcome::of(&self.state, self.games)
    }
}

/// Plays a record again.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub fn replay(record: &Record) -> Result<Replayed, RecordError> {
    let mut games: Vec<GameOutcome> = Vec::new();
    let lengths: Vec<usize> = record.games.iter().map(|game| game.choices.len()).collect();
    let state = replay_with(record, |step| {
        // A game is looked at after its last choice.
        if lengths.get(step.game - 1) == Some(&step.choice) {
            games.extend(GameOutcome::of(step.state));
        }
    })?;
    Ok(Replayed { state, games })
}

/// Plays a record again and shows every step on the way.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub fn replay_with(
    record: &Record,
    mut show: impl FnMut(ReplayStep<'_>),
) -> Result<Match, RecordError> {
    let mut state = start(record)?;
    for game in 1..=record.games.len() {
        play(record, game, &mut state, &mut show)?;
    }
    Ok(state)
}

/// The match before its first deal.
pub(super) fn start(record: &Record) -> Result<Match, RecordError> {
    let seats = record.seats.len();
    let state =
        Match::with_dealer(record.rules, seats, record.dealer).map_err(RecordError::Rules)?;
    if record.dealer.index() >= seats {
        return Err(RecordError::Dealer(record.dealer));
    }
    Ok(state)
}

/// Plays one game of the record, counted from 1.
pub(super) fn play(
    record: &Record,
    game: usize,
    state: &mut Match,
    show: &mut impl FnMut(ReplayStep<'_>),
) -> Result<(), RecordError> {
    let Some(recorded) = record.games.get(game.saturating_sub(1)) else { return Ok(()) };
    let events = state.begin(&recorded.deal).map_err(|refusal| match refusal {
        Refusal::Deal(reason) => RecordError::Deal { game, reason },
        Refusal::MatchOver => RecordError::MatchOver { game },
        _ => RecordError::GameBeforeUnfinished { game },
    })?;
    show(ReplayStep { game, choice: 0, made: None, events: &events, state });
    for (choice, made) in (1..).zip(&recorded.choices) {
        let events =
            make(state, made).map_err(|reason| RecordError::Choice { game, choice, reason })?;
        show(ReplayStep { game, choice, made: Some(made), events: &events, state });
    }
    Ok(())
}

fn make(state: &mut Match, made: &Move) -> Result<Vec<Event>, Broken> {
    if state.is_over() || state.needs_deal() {
        return Err(Broken::GameOver);
    }
    state.apply(made.seat, made.choice).map_err(Broken::Refused)
}
