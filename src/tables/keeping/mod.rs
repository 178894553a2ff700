//! Looking after a table: waking it at its time, its bots, writing down what is known, and letting
//! it go when there has been nothing to do for long.

mod bots;

use std::sync::Arc;

use tokio::sync::oneshot;

use super::alarm::Alarm;
use super::ledger::Ledger;
use super::pending::Pending;
use super::post::Post;
use super::protocol::Thoughts;
use super::step::{self, Turn};
use crate::store::StoreError;
use crate::tools::clock::Clock;
use crate::tools::reach::Reach;
use values::Millis;

pub(super) use bots::Bots;

/// The time that a table without anything to do stays in memory.
const IDLE: Millis = 600_000;

/// Looks after one table.
pub(super) struct Keeping {
    clock: Clock,
    reach: Reach,
    /// Notified when the table's next wake-up changes.
    alarm: Arc<Alarm>,
    idle_at: Millis,
    pending: Pending,
    bots: Bots,
}

impl Keeping {
    pub(super) fn new(
        clock: Clock,
        reach: Reach,
        alarm: Arc<Alarm>,
        pending: Pending,
        bots: Bots,
    ) -> Self {
        let idle_at = clock.now() + IDLE;
        Self { clock, reach, alarm, idle_at, pending, bots }
    }

    /// Somebody has something to do with the table: it stays in memory.
    pub(super) fn stay(&mut self) {
        self.idle_at = self.clock.now() + IDLE;
    }

    /// Whether there has been nothing to do for long. A table with something to send does not go.
    pub(super) fn may_leave(&self, post: &Post) -> bool {
        self.clock.now() >= self.idle_at && post.is_idle()
    }

    /// When it is looked again without mail.
    pub(super) fn next_look(&self, post: &Post) -> Millis {
        let idle = if post.is_idle() { self.idle_at } else { Millis::MAX };
        let due = post.next_due().unwrap_or(Millis::MAX);
        idle.min(due).min(post.note_at().unwrap_or(Millis::MAX))
    }

    /// Another process has changed the table, or has left it.
    pub(super) async fn look_again(&mut self, ledger: &mut Ledger, post: &mut Post) {
        let looked = async {
            step::keep(ledger, post).await?;
            step::load(ledger, post).await
        };
        match looked.await {
            // The news that it is over has come late.
            Ok(()) | Err(StoreError::NoTable(_)) => {}
            Err(error) => {
                tracing::error!(table = %ledger.id(), %error, "a table cannot be read");
            }
        }
        self.alarm.ring();
    }

    /// Writes down what is known, when its time has come.
    pub(super) async fn note_if_due(&self, ledger: &mut Ledger, post: &mut Post) {
        if post.note_at().is_some_and(|at| at <= self.clock.now()) {
            self.note(ledger, post).await;
        }
    }

    /// Writes down what is known. Nothing is sent again because this fails.
    pub(super) async fn note(&self, ledger: &mut Ledger, post: &mut Post) {
        if post.note_at().is_some() && !step::take_alone(ledger, post, |_| {}).await {
            post.not_noted();
        }
    }

    /// Does what is due. The one who woke the table is answered once nothing is due any more, so
    /// that it is not woken again meanwhile: with whether all went well.
    pub(super) async fn wake(
        &mut self,
        ledger: &mut Ledger,
        post: &mut Post,
        woken: oneshot::Sender<bool>,
    ) {
        match step::keep(ledger, post).await {
            Ok(true) => {}
            // Another process looks after it.
            Ok(false) => {
                let _ = woken.send(true);
                return;
            }
            Err(error) => {
                tracing::error!(table = %ledger.id(), %error, "it is not known who looks after a table");
                let _ = woken.send(false);
                return;
            }
        }
        let unheard_until = ledger.unheard_until();
        let was_there = ledger.session().is_some();
        let due = |turn: Turn<'_>| {
            let reachable = self.reach.since_on(turn.session.state().guild).max(unheard_until);
            turn.session.wake(reachable, turn.now, turn.rng, turn.effects);
        };
        let well = step::take_alone(ledger, post, due).await;
        let now = ledger.now();
        let Some(session) = ledger.session().filter(|_| well) else {
            // All is well with a table that is gone.
            let _ = woken.send(well);
            return;
        };
        match session.bot_tasks(now) {
            Some((step, tasks)) => {
                let thinking = self.pending.think();
                self.bots.think(step, tasks, ledger.chance(), thinking, woken);
                // Others may be woken meanwhile.
                self.alarm.ring();
            }
            None if session.state().wake_at().is_none_or(|at| at > now) => {
                // One that was in memory already, and for which there was nothing to do: should it
                // be written down as due, it would be woken again at once, for ever.
                let wrongly = was_there && ledger.may_be_woken_wrongly();
                let _ = woken.send(!wrongly || correct_wake(ledger, post).await);
            }
            // Its time has come once more while it was being committed.
            None => {
                let again = step::take_alone(ledger, post, due).await;
                let settled = is_settled(ledger, ledger.now());
                let _ = woken.send(again && settled);
            }
        }
    }

    /// The thoughts come back.
    pub(super) async fn thoughts(
        &mut self,
        ledger: &mut Ledger,
        post: &mut Post,
        thoughts: Thoughts,
    ) {
        let Thoughts { step: at_step, choices, thinking, woken } = thoughts;
        drop(thinking);
        let before = ledger.revision();
        let decided = |turn: Turn<'_>| {
            turn.session.decided(at_step, choices.clone(), turn.now, turn.effects);
        };
        let well = step::take_alone(ledger, post, decided).await;
        // Somebody has come back, and chosen what a bot was thinking about for them.
        let stale = ledger.session().is_some_and(|session| {
            let (step, turn) = (session.state().step, session.state().bot_turn);
            step != at_step && turn.is_none_or(|turn| turn.step != at_step)
        });
        if well && (stale || ledger.revision() != before) {
            // The consequences may be due at once: a row to be taken, the next in a row.
            self.wake(ledger, post, woken).await;
            return;
        }
        let settled = is_settled(ledger, ledger.now());
        let _ = woken.send(well && settled);
    }
}

/// Whether nothing of the table is due at this moment; nothing ever is of one that is gone.
fn is_settled(ledger: &Ledger, now: Millis) -> bool {
    let wake_at = ledger.session().and_then(|session| session.state().wake_at());
    wake_at.is_none_or(|at| at > now)
}

/// Writes down anew when the table wants to be looked at: another time is written there.
async fn correct_wake(ledger: &mut Ledger, post: &mut Post) -> bool {
    ledger.distrust_wake();
    step::take_alone(ledger, post, |_| {}).await
}
