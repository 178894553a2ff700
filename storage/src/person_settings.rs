//! What people want for themselves.

use async_trait::async_trait;

use crate::Result;
use values::UserId;
use values::{PersonChange, PersonSettings};

/// What people want for themselves. Who has never said anything has the usual settings.
#[async_trait]
pub trait PersonStore: Send + Sync {
    /// What somebody wants for themselves.
    async fn person_settings(&self, user: UserId) -> Result<PersonSettings>;

    /// Changes what somebody wants for themselves.
    async fn change_person(&self, user: UserId, change: PersonChange) -> Result<()>;
}
