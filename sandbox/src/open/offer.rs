//! Actions that the program around the sandbox offers, such as restarting its bot.

use std::sync::Arc;

use serde::Serialize;

/// A button on the page that runs an action of the embedding program.
#[derive(Clone, Serialize)]
pub struct Offer {
    /// The name in the address: `POST /sandbox/offers/{name}`.
    pub name: String,
    /// The text of the button.
    pub label: String,
    #[serde(skip)]
    deed: Arc<dyn Fn() + Send + Sync>,
}

impl Offer {
    /// An offer whose `deed` must return at once; longer work belongs into a task.
    pub fn new(name: &str, label: &str, deed: impl Fn() + Send + Sync + 'static) -> Offer {
        Offer { name: name.into(), label: label.into(), deed: Arc::new(deed) }
    }

    pub(crate) fn take(&self) {
        (self.deed)();
    }
}

impl std::fmt::Debug for Offer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Offer").field("name", &self.name).finish()
    }
}
