//! Misbehaviour of the REST side, on order.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;

use crate::check::{as_id, below};

/// A fault that strikes matching requests.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Fault {
    /// Only requests with this method; `None`: any.
    #[serde(default)]
    pub method: Option<String>,
    /// Only routes that contain this text, such as `/messages` or `/callback`. Routes are
    /// written with placeholders (`/channels/{channel}/messages`); a text with an id in it is
    /// looked for in the path instead.
    #[serde(default)]
    pub route: Option<String>,
    /// The number of requests it strikes; `None`: all, until it is cleared.
    #[serde(default)]
    pub times: Option<u32>,
    /// It strikes one of so many requests, the last; `None`: all of them.
    #[serde(default)]
    pub one_in: Option<u32>,
    /// The misbehaviour.
    pub what: Misbehaviour,
}

/// The ways in which a request can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Misbehaviour {
    /// 429, not carried out.
    TooMany {
        /// The wait asked for, in milliseconds.
        retry_after_ms: u64,
        /// Whether it names the global limit.
        global: bool,
    },
    /// A status such as 500 or 502 with a body that is no JSON, not carried out.
    Status { status: u16 },
    /// Carried out, but answered with a status such as 500.
    DoneButStatus { status: u16 },
    /// Never answered and not carried out.
    Silence,
    /// Carried out, but the connection is closed without an answer.
    LostReply,
    /// The connection is closed without an answer, and nothing was carried out.
    LostRequest,
    /// Carried out at once, answered late.
    AnswerAfter {
        /// The delay in milliseconds.
        ms: u64,
    },
    /// Carried out late.
    Latency {
        /// The delay in milliseconds.
        ms: u64,
    },
    /// Carried out at once, answered once the faults are cleared.
    AnswerHeld,
    /// Carried out once the faults are cleared.
    Held,
    /// Refused with one of Discord's error codes.
    Refuse { status: u16, code: u32 },
    /// A message with an application's emoji on a button or in a menu is refused, as if there were
    /// no such emoji. Other requests are spared. Discord does this to about one in 25 for no
    /// visible reason; the same request succeeds when it is sent again.
    InvalidEmoji,
}

impl Fault {
    /// A fault for the next `times` requests of any kind.
    pub fn next(times: u32, what: Misbehaviour) -> Fault {
        Fault { method: None, route: None, times: Some(times), one_in: None, what }
    }

    /// A fault for all requests until it is cleared.
    pub fn always(what: Misbehaviour) -> Fault {
        Fault { method: None, route: None, times: None, one_in: None, what }
    }

    /// The same, only for a method and a part of a route.
    pub fn on(mut self, method: &str, route: &str) -> Fault {
        self.method = Some(method.to_owned()).filter(|method| !method.is_empty());
        self.route = Some(route.to_owned()).filter(|route| !route.is_empty());
        self
    }

    /// The same, only for one of so many matching requests.
    pub fn one_in(mut self, requests: u32) -> Fault {
        self.one_in = Some(requests);
        self
    }

    fn is_for(&self, method: &str, route: &str, path: &str, body: &Value) -> bool {
        self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && self
                .route
                .as_deref()
                .is_none_or(|wanted| route.contains(wanted) || path.contains(wanted))
            && (self.what != Misbehaviour::InvalidEmoji || emoji_in(body).is_some())
    }
}

/// The place of the first emoji of an application in a body, as a path with dots.
pub(crate) fn emoji_in(body: &Value) -> Option<String> {
    fn find(at: &str, value: &Value) -> Option<String> {
        match value {
            Value::Object(object) => object.iter().find_map(|(field, value)| {
                let at = below(at, field);
                let is_custom = field == "emoji" && as_id(&value["id"]).is_some();
                if is_custom { Some(below(&at, "id")) } else { find(&at, value) }
            }),
            Value::Array(list) => {
                list.iter().enumerate().find_map(|(step, value)| find(&below(at, step), value))
            }
            _ => None,
        }
    }
    find("", body)
}

/// The faults on order.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    list: Vec<Fault>,
    /// The number of requests each has matched since it struck.
    spared: Vec<u32>,
    /// How often they were cleared.
    cleared: watch::Sender<u64>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: Fault) {
        if fault.times != Some(0) {
            self.list.push(fault);
            self.spared.push(0);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.spared.clear();
        self.cleared.send_modify(|times| *times += 1);
    }

    /// Changes, or ends, when the faults are cleared.
    pub(crate) fn cleared(&self) -> watch::Receiver<u64> {
        self.cleared.subscribe()
    }

    pub(crate) fn pending(&self) -> &[Fault] {
        &self.list
    }

    /// The fault that strikes this request; its count goes down by one.
    pub(crate) fn strike(
        &mut self,
        method: &str,
        route: &str,
        path: &str,
        body: &Value,
    ) -> Option<Misbehaviour> {
        let mut each = self.list.iter().zip(&mut self.spared);
        let at = each.position(|(fault, spared)| {
            if !fault.is_for(method, route, path, body) {
                return false;
            }
            *spared += 1;
            let strikes = *spared >= fault.one_in.unwrap_or(1);
            if strikes {
                *spared = 0;
            }
            strikes
        })?;
        let what = self.list[at].what;
        if let Some(times) = &mut self.list[at].times {
            *times -= 1;
            if *times == 0 {
                self.list.remove(at);
                self.spared.remove(at);
            }
        }
        Some(what)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_fault_strikes_what_it_is_for_and_is_used_up() {
        let mut faults = Faults::default();
        faults.add(Fault::next(1, Misbehaviour::Silence).on("post", "/callback"));
        let none = Value::Null;
        assert_eq!(faults.strike("GET", "/gateway", "/gateway", &none), None);
        let route = "/interactions/{id}/{token}/callback";
        assert_eq!(faults.strike("POST", route, "/x", &none), Some(Misbehaviour::Silence));
        assert_eq!(faults.strike("POST", route, "/x", &none), None);
    }

    #[test]
    fn one_in_three_messages_with_emojis_is_refused_and_no_other() {
        let mut faults = Faults::default();
        faults.add(Fault::always(Misbehaviour::InvalidEmoji).one_in(3));
        let emoji = json!({ "id": "5", "name": "ox" });
        let body = json!({ "data": { "components": [{ "components": [{ "emoji": emoji }] }] } });
        assert_eq!(emoji_in(&body).unwrap(), "data.components.0.components.0.emoji.id");
        let plain = json!({ "components": [{ "emoji": { "name": "🐂" } }] });
        let mut struck = |body: &Value| faults.strike("POST", "/messages", "/x", body).is_some();
        let all: Vec<bool> = (0..7).flat_map(|_| [struck(&body), struck(&plain)]).collect();
        let strikes: Vec<usize> = (0..14).filter(|n| all[*n]).collect();
        assert_eq!(strikes, [4, 10]);
    }
}
