//! The people whose direct messages are closed: Discord bans the address of a bot that is refused
//! ten thousand times in ten minutes, so nobody's door is knocked on at every table anew.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use values::{Millis, UserId};

/// For so long it is not tried again.
const REMEMBERED: Millis = 24 * 3_600_000;
/// So many people are remembered at once.
const MOST: usize = 100_000;

/// The people who took no direct message lately; clones share it. It is known until this process
/// ends.
#[derive(Clone, Debug, Default)]
pub struct ClosedDms {
    since: Arc<Mutex<HashMap<UserId, Millis>>>,
}

impl ClosedDms {
    /// Whether a message to this person has been refused within the last day.
    pub fn has(&self, user: UserId, now: Millis) -> bool {
        self.with(|since| since.get(&user).is_some_and(|at| (0..REMEMBERED).contains(&(now - at))))
    }

    /// A message to this person has just been refused.
    pub fn note(&self, user: UserId, now: Millis) {
        self.with(|since| {
            if since.len() >= MOST {
                since.retain(|_, at| (0..REMEMBERED).contains(&(now - *at)));
            }
            // The one that makes room is asked once more.
            if since.len() >= MOST
                && let Some(any) = since.keys().next().copied()
            {
                since.remove(&any);
            }
            since.insert(user, now);
        });
    }

    /// They may be open again: this person pressed something in one, or asks for one.
    pub fn forget(&self, user: UserId) {
        self.with(|since| since.remove(&user));
    }

    fn with<T>(&self, what: impl FnOnce(&mut HashMap<UserId, Millis>) -> T) -> T {
        // The map is whole at every moment.
        what(&mut self.since.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_door_is_remembered_for_a_day_and_no_longer() {
        let (closed, ada, ben) = (ClosedDms::default(), UserId(1), UserId(2));
        closed.note(ada, 1_000);
        assert!(closed.has(ada, 1_000) && closed.has(ada, 1_000 + REMEMBERED - 1));
        assert!(!closed.has(ada, 1_000 + REMEMBERED) && !closed.has(ben, 1_000));
        assert!(!closed.has(ada, 0), "the clock was set back");
        closed.forget(ada);
        assert!(!closed.has(ada, 1_000));
    }
}
