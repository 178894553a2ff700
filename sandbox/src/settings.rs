//! The settings of a sandbox: strictness, limits, times and logs.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::check::openapi::Specification;
use crate::seed::Seed;

/// The settings a sandbox is started with. `Settings::default()` is a realistic Discord.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address both listeners are bound to. Any address but this machine's own (127.0.0.1, ::1)
    /// requires a `key`, which is made up if none is given.
    pub listen: IpAddr,
    /// The key required for `/sandbox/…` and the page; see [`crate::Sandbox::key`].
    pub key: Option<String>,
    /// The address given to bots and people, such as `http://sandbox:4600`, if it differs from the
    /// one that is listened to.
    pub public_url: Option<String>,
    /// The port of the plain listener; 0 lets the system choose one.
    pub port: u16,
    /// The port of the TLS listener; 0 lets the system choose one.
    pub tls_port: u16,
    /// The token of the first application's bot.
    pub token: String,
    /// The name of the first application and of its bot.
    pub bot_name: String,
    /// Discord's own description of its API. When given, every request body is also checked
    /// against it.
    #[cfg(feature = "openapi")]
    pub openapi: Option<Specification>,
    /// The treatment of things that Discord ignores in a request.
    pub strictness: Strictness,
    /// Whether the sandbox checks its own answers against `openapi`, too. A mismatch is logged as a
    /// violation. For the tests of the sandbox itself; it takes time.
    #[cfg(feature = "openapi")]
    pub self_check: bool,
    /// Rate limits, or none.
    pub rate_limits: RateLimits,
    /// The moment that its clock shows at the beginning and after a reset. `None`: the present.
    pub begin: Option<SystemTime>,
    /// The time limit of an interaction's first response.
    pub first_response: Duration,
    /// The lifetime of an interaction's token.
    pub token_life: Duration,
    /// The time for which an enforced nonce finds the message it made.
    pub nonce_window: Duration,
    /// The number of shards that `GET /gateway/bot` recommends.
    pub shards: u32,
    /// The number of shards that may identify at the same time.
    pub max_concurrency: u32,
    /// The time a shard must wait after another one of its group: one that identifies earlier gets
    /// an invalid session. Discord says five seconds. `None`: nobody waits.
    pub identify_every: Option<Duration>,
    /// Whether ids contain the present time, as Discord's do. Otherwise they are counted, so that
    /// the same run has the same ids.
    pub ids_tell_time: bool,
    /// The interval of a client's heartbeats.
    pub heartbeat: Duration,
    /// The time, in real time, after which `until` and the other waits give up.
    pub patience: Duration,
    /// The delay of an ACK of a heartbeat, which clients take for the round-trip time.
    pub heartbeat_delay: Duration,
    /// The number of requests, refusals and deliveries that are remembered; older ones are
    /// forgotten.
    pub log: usize,
    /// The number of gateway events a session keeps for RESUME.
    pub replay: usize,
    /// The largest file, in bytes.
    pub largest_file: usize,
    /// Whether gateway events and the answers to requests are remembered too, for people who look
    /// behind the stage. Costs memory.
    pub backstage: bool,
    /// Commands that the page proposes in a channel without messages, such as `game new`. A command
    /// that is not registered is not shown.
    pub first_steps: Vec<String>,
    /// The contents at the beginning and after a reset.
    pub seed: Seed,
    /// A folder from which the page is served in place of the built-in one, for work on the page.
    pub page: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
            key: None,
            public_url: None,
            port: 0,
            tls_port: 0,
            token: "MTQwMDAwMDAwMDAwMDAwMDAwMA.sandbox.this-token-opens-nothing-outside".into(),
            bot_name: "Sandbox Bot".into(),
            #[cfg(feature = "openapi")]
            openapi: None,
            strictness: Strictness::Strict,
            #[cfg(feature = "openapi")]
            self_check: false,
            begin: None,
            rate_limits: RateLimits::default(),
            first_response: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            nonce_window: Duration::from_secs(180),
            shards: 1,
            max_concurrency: 1,
            identify_every: None,
            ids_tell_time: false,
            heartbeat_delay: Duration::from_millis(10),
            heartbeat: Duration::from_millis(41_250),
            patience: Duration::from_secs(30),
            log: 50_000,
            replay: 10_000,
            largest_file: 10 * 1024 * 1024,
            backstage: false,
            first_steps: Vec::new(),
            seed: Seed::default(),
            page: None,
        }
    }
}

/// The treatment of things that Discord ignores: fields it does not know at that place, flags that
/// cannot be set, text beside a deferred answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Strictness {
    /// They are refused, so that a test finds everything without effect.
    #[default]
    Strict,
    /// They are accepted, as Discord does, and noted in the journal.
    Discord,
}

/// A number of requests in a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub requests: u32,
    pub per: Duration,
}

impl Limit {
    /// `requests` in `seconds`.
    pub const fn new(requests: u32, seconds: u64) -> Limit {
        Limit { requests, per: Duration::from_secs(seconds) }
    }
}

/// The rate limits. Each `None` switches that limit off.
#[derive(Clone, Copy, Debug)]
pub struct RateLimits {
    /// All requests of one bot together, except answers to interactions and requests with an
    /// interaction's token.
    pub global: Option<Limit>,
    /// New messages in one channel.
    pub create_message: Option<Limit>,
    /// Edits of messages in one channel.
    pub edit_message: Option<Limit>,
    /// Deletions of messages in one channel.
    pub delete_message: Option<Limit>,
    /// All requests with one interaction's token, the first response aside.
    pub webhook: Option<Limit>,
    /// Follow-ups of all bots in one channel. Off by default: Discord documents only that these
    /// "share the same rate limit properties as normal webhooks"; 30 a minute is what its staff and
    /// others have told (discord-api-docs issues 367, 2701, 3763 and 7243).
    pub webhook_channel: Option<Limit>,
    /// Every other route, each by itself.
    pub other: Option<Limit>,
}

impl Default for RateLimits {
    fn default() -> Self {
        RateLimits {
            global: Some(Limit::new(50, 1)),
            create_message: Some(Limit::new(5, 5)),
            edit_message: Some(Limit::new(5, 5)),
            delete_message: Some(Limit::new(5, 1)),
            webhook: Some(Limit::new(5, 2)),
            webhook_channel: None,
            other: Some(Limit::new(50, 1)),
        }
    }
}

impl RateLimits {
    /// No rate limit at all.
    pub const fn off() -> RateLimits {
        RateLimits {
            global: None,
            create_message: None,
            edit_message: None,
            delete_message: None,
            webhook: None,
            webhook_channel: None,
            other: None,
        }
    }
}
