//! The sandbox as a program: a simulated Discord for bots of any language.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Parser, ValueEnum};
use sandbox::{RateLimits, Sandbox, Seed, Settings, Specification, StartError, Strictness};

/// A simulated Discord: point a bot of any language at the addresses it prints, and play with it on
/// the page or over the API.
#[derive(Debug, Parser)]
#[command(name = "sandbox", version)]
struct Options {
    /// The address and port to listen to, such as 0.0.0.0:4600. Anything but this machine itself
    /// asks for a key, which is printed.
    #[arg(long, default_value = "127.0.0.1:4600")]
    listen: SocketAddr,
    /// The port for TLS, at the same address; 0 lets the system choose one.
    #[arg(long, default_value_t = 0)]
    tls_port: u16,
    /// The address that bots are told, where it is not the one that is listened to: http://host:port
    #[arg(long)]
    public_url: Option<String>,
    /// The key for /sandbox and the page, where one is asked for; made up if not given.
    #[arg(long, env = "SANDBOX_KEY", hide_env_values = true)]
    key: Option<String>,
    /// What there is at the beginning, as JSON; a server with three people if not given.
    #[arg(long)]
    seed: Option<PathBuf>,
    /// The bot's token.
    #[arg(long)]
    token: Option<String>,
    /// Whether what Discord ignores is accepted and noted, or refused.
    #[arg(long, value_enum, default_value_t = Strict::Discord)]
    strictness: Strict,
    /// Check request bodies against Discord's own description of its API, too.
    #[arg(long)]
    openapi: bool,
    /// Discord's rate limits, or none.
    #[arg(long, value_enum, default_value_t = Limits::Discord)]
    limits: Limits,
    /// How many shards to recommend.
    #[arg(long, default_value_t = 1)]
    shards: u32,
    /// How many shards may identify at the same time.
    #[arg(long, default_value_t = 1)]
    max_concurrency: u32,
    /// Where to write the certificate of the TLS listener; a file beside other temporary files if
    /// not given.
    #[arg(long)]
    certificate: Option<PathBuf>,
    /// Print the addresses as one line of JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Strict {
    Discord,
    Strict,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Limits {
    Discord,
    Off,
}

/// The reason why the program ends.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("{}: {error}", path.display())]
    Seed { path: PathBuf, error: serde_json::Error },
    #[error(transparent)]
    Print(#[from] std::io::Error),
}

/// The number of requests, refusals and events that are remembered.
const REMEMBERED: usize = 10_000;
/// Discord's pause between two shards that identify.
const IDENTIFY_EVERY: Duration = Duration::from_secs(5);

fn seed(path: Option<&Path>) -> Result<Seed, Fault> {
    let Some(path) = path else {
        return Ok(Seed::playground());
    };
    let text = std::fs::read(path).map_err(|error| Fault::File { path: path.into(), error })?;
    serde_json::from_slice(&text).map_err(|error| Fault::Seed { path: path.into(), error })
}

fn settings(options: &Options) -> Result<Settings, Fault> {
    let usual = Settings::default();
    Ok(Settings {
        listen: options.listen.ip(),
        port: options.listen.port(),
        tls_port: options.tls_port,
        public_url: options.public_url.clone(),
        key: options.key.clone(),
        seed: seed(options.seed.as_deref())?,
        token: options.token.clone().unwrap_or(usual.token),
        strictness: match options.strictness {
            Strict::Discord => Strictness::Discord,
            Strict::Strict => Strictness::Strict,
        },
        openapi: options.openapi.then(Specification::bundled),
        rate_limits: match options.limits {
            Limits::Discord => RateLimits::default(),
            Limits::Off => RateLimits::off(),
        },
        identify_every: match options.limits {
            Limits::Discord => Some(IDENTIFY_EVERY),
            Limits::Off => None,
        },
        shards: options.shards,
        max_concurrency: options.max_concurrency,
        log: REMEMBERED,
        backstage: true,
        ..Settings::default()
    })
}

/// Writes the certificate to a file, for a bot's library to read.
fn certificate(options: &Options, sandbox: &Sandbox) -> Result<PathBuf, Fault> {
    let port = sandbox.tls().address.port();
    let usual = || std::env::temp_dir().join(format!("sandbox-{port}.pem"));
    let path = options.certificate.clone().unwrap_or_else(usual);
    std::fs::write(&path, &sandbox.tls().certificate.pem)
        .map_err(|error| Fault::File { path: path.clone(), error })?;
    Ok(path)
}

fn report(options: &Options, sandbox: &Sandbox, pem: &Path) -> Result<(), Fault> {
    let url = sandbox.url();
    let host = match options.listen.ip() {
        IpAddr::V6(ip) => format!("[{ip}]"),
        IpAddr::V4(ip) => ip.to_string(),
    };
    let mut lines = vec![
        ("page", url.to_owned()),
        ("rest", format!("{url}/api/v10")),
        ("gateway", url.replacen("http", "ws", 1)),
        ("tls", format!("https://{host}:{}", sandbox.tls().address.port())),
        ("certificate", pem.display().to_string()),
        ("token", sandbox.token().to_owned()),
        ("application_id", sandbox.application_id().to_string()),
        ("public_key", sandbox.public_key()),
    ];
    if let Some(key) = sandbox.key() {
        lines.push(("key", key.to_owned()));
    }
    let mut out = std::io::stdout().lock();
    if options.json {
        let map: serde_json::Map<String, serde_json::Value> =
            lines.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
        writeln!(out, "{}", serde_json::Value::Object(map))?;
    } else {
        for (name, value) in lines {
            writeln!(out, "{name:<16}{value}")?;
        }
    }
    Ok(out.flush()?)
}

#[tokio::main]
async fn main() -> std::process::ExitCode {
    match run(&Options::parse()).await {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("sandbox: {fault}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// Waits until somebody asks the program to end.
async fn asked_to_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut end = signal(SignalKind::terminate())?;
        tokio::select! {
            ended = tokio::signal::ctrl_c() => ended,
            _ = end.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

async fn run(options: &Options) -> Result<(), Fault> {
    let sandbox = Sandbox::start(settings(options)?).await?;
    let pem = certificate(options, &sandbox)?;
    report(options, &sandbox, &pem)?;
    asked_to_end().await?;
    sandbox.stop();
    if options.certificate.is_none() {
        // Nobody needs it any more, so an error here does not matter.
        let _ = std::fs::remove_file(pem);
    }
    Ok(())
}
