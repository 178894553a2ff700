//! Everything about a table but the cards: who sits, what was agreed on, where the match stands.
//!
//! It is stored with every step. The match itself is not in it: that comes of replaying its events.

use games::SeatNo;
use players::{Level, Style};
use serde::{Deserialize, Serialize};
use values::{ChannelId, GuildId, MessageId, Millis, Settings, UserId};

use super::board::{Pause, Presence, SeatLabel, Shown, Stop};
use super::command::Place;
use super::roster;
use super::seal::Seal;

/// A table without its cards: everything that is stored of it, in this order, but names and the
/// seal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    /// The server.
    pub guild: GuildId,
    /// The server's name, if it is known.
    pub guild_name: Option<String>,
    /// The channel or thread that the match is played in.
    pub channel: ChannelId,
    /// The language of the channel, as Discord spells it.
    pub locale: String,
    /// The person who opened the table, or to whom it was handed on.
    pub host: Guest,
    /// The settings that were agreed on.
    pub settings: Settings,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// The people who are asked to join again.
    pub invited: Vec<Guest>,
    /// The people who were removed and may not come back.
    pub removed: Vec<UserId>,
    pub phase: Phase,
    /// Counts the decisions of the match: a button made for an earlier step is an old one.
    pub step: u32,
    /// Since when the table waits for the present decision.
    pub since: Millis,
    /// Whether the missing ones have been reminded of it.
    pub reminded: bool,
    /// Counts the table messages, from 1; see [`Posted`].
    pub page: u32,
    /// The events that the present page tells.
    pub shown: Shown,
    /// Whether the present page is finished, so that what comes next begins another.
    pub page_done: bool,
    /// The message with the buttons, if it is known.
    pub posted: Option<Posted>,
    /// The lobby message, if it is known.
    pub lobby: Option<MessageId>,
    /// The number of times that the waiting line was brought up to date in this step at the cost of
    /// a request.
    pub waiting_sent: u32,
    /// The reminder that stands in the channel, if there is one.
    pub reminder: Option<MessageId>,
    /// The number of turns that have been played.
    pub turns: u32,
    /// Updates that could not be posted, which the next page owns up to.
    pub lost_pages: u32,
    /// When bots decide for their seats, while the table waits for any of them.
    pub bot_turn: Option<BotTurn>,
    /// Whether the present page is held back until bots have decided what belongs on it, too.
    pub held: bool,
    /// Whether the present page has sunk from sight, as far as the table knows: only asked where
    /// the match keeps to one message.
    pub buried: bool,
    /// Whether something could not be shown, since nothing can be sent there without a click: the
    /// next one brings it.
    pub unshown: bool,
    /// The channel that the match has left for a thread of its own, or to be private.
    pub parent: Option<ChannelId>,
    /// Whether the result was shared in the parent.
    pub shared: bool,
    /// Whether the match is shown to its one player alone. It is in no channel then, and the number
    /// of its player stands for one: nobody has two of them.
    pub private: bool,
    /// The source of the deals; `None` where the table was opened before there were seals. It
    /// reveals every hand, so it cannot be written with the rest.
    #[serde(skip)]
    pub seal: Option<Seal>,
}

/// When bots decide for the seats they play. Stored, so that a restart in mid-turn loses nothing:
/// what they would have thought is thought again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotTurn {
    /// The step of the match it belongs to.
    pub step: u32,
    /// The moment.
    pub at: Millis,
}

/// The table message that carries the buttons now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Posted {
    /// The page it shows.
    pub page: u32,
    pub message: MessageId,
    /// When it was posted; long ago where that is not known.
    pub at: Millis,
    /// Its text once it has lost its buttons; `None` when it has lost them.
    pub afterwards: Option<String>,
}

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    pub user: UserId,
    /// Their name, already harmless. Not stored.
    #[serde(skip)]
    pub name: String,
}

