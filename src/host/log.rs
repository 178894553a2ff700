//! The log: lines for people, or JSON for programs, on standard error.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

use crate::config::host::LogFormat;

/// Installs the subscriber that writes the log.
pub fn to_stderr(filter: &str, format: LogFormat) {
    let log = tracing_subscriber::fmt().with_env_filter(env_filter(filter));
    let log = log.with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    // A line that cannot be written would be told by `eprintln!`, which panics then.
    let log = log.log_internal_errors(false);
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
    // The most exact directive holds, so one of a part of them would come first.
    let parts =
        |word: &&str| !quiet.iter().any(|library| word.trim().starts_with(&format!("{library}::")));
    let filter: Vec<&str> = filter.split(',').filter(parts).collect();
    let filter = filter.join(",");
    quiet.iter().fold(EnvFilter::new(filter), |filter, library| {
        match format!("{library}=warn").parse() {
            Ok(directive) => filter.add_directive(directive),
            Err(_) => filter,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::env_filter;

    #[test]
    fn no_part_of_a_library_that_may_tell_a_token_is_made_louder() {
        let filter = env_filter("info, tungstenite::protocol::frame=trace,hornochse::tables=debug");
        let filter = filter.to_string();
        assert!(!filter.contains("tungstenite::"), "{filter}");
        assert!(filter.contains("hornochse::tables=debug"), "{filter}");
    }
}
