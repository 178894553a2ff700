//! Misbehaviour of the gateway, on order.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
