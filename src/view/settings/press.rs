//! What a button or a menu of the settings asks for, and how it is written.

use crate::view::words::Words;
use games::GameKind;
use values::{ChannelId, GuildId, UserId};
use values::{Hands, Pace, PersonChange, Seasons, ServerChange};

/// What is asked of the settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsPress {
    /// Show them: those of the server to whoever manages it, to everybody else their own.
    Open,
    /// Show a page of them.
    Show(SettingsPage),
    /// Change what holds on this server.
    Server(ServerChange),
    /// Change what holds for whoever asks.
    Mine(PersonChange),
    /// Tell whoever asks of new tables on this server, or do not.
    Alerts(bool),
    /// Do not tell whoever asks of new tables on that server any more.
    StopAlerts(GuildId),
}

/// A page of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsPage {
    /// The server: language, channels, hands, seasons, how long matches are kept.
    Server,
    /// What is played where the host does not say.
    Tables,
    /// What players may do, and who may not play.
    Players,
    /// What whoever looks at it wants for themselves.
    Mine,
}

impl SettingsPage {
    /// Those of a server.
    pub const OF_SERVER: [Self; 3] = [Self::Server, Self::Tables, Self::Players];

    /// Its name in buttons and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Tables => "tables",
            Self::Players => "players",
            Self::Mine => "mine",
        }
    }

    /// The page on which a change of the server's settings is made.
    #[must_use]
    pub const fn of(change: &ServerChange) -> Self {
        match change {
            ServerChange::Language(_)
            | ServerChange::Channels(_)
            | ServerChange::Hands(_)
            | ServerChange::Seasons(_)
            | ServerChange::KeepDays(_) => Self::Server,
            ServerChange::Rules(..)
            | ServerChange::Pace(_)
            | ServerChange::Thread(_)
            | ServerChange::Quiet(_) => Self::Tables,
            ServerChange::Hints(_)
            | ServerChange::Animations(_)
            | ServerChange::Reminders(_)
            | ServerChange::Achievements(_)
            | ServerChange::Banned(_) => Self::Players,
        }
    }
}

impl SettingsPress {
    /// How it is written, also as a value of a menu.
    #[must_use]
    pub fn encode(&self) -> String {
        match self {
            Self::Open => "open.".into(),
            Self::Show(page) => format!("show.{}", page.name()),
            Self::Server(change) => format!("server.{}", encode_server(change)),
            Self::Mine(change) => format!("mine.{}", encode_mine(change)),
            Self::Alerts(on) => format!("alerts.{on}"),
            Self::StopAlerts(guild) => format!("stop-alerts.{guild}"),
        }
    }

    /// Reads it; `None` for whatever this bot did not write.
    #[must_use]
    pub fn decode(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once('.')?;
        Some(match kind {
            "open" => Self::Open,
            "show" => {
                let pages = SettingsPage::OF_SERVER.into_iter().chain([SettingsPage::Mine]);
                Self::Show(pages.into_iter().find(|page| page.name() == rest)?)
            }
            "server" => Self::Server(decode_server(rest)?),
            "mine" => Self::Mine(decode_mine(rest)?),
            "alerts" => Self::Alerts(rest.parse().ok()?),
            "stop-alerts" => Self::StopAlerts(GuildId(rest.parse().ok()?)),
            _ => return None,
        })
    }
}

fn encode_server(change: &ServerChange) -> String {
    let ids = |ids: Vec<u64>| ids.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    match change {
        ServerChange::Language(language) => format!("language.{}", or_nothing(language.as_ref())),
        ServerChange::Channels(channels) => {
            format!("channels.{}", ids(channels.iter().map(|channel| channel.0).collect()))
        }
        ServerChange::Banned(users) => {
            format!("banned.{}", ids(users.iter().map(|user| user.0).collect()))
        }
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
    }
}

fn decode_server(text: &str) -> Option<ServerChange> {
    let (name, value) = text.split_once('.')?;
    let on = || value.parse().ok();
    Some(match name {
        "language" => ServerChange::Language(language(value)?),
        "channels" => ServerChange::Channels(ids(value)?.into_iter().map(ChannelId).collect()),
        "banned" => ServerChange::Banned(ids(value)?.into_iter().map(UserId).collect()),
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

fn encode_mine(change: &PersonChange) -> String {
    match change {
        PersonChange::Language(language) => format!("language.{}", or_nothing(language.as_ref())),
        PersonChange::Hands(hands) => format!("hands.{}", hands.map_or("", Hands::name)),
        PersonChange::Reminders(on) => format!("reminders.{on}"),
        PersonChange::Still(on) => format!("still.{on}"),
        // Nobody is asked.
        PersonChange::Unreached(_) => "unknown".into(),
    }
}

fn decode_mine(text: &str) -> Option<PersonChange> {
    let (name, value) = text.split_once('.')?;
    Some(match name {
        "language" => PersonChange::Language(language(value)?),
        "hands" if value.is_empty() => PersonChange::Hands(None),
        "hands" => PersonChange::Hands(Some(Hands::named(value)?)),
        "reminders" => PersonChange::Reminders(value.parse().ok()?),
        "still" => PersonChange::Still(value.parse().ok()?),
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

fn ids(text: &str) -> Option<Vec<u64>> {
    text.split(',').filter(|id| !id.is_empty()).map(|id| id.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::CustomId;

    #[test]
    fn every_press_comes_back_as_it_was_written_and_fits_a_custom_id() {
        let server = [
            ServerChange::Language(None),
            ServerChange::Language(Some("de".into())),
            ServerChange::Rules(GameKind::Sixtysix, "points.1000".into()),
            ServerChange::Pace(Pace::Slow),
            ServerChange::Thread(true),
            ServerChange::Quiet(false),
            ServerChange::Hands(Hands::Private),
            ServerChange::Hints(false),
            ServerChange::Animations(false),
            ServerChange::Reminders(false),
            ServerChange::Seasons(Seasons::Quarterly),
            ServerChange::Achievements(false),
            ServerChange::KeepDays(None),
            ServerChange::KeepDays(Some(90)),
            ServerChange::Channels(Vec::new()),
            ServerChange::Channels(vec![ChannelId(7), ChannelId(u64::MAX)]),
            ServerChange::Banned(vec![UserId(7)]),
        ];
        let mine = [
            PersonChange::Language(Some("fr".into())),
            PersonChange::Hands(None),
            PersonChange::Hands(Some(Hands::Dm)),
            PersonChange::Reminders(false),
            PersonChange::Still(true),
        ];
        let others = [
            SettingsPress::Open,
            SettingsPress::Show(SettingsPage::Players),
            SettingsPress::Show(SettingsPage::Mine),
            SettingsPress::Alerts(true),
            SettingsPress::StopAlerts(GuildId(u64::MAX)),
        ];
        let server = server.into_iter().map(SettingsPress::Server);
        for press in server.chain(mine.into_iter().map(SettingsPress::Mine)).chain(others) {
            let id = CustomId::Settings(press.clone()).encode();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(CustomId::decode(&id), CustomId::Settings(press));
        }
    }

    #[test]
    fn what_this_bot_did_not_write_is_no_press() {
        for text in [
            "",
            "server",
            "server.language.tlh",
            "server.keep.0",
            "server.rules.chess.x",
            "server.channels.a",
            "mine.unreached.true",
            "mine.hands.aloud",
            "show.nothing",
            "alerts.perhaps",
        ] {
            assert_eq!(SettingsPress::decode(text), None, "{text:?}");
        }
    }
}
