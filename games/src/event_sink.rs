//! Sink of the events of a game: a recording one for the table, a silent one for games that are
//! only imagined.

/// The sink of a game's events.
pub(crate) struct EventSink<E> {
    /// `None` for a silent sink.
    events: Option<Vec<E>>,
}

impl<E> EventSink<E> {
    /// A sink that keeps all events.
    pub(crate) const fn recording() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// A sink that drops all events without making them.
    pub(crate) const fn silent() -> Self {
        Self { events: None }
    }

    /// Whether events are kept.
    pub(crate) const fn is_heard(&self) -> bool {
        self.events.is_some()
    }

    /// Keeps the next event; a silent sink never makes it.
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// The events, in the order in which they were told.
    pub(crate) fn into_events(self) -> Vec<E> {
        self.events.unwrap_or_default()
    }
}
