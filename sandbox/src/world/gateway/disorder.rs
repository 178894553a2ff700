//! Misbehaviour of the gateway, on order.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Frame, Hub};
use crate::id::Id;
use crate::world::World;
use crate::world::change::{Change, GatewayState};

/// A way in which the gateway delivers events badly. Discord promises neither that events come,
/// nor that they come once, nor that they come in order.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Disorder {
    /// Only events of this name, such as `INTERACTION_CREATE`.
    #[serde(default)]
    pub event: Option<String>,
    /// The number of events it strikes; `None`: all, until it is cleared.
    #[serde(default)]
    pub times: Option<u32>,
    /// Their fate.
    pub how: Fate,
}

/// The fate of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It is sent twice.
    Twice,
    /// It is sent after the one that follows.
    AfterTheNext,
    /// It is never sent.
    Never,
}

/// The ways in which a gateway connection breaks down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Breakdown {
    /// The TCP connection is cut; the session can be resumed.
    Cut,
    /// Op 7: the client is asked to reconnect and resume.
    Reconnect,
    /// Op 9 with `true`: invalid, but it can be resumed.
    InvalidResumable,
    /// Op 9 with `false`: the session is gone, the client must identify anew.
    Invalid,
    /// The TCP connection is cut and the session forgotten, as after a long absence.
    Forget,
}

impl World {
    /// Orders a bad delivery of coming events.
    pub(crate) fn disorder(&mut self, disorder: Disorder) {
        self.hub.disorder.push(disorder);
        self.emit(Change::FaultsChanged);
    }

    /// Ends all disorder; events that were to come after a next one come now.
    pub(crate) fn order(&mut self) {
        self.hub.disorder.clear();
        self.flush(false);
        self.emit(Change::FaultsChanged);
    }

    /// Keeps all events back until [`World::let_go`].
    pub(crate) fn hold(&mut self) {
        self.hub.holding = true;
        self.emit(Change::FaultsChanged);
    }

    /// Sends the events that were kept back, in order, or the last one first.
    pub(crate) fn let_go(&mut self, backwards: bool) {
        self.hub.holding = false;
        self.flush(backwards);
        self.emit(Change::FaultsChanged);
    }

    /// The bad delivery on order, and whether all events are kept back.
    pub(crate) fn disorders(&self) -> (&[Disorder], bool) {
        (&self.hub.disorder, self.hub.holding)
    }

    fn flush(&mut self, backwards: bool) {
        let keep = self.settings.replay;
        for session in self.hub.sessions.values_mut() {
            let mut events = std::mem::take(&mut session.kept);
            if backwards {
                events.reverse();
            }
            for (name, data) in events.into_iter().chain(session.swapped.take()) {
                session.send(name, &data, keep);
            }
        }
    }

    /// Ends all gateway connections of an application's bot.
    pub(crate) fn break_gateway(&mut self, app: Id, how: Breakdown) {
        let numbers: Vec<u64> = self
            .hub
            .sessions
            .iter()
            .filter(|(_, session)| session.app == app)
            .map(|(number, _)| *number)
            .collect();
        let mut gone = false;
        for number in numbers {
            let Some(session) = self.hub.sessions.get_mut(&number) else {
                continue;
            };
            let tell = |op: Value| {
                if let Some(line) = &session.line {
                    let _ = line.send(Frame::Text(op.to_string()));
                }
            };
            match how {
                Breakdown::Reconnect => tell(json!({ "op": 7, "d": null, "s": null, "t": null })),
                Breakdown::InvalidResumable => {
                    tell(json!({ "op": 9, "d": true, "s": null, "t": null }));
                }
                Breakdown::Invalid => tell(json!({ "op": 9, "d": false, "s": null, "t": null })),
                Breakdown::Cut | Breakdown::Forget => {
                    if let Some(line) = &session.line {
                        let _ = line.send(Frame::Cut);
                    }
                }
            }
            // From here on events go into the replay only, as on a real connection that is already
            // broken before the bot notices.
            gone |= session.line.take().is_some();
            if matches!(how, Breakdown::Invalid | Breakdown::Forget) {
                self.hub.sessions.remove(&number);
            }
        }
        if gone {
            self.emit(Change::Gateway { app, state: GatewayState::Gone });
        }
    }
}

impl Hub {
    /// The fate of the next event of this name.
    pub(super) fn disorder_for(&mut self, name: &str) -> Option<Fate> {
        let at = self
            .disorder
            .iter()
            .position(|disorder| disorder.event.as_deref().is_none_or(|event| event == name))?;
        let how = self.disorder[at].how;
        if let Some(times) = &mut self.disorder[at].times {
            *times = times.saturating_sub(1);
            if *times == 0 {
                self.disorder.remove(at);
            }
        }
        Some(how)
    }
}
