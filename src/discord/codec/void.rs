//! Matches declared void.

use ask::VoidAsk;
use games::GameKind;
use values::TableId;

pub(super) fn write(ask: VoidAsk) -> String {
    let one = |verb, game: GameKind, page, id| format!("{verb}.{}.{page}.{id}", game.as_str());
    match ask {
        VoidAsk::List(game, page) => format!("list.{}.{page}", game.as_str()),
        VoidAsk::Look(game, page, id) => one("look", game, page, id),
        VoidAsk::Declare(game, page, id) => one("declare", game, page, id),
        VoidAsk::Restore(game, page, id) => one("restore", game, page, id),
    }
}

pub(super) fn read(text: &str) -> Option<VoidAsk> {
    let mut parts = text.splitn(4, '.');
    let verb = parts.next()?;
    let game = GameKind::from_name(parts.next()?)?;
    let page = parts.next()?.parse().ok()?;
    let id = parts.next().map(|id| id.parse().map(TableId)).transpose().ok()?;
    Some(match (verb, id) {
        ("list", None) => VoidAsk::List(game, page),
        ("look", Some(id)) => VoidAsk::Look(game, page, id),
        ("declare", Some(id)) => VoidAsk::Declare(game, page, id),
        ("restore", Some(id)) => VoidAsk::Restore(game, page, id),
        _ => return None,
    })
}

/// Game and page of the menu of the list.
pub(super) fn read_menu(text: &str) -> Option<(GameKind, u32)> {
    let (game, page) = text.strip_prefix("menu.")?.split_once('.')?;
    Some((GameKind::from_name(game)?, page.parse().ok()?))
}
