//! Who is told what happens: the table, or nobody where a game is only
//! imagined and nothing of it needs to be written down.

use crate::nimmt::Event;

/// What is told while a game goes on.
pub(super) struct Told {
    /// `None` where nobody listens.
    events: Option<Vec<Event>>,
}

impl Told {
    /// Everything is told.
    pub(super) const fn aloud() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// Nothing is told, so that nothing has to be put into words.
    pub(super) const fn to_nobody() -> Self {
        Self { events: None }
    }

    /// Whether anybody listens.
    pub(super) const fn is_heard(&self) -> bool {
        self.events.is_some()
    }

    /// Tells what happened next.
    pub(super) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// What was told, in that order.
    pub(super) fn into_events(self) -> Vec<Event> {
        self.events.unwrap_or_default()
    }
}
