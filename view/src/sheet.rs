//! The score sheet: players × games, totals.

use crate::names;
use crate::words::Words;

/// The most games shown side by side; a phone shows about forty letters of code in a line.
const COLUMNS: usize = 7;
/// Letters that a section of a message holds, less the marks around the code.
const ROOM: usize = 1000;

/// The score sheet as a block of code. `history` holds the points of every finished game by seat.
pub(super) fn sheet(words: &Words, players: &[String], history: &[Vec<u32>]) -> String {
    let longest = players.iter().map(|p| names::columns(p)).max().unwrap_or(0);
    let width = longest.clamp(4, 12);
    let total = words.say("sheet-total", &[]);
    let total_width = total.chars().count().max(4);
    // Many players have long sheets: then fewer games stand side by side.
    let line = ROOM / (players.len() + 1);
    let fitting = line.saturating_sub(width + total_width + 7) / 4;
    let hidden = history.len().saturating_sub(fitting.clamp(1, COLUMNS));

    let mut head = " ".repeat(width);
    if hidden > 0 {
        head.push_str("   …");
    }
    for game in hidden..history.len() {
        head.push_str(&format!("{:>4}", game + 1));
    }
    head.push_str(&format!("  {total:>total_width$}"));

    let mut lines = vec![head];
    for (seat, player) in players.iter().enumerate() {
        let points = |game: &Vec<u32>| game.get(seat).copied().unwrap_or(0);
        let mut line = names::column(player, width);
        if hidden > 0 {
            line.push_str(&format!("{:>4}", history[..hidden].iter().map(points).sum::<u32>()));
        }
        for game in &history[hidden..] {
            line.push_str(&format!("{:>4}", points(game)));
        }
        let sum: u32 = history.iter().map(points).sum();
        line.push_str(&format!("  {sum:>total_width$}"));
        lines.push(line);
    }
    format!("```\n{}\n```", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_adds_up_and_sums_early_games_when_there_are_many() {
        let words = Words::of("en-US");
        let players = ["Ada".to_owned(), "A very long `name`".to_owned()];
        let two = sheet(&words, &players, &[vec![3, 10], vec![0, 21]]);
        assert_eq!(
            two,
            "```\n               1   2  total\nAda            3   0      3\nA very long…  10  21     31\n```"
        );
        let nine = sheet(&words, &players, &vec![vec![1, 2]; 9]);
        assert!(nine.contains("   …   3   4"), "{nine}");
        assert!(nine.contains("Ada            2   1   1"), "{nine}");
    }

    #[test]
    fn the_numbers_stand_below_each_other_whatever_the_names_are() {
        let words = Words::of("en-US");
        let players = ["🤖 Pip", "田中さん", "שלום", "Zoë"].map(str::to_owned);
        let text = sheet(&words, &players, &[vec![3, 10, 0, 21]]);
        let expected = "```\n           1  total\n🤖 Pip     3      3\n田中さん  10     10\n\u{2068}שלום\u{2069}       0      0\nZoë       21     21\n```";
        assert_eq!(text, expected);
    }
}
