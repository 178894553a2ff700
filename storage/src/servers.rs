//! What was decided for a whole server.

use async_trait::async_trait;
use games::AnyContradiction;

use crate::Result;
use values::{ChannelId, GuildId};
use values::{ServerChange, ServerSettings};

/// What holds on servers. One that has never decided anything has the usual settings.
#[async_trait]
pub trait ServerStore: Send + Sync {
    /// What holds on a server.
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings>;

    /// Changes what holds on a server.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed. Inside it, why the rules that would come
    /// of the change cannot be played; then nothing has changed, either.
    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Result<(), Vec<AnyContradiction>>>;

    /// A channel is gone: no list of a server names it any more. Gives the servers whose list did.
    async fn forget_channel(&self, channel: ChannelId) -> Result<Vec<GuildId>>;
}
