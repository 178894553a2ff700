//! Before the match: joining, leaving, removing, starting.

use games::{AnyMatch, SeatNo};
use players::Level;
use rand::CryptoRng;
use values::{ChannelId, Millis, UserId};

use super::board::Presence;
use super::command::{CommandRequest, Open, Person, Under, UnderKind};
use super::notice::Notice;
use super::session::{Effects, Reply, Session};
use super::state::{Dm, Guest, LOBBY_ENDS, Phase, Player, State};
use super::text::{Say, Value};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LobbyStage {
    /// People may join.
    Open,
    /// The match has begun.
    Started,
    /// Somebody closed it.
    Stopped(String),
    /// Nobody started it for long.
    Expired,
    /// Everybody got up.
    Deserted,
}

/// A fresh lobby, its host already seated.
pub fn open(open: &Open, channel: ChannelId, invited: Vec<Guest>, now: Millis) -> State {
    let host = Guest { user: open.person.user, name: open.person.name.clone() };
    let bots = open.bots.iter().map(|(name, level)| bot_player(name.clone(), *level));
    State {
        guild: open.place.guild,
        guild_name: open.place.guild_name.clone(),
        channel,
        locale: open.place.locale.clone(),
        host,
        settings: open.settings.clone(),
        players: std::iter::once(player(&open.person)).chain(bots).collect(),
        invited,
        removed: open.removed.clone(),
        phase: Phase::Lobby(now + LOBBY_ENDS),
        step: 0,
        since: now,
        reminded: false,
        page: 0,
        shown: Default::default(),
        page_done: true,
        posted: None,
        lobby: None,
        waiting_sent: 0,
        reminder: None,
        turns: 0,
        lost_pages: 0,
        bot_turn: None,
        held: false,
        buried: false,
        unshown: false,
        parent: open.parent,
        private: open.private,
        shared: false,
        seal: None,
    }
}

fn player(person: &Person) -> Player {
    Player {
        user: Some(person.user),
        name: person.name.clone(),
        bot: None,
        locale: person.locale.clone(),
        presence: Presence::Here,
        removed: false,
        missed: 0,
        missed_in: None,
        dm: Dm::Unknown,
        dm_moved: false,
        absent: 0,
        hints: Default::default(),
    }
}

/// A bot. There is no way to its hand: nothing is ever sent to it.
pub(super) fn bot_player(name: String, level: Level) -> Player {
    Player {
        user: None,
        name,
        bot: Some(level),
        locale: String::new(),
        presence: Presence::Here,
        removed: false,
        missed: 0,
        missed_in: None,
        dm: Dm::Closed,
        dm_moved: false,
        absent: 0,
        hints: Default::default(),
    }
}

/// Whether somebody may start, remove and stop: the host, or who manages channels.
pub(super) fn may_rule(state: &State, person: &Person) -> bool {
    state.host.user == person.user || person.manages
}

/// "Only Ada …"; there are no moderators where the table moves by clicks.
pub(super) fn only_host(id: &'static str, state: &State) -> Reply {
    let id = if state.moves_by_clicks() { "only-host-here" } else { id };
    Say::with(id, "host", Value::Name(state.host.name.clone())).into()
}

impl Session {
    /// Somebody sits down.
    pub(super) fn join(&mut self, person: &Person, now: Millis) -> Reply {
        let state = &mut self.state;
        if state.seat_of(person.user).is_some() {
            return Say::plain("already-seated").into();
        }
        let most = state.settings.most_seats();
        if state.players.len() >= usize::from(most) {
            let bots = state.players.iter().any(|p| p.bot.is_some());
            let id = if bots { "lobby-full-bots" } else { "lobby-full" };
            return Say::with(id, "most", most).into();
        }
        state.players.push(player(person));
        // Somebody waits here again.
        state.since = now;
        state.invited.retain(|guest| guest.user != person.user);
        Reply::Lobby
    }

    /// Somebody gets up again; the table passes to the next, and is closed when nobody is left.
    pub(super) fn leave_lobby(&mut self, person: &Person) -> Reply {
        if self.state.seat_of(person.user).is_none() {
            return Say::plain("not-seated").into();
        }
        self.get_up(person);
        Reply::Lobby
    }

    fn get_up(&mut self, person: &Person) {
        let state = &mut self.state;
        state.players.retain(|p| p.user != Some(person.user));
        match state.next_host() {
            Some(next) if state.host.user == person.user => state.host = next,
            Some(_) => {}
            None => {
                // Bots alone do not keep a table open.
                state.players.clear();
                state.phase = Phase::Closed;
            }
        }
    }

    /// The host removes somebody from the lobby.
    pub(super) fn kick_from_lobby(&mut self, person: &Person) {
        self.get_up(person);
        self.state.removed.push(person.user);
    }

    /// The host deals the first game; `by` sees their hand as the answer to that.
    pub(super) fn start(
        &mut self,
        request: &CommandRequest,
        by: Option<SeatNo>,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) -> Reply {
        if !may_rule(&self.state, &request.person) {
            return only_host("only-host-start", &self.state);
        }
        let seats = self.state.players.len();
        let least = self.state.settings.least_seats();
        if seats < least {
            return Say::with("too-few-players", "least", least).into();
        }
        match AnyMatch::create(&self.state.settings.rules, seats) {
            Ok(game) => self.game = Some(game),
            Err(contradictions) => return Reply::CannotStart(seats, contradictions),
        }
        self.state.phase = Phase::Playing;
        self.close_seal(request);
        self.deal(by, now, rng, effects);
        Reply::Lobby
    }

    /// Nobody started the table for a day.
    pub(super) fn expire_lobby(&mut self, now: Millis, effects: &mut Effects) {
        self.state.phase = Phase::Closed;
        effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now);
    }

    /// The lobby was shown to the one person who opened it: there can be no table.
    pub fn lobby_hidden(&mut self, effects: &mut Effects) {
        // Somebody else may have called it down meanwhile.
        if matches!(self.state.phase, Phase::Lobby(_)) && self.state.lobby.is_none() {
            self.state.phase = Phase::Closed;
            effects.withdrawn.push("lobby".into());
        }
    }

    /// Whether somebody could sit down now.
    pub fn may_still_join(&self, user: UserId) -> bool {
        let state = &self.state;
        matches!(state.phase, Phase::Lobby(_))
            && state.seat_of(user).is_none()
            && !state.removed.contains(&user)
            && state.players.len() < usize::from(state.settings.most_seats())
    }

    /// Whether a click under this message of the lobby changes that message. Where the bot has a right
    /// of its own, an older copy of the lobby goes, and a click there is answered in words.
    pub fn is_lobby(&self, under: Under) -> bool {
        under.kind == UnderKind::Public
            && (self.state.moves_by_clicks() || Some(under.message) == self.state.lobby)
    }

    /// Whether the lobby was closed before a match began.
    pub(super) fn never_began(&self) -> bool {
        !matches!(self.stage(), LobbyStage::Open | LobbyStage::Started)
    }

    /// Returns the stage of the lobby, for its message.
    pub fn stage(&self) -> LobbyStage {
        use super::board::Stop;
        match &self.state.phase {
            Phase::Lobby(_) => LobbyStage::Open,
            Phase::Closed if self.state.players.is_empty() => LobbyStage::Deserted,
            Phase::Closed => LobbyStage::Expired,
            Phase::Stopped(Stop::By(by)) if self.game.is_none() => {
                LobbyStage::Stopped(by.name().to_owned())
            }
            _ => LobbyStage::Started,
        }
    }
}
