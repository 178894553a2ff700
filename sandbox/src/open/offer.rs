//! What the program around the sandbox offers to do, such as starting its bot anew.

use std::sync::Arc;

use serde::Serialize;

/// A button on the page behind which the embedding program does something of its own.
#[derive(Clone, Serialize)]
pub struct Offer {
    /// The name in the address: `POST /sandbox/offers/{name}`.
    pub name: String,
    /// What stands on the button.
    pub label: String,
    #[serde(skip)]
    deed: Arc<dyn Fn() + Send + Sync>,
}

impl Offer {
    /// Something to offer. `deed` must return at once; longer work belongs into a task.
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
