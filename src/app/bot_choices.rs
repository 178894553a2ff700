//! The actor's side of bots: what they are asked goes to the threads that think,
//! and what comes of it comes back as mail.
//!
//! Nothing about it is stored but the choices. Should the process end meanwhile, the moment at which
//! they decide is past when it starts again, and they are asked anew.

use rand::Rng;
use rand::rngs::StdRng;
use tokio::sync::oneshot;

use super::actor::TableActor;
use super::cpu_pool::{CpuPool, Priority};
use super::pending::Thinking;
use super::protocol::TableMsg;
use crate::table::BotTask;
use crate::table::{Effects, Session};
use games::SeatNo;

/// The most playouts a seat gets; the time it gets usually ends it earlier.
const PLAYOUTS: u32 = 5_000;

/// What the bots have decided.
pub struct Thoughts {
    /// At which step of the match.
    step: u32,
    choices: Vec<(SeatNo, String)>,
    /// The table is counted among those that think.
    thinking: Thinking,
    /// Whoever woke the table waits for this.
    woken: oneshot::Sender<bool>,
}

impl TableActor {
    /// The table's time has come. Whoever woke it is answered once nothing is due any more, so that
    /// it is not woken again meanwhile: with whether all went well.
    pub(super) async fn wake(&mut self, woken: oneshot::Sender<bool>) {
        match self.keep().await {
            Ok(true) => {}
            // Another process looks after it.
            Ok(false) => {
                let _ = woken.send(true);
                return;
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "it is not known who looks after a table");
                let _ = woken.send(false);
                return;
            }
        }
        let reachable = self.reach.since();
        let was_there = self.loaded.is_some();
        let well = self.step(|session, now, rng, fx| session.wake(reachable, now, rng, fx)).await;
        let now = self.clock.now();
        let Some(session) = self.loaded.as_ref().map(|l| &l.session).filter(|_| well) else {
            let _ = woken.send(false);
            return;
        };
        match session.bot_tasks(now) {
            Some((step, tasks)) => self.think(step, tasks, woken),
            None if session.state.wake_at().is_none_or(|at| at > now) => {
                // One that was in memory already, and for which there was nothing to do: should it be
                // written down as due, it would be woken again at once, for ever.
                let wrongly = was_there && self.may_be_woken_wrongly();
                let _ = woken.send(!wrongly || self.correct_wake().await);
            }
            // Its time has come once more while it was being committed.
            None => {
                let again =
                    self.step(|session, now, rng, fx| session.wake(reachable, now, rng, fx)).await;
                let now = self.clock.now();
                let state = self.loaded.as_ref().map(|l| &l.session.state);
                let settled = state.is_some_and(|s| s.wake_at().is_none_or(|at| at > now));
                let _ = woken.send(again && settled);
            }
        }
    }

    fn think(&mut self, step: u32, tasks: Vec<BotTask>, woken: oneshot::Sender<bool>) {
        let asked: Vec<_> = tasks
            .into_iter()
            .map(|task| {
                let (seat, otherwise) = (task.seat.seat(), task.otherwise.clone());
                // Nobody can guess it: it comes from the generator that shuffles.
                let thought = consider(&self.cpu_pool, task, self.rng.next_u64());
                (seat, otherwise, thought)
            })
            .collect();
        let (me, patience) = (self.me.clone(), self.cpu_pool.patience());
        let thinking = self.load.think();
        // Others may be woken meanwhile.
        self.alarm.notify_one();
        tokio::spawn(async move {
            let mut over = std::pin::pin!(tokio::time::sleep(patience));
            let mut choices = Vec::with_capacity(asked.len());
            for (seat, otherwise, thought) in asked {
                let choice = tokio::select! {
                    biased;
                    choice = thought => choice,
                    () = &mut over => None,
                };
                if choice.is_none() {
                    tracing::warn!(%seat, "a bot came to no choice");
                }
                choices.push((seat, choice.unwrap_or(otherwise)));
            }
            if let Some(actor) = me.upgrade() {
                // An actor that is gone was let go; its table is woken again.
                let _ = actor
                    .send(TableMsg::Thoughts(Thoughts { step, choices, thinking, woken }))
                    .await;
            }
        });
    }

    /// The thoughts come back.
    pub(super) async fn thoughts(&mut self, thoughts: Thoughts) {
        let Thoughts { step, choices, thinking, woken } = thoughts;
        drop(thinking);
        let before = self.revision();
        let decided = |session: &mut Session, now, _: &mut StdRng, fx: &mut Effects| {
            session.decided(step, choices.clone(), now, fx);
        };
        let well = self.step(decided).await;
        if well && self.revision() != before {
            // What follows of it may be due at once: a row to be taken, the next in a row.
            self.wake(woken).await;
            return;
        }
        let now = self.clock.now();
        let state = self.loaded.as_ref().map(|l| &l.session.state);
        let settled = state.is_some_and(|s| s.wake_at().is_none_or(|at| at > now));
        let _ = woken.send(well && settled);
    }
}

/// Puts a task to the threads that think.
fn consider(
    cpu_pool: &CpuPool,
    task: BotTask,
    seed: u64,
) -> impl Future<Output = Option<String>> + Send + use<> {
    let BotTask { seat, level, .. } = task;
    let thought = cpu_pool.run(Priority::Seat, move |share| {
        players::choose(&seat, level, share.effort(PLAYOUTS), seed)
    });
    async move { thought.await.flatten() }
}
