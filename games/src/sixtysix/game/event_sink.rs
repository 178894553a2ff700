//! Who is told what happens: the table, or nobody where a game is only imagined.

use crate::sixtysix::Event;

/// Where events go.
pub(in crate::sixtysix) struct EventSink {
    /// `None` where nobody listens.
    events: Option<Vec<Event>>,
}

impl EventSink {
    /// Everything is told.
    pub(in crate::sixtysix) const fn recording() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// Nothing is told, so that nothing has to be put into words.
    pub(in crate::sixtysix) const fn silent() -> Self {
        Self { events: None }
    }

    /// Tells what happened next.
    pub(in crate::sixtysix) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// What was told, in that order.
    pub(in crate::sixtysix) fn into_events(self) -> Vec<Event> {
        self.events.unwrap_or_default()
    }
}
