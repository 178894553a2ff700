//! The bot's health, for its host, a load balancer and Prometheus.

use std::collections::HashSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::discord::Gateway;
use crate::http::{self, Method, Request, Response, Server, StatusCode};
use crate::store::StoreError;
use crate::tables::Tables;
use crate::telemetry::{self, Figures, Stopwatch};
use crate::tools::{Budget, Tools};
use values::Millis;

/// Longest time since all connections to the gateway were up.
const GATEWAY_LIMIT: Duration = Duration::from_secs(60);
/// Longest time that a transaction takes.
const COMMIT_LIMIT: Duration = Duration::from_secs(5);
/// Longest delay of a table's wake-up.
const WAKE_LIMIT: Duration = Duration::from_secs(60);
/// Longest delay of a due message while Discord takes any requests: in a rush it may take minutes.
const OUTBOX_LIMIT: Duration = Duration::from_secs(600);
/// Time for the database to answer.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);
/// Time for another process's answer to a health check.
const ASK_TIMEOUT: Duration = Duration::from_secs(5);
/// Most requests at the same moment.
pub(super) const MAX_CONNECTIONS: usize = 32;
/// Most bytes of a request's body: a `GET` needs none.
pub(super) const MAX_BODY: usize = 1024;

/// Answers `/healthz`, `/readyz` and `/metrics`.
#[derive(Clone)]
pub struct HealthEndpoint {
    inner: Arc<Inner>,
}

struct Inner {
    tables: Tables,
    tools: Tools,
    gateway: Gateway,
    budget: Budget,
    uptime: Stopwatch,
    started: Millis,
}

/// The bot's health.
#[derive(Clone, Debug)]
pub struct Health {
    /// Complaints, a sentence each; empty when all is well.
    pub complaints: Vec<String>,
    /// Whether the bot can take interactions.
    pub ready: bool,
    /// The measured values.
    pub figures: Figures,
}

impl HealthEndpoint {
    /// The endpoint of the bot that these belong to. Begins to count the metrics.
    pub fn new(tables: Tables, tools: Tools, gateway: Gateway, budget: Budget) -> Self {
        telemetry::install();
        let started = tools.clock.now();
        let uptime = Stopwatch::start();
        Self { inner: Arc::new(Inner { tables, tools, gateway, budget, uptime, started }) }
    }

    /// Answers requests until the future is dropped.
    pub async fn run(self, server: Server) {
        let answer = move |request| {
            let endpoint = self.clone();
            async move { endpoint.answer(&request).await }
        };
        server.run(answer).await;
    }

    async fn answer<B>(&self, request: &Request<B>) -> Response {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return http::text(StatusCode::METHOD_NOT_ALLOWED, "GET it\n");
        }
        match request.uri().path() {
            "/healthz" => {
                let health = self.health().await;
                http::json(status(health.complaints.is_empty()), &health.to_json())
            }
            "/readyz" => {
                let health = self.health().await;
                http::json(status(health.ready), &json!({ "ready": health.ready }))
            }
            "/metrics" => {
                self.health().await.figures.record();
                let kind = "text/plain; version=0.0.4; charset=utf-8";
                http::with_content_type(StatusCode::OK, kind, telemetry::page())
            }
            _ => http::text(StatusCode::NOT_FOUND, "ask /healthz, /readyz or /metrics\n"),
        }
    }

    /// Measures the bot's health now.
    pub async fn health(&self) -> Health {
        let inner = &*self.inner;
        let Inner { tables, tools, .. } = inner;
        let now = tools.clock.now();
        let database = tokio::time::timeout(DATABASE_TIMEOUT, self.query_database(now)).await;
        let (gateway, outbox) = (inner.gateway.state(), tables.pending().sum());
        let (wake_overdue, tables_open) = match &database {
            Ok(Ok(answer)) => *answer,
            _ => (Duration::ZERO, 0),
        };
        let figures = Figures {
            started: inner.started,
            commit_under_way: tools.store.writer().under_way().unwrap_or_default(),
            outbox_rows: outbox.rows,
            outbox_overdue: outbox.due_at.map_or(Duration::ZERO, |due| since(due, now)),
            wake_overdue,
            tables_awake: tables.awake(),
            tables_open,
            thinking: tools.cpu_pool.waiting().to_vec(),
            requests: inner.budget.waiting().to_vec(),
            shards_connected: gateway.connected,
            shards_wanted: gateway.wanted,
            gateway_seen: match gateway.seen {
                _ if gateway.off || gateway.stands_by => Duration::ZERO,
                Some(seen) => seen,
                None => gateway.taken_over.unwrap_or_else(|| inner.uptime.elapsed()),
            },
            gateway_latency: gateway.latency,
        };
        let mut complaints = figures.complaints();
        if let Some(failing) = tools.store.writer().failing() {
            let seconds = failing.as_secs();
            complaints.push(format!("nothing could be saved for {seconds} seconds"));
        }
        if figures.outbox_overdue > OUTBOX_LIMIT && tools.messenger.is_well() {
            let seconds = figures.outbox_overdue.as_secs();
            complaints.push(format!("a message has been due for {seconds} seconds"));
        }
        match database {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => complaints.push(error.to_string()),
            Err(_) => complaints.push("the database does not answer".into()),
        }
        let hears = gateway.seen.is_some_and(|seen| seen <= GATEWAY_LIMIT) && !gateway.stands_by;
        let connected = gateway.off || hears;
        Health { ready: connected && complaints.is_empty(), complaints, figures }
    }

    /// The longest delay of a table's wake-up, and the number of open tables.
    async fn query_database(&self, now: Millis) -> Result<(Duration, usize), StoreError> {
        let store = &self.inner.tools.store;
        let first = store.next_wakes(&HashSet::new(), 1).await?;
        let overdue = first.first().map_or(Duration::ZERO, |(_, at)| since(*at, now));
        Ok((overdue, store.open_tables().await?))
    }
}

