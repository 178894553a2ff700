//! A private message and whose it is.

use super::message::{Button, Message, under};
use games::{AnySeat, SeatNo};
use table::board::SeatLabel;
use values::TableTag;

/// A private message, composed from a seat's own view. It carries the seat, and nobody can put
/// another seat's cards into it: it is made of one seat's view, by [`hand`](super::hand) or by
/// the [coach](super::any::hint).
#[derive(Clone)]
pub struct Letter {
    seat: SeatNo,
    message: Message,
}

impl Letter {
    /// A message that belongs to the owner of this seat: everything hidden in it is this seat's.
    pub(super) fn to(seat: &AnySeat, message: Message) -> Self {
        Self { seat: seat.seat(), message }
    }

    /// Returns the seat whose owner it is for.
    pub fn seat(&self) -> SeatNo {
        self.seat
    }

    /// The same with a sentence above it.
    #[must_use]
    pub fn with_foreword(mut self, foreword: &str) -> Self {
        let content = &mut self.message.content;
        *content = under(foreword, content);
        self
    }

    /// Opens the letter, for a way that leads to its owner alone.
    pub fn open(self, _way: &impl PrivateWay) -> Message {
        self.message
    }

    /// Returns the message, for tests that read it.
    #[cfg(test)]
    pub(crate) fn message(&self) -> &Message {
        &self.message
    }
}

/// A way that leads to one person, and lets nobody else see what is sent by it. Only such a way
/// opens a letter.
pub trait PrivateWay {}

/// The surroundings of the cards in a private message.
#[derive(Clone, Debug)]
pub struct Around<'a> {
    pub id: TableTag,
    /// The step of the match.
    pub step: u32,
    /// The players, in the order of the seats.
    pub seats: &'a [SeatLabel],
    /// The place of the match: the server's name if known, and a mention of the channel.
    pub channel: String,
    /// The address of the table message, if there is one.
    pub link: Option<String>,
    /// The time until which the seat may decide, in milliseconds since 1970.
    pub until: Option<i64>,
    /// The first part of a choice, when one has been picked: the game's own text.
    pub picked: Option<String>,
    /// A sentence to begin with, such as that the button was an old one.
    pub note: Option<String>,
    /// The events that concern the seat since the page before.
    pub news: Option<String>,
    /// The sentence in place of a decision, when there is none to make because the match does not
    /// go on.
    pub rest: Option<String>,
    /// Whether the match rests until somebody is back: nobody is waited for.
    pub paused: bool,
    /// Whether the seat's owner may ask for hints.
    pub hints: bool,
    /// Whether the seat's owner may come back to it, should they be away.
    pub may_return: bool,
    /// Buttons about what comes next: the next deal, another match.
    pub beside: Vec<Button>,
}
