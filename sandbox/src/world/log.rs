//! The log of the bots' traffic: every request, every refusal, every delivered text and its
//! readers.

use std::collections::VecDeque;
use std::sync::Arc;

use bytes::Bytes;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::id::Id;
use crate::time::Millis;

/// A file as a bot sent it.
#[derive(Clone, Debug, Serialize)]
pub struct SentFile {
    /// The name of the form part, such as `files[0]`.
    pub part: String,
    pub filename: String,
    /// The media type.
    pub content_type: Option<String>,
    /// The contents; requests are shown with the size only.
    #[serde(rename = "size", serialize_with = "size")]
    pub bytes: Bytes,
}

fn size<S: Serializer>(bytes: &Bytes, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(bytes.len() as u64)
}

/// A request of a bot.
#[derive(Clone, Debug, Serialize)]
pub struct Request {
    /// Its number, from 1.
    pub number: u64,
    /// The time of its arrival.
    pub at: Millis,
    /// The HTTP method.
    pub method: String,
    /// The path as it was asked for, without `/api/v10`.
    pub path: String,
    /// The path with placeholders: `/channels/{channel}/messages`.
    pub route: String,
    /// The bot's application, if the token was right.
    pub app: Option<Id>,
    /// Whether it counted towards the global limit.
    pub counted: bool,
    /// The HTTP status of the answer; 0 when none was given.
    pub status: u16,
    /// Discord's error code, in a refusal.
    pub code: Option<u32>,
    /// The JSON body, `payload_json` in a form.
    pub body: Option<Arc<Value>>,
    pub files: Arc<[SentFile]>,
    /// The fault that struck it.
    pub fault: Option<String>,
    /// The JSON body of the answer, with `Settings::backstage`.
    pub answer: Option<Arc<Value>>,
}

/// A gateway event on its way to a bot, remembered with `Settings::backstage`.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// Its number, from 1.
    pub number: u64,
    pub at: Millis,
    /// The application of the bot.
    pub app: Id,
    /// Its name, such as `INTERACTION_CREATE`.
    pub name: String,
    /// Its fate: `sent`, `twice`, `held`, `late`, `never`, `unheard` or `replayed`.
    pub fate: &'static str,
    pub data: Arc<Value>,
}

/// A refusal that is the bot's own mistake.
#[derive(Clone, Debug, Serialize)]
pub struct Violation {
    /// The number of the request.
    pub request: u64,
    pub method: String,
    pub path: String,
    /// The fault.
    pub what: String,
    pub body: Option<Arc<Value>>,
}

/// A part of a request that Discord ignores; with [`crate::Strictness::Discord`].
#[derive(Clone, Debug, Serialize)]
pub struct Ignored {
    /// The number of the request.
    pub request: u64,
    pub method: String,
    pub path: String,
    /// The ignored part, with its place in the body.
    pub what: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeliveryKind {
    Message,
    /// A new state of a message.
    Edit,
    /// Suggestions while typing.
    Choices,
    /// A form.
    Modal,
}

/// A text or form that a bot showed to people.
#[derive(Clone, Debug, Serialize)]
pub struct Delivery {
    pub at: Millis,
    pub app: Id,
    pub kind: DeliveryKind,
    pub channel: Id,
    /// The message, if it is one.
    pub message: Option<Id>,
    /// The body as it was sent.
    pub body: Arc<Value>,
    /// The files as they were sent.
    pub files: Arc<[SentFile]>,
    /// Everyone who could see it at that time.
    pub seen_by: Arc<[Id]>,
}

/// The last so many requests, violations and deliveries.
#[derive(Debug, Default)]
pub(crate) struct Log {
    limit: usize,
    pub(crate) numbers: u64,
    pub(crate) requests: VecDeque<Request>,
    pub(crate) violations: VecDeque<Violation>,
    pub(crate) ignored: VecDeque<Ignored>,
    /// The parts of the request at hand that Discord ignores, until the request has its number.
    pub(crate) pending_ignored: Vec<String>,
    pub(crate) deliveries: VecDeque<Delivery>,
    pub(crate) events: VecDeque<Event>,
    pub(crate) event_numbers: u64,
    pub(crate) counted: u64,
    pub(crate) exempt: u64,
    /// Answers of 401, 403 and 429: ten thousand of them in ten minutes ban an address.
    pub(crate) invalid: u64,
    /// The number of entries that were dropped because the log was full.
    pub(crate) forgotten: u64,
}

impl Log {
    pub(crate) fn new(limit: usize) -> Log {
        Log { limit, ..Log::default() }
    }

    pub(crate) fn request(&mut self, request: Request) {
        if request.counted {
            self.counted += 1;
        } else {
            self.exempt += 1;
        }
        if matches!(request.status, 401 | 403 | 429) {
            self.invalid += 1;
        }
        self.forgotten += push(&mut self.requests, request, self.limit);
    }

    pub(crate) fn violation(&mut self, violation: Violation) {
        self.forgotten += push(&mut self.violations, violation, self.limit);
    }

    /// Logs the parts of a request that Discord ignores.
    pub(crate) fn ignored(&mut self, request: u64, method: &str, path: &str) {
        for what in std::mem::take(&mut self.pending_ignored) {
            let ignored = Ignored { request, method: method.into(), path: path.into(), what };
            self.forgotten += push(&mut self.ignored, ignored, self.limit);
        }
    }

    pub(crate) fn delivery(&mut self, delivery: Delivery) {
        self.forgotten += push(&mut self.deliveries, delivery, self.limit);
    }

    pub(crate) fn event(&mut self, event: Event) {
        push(&mut self.events, event, self.limit);
    }

    /// Forgets everything and counts from zero again; request numbers go on.
    pub(crate) fn clear(&mut self) {
        self.requests.clear();
        self.violations.clear();
        self.ignored.clear();
        self.deliveries.clear();
        self.events.clear();
        (self.counted, self.exempt, self.invalid, self.forgotten) = (0, 0, 0, 0);
    }
}

/// Adds an item and returns the number of old ones that were dropped for it.
fn push<T>(list: &mut VecDeque<T>, item: T, limit: usize) -> u64 {
    list.push_back(item);
    if list.len() <= limit {
        return 0;
    }
    list.pop_front();
    1
}
