//! Harmless questions to Discord, for a host who wants to know whether everything is set up.

use std::time::{SystemTime, UNIX_EPOCH};

use reqwest::StatusCode;
use reqwest::header::DATE;
use serde_json::Value;
use serenity::all::Permissions;

use super::StartError;
use super::application::needed;
use super::client::{base, client};
use super::rest::id_of;
use crate::config::Config;
use crate::tools::Clock;
use values::Millis;

/// So many servers are looked at: Discord tells no more at once.
const SERVERS: usize = 200;

/// Discord's answers about the application.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probe {
    /// The number of the application, as the invite has it.
    pub application: u64,
    pub name: String,
    /// The key with which Discord's signatures are checked, in hexadecimal.
    pub public_key: String,
    /// The address to which Discord sends interactions, if not through the gateway.
    pub endpoint: Option<String>,
    /// The time by which this machine's clock is ahead of Discord's, to the second.
    pub ahead: Option<Millis>,
    /// The number of times that the bot may still connect to the gateway today.
    pub sessions: Option<u64>,
    /// The servers it is on, two hundred at most; `None`: not told.
    pub servers: Option<Vec<Server>>,
}

/// A server with the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    pub name: String,
    /// The permissions that the bot needs and has not been given there. (Channels may give or take
    /// more: whoever opens a table there is told.)
    pub lacking: Vec<&'static str>,
}

/// Asks Discord with the bot's token. Nothing is changed.
/// Errors: when the token is refused, or Discord cannot be reached.
pub async fn probe(config: &Config, clock: &Clock) -> Result<Probe, StartError> {
    let ask = Asker { client: client(config)?, base: base(&config.api), config };
    let (application, time) = ask.get("applications/@me").await?;
    // The next answers may take a while.
    let ahead = time.map(|time| clock.now() - time);
    let text = |name: &str| application[name].as_str().map(str::to_owned);
    let servers = ask.get(&format!("users/@me/guilds?limit={SERVERS}")).await;
    let sessions = ask.get("gateway/bot").await;
    Ok(Probe {
        application: id_of(&application).unwrap_or_default(),
        name: text("name").unwrap_or_default(),
        public_key: text("verify_key").unwrap_or_default(),
        endpoint: text("interactions_endpoint_url").filter(|url| !url.is_empty()),
        ahead,
        sessions: sessions
            .ok()
            .and_then(|(gateway, _)| gateway["session_start_limit"]["remaining"].as_u64()),
        servers: servers
            .ok()
            .and_then(|(list, _)| Some(list.as_array()?.iter().map(server).collect())),
    })
}

fn server(json: &Value) -> Server {
    let bits = json["permissions"].as_str().and_then(|bits| bits.parse().ok());
    let has = bits.map_or(Permissions::empty(), Permissions::from_bits_truncate);
    let missing = if has.contains(Permissions::ADMINISTRATOR) {
        Permissions::empty()
    } else {
        needed() - has
    };
    Server {
        name: json["name"].as_str().unwrap_or_default().to_owned(),
        lacking: missing.get_permission_names(),
    }
}

struct Asker<'a> {
    client: reqwest::Client,
    base: String,
    config: &'a Config,
}

impl Asker<'_> {
    /// Returns the answer, and its time.
    async fn get(&self, path: &str) -> Result<(Value, Option<Millis>), StartError> {
        let unreachable =
            |error: reqwest::Error| StartError::Unreachable(error.without_url().to_string());
        let url = format!("{}/api/v10/{path}", self.base);
        let token = format!("Bot {}", self.config.token.reveal());
        let request = self.client.get(url).header("Authorization", token);
        let response = request.send().await.map_err(unreachable)?;
        match response.status() {
            status if status.is_success() => {}
            StatusCode::UNAUTHORIZED => return Err(StartError::Token),
            status => return Err(StartError::Unreachable(format!("it answers with {status}"))),
        }
        let date = response.headers().get(DATE).and_then(|date| date.to_str().ok());
        let time = date.and_then(|date| httpdate::parse_http_date(date).ok()).and_then(millis);
        Ok((response.json().await.map_err(unreachable)?, time))
    }
}

fn millis(time: SystemTime) -> Option<Millis> {
    Millis::try_from(time.duration_since(UNIX_EPOCH).ok()?.as_millis()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_lacking_on_a_server_is_named() {
        let server_with = |permissions: Permissions| {
            server(&json!({ "name": "The Barn", "permissions": permissions.bits().to_string() }))
        };
        assert_eq!(server_with(needed()).lacking, Vec::<&str>::new());
        assert_eq!(server_with(Permissions::ADMINISTRATOR).lacking, Vec::<&str>::new());
        assert_eq!(server_with(needed() - Permissions::ATTACH_FILES).lacking, ["Attach Files"]);
        assert_eq!(server(&json!({})).lacking.len(), needed().get_permission_names().len());
    }
}
