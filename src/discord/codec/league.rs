//! The league of a server.

use ask::{LeagueAsk, LeagueStep, LeagueWish};
use games::GameKind;
use league::Outcome;
use values::InteractionId;

/// Stands where a correction is taken back.
const AS_PLAYED: &str = "played";

pub(super) fn write(ask: LeagueAsk) -> String {
    let game = ask.game.as_str();
    match ask.wish {
        LeagueWish::Open => format!("{game}.open"),
        LeagueWish::Make(weeks) => format!("{game}.make.{weeks}"),
        LeagueWish::Of(league, step) => {
            let step = match step {
                LeagueStep::Show => "show".to_owned(),
                LeagueStep::Join => "join".to_owned(),
                LeagueStep::Leave => "leave".to_owned(),
                LeagueStep::Play => "play".to_owned(),
                LeagueStep::Week(week) => format!("week.{week}"),
                LeagueStep::Pairing(week, number) => format!("pairing.{week}.{number}"),
                LeagueStep::Correct(week, number, outcome) => {
                    let outcome = outcome.map_or(AS_PLAYED, Outcome::name);
                    format!("correct.{week}.{number}.{outcome}")
                }
                LeagueStep::Start => "start".to_owned(),
                LeagueStep::AskEnd => "ask-end".to_owned(),
                LeagueStep::End => "end".to_owned(),
            };
            format!("{game}.of.{league}.{step}")
        }
    }
}

pub(super) fn read(text: &str) -> Option<LeagueAsk> {
    let parts: Vec<&str> = text.split('.').collect();
    let (game, wish) = parts.split_first()?;
    let wish = match wish {
        ["open"] => LeagueWish::Open,
        ["make", weeks] => LeagueWish::Make(weeks.parse().ok()?),
        ["of", league, step @ ..] => {
            LeagueWish::Of(InteractionId(league.parse().ok()?), read_step(step)?)
        }
        _ => return None,
    };
    Some(LeagueAsk { game: GameKind::from_name(game)?, wish })
}

fn read_step(parts: &[&str]) -> Option<LeagueStep> {
    let number = |text: &str| text.parse().ok();
    Some(match parts {
        ["show"] => LeagueStep::Show,
        ["join"] => LeagueStep::Join,
        ["leave"] => LeagueStep::Leave,
        ["play"] => LeagueStep::Play,
        ["week", week] => LeagueStep::Week(number(week)?),
        ["pairing", week, at] => LeagueStep::Pairing(number(week)?, number(at)?),
        ["correct", week, at, outcome] => {
            let outcome = match *outcome {
                AS_PLAYED => None,
                outcome => Some(Outcome::named(outcome)?),
            };
            LeagueStep::Correct(number(week)?, number(at)?, outcome)
        }
        ["start"] => LeagueStep::Start,
        ["ask-end"] => LeagueStep::AskEnd,
        ["end"] => LeagueStep::End,
        _ => return None,
    })
}
