//! The settings of servers and people.

use values::{ChannelId, GuildId, PersonChange, ServerChange, UserId, named};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsAsk {
    /// Show them: those of the server to people who manage it, to everybody else their own.
    Open,
    Show(SettingsPage),
    /// Change what holds on this server.
    Server(ServerChange),
    /// Change what holds for the person who asks.
    Mine(PersonChange),
    /// Tell the person who asks of new tables on this server, or do not.
    Alerts(bool),
    /// Do not tell the person who asks of new tables on that server any more.
    StopAlerts(GuildId),
}

named! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SettingsPage {
        /// The server: language, channels, hands, seasons, how long matches are kept.
        Server = "server",
        /// The rules that are played where the host does not choose.
        Tables = "tables",
        /// The rights of players, and the people who may not play.
        Players = "players",
        /// The reader's own settings.
        Mine = "mine",
    }
}

impl SettingsPage {
    /// The pages of a server.
    pub const OF_SERVER: [Self; 3] = [Self::Server, Self::Tables, Self::Players];

    /// The page on which a change of the server's settings is made.
    pub const fn of(change: &ServerChange) -> Self {
        match change {
            ServerChange::OfShown(_, change) => Self::of(change),
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

named! {
    /// A setting that is a list of things of the server.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ServerList {
        /// The channels in which tables may be opened.
        Channels = "channels",
        /// The people who may not play.
        Banned = "banned",
    }
}

impl ServerList {
    /// The change that makes these of the list that was shown with this mark.
    pub fn becomes(self, shown: u32, ids: Vec<u64>) -> ServerChange {
        let ids = ids.into_iter();
        let change = match self {
            Self::Channels => ServerChange::Channels(ids.map(ChannelId).collect()),
            Self::Banned => ServerChange::Banned(ids.map(UserId).collect()),
        };
        ServerChange::OfShown(shown, Box::new(change))
    }
}
