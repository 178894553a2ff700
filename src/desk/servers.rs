//! The servers that the bot is on, and their channels: noted when they come, closed and in time
//! forgotten when they go.

use std::collections::HashSet;

use crate::store::{Store, StoreError};
use crate::tables::Tables;
use crate::tables::protocol::TableMsg;
use crate::tools::{Clock, Preferences, Tools};
use values::{ChannelId, GuildId};

/// Notes which servers and channels there are.
#[derive(Clone)]
pub struct Servers {
    tables: Tables,
    store: Store,
    preferences: Preferences,
    clock: Clock,
}

impl Servers {
    /// The servers of these tables.
    pub fn new(tables: &Tables, tools: &Tools) -> Self {
        Self {
            tables: tables.clone(),
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
        }
    }

    /// A channel or thread was deleted.
    pub async fn channel_gone(&self, channel: ChannelId) {
        self.preferences.channel_gone(channel).await;
        match self.store.open_in(channel).await {
            Ok(Some(table)) => self.tables.send(table, TableMsg::ChannelGone).await,
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "a deleted channel could not be looked up"),
        }
    }

    /// A channel of a server was deleted. Nobody is told of its threads, which are gone with it.
    pub async fn channel_with_threads_gone(&self, guild: GuildId, channel: ChannelId) {
        self.channel_gone(channel).await;
        self.tell_all(guild, || TableMsg::ParentGone(channel)).await;
    }

    /// The bot was sent away from a server.
    pub async fn server_gone(&self, guild: GuildId) {
        self.tell_all(guild, || TableMsg::ChannelGone).await;
        self.note_as_left(guild).await;
    }

    /// Tells all open tables of a server.
    async fn tell_all(&self, guild: GuildId, news: impl Fn() -> TableMsg) {
        match self.store.open_of(guild).await {
            Ok(tables) => {
                for table in tables {
                    self.tables.send(table, news()).await;
                }
            }
            Err(error) => tracing::error!(%error, "the tables of a server could not be looked up"),
        }
    }

    /// The bot is on this server, again or still.
    pub async fn server_is_here(&self, guild: GuildId) {
        match self.store.server_is_here(guild).await {
            Ok(true) => tracing::info!(%guild, "a server has taken the bot back"),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "it could not be noted that a server is back"),
        }
    }

    /// A connection has named the servers that the bot is on, of those that are its own: any of
    /// them may have taken it back meanwhile, also one that is part of an outage. The others have
    /// sent it away while it was not looking; their matches are left as they are: started with the
    /// token of another bot by mistake, this one is on none of them.
    pub async fn servers_are(&self, named: &HashSet<GuildId>, is_own: impl Fn(GuildId) -> bool) {
        let known = async {
            let left = self.store.servers_left().await?;
            Ok::<_, StoreError>((self.store.known_servers().await?, left))
        };
        let (known, left) = match known.await {
            Ok(known) => known,
            Err(error) => {
                tracing::error!(%error, "the servers could not be compared with those of before");
                return;
            }
        };
        for guild in left.into_iter().filter(|guild| named.contains(guild)) {
            self.server_is_here(guild).await;
        }
        let is_gone =
            |guild: &GuildId| guild.is_server() && is_own(*guild) && !named.contains(guild);
        for guild in known.into_iter().filter(is_gone) {
            self.note_as_left(guild).await;
        }
    }

    /// In time, everything of the server goes.
    async fn note_as_left(&self, guild: GuildId) {
        if let Err(error) = self.store.server_left(guild, self.clock.now()).await {
            tracing::error!(%error, "it could not be noted that a server has sent the bot away");
        }
    }
}
