//! The limit of follow-ups in a channel, whichever tokens they are sent by.
//!
//! Discord's documentation only says that follow-ups have the limits of webhooks. Its staff says
//! that a webhook posts some thirty messages a minute in a channel, and no header tells how many
//! are left: they are counted here, before Discord has to refuse one.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::clock::Clock;
use values::{ChannelId, Millis};

/// The time over which Discord counts.
const WINDOW: Duration = Duration::from_secs(60);
/// So many messages for everybody within it, of thirty: the rest is for the hands of people who
/// press a button, which have no other way.
const MOST: usize = 25;
/// With so many channels, those in which nothing was sent lately are forgotten.
const MANY: usize = 1_000;

/// The follow-ups of the last minute, channel by channel.
pub struct FollowUps {
    clock: Clock,
    channels: Mutex<HashMap<ChannelId, Sent>>,
}

#[derive(Default)]
struct Sent {
    /// When they were sent, the oldest first.
    lately: VecDeque<Duration>,
    /// Nothing is to be sent before this moment: Discord has refused one, for its limit or for
    /// what the bot may do there.
    full_until: Duration,
}

impl FollowUps {
    /// Nothing has been sent yet.
    pub fn new(clock: Clock) -> Self {
        Self { clock, channels: Mutex::default() }
    }

    /// Whether one more message for everybody has room in this channel.
    pub fn has_room(&self, channel: ChannelId) -> bool {
        let now = self.clock.ticks();
        let channels = self.channels();
        let Some(sent) = channels.get(&channel) else { return true };
        let lately = sent.lately.iter().filter(|at| **at + WINDOW > now).count();
        lately < MOST && sent.full_until <= now
    }

    /// One is sent.
    pub fn count(&self, channel: ChannelId) {
        let now = self.clock.ticks();
        let mut channels = self.channels();
        if channels.len() > MANY {
            channels.retain(|_, sent| {
                let last = sent.lately.back().copied().unwrap_or_default();
                (last + WINDOW).max(sent.full_until) > now
            });
        }
        let lately = &mut channels.entry(channel).or_default().lately;
        while lately.front().is_some_and(|at| *at + WINDOW <= now) {
            lately.pop_front();
        }
        lately.push_back(now);
    }

    /// Discord has refused one, and takes none for so long.
    pub fn rest(&self, channel: ChannelId, wait: Millis) {
        let wait = Duration::from_millis(u64::try_from(wait).unwrap_or_default());
        let until = self.clock.ticks().saturating_add(wait);
        let mut channels = self.channels();
        let sent = channels.entry(channel).or_default();
        sent.full_until = sent.full_until.max(until);
    }

    fn channels(&self) -> MutexGuard<'_, HashMap<ChannelId, Sent>> {
        // It is whole at every moment.
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::ManualClock;

    #[test]
    fn a_channel_has_room_for_so_many_in_a_minute() {
        let clock = ManualClock::new();
        let sent = FollowUps::new(Clock::Manual(clock.clone()));
        let (here, there) = (ChannelId(1), ChannelId(2));
        for _ in 0..MOST {
            assert!(sent.has_room(here));
            sent.count(here);
            clock.advance(Duration::from_secs(1));
        }
        assert!(!sent.has_room(here) && sent.has_room(there));
        clock.advance(WINDOW.saturating_sub(Duration::from_secs(25)));
        assert!(sent.has_room(here), "the first is a minute ago");
    }

    #[test]
    fn a_channel_that_refuses_one_is_left_alone() {
        let clock = ManualClock::new();
        let sent = FollowUps::new(Clock::Manual(clock.clone()));
        sent.rest(ChannelId(1), 5_000);
        assert!(!sent.has_room(ChannelId(1)));
        clock.advance(Duration::from_secs(5));
        assert!(sent.has_room(ChannelId(1)));
    }
}
