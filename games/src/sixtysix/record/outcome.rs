//! The result of a replay, in the shape that `replay --json` prints.

use serde::Serialize;

use super::{Record, RecordError, replay_with};
use crate::sixtysix::{Card, Cards, Ended, Marriage, Match, SeatNo, Suit, Trick};

/// A record that keeps the rules, played to its end.
pub struct Replayed {
    /// The match as the record leaves it.
    pub state: Match,
    games: Vec<GameOutcome>,
}

/// Plays a record again.
///
/// # Errors
/// At the first thing that breaks a rule: where, and why.
pub fn replay(record: &Record) -> Result<Replayed, RecordError> {
    let mut games: Vec<GameOutcome> = Vec::new();
    let lengths: Vec<usize> = record.games().iter().map(|game| game.choices().len()).collect();
    let state = replay_with(record, |step| {
        // A game is looked at after its last choice.
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
    /// What was booked in the finished games, by seat index.
    pub totals: Vec<u32>,
    /// Undecided games that the next winner is paid for.
    pub carry: u32,
    /// Whether the match is over.
    pub over: bool,
    /// Who won; empty until the match is over.
    pub winners: Vec<SeatNo>,
    /// Who must decide what next. Empty when the last game is complete.
    pub awaiting: Vec<NextDecision>,
}

/// The result of one game.
#[derive(Clone, Serialize)]
pub struct GameOutcome {
    /// Who dealt.
    pub dealer: Option<SeatNo>,
    /// Trump now.
    pub trump: Option<Suit>,
    /// The turn-up as it lies; `None` once it is drawn.
    pub turned: Option<Card>,
    /// How many cards lie face down.
    pub stock: usize,
    /// What is held now, by seat index.
    pub hands: Vec<Cards>,
    /// The tricks of the record.
    pub tricks: Vec<Trick>,
    /// The cards of an unfinished one.
    pub trick: Vec<Card>,
    /// The marriages of the record.
    pub marriages: Vec<Marriage>,
    /// Card points so far, by seat index.
    pub points: Vec<u32>,
    /// Tricks won so far, by seat index.
    pub tricks_won: Vec<u32>,
    /// Who has closed.
    pub closed_by: Option<SeatNo>,
    /// Who named trump where it is bid for.
    pub declarer: Option<SeatNo>,
    /// How the game ended.
    pub end: Option<Ended>,
    /// Who won it; empty when it is undecided or not over.
    pub winners: Vec<SeatNo>,
    /// What each seat's total grows by, by seat index.
    pub booked: Vec<u32>,
    /// Whether it is over.
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

impl GameOutcome {
    /// The game under way, or the last one until the next begins; `None` before the first.
    fn of(state: &Match) -> Option<Self> {
        let seats = state.seats();
        let (game, memory) = state.look()?;
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
    #[must_use]
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
