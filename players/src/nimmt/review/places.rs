//! Every choice of a seat in a record, with what the seat saw before it.

use super::Place;
use games::nimmt::record::{Record, RecordError, replay_with};
use games::nimmt::{Choice, Match, SeatNo};

/// Plays a record again and shows, before each choice of a seat, where it is,
/// the match, and what the seat is about to choose.
pub(super) fn walk(
    record: &Record,
    seat: SeatNo,
    mut show: impl FnMut(Place, &Match, &Choice),
) -> Result<(), RecordError> {
    let mut nth = 0;
    replay_with(record, |step| {
        if step.choice == 0 {
            nth = 0;
        }
        // What is on the table after this step is what the next choice is made from.
        let game = record.games().get(step.game.saturating_sub(1));
        let next = game.and_then(|game| game.choices().get(step.choice));
        let Some(next) = next.filter(|next| next.seat == seat) else { return };
        show(Place { game: step.game, choice: step.choice + 1, nth }, step.state, &next.choice);
        nth += 1;
    })?;
    Ok(())
}

/// The same choice, however its cards were named.
pub(super) fn plain(choice: &Choice) -> Choice {
    let mut choice = choice.clone();
    if let Choice::Play(cards) | Choice::Keep(cards) = &mut choice {
        cards.sort_unstable();
    }
    choice
}