impl Figures {
    /// A sentence for each value beyond its limit.
    fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        let mut limit = |value: Duration, most: Duration, complaint: &str| {
            if value > most {
                complaints.push(complaint.replace("{}", &value.as_secs().to_string()));
            }
        };
        limit(self.gateway_seen, GATEWAY_LIMIT, "the gateway was last seen {} seconds ago");
        limit(self.commit_under_way, COMMIT_LIMIT, "a commit has been under way for {} seconds");
        limit(
            self.wake_overdue,
            WAKE_LIMIT,
            "a table has been waiting for {} seconds to be looked at",
        );
        complaints
    }
}

impl Health {
    fn to_json(&self) -> Value {
        let figures = &self.figures;
        json!({
            "status": if self.complaints.is_empty() { "ok" } else { "ill" },
            "complaints": self.complaints,
            "gateway_seen_seconds": figures.gateway_seen.as_secs_f64(),
            "commit_under_way_seconds": figures.commit_under_way.as_secs_f64(),
            "wake_overdue_seconds": figures.wake_overdue.as_secs_f64(),
            "outbox_overdue_seconds": figures.outbox_overdue.as_secs_f64(),
        })
    }
}

fn status(well: bool) -> StatusCode {
    if well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}

fn since(moment: Millis, now: Millis) -> Duration {
    Duration::from_millis(u64::try_from(now.saturating_sub(moment)).unwrap_or_default())
}

/// Asks a bot that answers at this address whether it is well.
/// Errors: the complaints in one line, or that there is no answer.
pub async fn ask(address: SocketAddr) -> Result<(), String> {
    // A server that listens on all addresses is reached at the loopback address.
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    let url = format!("http://{}/healthz", SocketAddr::new(ip, address.port()));
    let no_answer =
        |error: reqwest::Error| format!("{url} does not answer: {}", error.without_url());
    let client =
        reqwest::Client::builder().timeout(ASK_TIMEOUT).no_proxy().build().map_err(no_answer)?;
    let response = client.get(&url).send().await.map_err(no_answer)?;
    if response.status() == StatusCode::OK {
        return Ok(());
    }
    let status = response.status();
    let health: Value = response.json().await.unwrap_or_default();
    let complaints =
        health["complaints"].as_array().into_iter().flatten().filter_map(Value::as_str);
    match complaints.collect::<Vec<_>>() {
        none if none.is_empty() => Err(format!("{url} answers with {status}")),
        complaints => Err(complaints.join("; ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_comes_when_a_limit_is_passed_and_not_before() {
        let seconds = Duration::from_secs;
        let well = Figures {
            gateway_seen: seconds(60),
            commit_under_way: seconds(5),
            wake_overdue: seconds(60),
            ..Figures::default()
        };
        assert!(well.complaints().is_empty());
        let ill = Figures {
            gateway_seen: seconds(61),
            commit_under_way: seconds(6),
            wake_overdue: seconds(75),
            ..well
        };
        assert_eq!(
            ill.complaints(),
            [
                "the gateway was last seen 61 seconds ago",
                "a commit has been under way for 6 seconds",
                "a table has been waiting for 75 seconds to be looked at",
            ]
        );
    }
}
