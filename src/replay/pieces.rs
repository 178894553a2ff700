//! A record cut into what happened between two looks at the table.

use super::game::{Part, Piece, Replayable};
use games::record::{Record, RecordError, replay_with};

/// Plays a record again and shows it piece by piece. A turn under way, with which a record may end, is
/// a piece, too. Returns the match as the record leaves it.
pub(super) fn pieces<G: Replayable>(
    record: &Record<G>,
    mut show: impl FnMut(&Piece<'_, G>),
) -> Result<G, RecordError> {
    let mut events: Vec<G::Event> = Vec::new();
    let (mut game, mut last, mut drafting) = (0, 0, false);
    let state = replay_with(record, |step| {
        events.extend_from_slice(step.events);
        game = u32::try_from(step.game).unwrap_or(u32::MAX);
        let (dealt, drafted) = (step.choice == 0, drafting);
        if dealt {
            last = 0;
        }
        // Only a draft is worth a look after every choice.
        if dealt || drafting {
            drafting = step.state.is_drafting();
        }
        let part = match step.events.iter().find_map(G::turn_ended) {
            Some(number) => {
                last = number;
                Part::Turn { number, ended: true }
            }
            None if drafting => return,
            None if drafted => Part::Draft,
            None if dealt => Part::Deal,
            None => return,
        };
        show(&Piece { game, part, events: &events, state: step.state });
        events.clear();
    })?;
    if !events.is_empty() {
        let part = match drafting {
            true => Part::Draft,
            false => Part::Turn { number: last + 1, ended: false },
        };
        show(&Piece { game, part, events: &events, state: &state });
    }
    Ok(state)
}
