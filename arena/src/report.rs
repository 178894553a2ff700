//! The result as a table for people.

use std::time::Duration;

use super::contest::Measure;
use super::tally::{Estimate, Line};

/// The table; `unit` names the rounds: `deals` or `matches`.
pub fn report(lines: &[Line], measure: &Measure, unit: &str, seats: usize) -> String {
    let fair = 1.0 / seats.max(1) as f64;
    let mut cells = vec![[
        "player".to_owned(),
        measure.name.to_owned(),
        format!("{unit} won (fair {fair:.3})"),
        "played".to_owned(),
        "a move: mean".to_owned(),
        "half".to_owned(),
        "99 in 100".to_owned(),
    ]];
    cells.extend(lines.iter().map(|line| {
        [
            line.player.clone(),
            plus(measure.signed && line.measured.mean >= 0.0) + &estimate(line.measured, 2),
            estimate(line.share, 3),
            line.matches.to_string(),
            time(line.mean),
            time(line.median),
            time(line.slowest),
        ]
    }));
    let mut text = String::new();
    for row in &cells {
        let mut written = String::new();
        for (column, cell) in row.iter().enumerate() {
            let widths = cells.iter().map(|row| row[column].chars().count());
            let room = widths.max().unwrap_or(0) - cell.chars().count();
            let (before, after) = if column == 0 { (0, room) } else { (room + 2, 0) };
            written.push_str(&" ".repeat(before));
            written.push_str(cell);
            written.push_str(&" ".repeat(after));
        }
        text.push_str(&written);
        text.push('\n');
    }
    text
}

fn estimate(estimate: Estimate, digits: usize) -> String {
    let mean = estimate.mean;
    let error = estimate.error.map(|error| format!(" ± {error:.digits$}"));
    format!("{mean:.digits$}{}", error.unwrap_or_default())
}

fn plus(written: bool) -> String {
    if written { "+".to_owned() } else { String::new() }
}

fn time(time: Duration) -> String {
    let micros = time.as_micros();
    match micros {
        0..10_000 => format!("{micros} µs"),
        10_000..10_000_000 => format!("{} ms", micros / 1000),
        _ => format!("{} s", micros / 1_000_000),
    }
}
