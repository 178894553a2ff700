//! The settings of servers and people.

use ask::{SettingsAsk, SettingsPage};
use games::GameKind;
use values::{GuildId, Hands, Pace, PersonChange, Seasons, ServerChange};
use view::Words;

/// The text of an ask, also as a value of a menu.
pub(super) fn write(ask: &SettingsAsk) -> String {
    match ask {
        SettingsAsk::Open => "open.".into(),
        SettingsAsk::Show(page) => format!("show.{}", page.name()),
        SettingsAsk::Server(change) => format!("server.{}", write_server(change)),
        SettingsAsk::Mine(change) => format!("mine.{}", write_mine(change)),
        SettingsAsk::Alerts(on) => format!("alerts.{on}"),
        SettingsAsk::StopAlerts(guild) => format!("stop-alerts.{guild}"),
    }
}

pub(super) fn read(text: &str) -> Option<SettingsAsk> {
    let (kind, rest) = text.split_once('.')?;
    Some(match kind {
        "open" => SettingsAsk::Open,
        "show" => SettingsAsk::Show(SettingsPage::named(rest)?),
        "server" => SettingsAsk::Server(read_server(rest)?),
        "mine" => SettingsAsk::Mine(read_mine(rest)?),
        "alerts" => SettingsAsk::Alerts(rest.parse().ok()?),
        "stop-alerts" => SettingsAsk::StopAlerts(GuildId(rest.parse().ok()?)),
        _ => return None,
    })
}

fn write_server(change: &ServerChange) -> String {
    match change {
        ServerChange::Language(language) => format!("language.{}", or_nothing(language.as_ref())),
        ServerChange::Rules(game, change) => format!("rules.{}.{change}", game.as_str()),
        ServerChange::Pace(pace) => format!("pace.{}", pace.name()),
        ServerChange::Thread(on) => format!("thread.{on}"),
        ServerChange::Quiet(on) => format!("quiet.{on}"),
        ServerChange::Hands(hands) => format!("hands.{}", hands.name()),
        ServerChange::Hints(on) => format!("hints.{on}"),
        ServerChange::Animations(on) => format!("animations.{on}"),
        ServerChange::Reminders(on) => format!("reminders.{on}"),
        ServerChange::Seasons(seasons) => format!("seasons.{}", seasons.name()),
        ServerChange::Achievements(on) => format!("achievements.{on}"),
        ServerChange::KeepDays(days) => format!("keep.{}", or_nothing(days.as_ref())),
        // Discord's own menus have these.
        ServerChange::Channels(_) | ServerChange::Banned(_) | ServerChange::OfShown(..) => {
            "unknown".into()
        }
    }
}

fn read_server(text: &str) -> Option<ServerChange> {
    let (name, value) = text.split_once('.')?;
    let on = || value.parse().ok();
    Some(match name {
        "language" => ServerChange::Language(language(value)?),
        "rules" => {
            let (game, change) = value.split_once('.')?;
            ServerChange::Rules(GameKind::from_name(game)?, change.to_owned())
        }
        "pace" => ServerChange::Pace(Pace::named(value)?),
        "thread" => ServerChange::Thread(on()?),
        "quiet" => ServerChange::Quiet(on()?),
        "hands" => ServerChange::Hands(Hands::named(value)?),
        "hints" => ServerChange::Hints(on()?),
        "animations" => ServerChange::Animations(on()?),
        "reminders" => ServerChange::Reminders(on()?),
        "seasons" => ServerChange::Seasons(Seasons::named(value)?),
        "achievements" => ServerChange::Achievements(on()?),
        "keep" if value.is_empty() => ServerChange::KeepDays(None),
        "keep" => ServerChange::KeepDays(Some(value.parse().ok().filter(|days| *days > 0)?)),
        _ => return None,
    })
}

fn write_mine(change: &PersonChange) -> String {
    match change {
        PersonChange::Language(language) => format!("language.{}", or_nothing(language.as_ref())),
        PersonChange::Hands(hands) => format!("hands.{}", hands.map_or("", Hands::name)),
        PersonChange::Reminders(on) => format!("reminders.{on}"),
        PersonChange::Still(on) => format!("still.{on}"),
        PersonChange::FourColours(on) => format!("suits.{on}"),
        // The page of privacy asks for the one, and nobody for the other.
        PersonChange::Puzzles(_) | PersonChange::Unreached(_) => "unknown".into(),
    }
}

fn read_mine(text: &str) -> Option<PersonChange> {
    let (name, value) = text.split_once('.')?;
    Some(match name {
        "language" => PersonChange::Language(language(value)?),
        "hands" if value.is_empty() => PersonChange::Hands(None),
        "hands" => PersonChange::Hands(Some(Hands::named(value)?)),
        "reminders" => PersonChange::Reminders(value.parse().ok()?),
        "still" => PersonChange::Still(value.parse().ok()?),
        "suits" => PersonChange::FourColours(value.parse().ok()?),
        _ => return None,
    })
}

fn or_nothing(value: Option<&impl ToString>) -> String {
    value.map(ToString::to_string).unwrap_or_default()
}

/// A language that there is a catalogue for, or nobody's own.
fn language(text: &str) -> Option<Option<String>> {
    if text.is_empty() {
        return Some(None);
    }
    Words::all().find(|known| *known == text).map(|known| Some(known.to_owned()))
}
