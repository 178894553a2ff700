//! Duels.

use super::numbered;
use ask::{DuelAsk, DuelWish};
use games::GameKind;
use values::InteractionId;

pub(super) fn write(ask: &DuelAsk) -> String {
    let (game, duel) = (ask.game.as_str(), ask.duel);
    match &ask.wish {
        DuelWish::Play => format!("{game}.{duel}.play"),
        DuelWish::Choose { step, choice } => format!("{game}.{duel}.choose.{step}.{choice}"),
        DuelWish::Pick { step, picked } => format!("{game}.{duel}.pick.{step}.{picked}"),
        DuelWish::Share => format!("{game}.{duel}.share"),
    }
}

pub(super) fn read(text: &str) -> Option<DuelAsk> {
    let (game, text) = text.split_once('.')?;
    let (duel, text) = text.split_once('.')?;
    let (name, rest) = text.split_once('.').unwrap_or((text, ""));
    let wish = match name {
        "play" => DuelWish::Play,
        "choose" => {
            let (step, choice) = numbered(rest)?;
            DuelWish::Choose { step, choice: choice.to_owned() }
        }
        "pick" => {
            let (step, picked) = numbered(rest)?;
            DuelWish::Pick { step, picked: picked.to_owned() }
        }
        "share" => DuelWish::Share,
        _ => return None,
    };
    let (game, duel) = (GameKind::from_name(game)?, InteractionId(duel.parse().ok()?));
    Some(DuelAsk { game, duel, wish })
}
