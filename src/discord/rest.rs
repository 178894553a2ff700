//! Requests to Discord: one try each, told apart by what a failure means.
//!
//! serenity keeps the gateway. Its HTTP client is not used for what the bot sends, because what it
//! keeps to itself is needed here: how long Discord asks to wait and whether that is meant for all,
//! the raw answer to a success that does not parse, and whether a failed request may have been
//! carried out all the same.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use reqwest::{Method, Response, StatusCode};
use serde_json::Value;
use tokio::sync::watch;
use twilight_http_ratelimiting as buckets;

use super::body::Body;
use crate::app::{Budget, Clock, SendError};
use crate::config::Secret;
use crate::table::Millis;
use crate::telemetry::{self, Stopwatch};

/// Requests have succeeded lately if one did within this time.
const LATELY: Millis = 120_000;
/// The wait after an answer that says nothing that Discord would say: somebody in between does not
/// let the request through.
const STRANGE: Millis = 30_000;

/// What Discord says of an emoji that is not there; about one time in twenty-five, also of one that is.
/// Some answers say `BUTTON_` before it, of menus as well.
const INVALID_EMOJI: &str = "COMPONENT_INVALID_EMOJI";

/// Whether a message was refused for its emojis.
pub(super) fn is_about_emojis(error: &SendError) -> bool {
    matches!(error, SendError::Refused(reason) if reason.starts_with(INVALID_EMOJI))
}

/// Where requests go.
pub(super) struct Rest {
    client: reqwest::Client,
    /// Such as `https://discord.com`.
    base: String,
    token: Secret,
    buckets: buckets::RateLimiter,
    budget: Budget,
    clock: Clock,
    /// When a request has succeeded last.
    well_at: AtomicI64,
    /// Becomes true when the token is not valid any more.
    revoked: watch::Sender<bool>,
}

/// A turn in the line that Discord's own limit for an address makes.
pub(super) type Slot = buckets::Permit;

/// Who vouches for a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// The bot, with its token.
    Bot,
    /// Somebody's click, whose token is part of the address.
    Click,
}

impl Rest {
    pub(super) fn new(
        client: reqwest::Client,
        base: String,
        token: Secret,
        budget: Budget,
        clock: Clock,
    ) -> Self {
        // The budget keeps the bot below the limit for all addresses together.
        let buckets = buckets::RateLimiter::new(u16::MAX);
        let (well_at, revoked) = (AtomicI64::new(clock.now()), watch::Sender::new(false));
        Self { client, base, token, buckets, budget, clock, well_at, revoked }
    }

    pub(super) fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Resolves when Discord does not accept the token any more.
    pub(super) async fn revoked(&self) {
        // The sender lives in `self`.
        let _ = self.revoked.subscribe().wait_for(|revoked| *revoked).await;
    }

    /// Whether requests have succeeded lately.
    pub(super) fn is_well(&self) -> bool {
        self.clock.now() - self.well_at.load(Ordering::Relaxed) < LATELY
    }

    /// Waits for a turn in the line of an address.
    pub(super) async fn slot(&self, method: &Method, path: &str) -> Slot {
        let method = match *method {
            Method::POST => buckets::Method::Post,
            Method::PATCH => buckets::Method::Patch,
            Method::DELETE => buckets::Method::Delete,
            Method::PUT => buckets::Method::Put,
            _ => buckets::Method::Get,
        };
        let path = line_of(path);
        self.buckets.acquire(buckets::Endpoint { method, path }).await
    }

