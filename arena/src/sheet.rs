//! Every game as a line of CSV. It has no times, so that the same seed gives the same file.

use std::fmt::Write;

use super::deals::DealResult;

/// The file: a line for each seat of each match.
pub fn sheet(players: &[String], results: &[DealResult]) -> String {
    let seats = players.len();
    let mut text = String::from("deal,rotation,seat,player,name,games,points,win\n");
    for result in results {
        for (rotation, played) in result.rotations.iter().enumerate() {
            let winners = played.won.iter().filter(|won| **won).count().max(1);
            for (player, name) in players.iter().enumerate() {
                let seat = DealResult::seat(player, rotation, seats);
                let won = played.won.get(seat).is_some_and(|won| *won);
                let win = if won { 1.0 / winners as f64 } else { 0.0 };
                let _ = writeln!(
                    text,
                    "{},{},{},{},{},{},{},{win:.4}",
                    result.deal + 1,
                    rotation + 1,
                    seat + 1,
                    player + 1,
                    quoted(name),
                    played.games,
                    played.totals.get(seat).copied().unwrap_or(0),
                );
            }
        }
    }
    text
}

/// A name in the form of CSV: in quotation marks if it needs them.
fn quoted(name: &str) -> String {
    if name.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", name.replace('"', "\"\""))
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_does_not_make_a_column() {
        assert_eq!(quoted("mcs:100"), "mcs:100");
        assert_eq!(quoted("engine:a \"b\", c"), "\"engine:a \"\"b\"\", c\"");
    }
}
