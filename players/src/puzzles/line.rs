//! The text of a book: a line that names the format, then one for each puzzle.

use std::fmt::Write;

use super::{Deal, Puzzle, Weighed};

/// The first line. Another way to write a puzzle gets another number.
const FORMAT: &str = "hornochse-puzzles/1";

pub(super) fn write_book(book: &[Puzzle]) -> String {
    let lines: String = book.iter().map(|puzzle| write(puzzle) + "\n").collect();
    format!("{FORMAT}\n{lines}")
}

/// Reads what [`write_book`] wrote.
pub(super) fn read_book(text: &str) -> Result<Vec<Puzzle>, String> {
    let mut lines = text.lines();
    if lines.next() != Some(FORMAT) {
        return Err(format!("it does not begin with {FORMAT}"));
    }
    let numbered = (2..).zip(lines);
    numbered.map(|(number, line)| read(line).ok_or(format!("line {number} is no puzzle"))).collect()
}

/// `17 | play.12 play.3 | play.40=0.25 play.7=2.10 | play.7`, with `/71` behind a value for the
/// games out of a hundred that are won. Instead of the number of a deal, `4 {…}` has the number of
/// seats and the deal of a match.
fn write(puzzle: &Puzzle) -> String {
    let option = |Weighed { choice, value, won }: &Weighed| {
        let mut text = format!("{choice}={value:.2}");
        if let Some(won) = won {
            let _ = write!(text, "/{won}");
        }
        text
    };
    let options: Vec<String> = puzzle.options.iter().map(option).collect();
    let Puzzle { deal, moves, usual, .. } = puzzle;
    let deal = match deal {
        Deal::Numbered(number) => number.to_string(),
        Deal::Played { seats, text } => format!("{seats} {text}"),
    };
    format!("{deal} | {} | {} | {usual}", moves.join(" "), options.join(" "))
}

fn read(line: &str) -> Option<Puzzle> {
    let mut parts = line.split('|').map(str::trim);
    let deal = deal(parts.next()?)?;
    let moves = parts.next()?.split_whitespace().map(str::to_owned).collect();
    let options: Vec<Weighed> =
        parts.next()?.split_whitespace().map(weighed).collect::<Option<_>>()?;
    let usual = parts.next()?.to_owned();
    let known = options.iter().any(|option| option.choice == usual);
    (known && parts.next().is_none()).then_some(Puzzle { deal, moves, options, usual })
}

fn deal(text: &str) -> Option<Deal> {
    Some(match text.split_once(' ') {
        None => Deal::Numbered(text.parse().ok()?),
        Some((seats, text)) => Deal::Played { seats: seats.parse().ok()?, text: text.to_owned() },
    })
}

fn weighed(text: &str) -> Option<Weighed> {
    let (choice, worth) = text.split_once('=')?;
    let (value, won) = match worth.split_once('/') {
        Some((value, won)) => (value, Some(won.parse().ok()?)),
        None => (worth, None),
    };
    Some(Weighed { choice: choice.to_owned(), value: value.parse().ok()?, won })
}
