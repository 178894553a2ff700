//! For how long the host of the bot keeps what is stored.

use std::num::NonZeroU32;

use values::Millis;

const DAY: Millis = 24 * 3_600_000;

/// The days for which something is kept.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// For the entries of a finished match; `None` for ever.
    pub matches: Option<NonZeroU32>,
    /// For a server that has sent the bot away; `None` for ever, where nobody would hear that it took
    /// the bot back.
    pub servers: Option<NonZeroU32>,
}

impl Retention {
    /// Returns the moment before which a match must have ended so that it is forgotten by now.
    pub(crate) fn matches_before(&self, now: Millis) -> Option<Millis> {
        self.matches.map(|days| now - Millis::from(days.get()) * DAY)
    }

    /// Returns the moment before which a server must have left so that it is forgotten by now.
    pub(crate) fn servers_before(&self, now: Millis) -> Option<Millis> {
        self.servers.map(|days| now - Millis::from(days.get()) * DAY)
    }
}
