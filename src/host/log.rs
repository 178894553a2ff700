//! The log: lines for people, or JSON for programs, on standard error.

use std::io::IsTerminal as _;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::host::LogFormat;

/// Installs the subscriber that writes the log.
pub fn to_stderr(filter: &Targets, format: LogFormat) {
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // A line that cannot be written would be told by `eprintln!`, which panics then.
    let log = log.with_ansi(std::io::stderr().is_terminal()).log_internal_errors(false);
    let log = match format {
        LogFormat::Text => log.boxed(),
        LogFormat::Json => log.json().boxed(),
    };
    tracing_subscriber::registry().with(log.with_filter(quieted(filter))).init();
}

/// The filter that lets this level pass, and what is worse.
pub fn from(level: LevelFilter) -> Targets {
    Targets::new().with_default(level)
}

/// The filter of the log. Below warnings some libraries log the addresses of requests, and an
/// address may hold a token: they stay at warnings whatever the setting.
fn quieted(filter: &Targets) -> Targets {
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
    // The most exact directive holds, so one of a part of them would come first.
    let is_part = |target: &str| quiet.iter().any(|library| target.starts_with(library));
    let others = filter.iter().filter(|(target, _)| !is_part(target));
    others
        .collect::<Targets>()
        .with_default(filter.default_level().unwrap_or(LevelFilter::OFF))
        .with_targets(quiet.map(|library| (library, LevelFilter::WARN)))
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn no_part_of_a_library_that_may_tell_a_token_is_made_louder() {
        let asked = "info,tungstenite::protocol::frame=trace,hyper=debug,hornochse::tables=debug";
        let filter = quieted(&asked.parse().unwrap());
        assert!(!filter.would_enable("tungstenite::protocol::frame", &Level::INFO), "{filter}");
        assert!(!filter.would_enable("hyper::client", &Level::DEBUG), "{filter}");
        assert!(filter.would_enable("hornochse::tables", &Level::DEBUG), "{filter}");
        assert!(filter.would_enable("sqlx", &Level::INFO), "{filter}");
    }
}