    /// Makes one request. What Discord answers to a success is given as it came.
    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        by: By,
        slot: Option<Slot>,
        body: Option<Body>,
    ) -> Result<Value, SendError> {
        if self.budget.is_stopped() {
            return Err(SendError::Unauthorized);
        }
        let mut request = self.client.request(method, format!("{}/api/v10/{path}", self.base));
        if by == By::Bot {
            request = request.header("Authorization", format!("Bot {}", self.token.reveal()));
        }
        request = match body {
            None => request,
            Some(Body { json, files, .. }) if files.is_empty() => request.json(&json),
            Some(Body { json, files, .. }) => {
                let mut form = Form::new().text("payload_json", json.to_string());
                for (index, file) in files.into_iter().enumerate() {
                    let part = Part::bytes(file.bytes.to_vec()).file_name(file.name);
                    form = form.part(format!("files[{index}]"), part);
                }
                request.multipart(form)
            }
        };
        let who = match by {
            By::Bot => "bot",
            By::Click => "click",
        };
        let since = Stopwatch::start();
        let sent = request.send().await;
        let status = sent.as_ref().ok().map(|response| response.status().as_u16());
        telemetry::discord_answered(who, status, since);
        match sent {
            Ok(response) => {
                if let Some(slot) = slot {
                    slot.complete(limits(response.headers()));
                }
                self.outcome(response, by).await
            }
            Err(error) => Err(SendError::Later {
                // Never the error itself: it names the address, which may hold a token.
                reason: if error.is_timeout() { "time-out" } else { "network error" }.into(),
                wait: 0,
                // Before there was a connection nothing can have been carried out.
                in_doubt: !error.is_connect(),
            }),
        }
    }

    async fn outcome(&self, response: Response, by: By) -> Result<Value, SendError> {
        let status = response.status();
        let through = response.headers().contains_key("via");
        let asked = retry_after(response.headers());
        let text = response.text().await;
        if status.is_success() {
            self.well_at.store(self.clock.now(), Ordering::Relaxed);
            // It is done, also if the answer broke off or is not what it should be.
            let text = text.unwrap_or_default();
            let json = serde_json::from_str(&text).unwrap_or_else(|_| {
                let id = text.split_once("\"id\":").map_or("", |(_, rest)| rest.trim_start());
                let digits = id.trim_start_matches('"').chars().take_while(char::is_ascii_digit);
                serde_json::json!({ "id": digits.collect::<String>() })
            });
            return Ok(json);
        }
        let json: Value = text.ok().and_then(|t| serde_json::from_str(&t).ok()).unwrap_or_default();
        let code = json["code"].as_u64().unwrap_or(0);
        let reason = describe(status, &json);
        let later = |wait, in_doubt| SendError::Later { reason: reason.clone(), wait, in_doubt };
        Err(match (code, status) {
            (30046, _) => SendError::TooOld,
            (_, StatusCode::TOO_MANY_REQUESTS) => {
                let seconds = json["retry_after"].as_f64().or(asked).unwrap_or(1.0);
                #[expect(clippy::cast_possible_truncation, reason = "some minutes at the most")]
                let wait = (seconds.clamp(0.0, 3_600.0) * 1_000.0).ceil() as Millis;
                // Without a body of Discord's it comes from Cloudflare, and is meant for the address.
                if json["global"] == true || (json["retry_after"].is_null() && !through) {
                    tracing::warn!(wait, "Discord asks for a pause of everything");
                    self.budget.pause(wait);
                }
                later(wait, false)
            }
            (50007 | 50278, _) => SendError::Closed,
            // Direct messages are being opened too fast.
            (40003, _) => later(10_000, false),
            (10003, _) => SendError::ChannelGone,
            // A message, a webhook, an interaction, a token that is not there any more.
            (10008 | 10015 | 10062 | 50027, _) => SendError::MessageGone,
            (_, StatusCode::UNAUTHORIZED) if by == By::Bot => {
                if !self.revoked.send_replace(true) {
                    self.budget.stop();
                }
                SendError::Unauthorized
            }
            (_, StatusCode::UNAUTHORIZED) => SendError::MessageGone,
            (50001 | 50013 | 160_005, _) => SendError::NotAllowed,
            (50083, _) => SendError::Archived,
            (0, StatusCode::FORBIDDEN | StatusCode::NOT_FOUND) => later(STRANGE, false),
            (_, status) if status.is_server_error() => later(0, true),
            // Said first, for what follows may be cut.
            (50035, _) if json["errors"].to_string().contains(INVALID_EMOJI) => {
                SendError::Refused(format!("{INVALID_EMOJI} {reason}"))
            }
            _ => SendError::Refused(reason),
        })
    }
}

/// The address as the limits know it: what is done to the messages of a channel is counted together,
/// and each that had a line of its own would be remembered for hours.
fn line_of(path: &str) -> String {
    let path = path.split('?').next().unwrap_or(path);
    match path.rsplit_once("/messages/") {
        Some((channel, _)) => format!("{channel}/messages/0"),
        None => path.to_owned(),
    }
}

/// The id of what an answer describes.
pub(super) fn id_of(json: &Value) -> Option<u64> {
    json["id"].as_str()?.parse().ok()
}

/// A failure for the log: never the address, which may hold a token.
fn describe(status: StatusCode, json: &Value) -> String {
    let message = json["message"].as_str().unwrap_or_default();
    let errors = if json["errors"].is_null() { String::new() } else { json["errors"].to_string() };
    let errors: String = errors.chars().take(300).collect();
    format!("{} {} {message} {errors}", status.as_u16(), json["code"]).trim_end().to_owned()
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn retry_after(headers: &HeaderMap) -> Option<f64> {
    header(headers, "retry-after")?.parse().ok()
}

/// What Discord says of its limit for this address.
#[expect(clippy::disallowed_methods, reason = "the library keeps Discord's time, not the tables'")]
fn limits(headers: &HeaderMap) -> Option<buckets::RateLimitHeaders> {
    use buckets::RateLimitHeaders as Names;
    let reset: f64 = header(headers, Names::RESET_AFTER)?.parse().ok()?;
    let reset = Duration::try_from_secs_f64(reset).ok()?.min(Duration::from_secs(600));
    Some(Names {
        bucket: header(headers, Names::BUCKET)?.as_bytes().to_vec(),
        limit: header(headers, Names::LIMIT)?.parse().ok()?,
        remaining: header(headers, Names::REMAINING)?.parse().ok()?,
        reset_at: Instant::now() + reset,
    })
}
