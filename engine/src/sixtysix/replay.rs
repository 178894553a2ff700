//! Replay of a game known in part, with unknown cards filled in.

use games::SeatNo;
use games::sixtysix::{Choice, Event, Match, Refusal};

use super::fill::fill;
use super::known::Known;
use crate::common::Complaint;

/// The draws in these events, which the last of `choices` choices led to; without the turn-up,
/// which everybody sees.
pub(super) fn draws(events: &[Event], choices: usize) -> impl Iterator<Item = (SeatNo, usize)> {
    events.iter().filter_map(move |event| match event {
        Event::Drew { seat, turned: None } => Some((*seat, choices)),
        _ => None,
    })
}

/// The match as it stands, with the seat of each draw and the number of choices before it. Cards
/// that a seat cannot hold are found out on the way: when it would have had to play a filled-in
/// card, the cards are filled in once more.
pub(super) fn play(game: &mut Known) -> Result<(Match, Vec<(SeatNo, usize)>), Complaint> {
    loop {
        let deal = fill(game).ok_or("expected cards that can all be where they were told to be")?;
        let mut state = Match::with_dealer(game.rules, game.seats, game.dealer)
            .map_err(|_| "expected rules that can be played")?;
        state.begin(&deal).map_err(|refusal| format!("expected a deal: {refusal}"))?;
        let mut drawn = Vec::new();
        let mut learnt = false;
        for (number, made) in game.moves.iter().enumerate() {
            let decision = state.decision(made.seat);
            match state.apply(made.seat, made.choice) {
                Ok(events) => drawn.extend(draws(&events, number + 1)),
                Err(refusal) => {
                    let ruled_out = game.ruled_out.get_mut(made.seat.index());
                    if let (Refusal::MayNotPlay(..), Choice::Play(_), Some(decision), Some(out)) =
                        (refusal, made.choice, decision, ruled_out)
                        && made.seat != game.me
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
