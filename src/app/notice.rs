//! What a table has to tell, as the outbox stores it. No hidden card is ever in it: a hand is
//! composed when it is sent.

use serde::{Deserialize, Serialize};

use super::clock::Millis;
use crate::ids::{ChannelId, MessageId};
use crate::store::OUTBOX_FORMAT;
use crate::view::board::Board;
use games::nimmt::SeatNo;

// What is written here is read by every later version: variants and fields may be added, with a
// default, and the number of the format grows when an older version could not read them.
const _: () = assert!(OUTBOX_FORMAT == 2, "say here what the new format adds");

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
        /// What it shows, should the match have gone on by the time it is sent.
        board: Box<Board>,
    },
    /// The waiting line of the present page.
    Waiting,
    /// The present page says something more: somebody came or went.
    Line,
    /// An older message of the table loses its buttons.
    Strip {
        /// Which.
        message: MessageId,
        /// What its text says from now on; without it, the text stays.
        content: Option<String>,
    },
    /// A message of the bot goes.
    Delete {
        /// Where it is.
        channel: ChannelId,
        /// Which.
        message: MessageId,
    },
    /// A seat's private hand.
    Hand {
        /// Whose.
        seat: SeatNo,
        /// Only where it costs nothing: the seat has nothing new to decide.
        if_free: bool,
    },
    /// The direct message of a seat says that its hand is shown elsewhere.
    Moved {
        /// Whose.
        seat: SeatNo,
    },
    /// The missing ones are asked to choose.
    Reminder,
}

/// A notice on its way into the outbox.
#[derive(Clone, Debug)]
pub struct Queued {
    /// Notices of a lane are delivered in order.
    pub lane: String,
    /// A newer notice of the same key takes the place of an older one.
    pub key: String,
    /// What to send.
    pub notice: Notice,
    /// Not before this moment.
    pub due_at: Millis,
}
