//! Somebody's habits in 6 nimmt!, in words and bars.

use statistics::NimmtHabits;

use crate::habits::Habits;
use crate::words::Words;
use pictures::{Bar, Chart};

/// Describes the rows that somebody took, and how they came to take them.
pub fn told(words: &Words, habits: &NimmtHabits) -> Habits {
    let favourite = habits.favourite_row();
    let bar = |(row, often): (usize, &u32)| Bar {
        label: row.to_string(),
        count: *often,
        bright: Some(row) == favourite,
    };
    let title = words.say("stats-chart-rows", &[]);
    let bars: Vec<Bar> = (1..).zip(&habits.rows).map(bar).collect();
    let mut lines = Vec::new();
    if let Some(row) = favourite {
        let often = habits.rows.get(row - 1).copied().unwrap_or(0);
        let values = [("row", row.into()), ("n", often.into())];
        lines.push(words.say("stats-favourite-row", &values));
    }
    // Shedding counts cards: its rows have no price.
    if habits.sixth + habits.low > 0 && habits.worst > 0 {
        let values = [
            ("sixth", habits.sixth.into()),
            ("low", habits.low.into()),
            ("cheapest", habits.cheapest.into()),
            ("worst", habits.worst.into()),
        ];
        lines.push(words.say("stats-rows-taken", &values));
    }
    let values = [("seven", habits.seven.into()), ("clean", habits.clean.into())];
    lines.push(words.say("stats-seven-and-clean", &values));
    Habits { chart: (!bars.is_empty()).then_some(Chart { title, bars }), lines }
}
