//! How long a player may think about one decision.

use std::time::Duration;

use crate::Stopwatch;

/// How long a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So many playouts, however long they take.
    Playouts(u32),
    /// So much time, whatever comes of it.
    Time(Duration),
}

impl Limit {
    /// Lets somebody think, who is told the most playouts and what to ask whether time is up. The clock
    /// starts now.
    pub fn spend<T>(
        self,
        thinking: impl FnOnce(u32, Option<&(dyn Fn() -> bool + Sync)>) -> T,
    ) -> T {
        match self {
            Self::Playouts(playouts) => thinking(playouts, None),
            Self::Time(time) => {
                let watch = Stopwatch::start();
                thinking(u32::MAX, Some(&|| watch.elapsed() >= time))
            }
        }
    }
}
