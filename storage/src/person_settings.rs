//! What people want for themselves.

use async_trait::async_trait;

use crate::Result;
use crate::ids::UserId;
use crate::settings::{Hands, PersonChange, PersonSettings};

/// What people want for themselves. Who has never said anything has the usual settings.
#[async_trait]
pub trait PersonStore: Send + Sync {
    /// What somebody wants for themselves.
    async fn person_settings(&self, user: UserId) -> Result<PersonSettings>;

    /// Changes what somebody wants for themselves.
    async fn change_person(&self, user: UserId, change: PersonChange) -> Result<()>;
}

/// What somebody wants, as a query gives it.
pub struct PersonSettingsRow {
    pub language: Option<String>,
    pub hands: Option<String>,
    pub reminders: bool,
    pub still: bool,
    pub unreached: bool,
}

impl From<PersonSettingsRow> for PersonSettings {
    /// What a later version has written, and this one does not know, is as usual.
    fn from(row: PersonSettingsRow) -> Self {
        Self {
            language: row.language,
            hands: row.hands.as_deref().and_then(Hands::named),
            reminders: row.reminders,
            still: row.still,
            unreached: row.unreached,
        }
    }
}
