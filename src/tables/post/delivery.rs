//! The way of a row of the outbox to Discord, step by step; its outcome is in `landing`.
//!
//! A row goes on only when it may be sent: the one that counts waits for its turn first, and is
//! composed after that.

use std::sync::Arc;

use tracing::Instrument as _;

use super::Post;
use super::call::{Call, send};
use super::landing::{FinishedCall, Landed, Landing};
use super::row::{RowNo, RowStage, Task};
use super::surfaces::ANSWER_TAKES;
use super::way::{Way, Ways};
use crate::tables::ledger::Ledger;
use crate::tools::messenger::{Permit, SendError};
use crate::tools::task::boxed;
use table::{Notice, Report, Session};
use values::Millis;

/// The rest of the rows of a table that cannot be read at the moment.
const UNREADABLE_RESTS: Millis = 5_000;

impl Post {
    /// The next delivery that comes back; `None` when none is under way.
    pub(in crate::tables) async fn next_landed(&mut self) -> Option<Landed> {
        self.deliveries.join_next_with_id().await.map(Landed)
    }

    /// The rows whose time has come.
    pub(in crate::tables) fn ready(&self, now: Millis) -> Vec<RowNo> {
        self.outbox.ready(now)
    }

    /// The table cannot be read, as the disk has trouble: in a little while, then. A permit is for
    /// now.
    pub(in crate::tables) fn rest(&mut self, ready: &[RowNo], now: Millis) {
        for no in ready {
            if let Some(row) = self.outbox.row_mut(*no) {
                (row.stage, row.due_at) = (RowStage::Waiting, now + UNREADABLE_RESTS);
            }
        }
    }

    /// Sets rows on their way.
    pub(in crate::tables) async fn set_out(
        &mut self,
        ledger: &mut Ledger,
        ready: Vec<RowNo>,
        now: Millis,
    ) {
        if let Some(session) = ledger.session() {
            self.composer.learn_wishes(session).await;
        }
        for no in ready {
            self.go_on(ledger, no, now).await;
        }
    }

    /// Returns the way that a row goes, as things stand now.
    fn way(&self, session: Option<&Session>, no: RowNo, now: Millis) -> Way {
        let Some((row, session)) = self.outbox.row(no).zip(session) else { return Way::Pointless };
        let (outbox, surfaces) = (&self.outbox, &self.surfaces);
        let (wishes, closed_dms) = (self.composer.wishes(), &self.closed_dms);
        let messenger = &*self.messenger;
        Ways { session, outbox, surfaces, wishes, closed_dms, messenger, now }.of(row)
    }

    /// A row goes one step further.
    async fn go_on(&mut self, ledger: &mut Ledger, no: RowNo, now: Millis) {
        let way = self.way(ledger.session(), no, now);
        let Some(row) = self.outbox.row_mut(no) else { return };
        match way {
            Way::Pointless | Way::Closed | Way::Shut | Way::Stuck => {
                let report = match way {
                    Way::Closed => Report::DmClosed,
                    Way::Shut => Report::NoWay,
                    Way::Stuck => Report::MessageStuck,
                    _ => Report::Done,
                };
                let (version, created_at) = (row.version, row.created_at);
                let sent = row.stands.is_some();
                let task = row.task.clone();
                if let (Task::Notice(Notice::Alert { user, .. }), Way::Pointless) = (&task, way)
                    && !sent
                {
                    self.preferences.not_told(*user, created_at).await;
                }
                self.outbox.done(no, version);
                self.note_soon();
                if let Task::Notice(notice) = task {
                    self.delivered(ledger, &notice, report);
                }
            }
            Way::Later(at) => {
                row.due_at = at.max(now + 1);
                // A permit is for now.
                row.stage = RowStage::Waiting;
            }
            Way::AfterAnswer(page) => {
                row.due_at = now + ANSWER_TAKES;
                row.awaits = Some(page);
                row.stage = RowStage::Waiting;
            }
            Way::Counted(urgency, target) => {
                match std::mem::replace(&mut row.stage, RowStage::Queueing) {
                    RowStage::Permitted(wanted, permit) if wanted == target => {
                        self.set_off(ledger, no, Way::Counted(urgency, target), Some(permit), now)
                            .await;
                    }
                    _ => {
                        let messenger = Arc::clone(&self.messenger);
                        let table = Some(self.id);
                        let task = self.deliveries.spawn(boxed(async move {
                            Landing::Permit(
                                no,
                                target,
                                messenger.permit(table, urgency, target).await,
                            )
                        }));
                        self.under_way.insert(task.id(), no);
                    }
                }
            }
            free => self.set_off(ledger, no, free, None, now).await,
        }
    }

    /// Composes what a row says now, and sends it.
    async fn set_off(
        &mut self,
        ledger: &mut Ledger,
        no: RowNo,
        way: Way,
        permit: Option<Permit>,
        now: Millis,
    ) {
        let mut hand = None;
        let call = match self.outbox.row(no).zip(ledger.session()) {
            Some((row, session)) => {
                if let Some(seat) = row.task.hand_of().filter(|_| self.store.is_shared()) {
                    hand = Some((seat, self.composer.hand_shown(session, seat)));
                }
                self.composer.compose(row, &way, session, &self.surfaces, now).await
            }
            None => None,
        };
        if self.composer.take_broke_off() {
            let reason = "a picture was not painted".into();
            let error = SendError::Later { reason, wait: 0, in_doubt: false };
            return self.put_off(ledger, no, &error, now).await;
        }
        let Some(row) = self.outbox.row_mut(no) else { return };
        let (version, task) = (row.version, row.task.clone());
        let Some(call) = call else {
            self.outbox.done(no, version);
            self.note_soon();
            return;
        };
        row.stage = RowStage::UnderWay;
        let looked = matches!(call, Call::Find(..));
        let messenger = Arc::clone(&self.messenger);
        let span = tracing::info_span!(
            "delivery", table = %self.id, row = row.logged_key(), interaction = row.cause.map(tracing::field::display)
        );
        let delivery = async move {
            let result = send(&*messenger, permit, call).await;
            if result.is_ok() {
                tracing::debug!("delivered");
            }
            Landing::Sent(Box::new(FinishedCall {
                row: no,
                version,
                task,
                way,
                looked,
                hand,
                result,
            }))
        };
        let delivery = self.deliveries.spawn(boxed(delivery.instrument(span)));
        self.under_way.insert(delivery.id(), no);
    }
}
