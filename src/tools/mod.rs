//! The tools of tables and desk: the clock, the way out and its budget, pictures, threads beside,
//! and the settings of servers and people.
//!
//! [`Tools`] is the set of them that a process has. It is put together once, where the bot is; each
//! part of the bot keeps those that it works with.

pub mod answer;
pub mod budget;
pub mod chance;
pub mod clock;
pub mod closed_dms;
pub mod cpu_pool;
pub mod follow_ups;
pub mod messenger;
pub mod one_at_a_time;
pub mod picture_cache;
pub mod preferences;
pub mod reach;
pub mod reply;
pub mod request;
pub mod retention;
pub mod task;

pub use answer::Answer;
pub use budget::{Budget, Urgency};
pub use clock::{Clock, ManualClock};
pub use cpu_pool::{Allowance, CpuPool, Priority};
pub use follow_ups::FollowUps;
pub use messenger::{Messenger, Permit, PostedMessage, SendError, Sought, Target, ThreadKind};
pub use preferences::{Preferences, TablePreferences};
pub use reach::Reach;
pub use reply::{Original, PrivateReply, PublicReply, ReplyToken, Whisper};
pub use retention::Retention;

use std::sync::Arc;

use crate::store::Store;
use chance::Chance;
use closed_dms::ClosedDms;
use picture_cache::Studio;
use pictures::Painter;

/// The tools of a process; clones share them.
#[derive(Clone)]
pub struct Tools {
    /// The database.
    pub store: Store,
    /// The settings of servers and people.
    pub preferences: Preferences,
    /// The time.
    pub clock: Clock,
    /// The way out.
    pub messenger: Arc<dyn Messenger>,
    /// The pictures.
    pub studio: Studio,
    /// The threads that think.
    pub cpu_pool: CpuPool,
    /// Randomness.
    pub(crate) chance: Chance,
    /// Since when people can reach the bot.
    pub reach: Reach,
    /// The people whose direct messages are closed.
    pub(crate) closed_dms: ClosedDms,
}

/// Why there are no tools.
#[derive(Debug, thiserror::Error)]
pub enum NoTools {
    /// The system gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(#[from] rand::rngs::SysError),
    /// The system starts no threads.
    #[error("the system starts no threads: {0}")]
    Threads(#[from] std::io::Error),
}

impl Tools {
    /// `seed` makes shuffles and what bots think repeatable, for tests; without it the system's
    /// randomness is used, and bots think as long as there is time.
    /// Errors: when the system has no randomness or no threads to give.
    pub fn new(
        store: Store,
        clock: Clock,
        painter: Arc<Painter>,
        messenger: Arc<dyn Messenger>,
        seed: Option<u64>,
    ) -> Result<Self, NoTools> {
        Ok(Self {
            preferences: Preferences::new(store.clone()),
            store,
            reach: Reach::from(clock.now()),
            clock,
            messenger,
            studio: Studio::new(painter)?,
            cpu_pool: CpuPool::start(seed.is_some())?,
            chance: Chance::new(seed)?,
            closed_dms: ClosedDms::default(),
        })
    }
}
