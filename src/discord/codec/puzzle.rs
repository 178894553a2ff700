//! The puzzle of the day.

use crate::ask::{PuzzleAsk, PuzzleWish};
use crate::daily::Day;
use games::GameKind;

pub(super) fn write(ask: &PuzzleAsk) -> String {
    let game = ask.game.as_str();
    match &ask.wish {
        PuzzleWish::Open => format!("{game}.open"),
        PuzzleWish::Answer { day, number, choice } => {
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
            let (day, rest) = on_day(rest)?;
            let (number, choice) = rest.split_once('.')?;
            PuzzleWish::Answer { day, number: number.parse().ok()?, choice: choice.to_owned() }
        }
        "pick" => {
            let (day, picked) = on_day(rest)?;
            PuzzleWish::Pick { day, picked }
        }
        _ => return None,
    };
    Some(PuzzleAsk { game: GameKind::from_name(game)?, wish })
}

/// Reads `<day>.<the game's own text>`.
fn on_day(text: &str) -> Option<(Day, String)> {
    let (day, text) = text.split_once('.')?;
    Some((Day::new(day.parse().ok()?), text.to_owned()))
}
