//! A record cut into its deals, drafts and turns.

use super::replayable::{Replayable, Section, SectionKind};
use games::record::{Record, RecordError, replay_with};

/// Plays a record again and passes each section to `show`, including a last turn that is not played
/// to its end. Returns the match as the record leaves it.
pub(super) fn sections<G: Replayable>(
    record: &Record<G>,
    mut show: impl FnMut(&Section<'_, G>),
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
        // Only a draft can end with any choice.
        if dealt || drafting {
            drafting = step.state.is_drafting();
        }
        let kind = match step.events.iter().find_map(G::turn_ended) {
            Some(number) => {
                last = number;
                SectionKind::Turn { number, ended: true }
            }
            None if drafting => return,
            None if drafted => SectionKind::Draft,
            None if dealt => SectionKind::Deal,
            None => return,
        };
        show(&Section { game, kind, events: &events, state: step.state });
        events.clear();
    })?;
    if !events.is_empty() {
        let kind = match drafting {
            true => SectionKind::Draft,
            false => SectionKind::Turn { number: last + 1, ended: false },
        };
        show(&Section { game, kind, events: &events, state: &state });
    }
    Ok(state)
}
