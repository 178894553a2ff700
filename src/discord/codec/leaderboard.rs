//! Leaderboards.

use ask::{LeaderboardAsk, Order, Showing, Window};
use games::{AnyRules, GameKind};
use values::Ladder;

pub(super) fn write(ask: &LeaderboardAsk) -> String {
    match ask {
        LeaderboardAsk::Show(showing) => format!("show.{}", page(showing)),
        LeaderboardAsk::Back(showing) => format!("back.{}", page(showing)),
        LeaderboardAsk::Share(showing) => format!("share.{}", page(showing)),
    }
}

pub(super) fn read(text: &str) -> Option<LeaderboardAsk> {
    let (verb, showing) = text.split_once('.')?;
    let showing = read_page(showing)?;
    Some(match verb {
        "show" => LeaderboardAsk::Show(showing),
        "back" => LeaderboardAsk::Back(showing),
        "share" => LeaderboardAsk::Share(showing),
        _ => return None,
    })
}

pub(super) fn page(showing: &Showing) -> String {
    let Showing { game, variant, order, window, ladder, page, shared } = showing;
    let played = played(*game, variant.as_deref());
    let (order, window, ladder) = (order.name(), window.name(), ladder.name());
    format!("{order}.{window}.{ladder}.{page}.{}.{played}", u8::from(*shared))
}

pub(super) fn read_page(text: &str) -> Option<Showing> {
    let mut parts = text.splitn(6, '.');
    let order = Order::named(parts.next()?)?;
    let window = Window::named(parts.next()?)?;
    let ladder = Ladder::named(parts.next()?)?;
    let page = parts.next()?.parse().ok()?;
    let shared = match parts.next()? {
        "0" => false,
        "1" => true,
        _ => return None,
    };
    let (game, variant) = read_played(parts.next()?)?;
    Some(Showing { game, variant, order, window, ladder, page, shared })
}

pub(super) fn played(game: GameKind, variant: Option<&str>) -> String {
    format!("{}.{}", game.as_str(), variant.unwrap_or_default())
}

pub(super) fn read_played(text: &str) -> Option<(GameKind, Option<String>)> {
    let (game, variant) = text.split_once('.')?;
    let game = GameKind::from_name(game)?;
    match variant {
        "" => Some((game, None)),
        name => Some((game, Some(AnyRules::variant(name)?.name()))),
    }
}
