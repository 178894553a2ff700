//! The HTTP client, and serenity's over it, for the gateway and the commands.

use std::time::Duration;

use serenity::all::{Http, HttpBuilder};

use super::start_error::StartError;
use crate::config::{Api, Config};

/// The timeout of a request to Discord.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// serenity's own client, for the gateway and what belongs to it.
pub(super) fn http(config: &Config, client: reqwest::Client) -> Http {
    let builder = HttpBuilder::new(config.token.reveal());
    let builder = match &config.api {
        // serenity takes another address only without its own rate limiter.
        Api::At(url) => builder.proxy(url).ratelimiter_disabled(true),
        Api::Discord | Api::Resolved(..) => builder,
    };
    builder.client(client).build()
}

/// Returns the address of Discord's interface.
pub(super) fn base(api: &Api) -> String {
    match api {
        Api::At(url) => url.clone(),
        Api::Discord | Api::Resolved(..) => "https://discord.com".into(),
    }
}

pub(super) fn client(config: &Config) -> Result<reqwest::Client, StartError> {
    let client = reqwest::Client::builder()
        .timeout(REQUEST_TIMEOUT)
        .connect_timeout(Duration::from_secs(5))
        .user_agent(concat!(
            "DiscordBot (https://github.com/hornochse/hornochse, ",
            env!("CARGO_PKG_VERSION"),
            ")"
        ))
        .use_rustls_tls();
    let client = match &config.api {
        Api::Discord => client,
        Api::At(_) => client.no_proxy(),
        Api::Resolved(address, certificate) => {
            let certificate =
                reqwest::Certificate::from_der(certificate).map_err(|_| StartError::Certificate)?;
            client.no_proxy().resolve("discord.com", *address).add_root_certificate(certificate)
        }
    };
    client.build().map_err(|e| StartError::Unreachable(e.to_string()))
}
