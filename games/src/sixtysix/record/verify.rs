//! Dealing a record again from its opened seals.

use super::replay::{play, start};
use super::{Record, RecordError};
use crate::sealed::VerifyError;
use crate::sixtysix::deal::highest;
use crate::sixtysix::{Deal, Match};

/// Whether every game of a record was dealt as it was sealed, by the dealer whom the seal made, and keeps
/// the rules.
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
        if state.needs_deal() {
            let dealt = match game {
                // Only before the first game the seats draw for the deal, which uses numbers, too.
                1 => {
                    let unknown = Match::new(record.rules, record.seats.len());
                    unknown.map_err(RecordError::Rules).map_err(broken)?.draw(&mut stream)
                }
                _ => state.draw(&mut stream),
            };
            if highest(&dealt.drawn).is_some_and(|dealer| dealer != record.dealer) {
                return Err(VerifyError::Dealer);
            }
            // What was drawn does not stand in the record.
            if (Deal { drawn: Vec::new(), ..dealt }) != recorded.deal {
                return Err(VerifyError::Deal { game });
            }
        }
        play(record, game, &mut state, &mut |_| {}).map_err(broken)?;
    }
    Ok(())
}
