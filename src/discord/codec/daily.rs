//! The deal of the day.

use crate::ask::{DailyAsk, DailyWish};
use crate::daily::{Day, Week};
use games::GameKind;

pub(super) fn write(ask: &DailyAsk) -> String {
    let game = ask.game.as_str();
    match &ask.wish {
        DailyWish::Open => format!("{game}.open"),
        DailyWish::Today => format!("{game}.today"),
        DailyWish::Choose { day, step, choice } => {
            format!("{game}.choose.{}.{step}.{choice}", day.number())
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
        "choose" => {
            let (day, rest) = rest.split_once('.')?;
            let (step, choice) = rest.split_once('.')?;
            let (day, step) = (Day::new(day.parse().ok()?), step.parse().ok()?);
            DailyWish::Choose { day, step, choice: choice.to_owned() }
        }
        "share" => DailyWish::Share(Day::new(rest.parse().ok()?)),
        "week" => DailyWish::Week(Week::new(rest.parse().ok()?)),
        _ => return None,
    };
    Some(DailyAsk { game: GameKind::from_name(game)?, wish })
}
