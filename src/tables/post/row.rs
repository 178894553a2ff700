//! A row of the outbox: something that must be sent, and how far it is.

use std::time::Duration;

use super::surfaces::Surface;
use crate::store::{ALERT, Delivered};
use crate::tools::messenger::{Permit, Target};
use games::SeatNo;
use table::{Notice, Say};
use values::{InteractionId, MessageId, Millis};

/// A row's number in memory; it has one before the database gives it its own.
pub type RowNo = u64;

/// The work that a row asks for.
#[derive(Clone, Debug)]
pub enum Task {
    /// Something that is stored.
    Notice(Notice),
    /// An earlier private message of this seat says that the hand has moved. Only in memory: its
    /// token is a secret, and dead after a restart in most cases.
    Retire(SeatNo, Surface),
    /// A hand that has nothing new to decide is brought up to date, if that costs nothing.
    Refresh(SeatNo),
}

impl Task {
    /// The seat whose hand it shows, if it shows one.
    pub(super) fn hand_of(&self) -> Option<SeatNo> {
        match self {
            Self::Notice(Notice::Hand { seat, .. }) | Self::Refresh(seat) => Some(*seat),
            Self::Notice(_) | Self::Retire(..) => None,
        }
    }
}

/// The stage of a row on its way.
#[derive(Debug)]
pub enum RowStage {
    /// It waits for its time, or for the row before it.
    Waiting,
    /// It waits for a turn to make a request of this kind.
    Queueing,
    /// It may make a request of this kind.
    Permitted(Target, Permit),
    /// A request is under way.
    UnderWay,
}

/// Something that must be sent.
#[derive(Debug)]
pub struct Row {
    /// Its number in memory.
    pub no: RowNo,
    /// The row in the database, once it is there.
    pub stored: Option<Delivered>,
    /// Rows of a lane are delivered in order.
    pub lane: String,
    /// A task that is put under the same key changes this row.
    pub key: String,
    pub task: Task,
    /// Not before this moment.
    pub due_at: Millis,
    /// The number of tries.
    pub attempts: u32,
    /// When it was written.
    pub created_at: Millis,
    /// The number of times that it was written again since it came into memory.
    pub version: u64,
    /// Whether an earlier try may have posted it all the same.
    pub in_doubt: bool,
    /// Whether that try had no nonce by which Discord would know it again.
    pub nameless: bool,
    /// Whether it need not be sent any more, although a request for it is under way.
    pub withdrawn: bool,
    /// The number of failures, one after the other, while other requests succeeded.
    pub refused: u32,
    /// The first failure of what it says now that this process has seen; by the clock that nobody
    /// sets.
    pub failing_since: Option<Duration>,
    /// The click whose answer shows the same: once that has arrived, this need not be sent.
    pub covered_by: Option<InteractionId>,
    /// The click or command that it follows from, as far as this process knows; for the log.
    pub cause: Option<InteractionId>,
    /// The beginning of that answer: should this be sent all the same, it says so, too.
    pub note: Option<Say>,
    /// The page for whose token it waits: somebody has clicked there, and is being answered.
    pub awaits: Option<MessageId>,
    /// The message it has become: what is left is to put its content right.
    pub stands: Option<MessageId>,
    pub stage: RowStage,
}

impl Row {
    /// Its key, without the id of a person who is alerted: the log has none.
    pub(super) fn logged_key(&self) -> &str {
        if self.key.starts_with(ALERT) { ALERT } else { &self.key }
    }

    /// A row that waits, and that only memory knows.
    pub(super) fn new(
        no: RowNo,
        lane: String,
        key: String,
        task: Task,
        due_at: Millis,
        created_at: Millis,
    ) -> Self {
        Self {
            no,
            stored: None,
            lane,
            key,
            task,
            due_at,
            attempts: 0,
            created_at,
            version: 0,
            in_doubt: false,
            nameless: false,
            withdrawn: false,
            refused: 0,
            failing_since: None,
            covered_by: None,
            cause: None,
            note: None,
            awaits: None,
            stands: None,
            stage: RowStage::Waiting,
        }
    }

    /// The notice it carries, if it carries one.
    pub fn notice(&self) -> Option<&Notice> {
        match &self.task {
            Task::Notice(notice) => Some(notice),
            Task::Retire(..) | Task::Refresh(_) => None,
        }
    }

    /// It says something else from now on.
    pub(super) fn write_again(&mut self, task: Task, due_at: Millis) {
        self.due_at = due_at;
        self.task = task;
        self.attempts = 0;
        self.refused = 0;
        self.failing_since = None;
        self.covered_by = None;
        self.cause = None;
        self.note = None;
        self.version += 1;
    }
}
