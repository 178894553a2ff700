//! The settings of people.

use async_trait::async_trait;

use crate::Result;
use values::UserId;
use values::{PersonChange, PersonSettings};

/// The settings of people, which are the defaults until somebody changes them.
#[async_trait]
pub trait PersonStore: Send + Sync {
    async fn person_settings(&self, user: UserId) -> Result<PersonSettings>;

    async fn change_person(&self, user: UserId, change: PersonChange) -> Result<()>;
}
