//! What the end of a match says of the leaderboard.

use super::numbers;
use crate::table::board::StandingChange;
use crate::table::result::Ladder;
use crate::view::message::clip;
use crate::view::names::escape;
use crate::view::words::{Value, Words};

/// The section of the last page: a title, and a line for everybody. `None` where nobody's place is known.
#[must_use]
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
    let lines = changes.iter().map(|change| line(words, change));
    let mut lines: Vec<String> = lines.collect();
    if changes.iter().all(|change| change.rating.is_none()) {
        lines.push(format!("-# {}", words.say("leaders-change-unrated", &[])));
    }
    Some((words.say(title, &[]), clip(&lines.join("\n"), 1024)))
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
            format!("{line} · {} ({})", numbers::rating(words, rating), numbers::change(points))
        }
        None => line,
    }
}
