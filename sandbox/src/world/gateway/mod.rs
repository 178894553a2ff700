//! Events on their way to the bots: sessions, sequence numbers and replay.

pub(crate) mod disorder;

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::id::Id;
use crate::time::Millis;
use crate::world::change::{Change, GatewayState};
use crate::world::log::Event;
use crate::world::shard::{Shard, home};
use crate::world::{World, intents};
use disorder::{Disorder, Fate};

/// An order to the task of a connection.
#[derive(Debug)]
pub(crate) enum Frame {
    /// Send this text.
    Text(String),
    /// Send a close frame with this code and end.
    Close(u16, &'static str),
    /// End without a word.
    Cut,
}

/// The sessions of the gateway, with the events sent to each.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    sessions: BTreeMap<u64, Session>,
    counter: u64,
    disorder: Vec<Disorder>,
    holding: bool,
    /// The moment when a shard of each group identified last.
    pub(crate) identified: HashMap<(Id, u64), Millis>,
}

#[derive(Debug)]
struct Session {
    app: Id,
    shard: Shard,
    intents: u64,
    sequence: u64,
    sent: VecDeque<(u64, String)>,
    line: Option<UnboundedSender<Frame>>,
    /// Events kept back, to be sent after a later one or when they are let go.
    kept: Vec<(&'static str, Arc<str>)>,
    swapped: Option<(&'static str, Arc<str>)>,
}

impl Hub {
    /// The application of a session, and its intents.
    pub(crate) fn session(&self, number: u64) -> Option<(Id, u64)> {
        self.sessions.get(&number).map(|session| (session.app, session.intents))
    }

    /// Cuts every connection, without a word.
    pub(crate) fn cut_all(&mut self) {
        for line in self.sessions.values_mut().filter_map(|session| session.line.take()) {
            let _ = line.send(Frame::Cut);
        }
    }

    /// Whether a bot is connected at this moment.
    fn listens(&self, app: Id) -> bool {
        self.sessions.values().any(|session| session.app == app && session.line.is_some())
    }

    /// Whether a session of a bot asked for the events of an intent.
    pub(crate) fn hears(&self, app: Id, intent: u64) -> bool {
        self.sessions.values().any(|session| session.app == app && session.intents & intent != 0)
    }
}

/// A session's name on the wire.
fn session_name(number: u64) -> String {
    format!("sandbox-session-{number}")
}

fn session_number(name: &str) -> Option<u64> {
    name.strip_prefix("sandbox-session-")?.parse().ok()
}

fn frame(name: &str, sequence: u64, data: &str) -> String {
    format!(r#"{{"op":0,"t":"{name}","s":{sequence},"d":{data}}}"#)
}

impl Session {
    fn send(&mut self, name: &str, data: &str, keep: usize) {
        self.sequence += 1;
        let text = frame(name, self.sequence, data);
        if self.line.as_ref().is_some_and(|line| line.send(Frame::Text(text.clone())).is_err()) {
            self.line = None;
        }
        self.sent.push_back((self.sequence, text));
        while self.sent.len() > keep {
            self.sent.pop_front();
        }
    }
}

impl World {
    /// Whether the bot of an application is connected to the gateway.
    pub fn is_connected(&self, app: Id) -> bool {
        self.hub.listens(app)
    }

    /// The number of shards of an application's bot that are connected to the gateway.
    pub fn shards_connected(&self, app: Id) -> usize {
        let sessions = self.hub.sessions.values();
        let live = sessions.filter(|session| session.app == app && session.line.is_some());
        live.map(|session| session.shard.number).collect::<HashSet<u64>>().len()
    }

    /// A new session for an accepted IDENTIFY. Returns its number; READY and the guilds are sent.
    pub(crate) fn identify(
        &mut self,
        app: Id,
        wanted: u64,
        shard: Shard,
        line: UnboundedSender<Frame>,
    ) -> u64 {
        self.hub.counter += 1;
        let number = self.hub.counter;
        // A bot that identifies anew does not come back to its old sessions: the last few are
        // plenty.
        let old: Vec<u64> = self
            .hub
            .sessions
            .iter()
            .filter(|(_, session)| session.app == app && session.line.is_none())
            .map(|(number, _)| *number)
            .collect();
        for number in old.iter().rev().skip(8) {
            self.hub.sessions.remove(number);
        }
        let session = Session {
            app,
            shard,
            intents: wanted,
            sequence: 0,
            sent: VecDeque::new(),
            line: Some(line),
            kept: Vec::new(),
            swapped: None,
        };
        self.hub.sessions.insert(number, session);
        let guilds: Vec<Id> = self
            .guilds
            .values()
            .filter(|guild| guild.members.contains_key(&app) && shard.has(Some(guild.id)))
            .map(|guild| guild.id)
            .collect();
        let ready = json!({
            "v": 10,
            "user": crate::wire::people::own_user(self, app),
            "guilds": guilds.iter().map(|id| json!({ "id": id, "unavailable": true })).collect::<Vec<_>>(),
            "private_channels": [],
            "session_id": session_name(number),
            "resume_gateway_url": self.gateway_url(),
            "session_type": "normal",
            "shard": [shard.number, shard.of],
            "application": { "id": app, "flags": crate::rest::applications::FLAGS },
            "_trace": [],
        });
        self.send_to(number, "READY", &ready);
        if wanted & intents::GUILDS != 0 {
            let is_out = |guild: &Id| self.guilds.get(guild).is_some_and(|guild| guild.out);
            let shown: Vec<Id> = guilds.into_iter().filter(|guild| !is_out(guild)).collect();
            for guild in shown {
                let data = crate::wire::places::guild_create(self, guild, app, wanted);
                self.send_to(number, "GUILD_CREATE", &data);
            }
        }
        self.emit(Change::Gateway { app, state: GatewayState::Ready });
        number
    }

    /// Resumes a session, sending all events that were missed. `None` if it cannot be resumed.
    pub(crate) fn resume(
        &mut self,
        app: Id,
        name: &str,
        seen: u64,
        line: UnboundedSender<Frame>,
    ) -> Option<u64> {
        let number = session_number(name)?;
        let session = self.hub.sessions.get_mut(&number).filter(|session| session.app == app)?;
        if seen > session.sequence {
            return None;
        }
        let oldest = session.sent.front().map_or(session.sequence + 1, |(number, _)| *number);
        if seen + 1 < oldest {
            return None;
        }
        if let Some(old) = session.line.take() {
            let _ = old.send(Frame::Cut);
        }
        let mut missed = 0;
        for (_, text) in session.sent.iter().filter(|(number, _)| *number > seen) {
            let _ = line.send(Frame::Text(text.clone()));
            missed += 1;
        }
        session.line = Some(line);
        let replay = json!({ "events": missed });
        self.note_event(app, "(what was missed)", "replayed", &replay);
        self.send_to(number, "RESUMED", &json!({ "_trace": [] }));
        self.emit(Change::Gateway { app, state: GatewayState::Resumed });
        Some(number)
    }

    /// Whether a session still sends over this connection.
    pub(crate) fn is_live(&self, number: u64, line: &UnboundedSender<Frame>) -> bool {
        self.hub
            .sessions
            .get(&number)
            .and_then(|session| session.line.as_ref())
            .is_some_and(|mine| mine.same_channel(line))
    }

    /// Notes that the connection of a session has ended.
    pub(crate) fn line_ended(&mut self, number: u64, line: &UnboundedSender<Frame>) {
        let Some(session) = self.hub.sessions.get_mut(&number) else {
            return;
        };
        // A resumed session may have a newer connection by now; that one stays.
        if session.line.as_ref().is_some_and(|mine| mine.same_channel(line)) {
            session.line = None;
            let app = session.app;
            self.emit(Change::Gateway { app, state: GatewayState::Gone });
        }
    }

    /// Sends an event past all disorder: events of the handshake are always in order.
    pub(crate) fn send_to(&mut self, number: u64, name: &'static str, data: &Value) {
        let keep = self.settings.replay;
        if let Some(session) = self.hub.sessions.get_mut(&number) {
            session.send(name, &data.to_string(), keep);
            let app = session.app;
            self.note_event(app, name, "sent", data);
        }
    }

    /// Logs an event for people who look behind the stage.
    fn note_event(&mut self, app: Id, name: &str, fate: &'static str, data: &Value) {
        if !self.settings.backstage {
            return;
        }
        self.log.event_numbers += 1;
        let number = self.log.event_numbers;
        let at = self.now();
        self.log.event(Event {
            number,
            at,
            app,
            name: name.into(),
            fate,
            data: Arc::new(data.clone()),
        });
        self.emit(Change::EventLogged { number, name: name.into() });
    }

    /// Sends an event to every session of `app` with the intent.
    pub(crate) fn dispatch(&mut self, app: Id, intent: u64, name: &'static str, data: &Value) {
        self.dispatch_if(app, &|has| intent == intents::NONE || has & intent != 0, name, data);
    }

    /// Sends an event to every session of `app` whose intents are right.
    pub(crate) fn dispatch_if(
        &mut self,
        app: Id,
        right: &dyn Fn(u64) -> bool,
        name: &'static str,
        data: &Value,
    ) {
        let guild = home(name, data);
        let wanted = |session: &Session| {
            session.app == app && session.shard.has(guild) && right(session.intents)
        };
        if !self.hub.sessions.values().any(wanted) {
            return;
        }
        let how = self.hub.disorder_for(name);
        let keep = self.settings.replay;
        let holding = self.hub.holding;
        let fate = match how {
            Some(Fate::Never) => "never",
            _ if holding => "held",
            _ if !self.hub.listens(app) => "unheard",
            Some(Fate::Twice) => "twice",
            Some(Fate::AfterTheNext) => "late",
            None => "sent",
        };
        self.note_event(app, name, fate, data);
        let data: Arc<str> = data.to_string().into();
        for session in self.hub.sessions.values_mut().filter(|session| wanted(session)) {
            if how == Some(Fate::Never) {
                continue;
            }
            if holding {
                session.kept.push((name, Arc::clone(&data)));
                if how == Some(Fate::Twice) {
                    session.kept.push((name, Arc::clone(&data)));
                }
                continue;
            }
            if how == Some(Fate::AfterTheNext) && session.swapped.is_none() {
                session.swapped = Some((name, Arc::clone(&data)));
                continue;
            }
            session.send(name, &data, keep);
            if how == Some(Fate::Twice) {
                session.send(name, &data, keep);
            }
            if let Some((late, data)) = session.swapped.take() {
                session.send(late, &data, keep);
            }
        }
    }

    /// Sends an event to all bots of a guild that want it.
    pub(crate) fn dispatch_guild(
        &mut self,
        guild: Id,
        intent: u64,
        name: &'static str,
        data: &Value,
    ) {
        let Some(guild) = self.guilds.get(&guild) else {
            return;
        };
        let bots: Vec<Id> =
            self.apps.keys().copied().filter(|app| guild.members.contains_key(app)).collect();
        for app in bots {
            self.dispatch(app, intent, name, data);
        }
    }

    /// Asks an application's bot for a heartbeat, on each of its connections.
    pub(crate) fn ask_for_heartbeats(&self, app: Id) {
        let sessions = self.hub.sessions.values().filter(|session| session.app == app);
        for line in sessions.filter_map(|session| session.line.as_ref()) {
            let ask = json!({ "op": 1, "d": null, "s": null, "t": null });
            let _ = line.send(Frame::Text(ask.to_string()));
        }
    }

    pub(crate) fn gateway_url(&self) -> String {
        self.url.replacen("http", "ws", 1)
    }
}
