//! A record cut into what happened between two looks at the table.

use games::nimmt::record::{Record, RecordError, replay_with};
use games::nimmt::{Event, Match, Phase};

/// What happened between two looks at the table.
pub struct Piece<'a> {
    /// The game, from 1.
    pub game: u32,
    /// Which part of it.
    pub part: Part,
    /// What happened, in order.
    pub events: &'a [Event],
    /// The match after it.
    pub state: &'a Match,
}

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The cards were dealt.
    Deal,
    /// Cards were drafted from the pool.
    Draft,
    /// A turn was played.
    Turn {
        /// Its number, from 1.
        number: u32,
        /// Whether it was played to its end; only the last one of a record may not be.
        ended: bool,
    },
}

/// Plays a record again and shows it piece by piece. A turn under way, with which a record may end,
/// is a piece too.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub fn turns(record: &Record, mut show: impl FnMut(&Piece<'_>)) -> Result<Match, RecordError> {
    let mut events: Vec<Event> = Vec::new();
    let mut game = 0;
    let mut drafting = false;
    let state = replay_with(record, |step| {
        events.extend_from_slice(step.events);
        game = u32::try_from(step.game).unwrap_or(u32::MAX);
        let in_draft = drafting;
        // The phase costs a look at the whole table, which only a draft is worth.
        if step.choice == 0 || drafting {
            drafting = step.state.rows().is_empty();
        }
        let ended = step.events.iter().find_map(|event| match event {
            Event::TurnEnded { turn, .. } => Some(*turn),
            _ => None,
        });
        let part = match ended {
            Some(number) => Part::Turn { number, ended: true },
            None if drafting => return,
            None if in_draft => Part::Draft,
            None if step.choice == 0 => Part::Deal,
            None => return,
        };
        show(&Piece { game, part, events: &events, state: step.state });
        events.clear();
    })?;
    if !events.is_empty() {
        let table = state.table();
        let part = match table.phase {
            Phase::Draft => Part::Draft,
            _ => Part::Turn { number: table.turn, ended: false },
        };
        show(&Piece { game, part, events: &events, state: &state });
    }
    Ok(state)
}
