//! The deals themselves: dealt when somebody first asks for one, kept from then on; and the bots
//! that play in them.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::OnceCell;

use super::DailyError;
use crate::desk::dealt::{self, Dealt};
use crate::store::{DailyKey, Store};
use crate::tools::task::spawn;
use crate::tools::{CpuPool, Priority, Tools};
use daily::{Attempt, Day, Par, Plan, Secret, Seed, Terms, Work};
use games::GameKind;
use players::Effort;

/// After so many games of bots it is written down how far par is.
const NOTED_EVERY: u32 = 25;

/// The deals of the day; clones allowance what they know.
#[derive(Clone)]
pub struct Deals {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    cpu_pool: CpuPool,
    plan: Plan,
    secret: OnceCell<Secret>,
    /// The deals whose par is being worked out.
    under_way: Mutex<HashSet<(GameKind, Day)>>,
}

/// The deal of a day.
pub(super) struct Deal {
    pub(super) game: GameKind,
    pub(super) day: Day,
    pub(super) seed: Seed,
    pub(super) dealt: Dealt,
    par: Par,
}

impl Deal {
    pub(super) fn key(&self) -> DailyKey {
        key(self.game, self.day)
    }
}

pub(super) fn key(game: GameKind, day: Day) -> DailyKey {
    DailyKey { game: game.as_str(), day: day.number() }
}

impl Deals {
    /// No deal has been asked for yet.
    pub fn new(tools: &Tools, terms: Terms) -> Self {
        let Terms { secret, plan } = terms;
        Self {
            inner: Arc::new(Inner {
                store: tools.store.clone(),
                cpu_pool: tools.cpu_pool.clone(),
                plan,
                secret: OnceCell::new_with(secret),
                under_way: Mutex::default(),
            }),
        }
    }

    /// The deal of today, which is dealt if nobody has asked for it before.
    pub(super) async fn of_today(&self, game: GameKind, today: Day) -> Result<Deal, DailyError> {
        if let Some(deal) = self.kept(game, today).await? {
            return Ok(deal);
        }
        let (rules, seats) = game.daily().ok_or(DailyError::NoSuchDeal)?;
        let (seed, playouts) = (self.secret().await?.seed(game, today), self.inner.plan.playouts);
        let sown = seed.clone();
        let cpu_pool = &self.inner.cpu_pool;
        let body = cpu_pool.run(Priority::Coach, move |_| {
            let (mut attempt, deal) = Attempt::dealt(&rules, seats, &sown)?;
            attempt.bots_choose(&sown, playouts);
            dealt::write_deal(&rules, seats, &deal, &attempt)
        });
        let body = body.await.ok_or(DailyError::BrokeOff)??;
        let store = &self.inner.store;
        store.keep_daily_deal(key(game, today), seed.as_bytes(), &body).await?;
        // Somebody else may have been quicker.
        self.kept(game, today).await?.ok_or(DailyError::NoSuchDeal)
    }

    /// The deal of a day that somebody has asked for.
    pub(super) async fn kept(&self, game: GameKind, day: Day) -> Result<Option<Deal>, DailyError> {
        let Some(stored) = self.inner.store.daily_deal(key(game, day)).await? else {
            return Ok(None);
        };
        let seed = Seed::from_bytes(&stored.seed).ok_or(DailyError::NoSuchDeal)?;
        let par = Par { games: stored.par_games, sum: stored.par_sum };
        Ok(Some(Deal { game, day, seed, dealt: dealt::read_deal(&stored.body)?, par }))
    }

    async fn secret(&self) -> Result<&Secret, DailyError> {
        let secret = async || {
            let mut bytes = [0; 32];
            SysRng.try_fill_bytes(&mut bytes).map_err(|_| DailyError::NoRandomness)?;
            Ok(Secret::new(self.inner.store.daily_secret(&bytes).await?))
        };
        self.inner.secret.get_or_try_init(secret).await
    }

    /// The bots choose, on the threads that think.
    pub(super) async fn bots_choose(
        &self,
        attempt: Attempt,
        deal: &Deal,
    ) -> Result<Attempt, DailyError> {
        let (cpu_pool, playouts) = (&self.inner.cpu_pool, self.inner.plan.playouts);
        let attempt = dealt::bots_choose(cpu_pool, attempt, &deal.seed, playouts);
        attempt.await.ok_or(DailyError::BrokeOff)
    }

    /// Par of a deal; `None` while it is worked out, which this begins or goes on with.
    pub(super) fn par(&self, deal: &Deal) -> Option<f64> {
        let mean = deal.par.mean(self.inner.plan);
        if mean.is_none() && self.under_way().insert((deal.game, deal.day)) {
            let (deals, key, of) = (self.clone(), deal.key(), (deal.game, deal.day));
            let (bare, seed) = (deal.dealt.bare.clone(), deal.seed.clone());
            let work = Work::new(deal.par, bare, seed, self.inner.plan);
            spawn(async move {
                if let Err(error) = deals.work_out(key, work).await {
                    // It goes on where it was when somebody asks again.
                    tracing::warn!(%error, day = key.day, "par was not worked out");
                }
                deals.under_way().remove(&of);
            });
        }
        mean
    }

    /// In short pieces, so that everything else that waits to be thought about comes in between.
    async fn work_out(&self, key: DailyKey, mut work: Work) -> Result<(), DailyError> {
        let mut noted = work.par().games;
        while !work.is_done() {
            let piece = self.inner.cpu_pool.run(Priority::Coach, move |allowance| {
                let Effort { enough, .. } = allowance.effort(1);
                while work.step() && !enough.is_some_and(|enough| enough()) {}
                work
            });
            work = piece.await.ok_or(DailyError::BrokeOff)?;
            let Par { games, sum } = work.par();
            if work.is_done() || games >= noted + NOTED_EVERY {
                self.inner.store.keep_daily_par(key, games, sum).await?;
                noted = games;
            }
        }
        match work.is_stuck() {
            true => Err(DailyError::BrokeOff),
            false => Ok(()),
        }
    }

    fn under_way(&self) -> MutexGuard<'_, HashSet<(GameKind, Day)>> {
        // The set is whole at every moment.
        self.inner.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
