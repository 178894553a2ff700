//! A game that was told, played again by the rules with cards that fit.

use games::SeatNo;
use games::sixtysix::{Choice, Event, Match, Refusal};

use super::fill::fill;
use super::told::Told;
use crate::common::Complaint;

/// What was drawn in these events, which the last of so many choices led to: not the turn-up, which
/// everybody sees.
pub(super) fn draws(events: &[Event], choices: usize) -> impl Iterator<Item = (SeatNo, usize)> {
    events.iter().filter_map(move |event| match event {
        Event::Drew { seat, turned: None } => Some((*seat, choices)),
        _ => None,
    })
}

/// The match as it stands, and who drew when. What a seat cannot hold is found out on the way: where
/// it holds a card that it would have had to play, the cards are given out once more.
pub(super) fn play(told: &mut Told) -> Result<(Match, Vec<(SeatNo, usize)>), Complaint> {
    loop {
        let deal = fill(told).ok_or("expected cards that can all be where they were told to be")?;
        let mut state = Match::with_dealer(told.rules, told.seats, told.dealer)
            .map_err(|_| "expected rules that can be played")?;
        state.begin(&deal).map_err(|refusal| format!("expected a deal: {refusal}"))?;
        let mut drawn = Vec::new();
        let mut learnt = false;
        for (number, made) in told.moves.iter().enumerate() {
            let decision = state.decision(made.seat);
            match state.apply(made.seat, made.choice) {
                Ok(events) => drawn.extend(draws(&events, number + 1)),
                Err(refusal) => {
                    let ruled_out = told.ruled_out.get_mut(made.seat.index());
                    if let (Refusal::MayNotPlay(..), Choice::Play(_), Some(decision), Some(out)) =
                        (refusal, made.choice, decision, ruled_out)
                        && made.seat != told.me
                        && !out.contains_all(decision.cards)
                    {
                        *out = *out | decision.cards;
                        learnt = true;
                        break;
                    }
                    return Err(format!("choice {}: {refusal}", number + 1));
                }
            }
        }
        if !learnt {
            return Ok((state, drawn));
        }
    }
}
