//! The bot's own counts and measurements, for Prometheus: every name, its meaning, and who may
//! count it. Nothing is counted unless somebody has asked for it by [`install`].
//!
//! `docs/metrics.md` has the same list for people; a test keeps the two alike.

use std::collections::HashMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use prometheus::{
    GaugeVec, HistogramOpts, HistogramVec, IntCounterVec, Opts, Registry, TextEncoder,
};

/// Kind of a metric.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// It only grows, until the program ends.
    Counter,
    /// It is what it is at the moment it is asked for.
    Gauge,
    /// A histogram with these upper bounds.
    Histogram(&'static [f64]),
}

/// Something that is counted or measured.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    pub name: &'static str,
    /// Kind of a metric.
    pub kind: Kind,
    /// By what it is told apart, if by anything.
    pub labels: &'static [&'static str],
    /// Its meaning.
    pub help: &'static str,
}

/// Seconds that somebody waits.
const WAITS: &[f64] = &[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0];
/// Seconds that a disk takes.
const WRITES: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
/// Steps in one transaction.
const STEPS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0];

macro_rules! metrics {
    ($($id:ident = $name:literal, $kind:expr, [$($label:literal),*], $help:literal;)*) => {
        $(const $id: &str = concat!("hornochse_", $name);)*

        /// All of them, in the order in which `docs/metrics.md` has them.
        pub const ALL: &[Metric] = &[
            $(Metric { name: $id, kind: $kind, labels: &[$($label),*], help: $help },)*
        ];
    };
}

metrics! {
    INFO = "info", Kind::Gauge, ["version"],
        "1, with the version of the program";
    STARTED = "start_timestamp_seconds", Kind::Gauge, [],
        "When the bot was started, in seconds since 1970";
    INTERACTIONS = "interactions_total", Kind::Counter, ["kind", "way"],
        "Clicks (kind button), commands and anything else (other) that came in, by the gateway or by http; repeats are not among them";
    TOO_LATE = "interactions_too_late_total", Kind::Counter, [],
        "Clicks and commands that came in or came to their turn when Discord took no answer to them any more, as after a sleep of the machine; nothing was done";
    ANSWER_SECONDS = "answer_seconds", Kind::Histogram(WAITS), ["first"],
        "Time from the arrival of a click or command until Discord had the first answer: the answer itself (answer), or a request for patience (wait)";
    ANSWERS_LOST = "answers_lost_total", Kind::Counter, [],
        "Clicks and commands whose first answer Discord did not take: the person saw a failure";
    COMMITS = "commits_total", Kind::Counter, [],
        "Transactions that were committed";
    COMMIT_FAILURES = "commit_failures_total", Kind::Counter, [],
        "Transactions that failed; nothing of them was told to anybody";
    COMMIT_STEPS = "commit_steps", Kind::Histogram(STEPS), [],
        "Steps of tables in one transaction";
    COMMIT_SECONDS = "commit_seconds", Kind::Histogram(WRITES), [],
        "Time from the beginning of a transaction until it was on the disk";
    COMMIT_UNDER_WAY = "commit_under_way_seconds", Kind::Gauge, [],
        "For how long the present transaction has been under way; 0 when there is none";
    OUTBOX_ROWS = "outbox_rows", Kind::Gauge, [],
        "Messages and changes of messages that are still to be sent, by the tables in memory";
    OUTBOX_OVERDUE = "outbox_overdue_seconds", Kind::Gauge, [],
        "For how long the oldest of them has been due";
    OUTBOX_GIVEN_UP = "outbox_given_up_total", Kind::Counter, [],
        "Messages that Discord never took";
    WAKE_OVERDUE = "wake_overdue_seconds", Kind::Gauge, [],
        "For how long the first table that must be looked at has been waiting for that";
    TABLES_AWAKE = "tables_awake", Kind::Gauge, [],
        "Tables in memory";
    TABLES_OPEN = "tables_open", Kind::Gauge, [],
        "Lobbies and matches under way, in memory or not";
    THINKING = "thinking_waiting", Kind::Gauge, ["priority"],
        "Jobs that wait for a thread that thinks: bots at their seats (seat), hints, reviews, deals of the day, duels and the search for puzzles (coach)";
    REQUESTS_COUNTED = "requests_counted_total", Kind::Counter, ["urgency"],
        "Turns given to make a request that counts towards Discord's limit";
    REQUESTS_WAITING = "requests_waiting", Kind::Gauge, ["urgency"],
        "Requests that wait for such a turn";
    DISCORD_ANSWERS = "discord_answers_total", Kind::Counter, ["by", "status"],
        "What Discord answered to requests with the bot's own token (bot) and with that of a click (click); the status is none where no answer came";
    DISCORD_SECONDS = "discord_seconds", Kind::Histogram(WAITS), ["by"],
        "How long Discord took to answer them";
    SHARDS = "shards", Kind::Gauge, ["state"],
        "Connections to the gateway: those that are up (connected), and as many as there should be (wanted)";
    GATEWAY_SEEN = "gateway_seen_seconds", Kind::Gauge, [],
        "How long ago all of them were up; 0 also where the bot does without the gateway, or stands by";
    GATEWAY_LATENCY = "gateway_latency_seconds", Kind::Gauge, [],
        "The longest time that a heartbeat of a connection took";
    BACKUP_AT = "backup_last_success_timestamp_seconds", Kind::Gauge, [],
        "When the newest backup of BACKUP_DIR was made, in seconds since 1970; 0: none yet";
    BACKUP_BYTES = "backup_bytes", Kind::Gauge, [],
        "The size of that backup";
    BACKUP_FAILURES = "backup_failures_total", Kind::Counter, [],
        "Backups that failed";
}

