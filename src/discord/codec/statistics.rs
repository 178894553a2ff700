//! Somebody's statistics.

use ask::StatisticsAsk;
use games::GameKind;
use values::{Ladder, UserId};

pub(super) fn write(ask: &StatisticsAsk) -> String {
    let show = if ask.show { "show" } else { "see" };
    format!("{show}.{}.{}.{}", ask.game.as_str(), ask.ladder.name(), ask.user)
}

pub(super) fn read(text: &str) -> Option<StatisticsAsk> {
    let mut parts = text.split('.');
    let show = match parts.next()? {
        "show" => true,
        "see" => false,
        _ => return None,
    };
    let game = GameKind::from_name(parts.next()?)?;
    let ladder = Ladder::named(parts.next()?)?;
    let user = UserId(parts.next()?.parse().ok()?);
    parts.next().is_none().then_some(StatisticsAsk { game, user, ladder, show })
}
