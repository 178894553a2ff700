//! What the end of every match says, whatever was played.

use super::message::clip;
use super::names;
use super::words::Words;
use crate::table::board::{Board, Status};
use crate::table::result::Ladder;

/// Who asked for hints, and how often; nothing when nobody did.
pub(super) fn hints(words: &Words, board: &Board) -> Option<(String, String)> {
    let asked = board.seats.iter().filter(|seat| seat.hints > 0);
    let entries: Vec<String> = asked
        .map(|seat| {
            let values = [("name", names::escape(&seat.name).into()), ("n", seat.hints.into())];
            words.say("hints-entry", &values)
        })
        .collect();
    let title = words.say("hints-title", &[]);
    (!entries.is_empty()).then(|| (title, clip(&entries.join(" · "), 1024)))
}

/// What a match counts for in which bots have played.
pub(super) fn counting(words: &Words, status: &Status) -> String {
    let ladder = match status {
        Status::Over { ladder, .. } => *ladder,
        _ => None,
    };
    let id = match ladder {
        Some(Ladder::Table) => "match-over-people-only",
        Some(Ladder::Solo) => "match-over-solo",
        None => "match-over-uncounted",
    };
    words.say(id, &[])
}
