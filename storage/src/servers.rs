//! What was decided for a whole server.

use async_trait::async_trait;
use games::AnyContradiction;

use crate::Result;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::settings::{GameDefault, Hands, Pace, Seasons, ServerChange, ServerSettings};

/// What holds on servers. One that has never decided anything has the usual settings.
#[async_trait]
pub trait ServerStore: Send + Sync {
    /// What holds on a server.
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings>;

    /// Changes what holds on a server.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed. Inside it, why the rules that would come of
    /// the change cannot be played; then nothing has changed, either.
    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Result<(), Vec<AnyContradiction>>>;

    /// A channel is gone: no list of a server names it any more. Gives the servers whose list did.
    async fn forget_channel(&self, channel: ChannelId) -> Result<Vec<GuildId>>;
}

/// What a server has decided, as a query gives it.
pub struct ServerRow {
    pub language: Option<String>,
    pub pace: String,
    pub thread: bool,
    pub quiet: bool,
    pub hands: String,
    pub hints: bool,
    pub animations: bool,
    pub reminders: bool,
    pub seasons: String,
    pub achievements: bool,
    pub keep_days: Option<i64>,
}

/// What holds on a server by what is stored of it. What a later version has written, and this one does not
/// know, is as usual.
#[must_use]
pub fn settings_of(
    row: Option<ServerRow>,
    channels: Vec<i64>,
    banned: Vec<i64>,
    defaults: Vec<GameDefault>,
) -> ServerSettings {
    let mut settings = ServerSettings::default();
    if let Some(row) = row {
        settings.language = row.language;
        settings.pace = Pace::named(&row.pace).unwrap_or_default();
        settings.thread = row.thread;
        settings.quiet = row.quiet;
        settings.hands = Hands::named(&row.hands).unwrap_or_default();
        settings.hints = row.hints;
        settings.animations = row.animations;
        settings.reminders = row.reminders;
        settings.seasons = Seasons::named(&row.seasons).unwrap_or_default();
        settings.achievements = row.achievements;
        settings.keep_days = row.keep_days.and_then(|days| u32::try_from(days).ok());
    }
    settings.channels = channels.into_iter().map(ChannelId::from_sql).collect();
    settings.banned = banned.into_iter().map(UserId::from_sql).collect();
    settings.defaults = defaults;
    settings
}