/// Somebody with a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The person; `None` for a bot.
    pub user: Option<UserId>,
    /// Their name, already harmless. Not stored.
    #[serde(skip)]
    pub name: String,
    /// The level of a bot; `None` for a person.
    pub bot: Option<Level>,
    /// Their language, as Discord spells it.
    pub locale: String,
    /// Whether they play themselves.
    pub presence: Presence,
    /// Whether they have [left](Presence::Left) because the host removed them.
    #[serde(default)]
    pub removed: bool,
    /// In how many turns in a row the bot had to choose for them.
    pub missed: u8,
    /// The game and turn of the last of these.
    pub missed_in: Option<(u32, u32)>,
    /// The place where their hand is shown.
    pub dm: Dm,
    /// Whether the message there says that the hand is shown elsewhere.
    pub dm_moved: bool,
    /// In how many turns the bot chose for them.
    pub absent: u32,
    /// The hints they asked for.
    pub hints: Hints,
}

/// The hints that a player asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hints {
    /// In how many decisions.
    pub asked: u32,
    /// At which step of the match the last time: asking twice for one decision counts once.
    pub last: Option<u32>,
}

impl Player {
    /// Whether this is a person who plays themselves.
    pub fn is_here(&self) -> bool {
        self.bot.is_none() && self.presence == Presence::Here
    }

    /// Whether this is a person who has not left for good.
    pub fn stays(&self) -> bool {
        self.bot.is_none() && self.presence != Presence::Left
    }

    /// Returns the level of the bot that plays this seat: one of its own, or one for a person who
    /// is not there. `None` for a person who plays themselves.
    pub fn played_by_bot(&self) -> Option<Level> {
        self.bot.or_else(|| (!self.is_here()).then_some(STAND_IN))
    }

    /// Returns the style of the bot that plays this seat: that of its character.
    pub fn style(&self) -> Style {
        let character = self.bot.and_then(|_| roster::character(&self.name));
        character.map_or(Style::Even, |character| character.style)
    }
}

/// The level of the bots that play for people who are not there: decent, without an edge over those
/// who are.
pub const STAND_IN: Level = Level::USUAL;

/// The place where a player's hand is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Dm {
    /// Not tried yet.
    #[default]
    Unknown,
    /// Nowhere yet, but the way is open.
    Channel {
        /// The channel for direct messages.
        channel: ChannelId,
    },
    /// In this direct message.
    Message {
        /// The channel for direct messages.
        channel: ChannelId,
        message: MessageId,
    },
    /// They take none from the bot: "My hand" is their way.
    Closed,
}

/// The stage of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// People may join, until it is closed at this moment.
    Lobby(Millis),
    /// A game is played.
    Playing,
    /// A game is over; the next one is dealt at this moment.
    Between(Millis),
    /// The match rests, since this moment.
    Paused(Pause, Millis),
    /// The match is over.
    Over,
    /// The match was stopped before its end.
    Stopped(Stop),
    /// The lobby was closed before a match began.
    Closed,
}

/// An entry of a stored match: its deals and choices, in order. Their texts are the game's own. A
/// deal is every hand: no `Serialize`, no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub enum Entry {
    /// Cards were dealt.
    Deal(String),
    /// A choice was made.
    Move(Move),
    /// A bot made a choice, for its own seat or for a player who was not there.
    PlayedFor(Move),
}

/// A choice, and who made it.
#[derive(Clone, PartialEq, Eq)]
pub struct Move {
    pub seat: SeatNo,
    pub choice: String,
}

impl State {
    /// The channel that people know the match by.
    pub fn known_channel(&self) -> ChannelId {
        self.parent.filter(|_| self.private).unwrap_or(self.channel)
    }

    /// Whether the table moves by clicks alone: in a group chat, or on a server that doesn't have the
    /// bot, nothing can be sent but by the click of somebody who is there.
    pub fn moves_by_clicks(&self) -> bool {
        self.guild == GuildId::NONE && !self.private
    }

