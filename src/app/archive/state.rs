//! The state of a table as it is stored. Names are not in it: they have a table of their own.

use std::collections::HashMap;

use games::AnyRules;
use players::Level;
use serde::{Deserialize, Serialize};

use super::page::{StoredPause, StoredPresence, StoredShown, StoredStop};
use super::seal::StoredSeal;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::settings::{Hands, Pace, Settings};
use crate::store::StoredPerson;
use crate::table::State;
use crate::table::board::Presence;
use crate::table::state::{BotTurn, Dm, Guest, Hints, Phase, Player, Posted};

/// The names at a table, as the database has them beside its state.
#[derive(Default)]
pub(super) struct Names {
    seats: HashMap<usize, String>,
    users: HashMap<UserId, String>,
}

impl Names {
    pub(super) fn of(people: &[StoredPerson]) -> Self {
        let seated = people.iter().filter_map(|p| Some((p.seat?, p.name.clone())));
        let known = people.iter().filter_map(|p| Some((p.user?, p.name.clone())));
        Self { seats: seated.collect(), users: known.collect() }
    }

    pub(super) fn user(&self, user: UserId) -> String {
        self.users.get(&user).cloned().unwrap_or_else(unknown)
    }

    fn seat(&self, seat: usize) -> String {
        self.seats.get(&seat).cloned().unwrap_or_else(unknown)
    }
}

/// Stands for a name that the database does not know.
fn unknown() -> String {
    "?".to_owned()
}

/// Everybody at a table: first the seats in their order, then who is known to it without a seat, those who
/// were removed among them: a table that knows somebody is found by this list.
pub fn people(state: &State) -> Vec<StoredPerson> {
    let seated = state.players.iter().enumerate().map(|(seat, player)| StoredPerson {
        seat: Some(seat),
        user: player.user,
        name: player.name.clone(),
        left: player.presence == Presence::Left,
    });
    let mut people: Vec<StoredPerson> = seated.collect();
    let stopper = match &state.phase {
        Phase::Stopped(crate::table::board::Stop::By { user: Some(user), name }) => {
            Some((*user, name))
        }
        _ => None,
    };
    let others = std::iter::once(&state.host).chain(&state.invited).map(|g| (g.user, &g.name));
    // Nobody reads their names any more.
    let nameless = String::new();
    let removed = state.removed.iter().map(|user| (*user, &nameless));
    for (user, name) in others.chain(stopper).chain(removed) {
        if !people.iter().any(|known| known.user == Some(user)) {
            people.push(StoredPerson {
                seat: None,
                user: Some(user),
                name: name.clone(),
                left: false,
            });
        }
    }
    people
}

#[derive(Serialize, Deserialize)]
pub(super) struct StoredState {
    guild: GuildId,
    guild_name: Option<String>,
    channel: ChannelId,
    locale: String,
    host: StoredGuest,
    settings: StoredSettings,
    players: Vec<StoredPlayer>,
    invited: Vec<StoredGuest>,
    removed: Vec<UserId>,
    phase: StoredPhase,
    step: u32,
    since: i64,
    reminded: bool,
    page: u32,
    shown: StoredShown,
    page_done: bool,
    posted: Option<StoredPosted>,
    lobby: Option<MessageId>,
    waiting_sent: u32,
    reminder: Option<MessageId>,
    turns: u32,
    lost_pages: u32,
    bot_turn: Option<StoredBotTurn>,
    held: bool,
    buried: bool,
    parent: Option<ChannelId>,
    shared: bool,
    private: bool,
    seal: Option<StoredSeal>,
}

#[derive(Serialize, Deserialize)]
struct StoredGuest {
    user: UserId,
}

