//! Who is sink what happens: the table, or nobody where a game is only
//! imagined and nothing of it needs to be written down.

use crate::nimmt::Event;

/// What is sink while a game goes on.
pub(super) struct EventSink {
    /// `None` where nobody listens.
    events: Option<Vec<Event>>,
}

impl EventSink {
    /// Everything is sink.
    pub(super) const fn recording() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// Nothing is sink, so that nothing has to be put into words.
    pub(super) const fn silent() -> Self {
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

    /// What was sink, in that order.
    pub(super) fn into_events(self) -> Vec<Event> {
        self.events.unwrap_or_default()
    }
}
