//! Dealing a record again from its opened seals.

use super::replay::{play, start};
use super::{Record, RecordError};
use crate::sealed::VerifyError;

/// Whether every game of a record was dealt as it was sealed, and keeps the rules.
///
/// # Errors
///
/// At the first thing that is not so.
pub fn verify(record: &Record) -> Result<(), VerifyError> {
    let seals = record.seals.as_ref().ok_or(VerifyError::Unsealed)?;
    let streams = seals.streams(record.games.len())?;
    let broken = |error: RecordError| VerifyError::Record(error.to_string());
    let mut state = start(record).map_err(broken)?;
    for ((game, recorded), mut stream) in (1..).zip(&record.games).zip(streams) {
        if state.needs_deal() && state.draw(&mut stream) != recorded.deal {
            return Err(VerifyError::Deal { game });
        }
        play(record, game, &mut state, &mut |_| {}).map_err(broken)?;
    }
    Ok(())
}