#[derive(Serialize, Deserialize)]
struct StoredSettings {
    rules: AnyRules,
    pace: StoredPace,
    seats: u8,
    hints: bool,
    quiet: bool,
    private_hands: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredPace {
    Live,
    Relaxed,
    Slow,
}

#[derive(Serialize, Deserialize)]
struct StoredPlayer {
    user: Option<UserId>,
    bot: Option<StoredLevel>,
    locale: String,
    presence: StoredPresence,
    missed: u8,
    missed_in: Option<(u32, u32)>,
    dm: StoredDm,
    dm_moved: bool,
    absent: u32,
    hints: StoredHints,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredLevel {
    Easy,
    Normal,
    Hard,
}

#[derive(Serialize, Deserialize)]
struct StoredHints {
    asked: u32,
    last: Option<u32>,
}

#[derive(Serialize, Deserialize)]
enum StoredDm {
    Unknown,
    Channel { channel: ChannelId },
    Message { channel: ChannelId, message: MessageId },
    Closed,
}

#[derive(Serialize, Deserialize)]
enum StoredPhase {
    Lobby(i64),
    Playing,
    Between(i64),
    Paused(StoredPause, i64),
    Over,
    Stopped(StoredStop),
    Closed,
}

#[derive(Serialize, Deserialize)]
struct StoredPosted {
    page: u32,
    message: MessageId,
    at: i64,
    afterwards: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct StoredBotTurn {
    step: u32,
    at: i64,
}

impl StoredState {
    pub(super) fn of(state: &State) -> Self {
        Self {
            guild: state.guild,
            guild_name: state.guild_name.clone(),
            channel: state.channel,
            locale: state.locale.clone(),
            host: StoredGuest::of(&state.host),
            settings: StoredSettings::of(&state.settings),
            players: state.players.iter().map(StoredPlayer::of).collect(),
            invited: state.invited.iter().map(StoredGuest::of).collect(),
            removed: state.removed.clone(),
            phase: StoredPhase::of(&state.phase),
            step: state.step,
            since: state.since,
            reminded: state.reminded,
            page: state.page,
            shown: StoredShown::of(&state.shown),
            page_done: state.page_done,
            posted: state.posted.as_ref().map(|posted| StoredPosted {
                page: posted.page,
                message: posted.message,
                at: posted.at,
                afterwards: posted.afterwards.clone(),
            }),
            lobby: state.lobby,
            waiting_sent: state.waiting_sent,
            reminder: state.reminder,
            turns: state.turns,
            lost_pages: state.lost_pages,
            bot_turn: state.bot_turn.map(|BotTurn { step, at }| StoredBotTurn { step, at }),
            held: state.held,
            buried: state.buried,
            parent: state.parent,
            shared: state.shared,
            private: state.private,
            seal: state.seal.as_ref().map(StoredSeal::of),
        }
    }

    pub(super) fn read(self, names: &Names) -> State {
        let players = self.players.into_iter().enumerate();
        State {
            guild: self.guild,
            guild_name: self.guild_name,
            channel: self.channel,
            locale: self.locale,
            host: self.host.read(names),
            settings: self.settings.read(),
            players: players.map(|(seat, player)| player.read(seat, names)).collect(),
            invited: self.invited.into_iter().map(|guest| guest.read(names)).collect(),
            removed: self.removed,
            phase: self.phase.read(names),
            step: self.step,
            since: self.since,
            reminded: self.reminded,
            page: self.page,
            shown: self.shown.read(),
            page_done: self.page_done,
            posted: self.posted.map(|posted| Posted {
                page: posted.page,
                message: posted.message,
                at: posted.at,
                afterwards: posted.afterwards,
            }),
            lobby: self.lobby,
            waiting_sent: self.waiting_sent,
            reminder: self.reminder,
            turns: self.turns,
            lost_pages: self.lost_pages,
            bot_turn: self.bot_turn.map(|StoredBotTurn { step, at }| BotTurn { step, at }),
            held: self.held,
            buried: self.buried,
            parent: self.parent,
            shared: self.shared,
            private: self.private,
            seal: self.seal.and_then(StoredSeal::read),
        }
    }
}

impl StoredGuest {
    fn of(guest: &Guest) -> Self {
        Self { user: guest.user }
    }

