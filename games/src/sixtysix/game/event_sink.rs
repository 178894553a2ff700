//! Sink of the events of a game: a recording one for the table, a silent one for games that are
//! only imagined.

use crate::sixtysix::Event;

/// The sink of a game's events.
pub(in crate::sixtysix) struct EventSink {
    /// `None` for a silent sink.
    events: Option<Vec<Event>>,
}

impl EventSink {
    /// A sink that keeps all events.
    pub(in crate::sixtysix) const fn recording() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// A sink that drops all events without making them.
    pub(in crate::sixtysix) const fn silent() -> Self {
        Self { events: None }
    }

    /// Keeps the next event; a silent sink never makes it.
    pub(in crate::sixtysix) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// The events, in the order in which they were told.
    pub(in crate::sixtysix) fn into_events(self) -> Vec<Event> {
        self.events.unwrap_or_default()
    }
}