/// Whether anybody has asked for all this.
static COUNTING: AtomicBool = AtomicBool::new(false);
static FAMILIES: LazyLock<Families> = LazyLock::new(Families::new);

/// The metrics of this process, by their names.
struct Families {
    registry: Registry,
    counters: HashMap<&'static str, IntCounterVec>,
    gauges: HashMap<&'static str, GaugeVec>,
    histograms: HashMap<&'static str, HistogramVec>,
}

impl Families {
    fn new() -> Self {
        let mut families = Self {
            registry: Registry::new(),
            counters: HashMap::new(),
            gauges: HashMap::new(),
            histograms: HashMap::new(),
        };
        for metric in ALL {
            // A name that is not allowed, or there twice, fails the test of the whole list.
            let _ = families.add(metric);
        }
        families
    }

    fn add(&mut self, metric: &Metric) -> Result<(), prometheus::Error> {
        let Metric { name, kind, labels, help } = *metric;
        // An event that never happened is 0, not unknown.
        let plain = labels.is_empty();
        match kind {
            Kind::Counter => {
                let family = IntCounterVec::new(Opts::new(name, help), labels)?;
                if plain {
                    family.with_label_values::<&str>(&[]);
                }
                self.registry.register(Box::new(family.clone()))?;
                self.counters.insert(name, family);
            }
            Kind::Gauge => {
                let family = GaugeVec::new(Opts::new(name, help), labels)?;
                if plain {
                    family.with_label_values::<&str>(&[]);
                }
                self.registry.register(Box::new(family.clone()))?;
                self.gauges.insert(name, family);
            }
            Kind::Histogram(buckets) => {
                let options = HistogramOpts::new(name, help).buckets(buckets.to_vec());
                let family = HistogramVec::new(options, labels)?;
                self.registry.register(Box::new(family.clone()))?;
                self.histograms.insert(name, family);
            }
        }
        Ok(())
    }
}

/// The metrics, once somebody has asked for them.
fn families() -> Option<&'static Families> {
    COUNTING.load(Ordering::Relaxed).then(|| &*FAMILIES)
}

fn count(name: &str, labels: &[&str]) {
    if let Some(family) = families().and_then(|all| all.counters.get(name)) {
        family.with_label_values(labels).inc();
    }
}

fn gauge(name: &str, labels: &[&str], value: f64) {
    if let Some(family) = families().and_then(|all| all.gauges.get(name)) {
        family.with_label_values(labels).set(value);
    }
}

fn observe(name: &str, labels: &[&str], value: f64) {
    if let Some(family) = families().and_then(|all| all.histograms.get(name)) {
        family.with_label_values(labels).observe(value);
    }
}

/// Begins to count, for all of the process.
pub fn install() {
    COUNTING.store(true, Ordering::Relaxed);
    gauge(INFO, &[env!("CARGO_PKG_VERSION")], 1.0);
}

/// Everything counted so far, in Prometheus's format.
pub fn page() -> String {
    let mut page = String::new();
    // A string takes everything that is written to it.
    let _ = TextEncoder::new().encode_utf8(&FAMILIES.registry.gather(), &mut page);
    page
}

/// Measures how long something takes. No time of the tables': that is handed in.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "how long a disk or Discord takes is real time")]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Time since its start.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    fn seconds(self) -> f64 {
        self.elapsed().as_secs_f64()
    }
}

/// A click or command came in.
pub fn interaction(kind: &'static str, way: &'static str) {
    count(INTERACTIONS, &[kind, way]);
}

/// A click or command had missed its moment, and nothing was done.
pub fn too_late() {
    count(TOO_LATE, &[]);
}

/// The first answer a person got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    Answer,
    /// A request for patience.
    Wait,
}

