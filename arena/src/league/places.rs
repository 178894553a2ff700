//! Places as CSV: what a league writes, and a fit reads.

use std::fmt::Write;

use crate::args::Game;

/// The first line of the file.
pub(super) const HEADER: &str = "game,match,day,seat,player,rung,place\n";

/// One seat of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// A level by its name, or somebody else; behind a colon as whom somebody plays who never changes.
    pub player: String,
    /// How strong somebody was who does: 0 is *random*, 1 *easy*, 2 about *normal*, 3 *hard*.
    pub rung: Option<f64>,
    /// The place, from 1; equal ones share one.
    pub place: u32,
}

/// A match and its places.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The name of the game, as `games` stores it.
    pub game: String,
    /// When it was played, in days from the beginning.
    pub day: f64,
    /// Its seats, in order.
    pub seats: Vec<Line>,
}

/// The name of a game in the file.
fn name(game: Game) -> &'static str {
    match game {
        Game::Nimmt => games::GameKind::Nimmt.as_str(),
        Game::Sixtysix => games::GameKind::Sixtysix.as_str(),
    }
}

/// The lines of a match, a line for each seat.
pub(super) fn lines(game: Game, number: u32, day: f64, seats: &[Line]) -> String {
    let mut text = String::new();
    for (seat, Line { player, rung, place }) in seats.iter().enumerate() {
        let rung = rung.map(|rung| format!("{rung:.3}")).unwrap_or_default();
        let (game, seat) = (name(game), seat + 1);
        let _ = writeln!(text, "{game},{number},{day:.2},{seat},{player},{rung},{place}");
    }
    text
}

/// The matches of a file, in its order.
///
/// # Errors
///
/// The first line that is none of a seat, with its number.
pub fn read(text: &str) -> Result<Vec<Match>, String> {
    let mut matches: Vec<(&str, Match)> = Vec::new();
    for (index, line) in text.lines().enumerate().skip(1) {
        let (number, game, day, seat) =
            seat(line).ok_or_else(|| format!("line {} is no seat of a match", index + 1))?;
        match matches.last_mut() {
            Some((last, open)) if *last == number && open.game == game => open.seats.push(seat),
            _ => matches.push((number, Match { game: game.to_owned(), day, seats: vec![seat] })),
        }
    }
    Ok(matches.into_iter().map(|(_, played)| played).collect())
}

/// Which match of which game, when, and who came in where.
fn seat(line: &str) -> Option<(&str, &str, f64, Line)> {
    let cells: Vec<&str> = line.split(',').collect();
    let [game, number, day, _, player, rung, place] = cells[..] else { return None };
    let day = day.parse().ok().filter(|day: &f64| day.is_finite())?;
    let rung = if rung.is_empty() { None } else { Some(rung.parse().ok()?) };
    let line = Line { player: player.to_owned(), rung, place: place.parse().ok()? };
    Some((number, game, day, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let seats = vec![
            Line { player: "p1".to_owned(), rung: Some(1.25), place: 2 },
            Line { player: "hard".to_owned(), rung: None, place: 1 },
        ];
        let mut text = HEADER.to_owned();
        for number in [1, 2] {
            text += &lines(Game::Nimmt, number, 3.5, &seats);
        }
        text += &lines(Game::Sixtysix, 2, 4.0, &seats);
        let played = |game: &str, day| Match { game: game.to_owned(), day, seats: seats.clone() };
        let wanted = vec![played("nimmt", 3.5), played("nimmt", 3.5), played("sixtysix", 4.0)];
        assert_eq!(read(&text), Ok(wanted));
    }

    #[test]
    fn the_first_line_that_cannot_be_read_is_named() {
        let text = format!("{HEADER}nimmt,1,0.00,1,p1,,1\nnimmt,1,0.00,2,p2,,first\n");
        assert_eq!(read(&text), Err("line 3 is no seat of a match".to_owned()));
    }
}
