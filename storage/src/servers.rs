//! The settings of servers.

use async_trait::async_trait;

use crate::Result;
use values::{ChannelId, GuildId};
use values::{ServerChange, ServerSettings, Unchanged};

/// The settings of servers, which are the defaults until somebody changes them.
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
