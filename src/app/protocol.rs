//! What can be said to a table: plain data between the router, the table and its deliveries.

use tokio::sync::oneshot;

use super::messenger::{Reply, ReplyToken};
use super::request::{Answer, Ask, Open, Person};
use super::session::Say;
use super::state::Guest;
use super::thinking::Thoughts;
use crate::ids::{InteractionId, MessageId, UserId};
use games::nimmt::Seat;

/// A message to the actor of a table.
pub enum TableMsg {
    /// Somebody asks for something.
    Ask(Box<Ask>, oneshot::Sender<Answer>),
    /// The table's time has come, or it has something to send from before. Answered with whether it
    /// is well.
    Wake(oneshot::Sender<bool>),
    /// The bots have decided for their seats.
    Thoughts(Thoughts),
    /// The lobby was shown as the answer to the command, in this message, which this token changes.
    LobbyShown(MessageId, ReplyToken),
    /// The answer that showed this person's hand has arrived; with the way to it, where it is a new
    /// message beside the one that was clicked.
    HandArrived(UserId, InteractionId, Option<Reply>),
    /// It has not.
    HandLost(UserId, InteractionId),
    /// Somebody wants the same people together again.
    Rematch(Box<Ask>, oneshot::Sender<Result<(Open, Vec<Guest>), Say>>),
    /// Somebody asks for a hint: what they ask, or why there is none.
    Hint(Person, InteractionId, oneshot::Sender<Result<HintRequest, Answer>>),
    /// The channel or the server is gone.
    ChannelGone,
    /// Where is the table message?
    Link(oneshot::Sender<Option<String>>),
    /// Does the table still occupy its channel?
    IsOpen(oneshot::Sender<bool>),
    /// Is there anything left to be sent by now?
    IsSettled(oneshot::Sender<bool>),
    /// Everything that is known is written down; answered once it is.
    Flush(oneshot::Sender<()>),
}

/// What a seat asks the coach.
pub struct HintRequest {
    /// What the seat sees. Whatever comes of it goes to the owner of this seat.
    pub view: Seat,
    /// In how many decisions of the match it has asked, this one included.
    pub asked: u32,
    /// The same decision gets the same hint.
    pub seed: u64,
}
