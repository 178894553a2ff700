//! Decides which connections to the gateway this process opens, and when.
//!
//! Discord shares its events out to connections called shards. A process is told which are its own,
//! or has all of them; where several processes could have all of them, one does, and the others
//! stand by until it is gone.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{BotGateway, Client, GatewayError, Http, SessionStartLimit, ShardManager};
use tokio::runtime::Handle;

use super::StartError;
use super::failures::{describe, is_unauthorized};
use super::gateway::Gateway;
use super::gateway_runtime::GatewayRuntime;
use crate::config::shards::Shards;
use crate::store::Store;

/// The interval at which a process that stands by looks whether it is needed.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Discord wants this pause between two groups of shards that open.
const PAUSE: Duration = Duration::from_secs(5);
/// From the permission to connect until the library identifies itself, on a machine that is busy.
const TO_IDENTIFY: Duration = Duration::from_secs(2);
/// The rests between the first tries to learn where the gateway is.
pub(super) const RESTS: [Duration; 6] = [
    Duration::from_millis(200),
    Duration::from_millis(500),
    Duration::from_millis(1_500),
    Duration::from_secs(5),
    Duration::from_secs(10),
    Duration::from_secs(20),
];
/// The rest between later ones.
pub(super) const LONGEST_REST: Duration = Duration::from_secs(30);
/// So many connections a day are left alone: Discord takes the token away from whoever uses up the
/// last.
const KEPT_BACK: u64 = 50;
/// The interval at which a process that is not connected asks how many connections are left.
const COUNT_EVERY: Duration = Duration::from_secs(60);

/// The way in through the gateway.
pub(super) struct Connections {
    pub(super) client: Client,
    /// What they run on.
    pub(super) runtime: GatewayRuntime,
    pub(super) gateway: Gateway,
    pub(super) store: Store,
    /// Those of this process, where a host has said so.
    pub(super) shards: Option<Shards>,
}

impl Connections {
    /// Opens the connections and keeps them, until they break for good.
    ///
    /// # Errors When they do, Discord does not know the token any more, or another process has
    /// taken them over.
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
        let mut is_logged = false;
        loop {
            match self.store.lead().await {
                Ok(true) => break,
                Ok(false) if is_logged => {}
                Ok(false) => {
                    tracing::info!("another process is connected to Discord; this one stands by");
                    self.gateway.stands_by(true);
                    is_logged = true;
                }
                Err(error) => tracing::warn!(%error, "it is not known who is to be connected"),
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
        self.gateway.stands_by(false);
    }

    async fn connect(&mut self) -> Result<(), StartError> {
        let bot = self.allowed().await?;
        let total = bot.shards.max(1);
        let shards = self.shards.unwrap_or(Shards { first: 0, last: total - 1, total });
        if shards.total < total {
            tracing::warn!(
                of = shards.total,
                wanted = total,
                "SHARDS has fewer connections than Discord recommends; it closes those that get too much"
            );
        }
        if self.store.is_shared() {
            // The library keeps the pause between its own; this keeps it between processes.
            let groups =
                u64::from(shards.count()).div_ceil(bot.session_start_limit.max_concurrency.max(1));
            let pauses = PAUSE * u32::try_from(groups).unwrap_or(u32::MAX);
            self.take_turn(pauses + TO_IDENTIFY).await;
        }
        let (http, gateway) = (Arc::clone(&self.client.http), self.gateway.clone());
        // The library's range includes its end.
        let range = shards.first..shards.last;
        tokio::select! {
            ended = self.client.start_shard_range(range, shards.total) => ended.map_err(broken),
            () = used_up(&http, &gateway) => Err(StartError::UsedUp),
        }
    }

    /// Returns Discord's description of its gateway, once that allows this process to connect. A
    /// process that cannot reach Discord yet tries for ever: without a gateway it still keeps time
    /// and delivers.
    async fn allowed(&self) -> Result<BotGateway, StartError> {
        let mut rests = RESTS.iter();
        loop {
            match self.client.http.get_bot_gateway().await {
                Ok(bot) => {
                    let count = self.shards.map_or(bot.shards, Shards::count);
                    let limit = &bot.session_start_limit;
                    let Some(wait) = to_wait(limit, count) else {
                        return Ok(bot);
                    };
                    tracing::error!(
                        left = limit.remaining,
                        seconds = wait.as_secs(),
                        "Discord allows hardly any new connections today; waiting until it does again"
                    );
                    tokio::time::sleep(wait).await;
                }
                Err(error) if is_unauthorized(&error) => return Err(StartError::Revoked),
                Err(error) => {
                    let rest = rests.next().copied().unwrap_or(LONGEST_REST);
                    tracing::warn!(
                        error = describe(&error),
                        seconds = rest.as_secs_f64(),
                        "Discord does not say where its gateway is; trying again"
                    );
                    tokio::time::sleep(rest).await;
                }
            }
        }
    }

    /// Waits until no other process is connecting.
    async fn take_turn(&self, lasting: Duration) {
        let mut is_logged = false;
        loop {
            let wait = match self.store.take_identify(lasting).await {
                Ok(Duration::ZERO) => return,
                Ok(wait) => {
                    if !is_logged {
                        tracing::info!(
                            seconds = wait.as_secs(),
                            "another process is connecting first"
                        );
                        is_logged = true;
                    }
                    wait
                }
                Err(error) => {
                    tracing::warn!(%error, "it is not known whose turn it is to connect");
                    LOOK_EVERY
                }
            };
            tokio::time::sleep(wait).await;
        }
    }

    /// The connections, to look at them, and what they run on.
    pub(super) fn manager(&self) -> (Arc<ShardManager>, Handle) {
        (Arc::clone(&self.client.shard_manager), self.runtime.handle().clone())
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

/// Returns the time to wait before a process may open so many connections; `None`: it may now.
fn to_wait(limit: &SessionStartLimit, wanted: u32) -> Option<Duration> {
    (limit.remaining < KEPT_BACK + u64::from(wanted))
        .then(|| Duration::from_millis(limit.reset_after).max(COUNT_EVERY))
}

/// Resolves when connections that break as soon as they are open have used up what Discord allows
/// in a day.
async fn used_up(http: &Http, gateway: &Gateway) {
    loop {
        tokio::time::sleep(COUNT_EVERY).await;
        let state = gateway.state();
        if state.wanted > 0 && state.connected >= state.wanted {
            continue;
        }
        if let Ok(bot) = http.get_bot_gateway().await
            && to_wait(&bot.session_start_limit, 0).is_some()
        {
            return;
        }
    }
}

fn broken(error: serenity::Error) -> StartError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => StartError::Revoked,
        serenity::Error::Gateway(
            error @ (GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents),
        ) => StartError::Refused(error.to_string()),
        error => StartError::Broken(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(remaining: u64) -> SessionStartLimit {
        let limit = serde_json::json!({
            "total": 1000, "remaining": remaining, "reset_after": 7_200_000, "max_concurrency": 1
        });
        serde_json::from_value(limit).unwrap()
    }

    #[test]
    fn the_last_connections_of_a_day_are_never_opened() {
        assert_eq!(to_wait(&left(999), 1), None);
        assert_eq!(to_wait(&left(51), 1), None);
        assert_eq!(to_wait(&left(50), 1), Some(Duration::from_secs(7_200)));
        assert_eq!(to_wait(&left(60), 16), Some(Duration::from_secs(7_200)));
        assert_eq!(to_wait(&left(0), 0), Some(Duration::from_secs(7_200)));
    }
}
