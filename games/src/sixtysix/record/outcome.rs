//! The result of a replay, in the shape that `replay --json` prints.

use serde::Serialize;

use super::{Record, RecordError, replay_with};
use crate::sixtysix::{Card, Cards, Ended, Marriage, Match, SeatNo, Suit, Trick};

/// A replayed record that keeps the rules.
pub struct Replayed {
    /// The match as the record leaves it.
    pub state: Match,
    games: Vec<GameOutcome>,
}

/// Replays a record.
/// Errors: at the first broken rule; names the place and the reason.
pub fn replay(record: &Record) -> Result<Replayed, RecordError> {
    let mut games: Vec<GameOutcome> = Vec::new();
    let lengths: Vec<usize> = record.games().iter().map(|game| game.choices().len()).collect();
    let state = replay_with(record, |step| {
        // The outcome of a game is read after its last choice.
        if lengths.get(step.game - 1) == Some(&step.choice) {
            games.extend(GameOutcome::of(step.state));
        }
    })?;
    Ok(Replayed { state, games })
}

/// The result of a replay.
#[derive(Clone, Serialize)]
pub struct Outcome {
    /// The games of the record.
    pub games: Vec<GameOutcome>,
    /// The sum of each seat's booked points over the finished games, by seat index.
    pub totals: Vec<u32>,
    /// Undecided games to be paid to the next winner.
    pub carry: u32,
    /// Whether the match is over.
    pub over: bool,
    /// The winners; empty until the match is over.
    pub winners: Vec<SeatNo>,
    /// The decisions that come next. Empty when the last game is complete.
    pub awaiting: Vec<NextDecision>,
}

/// The result of one game.
#[derive(Clone, Serialize)]
pub struct GameOutcome {
    pub dealer: Option<SeatNo>,
    /// The suit that is trump now.
    pub trump: Option<Suit>,
    /// The turn-up as it lies; `None` once it is drawn.
    pub turned: Option<Card>,
    /// Number of cards that lie face down.
    pub stock: usize,
    /// The hands now, by seat index.
    pub hands: Vec<Cards>,
    /// The tricks of the record.
    pub tricks: Vec<Trick>,
    /// The cards of an unfinished trick.
    pub trick: Vec<Card>,
    /// The marriages of the record.
    pub marriages: Vec<Marriage>,
    /// Card points so far, by seat index.
    pub points: Vec<u32>,
    /// Tricks won so far, by seat index.
    pub tricks_won: Vec<u32>,
    pub closed_by: Option<SeatNo>,
    /// The seat that named trump, where it is bid for.
    pub declarer: Option<SeatNo>,
    /// The way the game ended.
    pub end: Option<Ended>,
    /// The winners; empty when it is undecided or not over.
    pub winners: Vec<SeatNo>,
    /// The points by which each seat's total grows, by seat index.
    pub booked: Vec<u32>,
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

impl GameOutcome {
    /// The outcome of the game under way, or of the last one until the next begins; `None` before
    /// the first.
    fn of(state: &Match) -> Option<Self> {
        let seats = state.seats();
        let (game, memory) = state.last_game()?;
        let result = game.result();
        Some(Self {
            dealer: state.dealer(),
            trump: game.trump(),
            turned: game.turned(),
            stock: game.face_down(),
            hands: SeatNo::all(seats).map(|seat| game.hand(seat)).collect(),
            tricks: memory.tricks.clone(),
            trick: game.trick().collect(),
            marriages: memory.marriages.clone(),
            points: game.points()[..seats].to_vec(),
            tricks_won: game.tricks()[..seats].to_vec(),
            closed_by: game.closed_by(),
            declarer: game.declarer(),
            end: result.map(|result| result.ended),
            winners: result.map(|result| result.winners.iter().collect()).unwrap_or_default(),
            booked: result.map_or_else(|| vec![0; seats], |r| r.booked[..seats].to_vec()),
            over: result.is_some(),
        })
    }
}

impl Replayed {
    /// The result that `replay --json` prints.
    pub fn outcome(self) -> Outcome {
        let Self { state, games } = self;
        let next = state.awaiting();
        Outcome {
            games,
            totals: state.totals().to_vec(),
            carry: state.carry(),
            over: state.is_over(),
            winners: state.winners(),
            awaiting: next
                .into_iter()
                .map(|next| NextDecision { seat: next.seat, decision: next.decision.as_str() })
                .collect(),
        }
    }
}
