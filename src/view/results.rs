//! What the end of every match says, whatever was played.

use super::message::clip;
use super::names;
use super::words::Words;
use crate::table::board::Board;

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
