//! The parts of a match's end that are the same for every game.

use super::message::clip;
use super::names;
use super::phrases::list;
use super::words::Words;
use table::board::{Board, Status};
use values::Ladder;

/// Lists the players who asked for hints, and how often; `None` when nobody did.
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

/// The small print below the winners: the people who come last for not having stayed, and how the
/// match counts, unless it counts in full.
pub(super) fn below_the_winners(words: &Words, board: &Board) -> String {
    let (stayed, gone): (Vec<_>, Vec<_>) = board.seats.iter().partition(|seat| seat.stayed);
    let mut lines = Vec::new();
    if !stayed.is_empty() && !gone.is_empty() {
        let names: Vec<String> = gone.iter().map(|seat| names::escape(&seat.name)).collect();
        let values = [("names", list(words, &names).into()), ("n", names.len().into())];
        lines.push(words.say("match-over-not-stayed", &values));
    }
    let (ladder, outside, void) = match &board.status {
        Status::Over { ladder, outside, void, .. } => (*ladder, *outside, *void),
        _ => (None, false, false),
    };
    let counting = match ladder {
        // There is no leaderboard on which it could count.
        _ if outside => None,
        _ if void => Some("match-over-void"),
        None => Some("match-over-uncounted"),
        Some(Ladder::Solo) => Some("match-over-solo"),
        Some(Ladder::Table) => {
            board.seats.iter().any(|seat| seat.bot).then_some("match-over-people-only")
        }
    };
    lines.extend(counting.map(|id| words.say(id, &[])));
    lines.iter().map(|line| format!("\n-# {line}")).collect()
}
