//! Every choice of a seat in a record, with the seat's view before it.

use super::Place;
use games::nimmt::record::{Record, RecordError, replay_with};
use games::nimmt::{Choice, Match, SeatNo};

/// Replays a record and shows, before each choice of a seat, its place, the match, and the choice
/// that follows.
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
        // The next choice is made from the table as this step leaves it.
        let game = record.games().get(step.game.saturating_sub(1));
        let next = game.and_then(|game| game.choices().get(step.choice));
        let Some(next) = next.filter(|next| next.seat == seat) else { return };
        show(Place { game: step.game, choice: step.choice + 1, nth }, step.state, &next.choice);
        nth += 1;
    })?;
    Ok(())
}

/// The choice in a form in which the order of its cards does not matter.
pub(super) fn plain(choice: &Choice) -> Choice {
    let mut choice = choice.clone();
    if let Choice::Play(cards) | Choice::Keep(cards) = &mut choice {
        cards.sort_unstable();
    }
    choice
}
