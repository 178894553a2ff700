//! The puzzle of the day.

use super::numbered;
use ask::{PuzzleAsk, PuzzleWish};
use daily::Day;
use games::GameKind;

/// In place of the number of a puzzle of the book.
const FOUND: &str = "found";

pub(super) fn write(ask: &PuzzleAsk) -> String {
    let game = ask.game.as_str();
    match &ask.wish {
        PuzzleWish::Open => format!("{game}.open"),
        PuzzleWish::Answer { day, number, choice } => {
            let number = number.map_or_else(|| FOUND.to_owned(), |number| number.to_string());
            format!("{game}.answer.{}.{number}.{choice}", day.number())
        }
        PuzzleWish::Pick { day, picked } => format!("{game}.pick.{}.{picked}", day.number()),
    }
}

pub(super) fn read(text: &str) -> Option<PuzzleAsk> {
    let (game, text) = text.split_once('.')?;
    let (name, rest) = text.split_once('.').unwrap_or((text, ""));
    let wish = match name {
        "open" => PuzzleWish::Open,
        "answer" => {
            let (day, rest) = numbered(rest)?;
            let (number, choice) = match numbered(rest) {
                Some((number, choice)) => (Some(number), choice),
                None => (None, rest.strip_prefix(FOUND)?.strip_prefix('.')?),
            };
            PuzzleWish::Answer { day: Day::new(day), number, choice: choice.to_owned() }
        }
        "pick" => {
            let (day, picked) = numbered(rest)?;
            PuzzleWish::Pick { day: Day::new(day), picked: picked.to_owned() }
        }
        _ => return None,
    };
    Some(PuzzleAsk { game: GameKind::from_name(game)?, wish })
}
