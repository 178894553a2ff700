//! The messages to the actor of a table: plain data between the router, the table and its
//! deliveries.

use tokio::sync::oneshot;

use super::pending::Thinking;
use crate::tools::Answer;
use crate::tools::reply::{PrivateReply, PublicReply};
use crate::tools::request::TableRequest;
use games::SeatNo;
use table::command::Open;
use table::state::Guest;
use table::{HintRequest, Person};
use values::{ChannelId, InteractionId, UserId};

/// A message to the actor of a table.
pub enum TableMsg {
    /// Somebody asks for something.
    Request(Box<TableRequest>, oneshot::Sender<Answer>),
    /// The table's time has come, or it has something to send from before. Answered with whether it
    /// is well.
    Wake(oneshot::Sender<bool>),
    /// The clock was set back: what was to come at a moment of the old time comes now.
    ClockSetBack,
    /// Another process may have changed the table, or left it to whoever comes first.
    Changed,
    /// The bots have decided for their seats.
    Thoughts(Thoughts),
    /// The lobby was shown as the answer to the click or command.
    LobbyShown(PublicReply),
    /// It was shown to who asked for it alone: Discord has made the answer a private one.
    LobbyHidden,
    /// The answer that showed this person's hand has arrived; with the way to it, where it is a new
    /// message beside the one that was clicked.
    HandArrived(UserId, InteractionId, Option<PrivateReply>),
    HandLost(UserId, InteractionId),
    /// Somebody wants the same people together again.
    Rematch(Box<TableRequest>, oneshot::Sender<Result<(Open, Vec<Guest>), Answer>>),
    /// Somebody asks for a hint, with the key of the button they pressed: what they ask, or why
    /// there is none.
    Hint(Person, InteractionId, Option<u32>, oneshot::Sender<Result<HintRequest, Answer>>),
    /// The channel or the server is gone.
    ChannelGone,
    /// A channel is gone: the table may be in a thread that was opened for it there. One in another
    /// thread hears of it with its next message.
    ParentGone(ChannelId),
    /// Asks for the link to the table message.
    Link(oneshot::Sender<Option<String>>),
    /// Does the table still occupy its channel?
    IsOpen(oneshot::Sender<bool>),
    /// Is there anything left to be sent by now?
    IsSettled(oneshot::Sender<bool>),
    /// Somebody wishes to be forgotten. Answered with whether the table knows them no longer.
    Forget(UserId, oneshot::Sender<bool>),
    /// The table is deleted. Answered with whether it is.
    Erase(oneshot::Sender<bool>),
    /// Everything that is known is written down; answered once it is.
    Flush(oneshot::Sender<()>),
}

/// The decisions of the bots.
pub struct Thoughts {
    /// At which step of the match.
    pub(super) step: u32,
    pub(super) choices: Vec<(SeatNo, String)>,
    /// The table is counted among those that think.
    pub(super) thinking: Thinking,
    /// The reply to the one who woke the table.
    pub(super) woken: oneshot::Sender<bool>,
}
