//! The decisions of a finished match that may make a puzzle.

use std::collections::VecDeque;

use crate::store::StoredTable;
use crate::tables::archive;
use games::{AnyMatch, AnyRules, SeatNo};
use players::puzzles::{Deal, Decision, decisions};
use table::Session;
use table::session::Unreadable;
use table::state::{Entry, Phase};

/// The choices of each seat in a deal, by seat index.
type Choices = Vec<VecDeque<String>>;

/// The decisions of the first seat in a match; none when a deal by these rules, which are those of
/// one deal alone, is another game. A deal that was not played to its end is left out.
/// Errors: when the match cannot be read.
pub(super) fn decisions_in(
    stored: &StoredTable,
    rules: &AnyRules,
) -> Result<Vec<Decision>, Unreadable> {
    let state = archive::read_state(&stored.state, &stored.people)?;
    let alone = state.settings.rules.changed("games.1");
    if state.phase != Phase::Over || alone.as_ref() != Some(rules) {
        return Ok(Vec::new());
    }
    let seats = state.players.len();
    let mut session = Session::new(stored.tag, state);
    let (mut found, mut choices) = (Vec::new(), Choices::new());
    for entry in &archive::read_entries(&stored.events)? {
        match entry {
            Entry::Deal(_) => choices = vec![VecDeque::new(); seats],
            Entry::Move(made) | Entry::PlayedFor(made) => {
                note(&mut choices, (made.seat, &made.choice), &session);
            }
        }
        session.replay(entry).map_err(Unreadable)?;
        if let Some(text) = session.game().and_then(AnyMatch::deal_alone) {
            let (deal, choices) = (Deal::Played { seats, text }, std::mem::take(&mut choices));
            found.extend(decisions(rules.kind(), &deal, choices).unwrap_or_default());
        }
    }
    Ok(found)
}

/// Notes a choice. A hidden one may be replaced until all have chosen; the last one counts.
fn note(choices: &mut Choices, (seat, choice): (SeatNo, &str), before: &Session) {
    let Some(of_seat) = choices.get_mut(seat.index()) else { return };
    if before.game().is_some_and(|game| game.has_chosen(seat)) {
        of_seat.pop_back();
    }
    of_seat.push_back(choice.to_owned());
}
