//! The choices of bots: their tasks go to the threads that think, and the results come back as
//! mail.
//!
//! Nothing about it is stored but the choices. Should the process end meanwhile, the moment at
//! which they decide is past when it starts again, and they are asked anew.

use rand::Rng;
use rand::rngs::StdRng;
use tokio::sync::{mpsc, oneshot};

use crate::tables::pending::Thinking;
use crate::tables::protocol::{TableMsg, Thoughts};
use crate::tools::cpu_pool::{CpuPool, Priority};
use crate::tools::task::spawn;
use table::BotTask;

/// The most playouts a seat gets; the time it gets usually ends it earlier.
const PLAYOUTS: u32 = 5_000;

pub(in crate::tables) struct Bots {
    cpu_pool: CpuPool,
    /// The actor's own mailbox, for thoughts that come back; it does not keep itself alive by it.
    me: mpsc::WeakSender<TableMsg>,
}

impl Bots {
    pub(in crate::tables) fn new(cpu_pool: CpuPool, me: mpsc::WeakSender<TableMsg>) -> Self {
        Self { cpu_pool, me }
    }

    /// Asks them, and sends what they have decided to the actor's mailbox.
    pub(super) fn think(
        &self,
        step: u32,
        tasks: Vec<BotTask>,
        chance: &mut StdRng,
        thinking: Thinking,
        woken: oneshot::Sender<bool>,
    ) {
        let decisions: Vec<_> = tasks
            .into_iter()
            .map(|task| {
                let (seat, otherwise) = (task.seat.seat(), task.otherwise.clone());
                // Nobody can guess it: it comes from the generator that shuffles.
                let decision = consider(&self.cpu_pool, task, chance.next_u64());
                (seat, otherwise, decision)
            })
            .collect();
        let (me, patience) = (self.me.clone(), self.cpu_pool.patience());
        spawn(async move {
            let mut over = std::pin::pin!(tokio::time::sleep(patience));
            let mut choices = Vec::with_capacity(decisions.len());
            for (seat, otherwise, decision) in decisions {
                let choice = tokio::select! {
                    biased;
                    choice = decision => choice,
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
}

/// Puts a task to the threads that think.
fn consider(
    cpu_pool: &CpuPool,
    task: BotTask,
    seed: u64,
) -> impl Future<Output = Option<String>> + Send + use<> {
    let BotTask { seat, level, style, .. } = task;
    let choice = cpu_pool.run(Priority::Seat, move |allowance| {
        players::choose(&seat, (level, style), allowance.effort(PLAYOUTS), seed)
    });
    async move { choice.await.flatten() }
}
