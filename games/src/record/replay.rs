//! Playing a record again, rule by rule, and dealing it again from its opened seals.

use super::{Record, RecordError, Recorded, RecordedGame};
use crate::sealed::VerifyError;

/// One step of a replay: a deal or a choice, and what came of it.
pub struct ReplayStep<'a, G: Recorded> {
    /// The game, from 1.
    pub game: usize,
    /// The choice within the game, from 1; 0 for the deal.
    pub choice: usize,
    /// What was chosen; `None` for the deal.
    pub made: Option<&'a G::Move>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The match after it.
    pub state: &'a G,
}

/// Plays a record again and shows every step on the way. Returns the match as the record leaves it.
///
/// # Errors
/// At the first thing that breaks a rule: where, and why.
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
    let refused = |reason| RecordError::Game { game, reason };
    if state.outcome().is_some() {
        return Err(refused("the match is over".into()));
    }
    if !state.needs_deal() {
        return Err(refused(format!("game {} is not finished", game - 1)));
    }
    let events = state.begin_again(&recorded.deal).map_err(refused)?;
    show(ReplayStep { game, choice: 0, made: None, events: &events, state });
    for (choice, made) in (1..).zip(&recorded.choices) {
        let refused = |reason| RecordError::Choice { game, choice, reason };
        if state.needs_deal() || state.outcome().is_some() {
            return Err(refused("the game is over".into()));
        }
        let events = state.make_again(made).map_err(refused)?;
        show(ReplayStep { game, choice, made: Some(made), events: &events, state });
    }
    Ok(())
}

impl<G: Recorded> Record<G> {
    /// Whether every game was dealt as it was sealed, by the dealer whom the seal made, and keeps
    /// the rules.
    ///
    /// # Errors
    /// At the first thing that is not so.
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
