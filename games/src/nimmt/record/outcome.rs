//! The result of a replay, in the shape that `replay --json` prints.

use serde::Serialize;

use super::{Record, RecordError, replay_with};
use crate::nimmt::{Event, Match, Row, SeatNo, Stack};

/// A replayed record that keeps the rules.
pub struct Replayed {
    /// The match as the record leaves it.
    pub state: Match,
    /// The rows after each finished turn, by game and turn.
    turns: Vec<Vec<Vec<Row>>>,
}

/// Replays a record.
/// Errors: at the first broken rule; names the place and the reason.
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

/// The result of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The games of the record.
    pub games: Vec<GameOutcome>,
    /// Points of the finished games, by seat index.
    pub totals: Vec<u32>,
    /// Whether the match is over.
    pub over: bool,
    /// The winners; empty until the match is over.
    pub winners: Vec<SeatNo>,
    /// The decisions that come next. Empty when the last game is complete.
    pub awaiting: Vec<NextDecision>,
}

/// The result of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameOutcome {
    /// The rows after each finished turn, as lists of stacks.
    pub turns: Vec<Vec<Vec<Stack>>>,
    /// Points of the finished game, or of the piles so far, by seat index.
    pub points: Vec<u32>,
    /// Whether the game is over.
    pub over: bool,
}

/// A seat that must decide something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NextDecision {
    pub seat: SeatNo,
    /// The name of the kind of decision.
    pub decision: &'static str,
}

impl Replayed {
    /// The result that `replay --json` prints.
    pub fn outcome(&self) -> Outcome {
        let state = &self.state;
        let finished = state.game_points();
        let games = self.turns.iter().enumerate().map(|(index, turns)| GameOutcome {
            turns: turns.iter().map(|rows| stacks(rows)).collect(),
            points: finished.get(index).cloned().unwrap_or_else(|| state.points()),
            over: index < finished.len(),
        });
        let awaiting = state.awaiting().into_iter().filter(|awaited| !awaited.chosen);
        Outcome {
            games: games.collect(),
            totals: state.totals().to_vec(),
            over: state.is_over(),
            winners: state.winners(),
            awaiting: awaiting
                .map(|awaited| NextDecision {
                    seat: awaited.seat,
                    decision: awaited.decision.as_str(),
                })
                .collect(),
        }
    }
}

fn stacks(rows: &[Row]) -> Vec<Vec<Stack>> {
    rows.iter().map(|row| row.stacks.clone()).collect()
}
