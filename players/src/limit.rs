//! The limit of thinking about one decision.

use std::time::Duration;

use crate::Stopwatch;

/// The limit of thinking about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So many playouts, however long they take.
    Playouts(u32),
    /// So much time, however many playouts that allows.
    Time(Duration),
}

impl Limit {
    /// Runs `thinking` with the most playouts and, if time is limited, a function that says whether
    /// it is up. The clock starts now.
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
