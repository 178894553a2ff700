//! What is asked of a game itself: `<game>.<wish>`.

use ask::{GameAsk, GameWish};
use games::GameKind;

pub(super) fn write(ask: GameAsk) -> String {
    format!("{}.{}", ask.game.as_str(), ask.wish.name())
}

pub(super) fn read(text: &str) -> Option<GameAsk> {
    let (game, wish) = text.split_once('.')?;
    let game = GameKind::from_name(game)?;
    let wish = GameWish::named(wish)?;
    Some(GameAsk { game, wish })
}
