//! Misbehaviour of the REST side, on order.

use serde::{Deserialize, Serialize};

/// A fault that strikes matching requests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// Only requests with this method; `None`: any.
    #[serde(default)]
    pub method: Option<String>,
    /// Only routes that contain this text, such as `/messages` or `/callback`. Routes are
    /// written with placeholders (`/channels/{channel}/messages`); a text with an id in it is
    /// looked for in the path instead.
    #[serde(default)]
    pub route: Option<String>,
    /// How many requests it strikes; `None`: all, until it is cleared.
    #[serde(default)]
    pub times: Option<u32>,
    /// What happens to them.
    pub what: Misbehaviour,
}

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misbehaviour {
    /// 429, not carried out.
    TooMany {
        /// The wait asked for, in milliseconds.
        retry_after_ms: u64,
        /// Whether it says that the global limit was met.
        global: bool,
    },
    /// A status such as 500 or 502 with a body that is no JSON, not carried out.
    Status {
        /// The status.
        status: u16,
    },
    /// Carried out, but answered with a status such as 500.
    DoneButStatus {
        /// The status.
        status: u16,
    },
    /// Never answered and not carried out.
    Silence,
    /// Carried out, but the connection is closed without an answer.
    LostReply,
    /// The connection is closed without an answer, and nothing was carried out.
    LostRequest,
    /// Carried out at once, answered late.
    AnswerAfter {
        /// How late, in milliseconds.
        ms: u64,
    },
    /// Carried out late.
    Latency {
        /// How late, in milliseconds.
        ms: u64,
    },
    /// Refused with a code of Discord's.
    Refuse {
        /// The status.
        status: u16,
        /// The code.
        code: u32,
    },
}

impl Fault {
    /// A fault for the next `times` requests of any kind.
    #[must_use]
    pub fn next(times: u32, what: Misbehaviour) -> Fault {
        Fault { method: None, route: None, times: Some(times), what }
    }

    /// A fault for all requests until it is cleared.
    #[must_use]
    pub fn always(what: Misbehaviour) -> Fault {
        Fault { method: None, route: None, times: None, what }
    }

    /// The same, only for a method and a part of a route.
    #[must_use]
    pub fn on(mut self, method: &str, route: &str) -> Fault {
        self.method = Some(method.to_owned()).filter(|method| !method.is_empty());
        self.route = Some(route.to_owned()).filter(|route| !route.is_empty());
        self
    }
}

/// The faults on order.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    list: Vec<Fault>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: Fault) {
        if fault.times != Some(0) {
            self.list.push(fault);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.list.clear();
    }

    pub(crate) fn pending(&self) -> &[Fault] {
        &self.list
    }

    /// The fault that strikes this request, used up by one.
    pub(crate) fn strike(&mut self, method: &str, route: &str, path: &str) -> Option<Misbehaviour> {
        let at = self.list.iter().position(|fault| {
            fault.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
                && fault
                    .route
                    .as_deref()
                    .is_none_or(|wanted| route.contains(wanted) || path.contains(wanted))
        })?;
        let what = self.list[at].what;
        if let Some(times) = &mut self.list[at].times {
            *times -= 1;
            if *times == 0 {
                self.list.remove(at);
            }
        }
        Some(what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_what_it_is_for_and_is_used_up() {
        let mut faults = Faults::default();
        faults.add(Fault::next(1, Misbehaviour::Silence).on("post", "/callback"));
        assert_eq!(faults.strike("GET", "/gateway", "/gateway"), None);
        let route = "/interactions/{id}/{token}/callback";
        assert_eq!(faults.strike("POST", route, "/x"), Some(Misbehaviour::Silence));
        assert_eq!(faults.strike("POST", route, "/x"), None);
    }
}
