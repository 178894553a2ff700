//! The numbers of a leaderboard, in words.

use super::standings::LeaderLine;
use ask::Order;
use view::rating::{mean, percent, rating};
use view::words::{Value, Words};

fn share(words: &Words, line: &LeaderLine) -> String {
    let percent = percent(line.wins, line.matches);
    words.say("leaders-percent", &[("n", Value::Number(percent))])
}

/// Returns the value by which somebody is ranked, as short as it can be.
pub(super) fn value(words: &Words, order: Order, line: &LeaderLine) -> String {
    match order {
        Order::Rating => line.rating.map_or_else(String::new, |it| mean(words, it)),
        Order::Wins => line.wins.to_string(),
        Order::WinRate => share(words, line),
        Order::Score => line.average.map_or_else(String::new, |it| words.tenths(it)),
        Order::Matches => line.matches.to_string(),
    }
}

/// Returns somebody's record in words: the matches they won, of how many, and the share of them.
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
        Order::Wins | Order::WinRate | Order::Matches => None,
    };
    ranked.map_or_else(|| record.clone(), |ranked| format!("{ranked} · {record}"))
}
