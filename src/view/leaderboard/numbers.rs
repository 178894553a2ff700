//! The numbers of a leaderboard, in words.

use super::LeaderLine;
use crate::ask::Order;
use crate::view::words::{Value, Words};
use table::board::ShownRating;

/// A best guess, and whether it is one with a question mark.
pub(super) fn mean(words: &Words, rating: ShownRating) -> String {
    let doubt = if rating.provisional { "?" } else { "" };
    format!("{}{doubt}", words.whole(rating.mean))
}

/// How far off a rating may be.
pub(super) fn margin(rating: ShownRating) -> String {
    format!("± {}", rating.margin)
}

/// A rating: `1,640 ± 90`, or `1,640? ± 250`.
pub(in crate::view) fn rating(words: &Words, rating: ShownRating) -> String {
    format!("{} {}", mean(words, rating), margin(rating))
}

/// A change of a rating: `+12`, `−7`, `±0`.
pub(super) fn change(points: i64) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The share of matches won, in whole percents.
pub(in crate::view) const fn percent(wins: i64, matches: i64) -> i64 {
    let matches = if matches < 1 { 1 } else { matches };
    (wins * 100 + matches / 2) / matches
}

fn share(words: &Words, line: &LeaderLine) -> String {
    let percent = percent(line.wins, line.matches);
    words.say("leaders-percent", &[("n", Value::Number(percent))])
}

/// By what somebody is ranked, as short as it can be.
pub(super) fn value(words: &Words, order: Order, line: &LeaderLine) -> String {
    match order {
        Order::Rating => line.rating.map_or_else(String::new, |it| mean(words, it)),
        Order::Wins => line.wins.to_string(),
        Order::Share => share(words, line),
        Order::Score => line.average.map_or_else(String::new, |it| words.tenths(it)),
        Order::Matches => line.matches.to_string(),
    }
}

/// What somebody has done: in how many matches they won, and what they are ranked by, if that does not
/// say it.
pub(super) fn record(words: &Words, line: &LeaderLine) -> String {
    words.say("leaders-record", &done(words, line))
}

/// The same, as short as a picture needs it.
pub(super) fn note(words: &Words, line: &LeaderLine) -> String {
    words.say("leaders-note", &done(words, line))
}

fn done(words: &Words, line: &LeaderLine) -> [(&'static str, Value); 3] {
    [
        ("wins", Value::Number(line.wins)),
        ("matches", Value::Number(line.matches)),
        ("share", share(words, line).into()),
    ]
}

/// Everything about somebody in a line: what they are ranked by, and what they have done.
pub(super) fn whole(words: &Words, order: Order, line: &LeaderLine) -> String {
    let record = record(words, line);
    let ranked = match order {
        Order::Rating => line.rating.map(|it| rating(words, it)),
        Order::Score => {
            line.average.map(|it| words.say("leaders-average", &[("n", words.tenths(it).into())]))
        }
        Order::Wins | Order::Share | Order::Matches => None,
    };
    ranked.map_or_else(|| record.clone(), |ranked| format!("{ranked} · {record}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let shown = ShownRating { mean: 1640, margin: 90, provisional: false };
        assert_eq!(rating(&Words::of("en-US"), shown), "1,640 ± 90");
        assert_eq!(rating(&Words::of("de"), shown), "1.640 ± 90");
        let doubtful = ShownRating { mean: 1005, margin: 250, provisional: true };
        assert_eq!(rating(&Words::of("en-US"), doubtful), "1,005? ± 250");
        assert_eq!(Words::of("fr").whole(987), "987");
        assert_eq!([percent(2, 3), percent(1, 3), percent(0, 0)], [67, 33, 0]);
        assert_eq!([12, -7, 0].map(change), ["+12", "−7", "±0"]);
    }
}
