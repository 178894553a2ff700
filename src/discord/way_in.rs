//! Which connections to the gateway this process opens, and when.
//!
//! Discord shares its events out to connections called shards. A process is told which are its own, or has all
//! of them; where several processes could have all of them, one does, and the others stand by until it is gone.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Client, GatewayError};

use super::connect::{StartError, describe};
use super::gateway::Gateway;
use crate::config::shards::Shards;
use crate::store::Store;

/// How often a process that stands by looks whether it is needed.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Discord wants this pause between two groups of shards that open.
const PAUSE: Duration = Duration::from_secs(5);

/// The way in through the gateway.
pub(super) struct WayIn {
    pub(super) client: Client,
    pub(super) gateway: Gateway,
    pub(super) store: Store,
    /// Those of this process, where a host has said so.
    pub(super) shards: Option<Shards>,
}

impl WayIn {
    /// Opens the connections and keeps them, until they break for good.
    ///
    /// # Errors
    /// When they do, Discord does not know the token any more, or another process has taken them over.
    pub(super) async fn run(&mut self) -> Result<(), StartError> {
        if self.shards.is_some() || !self.store.is_shared() {
            return self.connect().await;
        }
        self.stand_by().await;
        let store = self.store.clone();
        tokio::select! {
            ended = self.connect() => ended,
            () = replaced(&store) => Err(StartError::Replaced),
        }
    }

    /// Waits until no other process has the connections.
    async fn stand_by(&self) {
        let mut told = false;
        loop {
            match self.store.lead().await {
                Ok(true) => break,
                Ok(false) if told => {}
                Ok(false) => {
                    tracing::info!("another process is connected to Discord; this one stands by");
                    self.gateway.stands_by(true);
                    told = true;
                }
                Err(error) => tracing::warn!(%error, "it is not known who is to be connected"),
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
        self.gateway.stands_by(false);
    }

    async fn connect(&mut self) -> Result<(), StartError> {
        if !self.store.is_shared() {
            return self.client.start_autosharded().await.map_err(broken);
        }
        let bot = self.client.http.get_bot_gateway().await;
        let bot = bot.map_err(|error| StartError::Unreachable(describe(&error)))?;
        let shards = self.shards.unwrap_or(Shards {
            first: 0,
            last: bot.shards.max(1) - 1,
            total: bot.shards.max(1),
        });
        // The library keeps the pause between its own; this keeps it between processes.
        let groups =
            u64::from(shards.count()).div_ceil(bot.session_start_limit.max_concurrency.max(1));
        self.take_turn(PAUSE * u32::try_from(groups).unwrap_or(u32::MAX)).await?;
        // The library's range includes its end.
        let range = shards.first..shards.last;
        self.client.start_shard_range(range, shards.total).await.map_err(broken)
    }

    /// Waits until no other process is connecting.
    async fn take_turn(&self, lasting: Duration) -> Result<(), StartError> {
        let mut told = false;
        loop {
            let wait = self.store.take_identify(lasting).await?;
            if wait.is_zero() {
                return Ok(());
            }
            if !told {
                tracing::info!(seconds = wait.as_secs(), "another process is connecting first");
                told = true;
            }
            tokio::time::sleep(wait).await;
        }
    }

    /// The connections, to look at them.
    pub(super) fn manager(&self) -> Arc<serenity::all::ShardManager> {
        Arc::clone(&self.client.shard_manager)
    }
}

/// Resolves when another process has the connections.
async fn replaced(store: &Store) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        // While the database is silent nobody takes anything over.
        if let (Ok(false), Some(_)) = (store.lead().await, store.process()) {
            return;
        }
    }
}

fn broken(error: serenity::Error) -> StartError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => StartError::Revoked,
        error => StartError::Broken(error.to_string()),
    }
}