/// The first answer to a click or command has arrived.
pub fn answered(since: Stopwatch, first: First) {
    let first = match first {
        First::Answer => "answer",
        First::Wait => "wait",
    };
    observe(ANSWER_SECONDS, &[first], since.seconds());
}

/// The first answer to a click or command was lost.
pub fn answer_lost() {
    count(ANSWERS_LOST, &[]);
}

/// A transaction with the steps of tables has ended.
pub fn transaction(steps: usize, took: Duration, well: bool) {
    if well {
        #[expect(clippy::cast_precision_loss, reason = "64 at the most")]
        observe(COMMIT_STEPS, &[], steps as f64);
        observe(COMMIT_SECONDS, &[], took.as_secs_f64());
        committed();
    } else {
        count(COMMIT_FAILURES, &[]);
    }
}

pub fn committed() {
    count(COMMITS, &[]);
}

/// A message was given up.
pub fn given_up() {
    count(OUTBOX_GIVEN_UP, &[]);
}

/// A turn for a request that counts was given.
pub fn counted(urgency: &'static str) {
    count(REQUESTS_COUNTED, &[urgency]);
}

/// Discord has answered with this status, or not at all.
pub fn discord_answered(by: &'static str, status: Option<u16>, since: Stopwatch) {
    let status = status.map_or_else(|| "none".to_owned(), |status| status.to_string());
    count(DISCORD_ANSWERS, &[by, &status]);
    observe(DISCORD_SECONDS, &[by], since.seconds());
}

/// The newest backup is of this moment (ms since 1970).
pub fn backed_up(at: i64, bytes: u64) {
    gauge(BACKUP_AT, &[], seconds_of(at));
    #[expect(clippy::cast_precision_loss, reason = "a petabyte needs 50 bits")]
    gauge(BACKUP_BYTES, &[], bytes as f64);
}

/// A backup failed.
pub fn not_backed_up() {
    count(BACKUP_FAILURES, &[]);
}

/// Values that are read when somebody asks.
#[derive(Clone, Default, Debug)]
pub struct Figures {
    /// When the bot was started (ms since 1970).
    pub started: i64,
    /// For how long a transaction has been under way.
    pub commit_under_way: Duration,
    /// Messages still to be sent.
    pub outbox_rows: usize,
    /// For how long the oldest of it has been due.
    pub outbox_overdue: Duration,
    /// For how long a table has been waiting to be looked at.
    pub wake_overdue: Duration,
    /// Tables in memory.
    pub tables_awake: usize,
    /// Lobbies and matches under way.
    pub tables_open: usize,
    /// Jobs that wait for a thread that thinks, by priority.
    pub thinking: Vec<(&'static str, usize)>,
    /// Requests that wait for a turn, by urgency.
    pub requests: Vec<(&'static str, usize)>,
    /// Connections to the gateway that are up.
    pub shards_connected: usize,
    /// Connections that there should be.
    pub shards_wanted: usize,
    /// Time since all of them were up.
    pub gateway_seen: Duration,
    /// The longest heartbeat.
    pub gateway_latency: Duration,
}

impl Figures {
    /// Writes them down.
    pub fn record(&self) {
        gauge(STARTED, &[], seconds_of(self.started));
        gauge(COMMIT_UNDER_WAY, &[], self.commit_under_way.as_secs_f64());
        gauge(OUTBOX_ROWS, &[], number(self.outbox_rows));
        gauge(OUTBOX_OVERDUE, &[], self.outbox_overdue.as_secs_f64());
        gauge(WAKE_OVERDUE, &[], self.wake_overdue.as_secs_f64());
        gauge(TABLES_AWAKE, &[], number(self.tables_awake));
        gauge(TABLES_OPEN, &[], number(self.tables_open));
        for (priority, waiting) in &self.thinking {
            gauge(THINKING, &[priority], number(*waiting));
        }
        for (urgency, waiting) in &self.requests {
            gauge(REQUESTS_WAITING, &[urgency], number(*waiting));
        }
        gauge(SHARDS, &["connected"], number(self.shards_connected));
        gauge(SHARDS, &["wanted"], number(self.shards_wanted));
        gauge(GATEWAY_SEEN, &[], self.gateway_seen.as_secs_f64());
        gauge(GATEWAY_LATENCY, &[], self.gateway_latency.as_secs_f64());
    }
}

#[expect(clippy::cast_precision_loss, reason = "far below the 52 bits of a float")]
fn number(count: usize) -> f64 {
    count as f64
}

#[expect(clippy::cast_precision_loss, reason = "far below the 52 bits of a float")]
fn seconds_of(millis: i64) -> f64 {
    millis as f64 / 1_000.0
}
