//! A record cut into what happened between two looks at the table: a deal, a trick.

use games::sixtysix::record::{Record, RecordError, replay_with};
use games::sixtysix::{Event, Match};

/// What happened between two looks at the table.
pub(super) struct Piece<'a> {
    /// The game, from 1.
    pub(super) game: u32,
    /// Which part of it.
    pub(super) part: Part,
    /// What happened, in order.
    pub(super) events: &'a [Event],
    /// The match after it.
    pub(super) state: &'a Match,
}

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The cards were dealt.
    Deal,
    /// A trick was played, after all that was said before its lead.
    Trick {
        /// Its number, from 1.
        number: u32,
        /// Whether it was played to its end; only the last one of a record may not be.
        ended: bool,
    },
}

/// Plays a record again and shows it piece by piece. A trick under way, with which a record may end, is
/// a piece too.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub(super) fn tricks(
    record: &Record,
    mut show: impl FnMut(&Piece<'_>),
) -> Result<Match, RecordError> {
    let mut events: Vec<Event> = Vec::new();
    let (mut game, mut number) = (0, 0);
    let state = replay_with(record, |step| {
        events.extend_from_slice(step.events);
        game = u32::try_from(step.game).unwrap_or(u32::MAX);
        let ended = step.events.iter().find_map(|event| match event {
            Event::TrickTaken { trick, .. } => Some(*trick),
            _ => None,
        });
        let part = match ended {
            Some(trick) => {
                number = trick;
                Part::Trick { number, ended: true }
            }
            None if step.choice == 0 => {
                number = 0;
                Part::Deal
            }
            None => return,
        };
        show(&Piece { game, part, events: &events, state: step.state });
        events.clear();
    })?;
    if !events.is_empty() {
        let part = Part::Trick { number: number + 1, ended: false };
        show(&Piece { game, part, events: &events, state: &state });
    }
    Ok(state)
}
