//! The requests of people to a table.

use super::reply::{Original, ReplyToken};
use crate::telemetry;
use table::CommandRequest;
use values::{InteractionId, Millis};

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
    /// Whether the person wants suits in four colours.
    pub four_colours: bool,
    /// The command, the person who gives it, and the place.
    pub asked: CommandRequest,
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
