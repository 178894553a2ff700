//! Where the clicks of a table come: a process that gets those in its channel has the tokens that
//! change what is shown there, and is to keep it.

use values::{InteractionId, Millis};

/// The time after which clicks in the channel of a table that another process keeps come to this one
/// alone: no restart without a gap takes so long.
const ALONE_AFTER: Millis = 30_000;

/// The clicks in a table's channel that come to this process though another keeps the table.
pub(super) struct Clicks {
    since: Option<Millis>,
    alone_after: Millis,
    /// The click that brings the table here.
    brings: Option<InteractionId>,
}

impl Clicks {
    pub(super) fn new() -> Self {
        Self { since: None, alone_after: ALONE_AFTER, brings: None }
    }

    /// A click has come; `here` when it is from the table's channel, as far as that is known.
    pub(super) fn came(&mut self, click: InteractionId, here: Option<bool>, now: Millis) {
        if here == Some(false) {
            return;
        }
        let since = *self.since.get_or_insert(now);
        let alone = here == Some(true) && now - since >= self.alone_after;
        self.brings = Some(click).filter(|_| alone);
    }

    /// Whether this click brings the table here.
    pub(super) fn brought_by(&self, click: InteractionId) -> bool {
        self.brings == Some(click)
    }

    /// The table is kept here now. Where its clicks come to several processes all the same, it
    /// changes hands ever more rarely.
    pub(super) fn kept(&mut self) {
        if self.since.take().is_some() {
            self.alone_after = self.alone_after.saturating_mul(4);
        }
    }
}
