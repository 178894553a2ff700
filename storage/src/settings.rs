//! The settings of servers and of people, which are the defaults until somebody changes them.

use async_trait::async_trait;

use crate::Result;
use values::{
    ChannelId, GuildId, PersonChange, PersonSettings, ServerChange, ServerSettings, Unchanged,
    UserId,
};

#[async_trait]
pub trait ServerStore: Send + Sync {
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings>;

    /// Changes a setting of a server. The inner error holds the reasons why the resulting rules
    /// cannot be played; nothing has changed then.
    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Result<(), Unchanged>>;

    /// Removes a deleted channel from the lists of all servers. Returns the servers whose list had
    /// it.
    async fn forget_channel(&self, channel: ChannelId) -> Result<Vec<GuildId>>;
}

#[async_trait]
pub trait PersonStore: Send + Sync {
    async fn person_settings(&self, user: UserId) -> Result<PersonSettings>;

    async fn change_person(&self, user: UserId, change: PersonChange) -> Result<()>;
}
