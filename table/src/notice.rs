//! The notices of a table, as the outbox stores them. No hidden card is ever in one: a hand is
//! composed when it is sent.

use games::SeatNo;
use serde::{Deserialize, Serialize};
use values::{ChannelId, MessageId, Millis, UserId};

use super::board::Board;

/// Something that must be sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Notice {
    /// The lobby message, at the bottom of the channel.
    Lobby,
    /// The lobby message changes, without a click on it.
    LobbyChanged,
    /// A page of the match: posted, or changed when it is posted already.
    Board {
        /// Its number.
        page: u32,
        /// Its content, should the match have gone on by the time it is sent.
        board: Box<Board>,
    },
    /// The waiting line of the present page.
    Waiting,
    /// The present page says something more: somebody came or went.
    Line,
    /// An older message of the table loses its buttons.
    Strip {
        message: MessageId,
        /// Its text from now on; without it, the text stays.
        content: Option<String>,
    },
    /// A message of the bot goes.
    Delete { channel: ChannelId, message: MessageId },
    /// A seat's private hand.
    Hand {
        seat: SeatNo,
        /// Only where it costs nothing: the seat has nothing new to decide.
        if_free: bool,
    },
    /// The direct message of a seat says that its hand is shown elsewhere.
    Moved {
        /// The seat whose hand it is.
        seat: SeatNo,
    },
    /// The missing ones are asked to choose.
    Reminder,
    /// The result, in the channel that the match has left for a thread of its own.
    Share,
    /// Somebody who wants to be told of new tables on this server is told of this one.
    Alert {
        user: UserId,
        /// Their channel for direct messages, once it is known. Not stored.
        #[serde(skip)]
        dm: Option<ChannelId>,
    },
}

/// The outcome of a row, as the table is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// It is done, or has become pointless.
    Done,
    /// The message it was for was changed, at the cost of a request.
    Edited,
    /// Posted, as this message.
    Posted(MessageId),
    /// The way for direct messages is open.
    DmOpened(ChannelId),
    /// The person takes no direct messages.
    DmClosed,
    /// They were shown their hand in the channel instead, which nobody else sees.
    Whispered,
    /// The message to be changed is not there any more.
    MessageGone,
    /// The message to be changed is too old to be changed often, or its thread sleeps.
    MessageStuck,
    /// There is no way to send it before somebody clicks.
    NoWay,
    /// The bot may not write there.
    NotAllowed,
    /// The channel was deleted.
    ChannelGone,
    /// It was tried for too long.
    GivenUp,
}

/// A notice on its way into the outbox.
#[derive(Clone, Debug)]
pub struct Queued {
    /// Notices of a lane are delivered in order.
    pub lane: String,
    /// A newer notice of the same key takes the place of an older one.
    pub key: String,
    pub notice: Notice,
    /// Not before this moment.
    pub due_at: Millis,
}

/// The key of a seat's hand in the outbox.
pub fn hand_key(seat: SeatNo) -> String {
    format!("hand:{seat}")
}
