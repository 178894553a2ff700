//! The answers to people.

use crate::store::CommitError;
use table::{Under, UnderKind};
use values::TableId;
use view::letter::Letter;
use view::{Message, Patch, Words};

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
    /// A new message for everybody, in answer to a command.
    Public(Message),
    /// A new message for everybody: the lobby.
    Lobby(TableId, Message),
    /// The message under the button changes, and the lobby follows for everybody.
    LobbyBelow(TableId, Patch, Message),
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

    /// The word that a step of somebody who plays alone was not kept; nothing where it was done
    /// before.
    pub(crate) fn not_committed(words: &Words, error: &CommitError) -> Self {
        if matches!(error, CommitError::AlreadyHandled) {
            return Self::Nothing;
        }
        tracing::error!(%error, "a step was not committed");
        Self::say(words, "cannot-save")
    }

    /// A letter: in place of the one under the button, or a new one.
    pub(crate) fn letter(under: Option<Under>, letter: Letter) -> Self {
        match under.map(|under| under.kind) {
            Some(UnderKind::Ephemeral) => Self::LetterHere(letter),
            _ => Self::Letter(letter),
        }
    }

    /// A panel that only they see: in place of the one under the button, or a new one.
    pub(crate) fn panel(under: Option<Under>, panel: Message) -> Self {
        match under.map(|under| under.kind) {
            Some(UnderKind::Ephemeral) => Self::Update(panel.into()),
            _ => Self::Private(panel),
        }
    }
}
