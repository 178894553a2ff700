//! Sink of the events of a game: a recording one for the table, a silent one for games that are
//! only imagined.

use crate::nimmt::Event;

/// The sink of a game's events.
pub(super) struct EventSink {
    /// `None` for a silent sink.
    events: Option<Vec<Event>>,
}

impl EventSink {
    /// A sink that keeps all events.
    pub(super) const fn recording() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// A sink that drops all events without making them.
    pub(super) const fn silent() -> Self {
        Self { events: None }
    }

    /// Whether events are kept.
    pub(super) const fn is_heard(&self) -> bool {
        self.events.is_some()
    }

    /// Keeps the next event; a silent sink never makes it.
    pub(super) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// The events, in the order in which they were told.
    pub(super) fn into_events(self) -> Vec<Event> {
        self.events.unwrap_or_default()
    }
}