    fn read(self, names: &Names) -> Guest {
        Guest { user: self.user, name: names.user(self.user) }
    }
}

impl StoredSettings {
    fn of(settings: &Settings) -> Self {
        let pace = match settings.pace {
            Pace::Live => StoredPace::Live,
            Pace::Relaxed => StoredPace::Relaxed,
            Pace::Slow => StoredPace::Slow,
        };
        let Settings { rules, seats, hints, quiet, .. } = settings.clone();
        let private_hands = settings.hands == Hands::Private;
        Self { rules, pace, seats, hints, quiet, private_hands }
    }

    fn read(self) -> Settings {
        let pace = match self.pace {
            StoredPace::Live => Pace::Live,
            StoredPace::Relaxed => Pace::Relaxed,
            StoredPace::Slow => Pace::Slow,
        };
        let hands = if self.private_hands { Hands::Private } else { Hands::Dm };
        let Self { rules, seats, hints, quiet, .. } = self;
        Settings { rules, pace, seats, hints, quiet, hands }
    }
}

impl StoredPlayer {
    fn of(player: &Player) -> Self {
        Self {
            user: player.user,
            bot: player.bot.map(|level| match level {
                Level::Easy => StoredLevel::Easy,
                Level::Normal => StoredLevel::Normal,
                Level::Hard => StoredLevel::Hard,
            }),
            locale: player.locale.clone(),
            presence: StoredPresence::of(player.presence),
            missed: player.missed,
            missed_in: player.missed_in,
            dm: match player.dm {
                Dm::Unknown => StoredDm::Unknown,
                Dm::Channel { channel } => StoredDm::Channel { channel },
                Dm::Message { channel, message } => StoredDm::Message { channel, message },
                Dm::Closed => StoredDm::Closed,
            },
            dm_moved: player.dm_moved,
            absent: player.absent,
            hints: StoredHints { asked: player.hints.asked, last: player.hints.last },
        }
    }

    fn read(self, seat: usize, names: &Names) -> Player {
        Player {
            user: self.user,
            name: names.seat(seat),
            bot: self.bot.map(|level| match level {
                StoredLevel::Easy => Level::Easy,
                StoredLevel::Normal => Level::Normal,
                StoredLevel::Hard => Level::Hard,
            }),
            locale: self.locale,
            presence: self.presence.read(),
            missed: self.missed,
            missed_in: self.missed_in,
            dm: match self.dm {
                StoredDm::Unknown => Dm::Unknown,
                StoredDm::Channel { channel } => Dm::Channel { channel },
                StoredDm::Message { channel, message } => Dm::Message { channel, message },
                StoredDm::Closed => Dm::Closed,
            },
            dm_moved: self.dm_moved,
            absent: self.absent,
            hints: Hints { asked: self.hints.asked, last: self.hints.last },
        }
    }
}

impl StoredPhase {
    fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Lobby(closes) => Self::Lobby(*closes),
            Phase::Playing => Self::Playing,
            Phase::Between(next_at) => Self::Between(*next_at),
            Phase::Paused(why, since) => Self::Paused(StoredPause::of(*why), *since),
            Phase::Over => Self::Over,
            Phase::Stopped(stop) => Self::Stopped(StoredStop::of(stop)),
            Phase::Closed => Self::Closed,
        }
    }

    fn read(self, names: &Names) -> Phase {
        match self {
            Self::Lobby(closes) => Phase::Lobby(closes),
            Self::Playing => Phase::Playing,
            Self::Between(next_at) => Phase::Between(next_at),
            Self::Paused(why, since) => Phase::Paused(why.read(), since),
            Self::Over => Phase::Over,
            Self::Stopped(stop) => Phase::Stopped(stop.read(names)),
            Self::Closed => Phase::Closed,
        }
    }
}
