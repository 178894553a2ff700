//! The log: lines for people, or JSON for programs, on standard error.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

use crate::config::host::LogFormat;

/// Installs the subscriber that writes the log.
pub fn to_stderr(filter: &str, format: LogFormat) {
    let log = tracing_subscriber::fmt().with_env_filter(env_filter(filter));
    let log = log.with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// The filter of the log. Below warnings some libraries log the addresses of requests, and an
/// address may hold a token: they stay at warnings whatever the setting.
fn env_filter(filter: &str) -> EnvFilter {
    let quiet = [
        "serenity",
        "reqwest",
        "hyper",
        "hyper_util",
        "h2",
        "rustls",
        "tungstenite",
        "tokio_tungstenite",
        "twilight_http_ratelimiting",
    ];
    quiet.iter().fold(EnvFilter::new(filter), |filter, library| {
        match format!("{library}=warn").parse() {
            Ok(directive) => filter.add_directive(directive),
            Err(_) => filter,
        }
    })
}
