//! The result of a replay, in the shape that `replay --json` prints.

use serde::Serialize;

use super::Replayed;
use crate::nimmt::{Row, SeatNo, Stack};

/// The result of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The games of the record.
    pub games: Vec<GameOutcome>,
    /// Points of the finished games, by seat index.
    pub totals: Vec<u32>,
    /// Whether the match is over.
    pub over: bool,
    /// Who won; empty until the match is over.
    pub winners: Vec<SeatNo>,
    /// Who must decide what next. Empty when the last game is complete.
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
    /// Who.
    pub seat: SeatNo,
    /// What, by the name of its kind.
    pub decision: &'static str,
}

impl Outcome {
    pub(super) fn of(replayed: &Replayed) -> Self {
        let state = &replayed.state;
        let finished = state.game_points();
        let games = replayed.turns.iter().enumerate().map(|(index, turns)| GameOutcome {
            turns: turns.iter().map(|rows| stacks(rows)).collect(),
            points: finished.get(index).cloned().unwrap_or_else(|| state.points()),
            over: index < finished.len(),
        });
        let awaiting = state.awaiting().into_iter().filter(|awaited| !awaited.chosen);
        Self {
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
