//! The changes on the leaderboard, at the end of a match.

use super::rating;
use crate::names::escape;
use crate::words::{Value, Words};
use table::board::StandingChange;
use values::Ladder;

/// The section of the last page: a title, and a line for everybody. `None` where nobody's place is
/// known.
pub fn changes(
    words: &Words,
    ladder: Option<Ladder>,
    changes: &[StandingChange],
) -> Option<(String, String)> {
    if changes.is_empty() {
        return None;
    }
    let title = match ladder {
        Some(Ladder::Solo) => "leaders-change-title-solo",
        Some(Ladder::Table) | None => "leaders-change-title",
    };
    let unrated = changes.iter().all(|change| change.rating.is_none());
    let unrated = unrated.then(|| format!("-# {}", words.say("leaders-change-unrated", &[])));
    let mut room = ROOM - unrated.as_ref().map_or(0, |line| length(line) + 1);
    // Twenty people with long names are too many: those in the last places look it up.
    let fits = |line: &String| {
        let left = room.checked_sub(length(line) + 1);
        left.inspect(|left| room = *left).is_some()
    };
    let lines = changes.iter().map(|change| line(words, change)).take_while(fits);
    let lines: Vec<String> = lines.chain(unrated).collect();
    let title = format!("{} · {}", words.say(title, &[]), words.say("leaders-window-all", &[]));
    Some((title, lines.join("\n")))
}

/// The most characters of a field.
const ROOM: usize = 1024;

fn length(line: &str) -> usize {
    line.encode_utf16().count()
}

fn line(words: &Words, change: &StandingChange) -> String {
    let (id, before) = match change.before {
        None => ("leaders-change-new", 0),
        Some(before) if before == change.now => ("leaders-change-same", before),
        Some(before) => ("leaders-change-moved", before),
    };
    let values = [
        ("name", escape(&change.name).into()),
        ("before", Value::Number(before)),
        ("place", Value::Number(change.now)),
    ];
    let line = words.say(id, &values);
    match change.rating {
        Some((rating, points)) => {
            format!("{line} · {} ({})", rating::rating(words, rating), rating::change(points))
        }
        None => line,
    }
}
