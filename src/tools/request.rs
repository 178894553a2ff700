//! The requests of people to a table, and the answers to them.

use super::reply::{Original, ReplyToken};
use crate::telemetry;
use crate::view::letter::Letter;
use crate::view::{Message, Patch, Words};
use table::command::Asked;
use table::{Under, UnderKind};
use values::Millis;
use values::{InteractionId, TableId};

/// Something asked of one table.
#[derive(Clone)]
pub struct TableRequest {
    /// The click or command; handled at most once.
    pub interaction: InteractionId,
    /// The right to edit the answer later.
    pub token: ReplyToken,
    /// When it came in, by the clock of the tables.
    pub received_at: Millis,
    /// For a click: the number in the button that nobody can guess.
    pub key: Option<u32>,
    /// Whether the click or command is committed already, by what was done before for it.
    pub claimed: bool,
    /// The command, the person who gives it, and the place.
    pub asked: Asked,
}

impl TableRequest {
    /// Whether nobody waits for it any more; see [`is_too_late`].
    pub(crate) fn is_too_late(&self, now: Millis) -> bool {
        is_too_late(&self.token, self.received_at, now)
    }
}

/// Discord takes the first answer for three seconds.
const TOO_LATE: Millis = 5_000;

/// Whether a click or command that has not been answered in all this time has missed its moment:
/// the process slept, and the person has been told that nothing has come of it. Counts those that
/// have.
pub(crate) fn is_too_late(token: &ReplyToken, received_at: Millis, now: Millis) -> bool {
    let answered = matches!(token.original(), Original::Private | Original::Public(_));
    let late = !answered && now - received_at > TOO_LATE;
    if late {
        telemetry::too_late();
    }
    late
}

/// The answer to a person.
#[derive(Clone)]
pub enum Answer {
    /// A new message that only they see.
    Private(Message),
    /// The same, with something that nobody else may read.
    Letter(Letter),
    /// The same, with a hand of this table, which wants to know whether it has arrived.
    Hand(TableId, Letter),
    /// A new message that only they see, sent so that the token of the click stands for the message
    /// under the button: for a while that message is changed without cost.
    Beside(Letter),
    /// The message under the button changes.
    Update(Patch),
    /// The same, to something that nobody else may read.
    LetterHere(Letter),
    /// The same, to a hand of this table, which wants to know whether it has arrived.
    HandHere(TableId, Letter),
    /// The message under the button changes, and a new one follows for everybody.
    Shown(Patch, Message),
    /// A new message for everybody: the lobby.
    Lobby(TableId, Message),
    /// Nothing visible; also when the same click was delivered twice.
    Nothing,
}

impl Answer {
    /// A sentence that only they see.
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::Private(Message::text(text))
    }

    /// A sentence of the catalogue that only they see.
    pub(crate) fn say(words: &Words, id: &str) -> Self {
        Self::text(words.say(id, &[]))
    }

    /// The word that something went wrong; the reason is for the log.
    pub(crate) fn failed(words: &Words, error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::say(words, "out-of-order")
    }

    /// A panel that only they see: in place of the one under the button, or a new one.
    pub(crate) fn panel(under: Option<Under>, panel: Message) -> Self {
        match under.map(|under| under.kind) {
            Some(UnderKind::Ephemeral) => Self::Update(panel.into()),
            _ => Self::Private(panel),
        }
    }
}