    /// Whether this is where the table stands. The bot may have been added to the server of a table
    /// that was opened without it.
    pub fn stands_at(&self, place: &Place) -> bool {
        place.channel == self.channel && (place.guild == self.guild || self.moves_by_clicks())
    }

    /// Whether the table still occupies its channel.
    pub fn is_open(&self) -> bool {
        !matches!(self.phase, Phase::Over | Phase::Stopped(_) | Phase::Closed)
    }

    /// Whether a match is under way.
    pub fn is_running(&self) -> bool {
        matches!(self.phase, Phase::Playing | Phase::Between(_) | Phase::Paused(..))
    }

    pub fn seat_of(&self, user: UserId) -> Option<SeatNo> {
        self.players.iter().position(|p| p.user == Some(user)).map(SeatNo::from_index)
    }

    /// Who becomes the host when the host goes: somebody who is there, or else who is away. `None`
    /// when nobody stays.
    pub fn next_host(&self) -> Option<Guest> {
        let guest = |p: &Player| Some(Guest { user: p.user?, name: p.name.clone() });
        let here = self.players.iter().filter(|p| p.is_here());
        let staying = self.players.iter().filter(|p| p.stays());
        here.chain(staying).find_map(guest)
    }

    pub fn player(&self, seat: SeatNo) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The players as messages name them.
    pub fn labels(&self) -> Vec<SeatLabel> {
        let label = |p: &Player| SeatLabel {
            name: if p.bot.is_some() { roster::marked(&p.name) } else { p.name.clone() },
            presence: p.presence,
            bot: p.bot.is_some(),
            hints: p.hints.asked,
            stayed: self.has_stayed(p),
        };
        self.players.iter().map(label).collect()
    }

    /// Whether somebody has played at least half of the turns themselves, and has not left. Whoever
    /// the host has removed did not leave. A bot has stayed.
    pub fn has_stayed(&self, player: &Player) -> bool {
        (player.presence != Presence::Left || player.removed) && player.absent * 2 <= self.turns
    }

    /// Whether all people but one have left, or none ever came: no person waits for another, so time
    /// does not run out.
    pub fn is_alone(&self) -> bool {
        self.players.iter().filter(|p| p.user.is_some() && p.stays()).count() < 2
    }

    /// When the present decision must be made; `None` where time does not run out.
    pub fn until(&self) -> Option<Millis> {
        (!self.is_alone()).then(|| self.since + self.settings.time())
    }

    /// When the missing ones are reminded: after two thirds of the time.
    pub fn remind_at(&self) -> Option<Millis> {
        (!self.is_alone()).then(|| self.since + self.settings.time() * 2 / 3)
    }

    /// When the table must be looked at without a click.
    pub fn wake_at(&self) -> Option<Millis> {
        match self.phase {
            Phase::Lobby(closes) => Some(closes),
            Phase::Playing => {
                let people = if self.reminded { self.until() } else { self.remind_at() };
                let people = people.unwrap_or(self.since + PAUSE_ENDS);
                Some(self.bot_turn.map_or(people, |turn| turn.at.min(people)))
            }
            Phase::Between(next_at) => Some(next_at),
            Phase::Paused(_, since) => Some(since + PAUSE_ENDS),
            Phase::Over | Phase::Stopped(_) | Phase::Closed => None,
        }
    }
}

/// The time for which a message may be changed often: Discord limits changes of those older than an
/// hour.
pub const PAGE_LASTS: Millis = 50 * 60_000;
/// The time that a lobby stays open without a start: a day.
pub const LOBBY_ENDS: Millis = 24 * 3_600_000;
/// The time that it stays open once more where nobody could come before its end: an hour.
pub const LOBBY_STAYS: Millis = 3_600_000;
/// The time that a match may rest before it is given up: two weeks.
pub const PAUSE_ENDS: Millis = 14 * 24 * 3_600_000;
/// The pause between two games.
pub const BETWEEN: Millis = 20_000;
