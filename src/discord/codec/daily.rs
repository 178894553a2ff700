//! The deal of the day.

use super::numbered;
use ask::{DailyAsk, DailyWish};
use daily::{Day, Week};
use games::GameKind;

pub(super) fn write(ask: &DailyAsk) -> String {
    let game = ask.game.as_str();
    match &ask.wish {
        DailyWish::Open => format!("{game}.open"),
        DailyWish::Today => format!("{game}.today"),
        DailyWish::Same(day) => format!("{game}.same.{}", day.number()),
        DailyWish::Choose { day, step, choice } => {
            format!("{game}.choose.{}.{step}.{choice}", day.number())
        }
        DailyWish::Pick { day, step, picked } => {
            format!("{game}.pick.{}.{step}.{picked}", day.number())
        }
        DailyWish::Share(day) => format!("{game}.share.{}", day.number()),
        DailyWish::Week(week) => format!("{game}.week.{}", week.number()),
    }
}

pub(super) fn read(text: &str) -> Option<DailyAsk> {
    let (game, text) = text.split_once('.')?;
    let (name, rest) = text.split_once('.').unwrap_or((text, ""));
    let wish = match name {
        "open" => DailyWish::Open,
        "today" => DailyWish::Today,
        "same" => DailyWish::Same(Day::new(rest.parse().ok()?)),
        "choose" => {
            let (day, step, choice) = at_step(rest)?;
            DailyWish::Choose { day, step, choice }
        }
        "pick" => {
            let (day, step, picked) = at_step(rest)?;
            DailyWish::Pick { day, step, picked }
        }
        "share" => DailyWish::Share(Day::new(rest.parse().ok()?)),
        "week" => DailyWish::Week(Week::new(rest.parse().ok()?)),
        _ => return None,
    };
    Some(DailyAsk { game: GameKind::from_name(game)?, wish })
}

/// Reads `<day>.<step>.<the game's own text>`.
fn at_step(text: &str) -> Option<(Day, u32, String)> {
    let (day, rest) = numbered(text)?;
    let (step, text) = numbered(rest)?;
    Some((Day::new(day), step, text.to_owned()))
}
