//! Playing a record again, rule by rule.

use super::outcome::Outcome;
use super::{Broken, Record, RecordError};
use crate::nimmt::{Event, Match, Move, Refusal, Row};

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
    /// By game and turn: the rows after each finished turn.
    pub turns: Vec<Vec<Vec<Row>>>,
}

impl Replayed {
    /// The result that `replay --json` prints.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        Outcome::of(self)
    }
}

/// Plays a record again.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub fn replay(record: &Record) -> Result<Replayed, RecordError> {
    let mut turns: Vec<Vec<Vec<Row>>> = Vec::new();
    let state = replay_with(record, |step| {
        if step.choice == 0 {
            turns.push(Vec::new());
        }
        let ended = step.events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        if let (true, Some(game)) = (ended, turns.last_mut()) {
            game.push(step.state.rows().to_vec());
        }
    })?;
    Ok(Replayed { state, turns })
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
    Match::new(record.rules.clone(), record.seats.len()).map_err(RecordError::Rules)
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
        let events = make(state, made).map_err(|reason| RecordError::Choice {
            game,
            choice,
            seat: made.seat,
            reason,
        })?;
        show(ReplayStep { game, choice, made: Some(made), events: &events, state });
    }
    Ok(())
}

fn make(state: &mut Match, made: &Move) -> Result<Vec<Event>, Broken> {
    if state.is_over() || state.needs_deal() {
        return Err(Broken::GameOver);
    }
    if state.has_chosen(made.seat) {
        return Err(Broken::ChosenAlready);
    }
    state.apply(made.seat, &made.choice).map_err(Broken::Refused)
}
