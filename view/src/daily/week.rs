//! The results of everybody on a server in the deals of a week.

use super::{button, date, todays};
use crate::message::{ActionRow, Message, Style, clip};
use crate::names::escape;
use crate::words::Words;
use ask::DailyWish;
use daily::{Day, Week};
use games::GameKind;

/// The most lines of the table.
const MOST_LINES: usize = 10;

/// On so many days of a week somebody must have played to be placed.
const ENOUGH: u32 = 3;

/// Somebody in the table of a week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The place, from 1; equal means share one. `None` while there are too few days for one.
    pub place: Option<u32>,
    pub name: String,
    /// The number of days that they played to the end.
    pub days: u32,
    /// The scores of all of them together.
    pub total: u64,
    /// Whether this is the reader's own line.
    pub own: bool,
}

/// The table of a week on a server, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub week: Week,
    /// The number of days that it takes to be placed.
    pub enough: u32,
    /// Everybody who has played.
    pub all: Vec<Placed>,
}

impl Table {
    /// Puts everybody in their place: by the mean of their days, once there are enough of them.
    /// Early in a week fewer are.
    pub fn new(week: Week, today: Day, highest_wins: bool, mut all: Vec<Placed>) -> Self {
        let over = today.number().saturating_sub(week.first().number()) + 1;
        let enough = ENOUGH.min(over.max(1));
        // Without fractions: a/b is less than c/d when a·d is less than c·b.
        let by_mean = |one: &Placed, other: &Placed| {
            let left = one.total * u64::from(other.days);
            let order = left.cmp(&(other.total * u64::from(one.days)));
            if highest_wins { order.reverse() } else { order }
        };
        let is_placed = |line: &Placed| line.days >= enough;
        all.sort_by(|one, other| {
            let order = is_placed(other).cmp(&is_placed(one)).then(by_mean(one, other));
            order.then(other.days.cmp(&one.days)).then_with(|| one.name.cmp(&other.name))
        });
        let placed = all.iter().filter(|line| is_placed(line));
        let places: Vec<usize> = placed
            .map(|line| {
                let better = |other: &&Placed| is_placed(other) && by_mean(other, line).is_lt();
                all.iter().filter(better).count() + 1
            })
            .collect();
        for (line, place) in all.iter_mut().zip(places) {
            line.place = u32::try_from(place).ok();
        }
        Self { week, enough, all }
    }
}

/// The first lines of the table, and the reader's own.
pub fn message(words: &Words, game: GameKind, table: &Table, today: Day) -> Message {
    let values =
        [("first", date(table.week.first()).into()), ("last", date(table.week.last()).into())];
    let mut lines = vec![words.say("daily-week-title", &values)];
    let shown = |(index, line): &(usize, &Placed)| *index < MOST_LINES || line.own;
    let all = table.all.iter().enumerate().filter(shown);
    lines.extend(all.map(|(_, placed)| line(words, placed)));
    if table.all.is_empty() {
        lines.push(words.say("daily-week-empty", &[]));
    } else {
        let footer = words.say("daily-week-footer", &[("n", table.enough.into())]);
        lines.push(format!("-# {footer}"));
    }
    let (wish, label) = match table.week == today.week() {
        true => (DailyWish::Week(table.week.before()), "button-daily-last-week"),
        false => (DailyWish::Week(today.week()), "button-daily-week"),
    };
    let turn = button(words, game, wish, label, Style::Secondary);
    Message {
        content: clip(&lines.join("\n"), 2000),
        rows: vec![ActionRow::Buttons(vec![todays(words, game), turn])],
        ..Message::default()
    }
}

fn line(words: &Words, line: &Placed) -> String {
    #[expect(clippy::cast_precision_loss, reason = "a week's points")]
    let mean = line.total as f64 / f64::from(line.days.max(1));
    let mut values = vec![
        ("name", escape(&line.name).into()),
        ("mean", words.tenths(mean).into()),
        ("days", line.days.into()),
    ];
    let text = match line.place {
        Some(place) => {
            values.push(("place", place.into()));
            words.say("daily-week-line", &values)
        }
        None => words.say("daily-week-unplaced", &values),
    };
    if line.own { format!("▸ {text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, days: u32, total: u64) -> Placed {
        Placed { place: None, name: name.into(), days, total, own: false }
    }

    fn places(table: &Table) -> Vec<(&str, Option<u32>)> {
        table.all.iter().map(|line| (line.name.as_str(), line.place)).collect()
    }

    #[test]
    fn the_mean_counts_and_who_has_played_too_little_comes_last() {
        let week = Week::new(2_900);
        let all = vec![
            line("one lucky day", 1, 0),
            line("five fair days", 5, 40),
            line("three fair days", 3, 24),
            line("three good days", 3, 15),
            line("seven bad days", 7, 140),
        ];
        let table = Table::new(week, week.last(), false, all.clone());
        assert_eq!(
            places(&table),
            [
                ("three good days", Some(1)),
                ("five fair days", Some(2)),
                ("three fair days", Some(2)),
                ("seven bad days", Some(4)),
                ("one lucky day", None),
            ]
        );
        let monday = Table::new(week, week.first(), false, all.clone());
        assert_eq!(places(&monday)[0], ("one lucky day", Some(1)));
        let highest = Table::new(week, week.last(), true, all);
        assert_eq!(places(&highest)[0], ("seven bad days", Some(1)));
    }

    #[test]
    fn whoever_looks_sees_their_own_line_however_long_the_table_is() {
        let week = Week::new(2_900);
        let mut all: Vec<Placed> = (0..30).map(|n| line(&format!("N{n}"), 7, 7 * n)).collect();
        all[25].own = true;
        let table = Table::new(week, week.last(), false, all);
        let text = message(&Words::of("en-US"), GameKind::ALL[0], &table, week.last()).content;
        assert!(text.contains("▸") && text.contains("N25"), "{text}");
        assert!(text.contains("N9") && !text.contains("N10"), "{text}");
    }
}
