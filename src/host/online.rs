//! `hornochse check --online`: a table of what Discord answers beside what the simulated Discord
//! answers to the same.

use std::time::Duration;

use super::check::is_running;
use crate::config::Config;
use crate::discord::{Agreement, News, Plan, Row, first_contact};
use crate::tools::Clock;
use values::ChannelId;

/// The exit status when Discord answers otherwise than the simulated one.
pub const DIFFERS: u8 = 4;
/// The exit status when Discord left something unanswered.
pub const UNANSWERED: u8 = 1;

/// The widths of the table's columns: what is asked, Discord's answer, the simulated one's. With the
/// verdict before them and the gaps between they make 100.
const WIDTHS: [usize; 3] = [36, 28, 28];

/// Where to ask, and how long somebody is waited for to press the button.
#[derive(Clone, Copy, Debug)]
pub struct Visit {
    pub channel: u64,
    /// Zero: nobody is waited for.
    pub wait: Duration,
}

/// Asks Discord what tables live on, and prints the table line by line. Returns
/// the exit status: 0 when all answers are those of the simulated Discord, [`DIFFERS`] or
/// [`UNANSWERED`], or that of [`StartError`](crate::discord::StartError) when it could not begin.
pub async fn online(
    config: &Config,
    clock: &Clock,
    visit: &Visit,
    stop: impl Future<Output = ()>,
    mut print: impl FnMut(&str),
) -> u8 {
    let press = match visit.wait {
        Duration::ZERO => Err("--wait is 0"),
        // Both would get the click, and the bot is quicker.
        _ if is_running(config).await => Err("the bot is at work, and would answer; stop it first"),
        wait => Ok(wait),
    };
    let plan = Plan { channel: ChannelId(visit.channel), press };
    let mut tally = Tally::default();
    let head = ["asked", "Discord", "simulated"].map(|name| vec![name.to_owned()]);
    lines("", &head).iter().for_each(|line| print(line));
    let tell = |news: News<'_>| match news {
        News::Asked(row) => {
            tally.count(row);
            table_row(row).iter().for_each(|line| print(line));
        }
        News::PressNow(wait) => {
            let seconds = wait.as_secs();
            print(&format!("    Press the button in the channel now: {seconds} seconds."));
        }
        News::LeftBehind(what) => wrapped(&format!("Left behind: {what}"), 96)
            .iter()
            .for_each(|line| print(&format!("    {line}"))),
    };
    let whole = match first_contact(config, clock, &plan, stop, tell).await {
        Ok(whole) => whole,
        Err(error) => {
            wrapped(&error.to_string(), 96).iter().for_each(|line| print(&format!("NO  {line}")));
            return error.status();
        }
    };
    tally.summary().iter().for_each(|line| print(line));
    match tally.status() {
        // Nobody knows what the rest would have been.
        0 if !whole => UNANSWERED,
        status => status,
    }
}

/// The rows so far.
#[derive(Default)]
struct Tally {
    same: usize,
    differs: usize,
    unanswered: usize,
    not_asked: usize,
    /// The first step with another answer.
    first: Option<&'static str>,
}

impl Tally {
    fn count(&mut self, row: &Row) {
        match row.agreement {
            Agreement::Same => self.same += 1,
            Agreement::Differs => {
                self.differs += 1;
                self.first.get_or_insert(row.step);
            }
            Agreement::Unanswered => self.unanswered += 1,
            Agreement::NotAsked => self.not_asked += 1,
        }
    }

    fn status(&self) -> u8 {
        match (self.differs, self.unanswered) {
            (0, 0) => 0,
            (0, _) => UNANSWERED,
            _ => DIFFERS,
        }
    }

    fn summary(&self) -> Vec<String> {
        let Self { same, differs, unanswered, not_asked, first } = self;
        let counts = format!(
            "{same} answers are the same, {differs} differ, {unanswered} did not come, {not_asked} were not asked for."
        );
        let advice = match first {
            Some(first) => format!(
                "The first difference: {first}. A right that the bot lacks is yours to give; please report anything else, with the lines marked NO, so that the simulated Discord learns it."
            ),
            None if *unanswered > 0 => "Try again later.".to_owned(),
            None => String::new(),
        };
        [counts, advice].iter().flat_map(|text| wrapped(text, 100)).collect()
    }
}

fn table_row(row: &Row) -> Vec<String> {
    let [width, answer, simulated] = WIDTHS;
    let mut asked = wrapped(row.step, width);
    asked.extend(wrapped(&row.request, width));
    if row.agreement == Agreement::NotAsked {
        return lines("--", &[asked, wrapped(&row.discord, answer + 2 + simulated)]);
    }
    let (verdict, expected) = match row.agreement {
        Agreement::Same => ("ok", "the same"),
        _ => ("NO", row.simulated),
    };
    let discord = wrapped(&format!("{} {}", row.discord, row.words), answer);
    lines(verdict, &[asked, discord, wrapped(expected, simulated)])
}

/// The lines of a row, from those of its cells.
fn lines(verdict: &str, cells: &[Vec<String>]) -> Vec<String> {
    let height = cells.iter().map(Vec::len).max().unwrap_or_default();
    let line = |number: usize| {
        let verdict = if number == 0 { verdict } else { "" };
        let mut line = format!("{verdict:<2}");
        for (cell, width) in cells.iter().zip(WIDTHS) {
            let text = cell.get(number).map_or("", String::as_str);
            line += &format!("  {text:<width$}");
        }
        line.trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

/// A text in lines of at most so many columns, broken at spaces and before the slashes of an address.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let mut space = " ";
        for piece in pieces(word, width) {
            let length = piece.chars().count();
            match lines.last_mut() {
                Some(line) if line.chars().count() + space.len() + length <= width => {
                    line.push_str(space);
                    line.push_str(piece);
                }
                _ => lines.push(piece.to_owned()),
            }
            space = "";
        }
    }
    lines
}

/// A word in pieces that fit into a line: an address at its slashes.
fn pieces(word: &str, width: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while rest.chars().count() > width {
        let longest = rest.char_indices().nth(width).map_or(rest.len(), |(at, _)| at);
        let at = rest[..longest].rfind('/').filter(|at| *at > 0).unwrap_or(longest);
        pieces.push(&rest[..at]);
        rest = &rest[at..];
    }
    pieces.push(rest);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_never_wider_than_the_table_and_loses_nothing() {
        let address = "PATCH /webhooks/{id}/{token}/messages/@original";
        let answer = "200: id, the same, private, and much more that is said of it";
        let cells = [wrapped(address, WIDTHS[0]), wrapped(answer, WIDTHS[1]), vec!["204".into()]];
        let found = lines("NO", &cells);
        assert!(found.len() > 1 && found[0].starts_with("NO  PATCH"), "{found:#?}");
        assert!(found.iter().all(|line| line.chars().count() <= 100), "{found:#?}");
        let column = |from: usize, width: usize| -> String {
            let cell = |line: &String| line.chars().skip(from).take(width).collect::<String>();
            found.iter().map(cell).collect::<String>().replace(' ', "")
        };
        assert_eq!(column(4, WIDTHS[0]), address.replace(' ', ""));
        assert_eq!(column(42, WIDTHS[1]), answer.replace(' ', ""));
        assert_eq!(column(72, WIDTHS[2]), "204");
    }
}
