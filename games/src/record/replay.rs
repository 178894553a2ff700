//! Replaying a record, rule by rule, and dealing it again from its opened seals.

use super::{Record, RecordError, Recorded, RecordedGame};
use crate::sealed::VerifyError;

/// One step of a replay: a deal or a choice, with its events.
pub struct ReplayStep<'a, G: Recorded> {
    /// The game, from 1.
    pub game: usize,
    /// The choice within the game, from 1; 0 for the deal.
    pub choice: usize,
    /// The choice; `None` for the deal.
    pub made: Option<&'a G::Move>,
    pub events: &'a [G::Event],
    /// The match after the step.
    pub state: &'a G,
}

/// Replays a record and shows every step. Returns the match as the record leaves it.
/// Errors: at the first broken rule; names the place and the reason.
pub fn replay_with<G: Recorded>(
    record: &Record<G>,
    mut show: impl FnMut(ReplayStep<'_, G>),
) -> Result<G, RecordError> {
    let mut state = G::start(record).map_err(RecordError::Rules)?;
    for (game, recorded) in (1..).zip(&record.games) {
        play(game, recorded, &mut state, &mut show)?;
    }
    Ok(state)
}

fn play<G: Recorded>(
    game: usize,
    recorded: &RecordedGame<G>,
    state: &mut G,
    show: &mut impl FnMut(ReplayStep<'_, G>),
) -> Result<(), RecordError> {
    let error = |reason| RecordError::Game { game, reason };
    if state.outcome().is_some() {
        return Err(error("the match is over".into()));
    }
    if !state.needs_deal() {
        return Err(error(format!("game {} is not finished", game - 1)));
    }
    let events = state.begin_again(&recorded.deal).map_err(error)?;
    show(ReplayStep { game, choice: 0, made: None, events: &events, state });
    for (choice, made) in (1..).zip(&recorded.choices) {
        let error = |reason| RecordError::Choice { game, choice, reason };
        if state.needs_deal() || state.outcome().is_some() {
            return Err(error("the game is over".into()));
        }
        let events = state.make_again(made).map_err(error)?;
        show(ReplayStep { game, choice, made: Some(made), events: &events, state });
    }
    Ok(())
}

impl<G: Recorded> Record<G> {
    /// Checks that every game was dealt as it was sealed, by the dealer that the seal chose, and
    /// keeps the rules.
    /// Errors: at the first game that was not.
    pub fn verify(&self) -> Result<(), VerifyError> {
        let seals = self.seals.as_ref().ok_or(VerifyError::Unsealed)?;
        let streams = seals.streams(self.games.len())?;
        let mut state = G::start(self).map_err(VerifyError::Record)?;
        for ((game, recorded), mut stream) in (1..).zip(&self.games).zip(streams) {
            if state.needs_deal() && state.draw_again(self, &mut stream)? != recorded.deal {
                return Err(VerifyError::Deal { game });
            }
            play(game, recorded, &mut state, &mut |_| {})
                .map_err(|error| VerifyError::Record(error.to_string()))?;
        }
        Ok(())
    }
}
