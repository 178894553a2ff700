//! Requests to Discord: one try each, told apart by what a failure means.
//!
//! serenity keeps the gateway. Its HTTP client is not used for what the bot sends, because what it
//! keeps to itself is needed here: how long Discord asks to wait and whether that is meant for all,
//! the raw answer to a success that does not parse, and whether a failed request may have been
//! carried out all the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use reqwest::{Method, Response, StatusCode};
use serde_json::Value;
use tokio::sync::watch;
use twilight_http_ratelimiting as buckets;

use super::body::Body;
use super::refusals::{self, Refusals};
use super::witness::Witness;
use crate::config::Secret;
use crate::telemetry::{self, Stopwatch};
use crate::tools::{Budget, Clock, ReplyToken, SendError};
use values::Millis;

/// Requests have succeeded lately if one did within this time.
const LATELY: Millis = 120_000;
/// The wait after an answer that says nothing that Discord would say: somebody in between does not
/// let the request through.
const STRANGE: Millis = 30_000;

/// Discord's code for an emoji that is not there; about one time in twenty-five, also for one that
/// is. Some answers say `BUTTON_` before it, of menus as well.
const INVALID_EMOJI: &str = "COMPONENT_INVALID_EMOJI";

/// Whether a message was refused for its emojis.
pub(super) fn is_about_emojis(error: &SendError) -> bool {
    matches!(error, SendError::Refused(reason) if reason.starts_with(INVALID_EMOJI))
}

/// The client of Discord's HTTP interface.
pub(super) struct Rest {
    client: reqwest::Client,
    /// Such as `https://discord.com`.
    base: String,
    token: Secret,
    buckets: buckets::RateLimiter,
    budget: Budget,
    clock: Clock,
    /// Counts the requests that Discord has refused lately.
    refusals: Refusals,
    /// When a request has succeeded last.
    well_at: AtomicI64,
    /// Becomes true when the token is not valid any more.
    revoked: watch::Sender<bool>,
    /// Hears every answer; only where somebody wants to look at them.
    witness: Option<Arc<Witness>>,
}

/// A turn in the line that Discord's own limit for an address makes.
pub(super) type Slot = buckets::Permit;

/// The authorization of a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By<'a> {
    /// The bot, with its token.
    Bot,
    /// Somebody's click, whose token is part of the address.
    Click,
    /// The same, where the token's own limit is kept.
    Token(&'a ReplyToken),
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
        let refusals = Refusals::new(clock.clone());
        let witness = None;
        Self { client, base, token, buckets, budget, clock, refusals, well_at, revoked, witness }
    }

    /// The same client, heard by a witness.
    pub(super) fn heard_by(self, witness: Arc<Witness>) -> Self {
        Self { witness: Some(witness), ..self }
    }

    pub(super) fn budget(&self) -> &Budget {
        &self.budget
    }

    pub(super) fn clock(&self) -> &Clock {
        &self.clock
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

    /// Makes one request. Returns Discord's answer to a success as it came.
    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        by: By<'_>,
        slot: Option<Slot>,
        body: Option<Body>,
    ) -> Result<Value, SendError> {
        if self.budget.is_stopped() {
            return Err(SendError::Unauthorized);
        }
        if let Some(witness) = &self.witness {
            witness.asks(&method, path);
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
            By::Click | By::Token(_) => "click",
        };
        let since = Stopwatch::start();
        let result = request.send().await;
        let status = result.as_ref().ok().map(|response| response.status().as_u16());
        telemetry::discord_answered(who, status, since);
        match result {
            Ok(response) => {
                if let Some(slot) = slot {
                    slot.complete(limits(response.headers()));
                }
                if let (By::Token(token), Some(rest)) = (by, used_up(response.headers())) {
                    token.rest(self.clock.ticks().saturating_add(rest));
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

    async fn outcome(&self, response: Response, by: By<'_>) -> Result<Value, SendError> {
        let status = response.status();
        let through = response.headers().contains_key("via");
        let requested_wait = retry_after(response.headers());
        let tells_limits = limits(response.headers()).is_some();
        let text = response.text().await;
        let json: Value = text.ok().and_then(|t| serde_json::from_str(&t).ok()).unwrap_or_default();
        if let Some(witness) = &self.witness {
            witness.hears(status, tells_limits, &json);
        }
        if status.is_success() {
            self.well_at.store(self.clock.now(), Ordering::Relaxed);
            // It is done, also if the answer broke off or is not what it should be. A caller that
            // needs an id looks for what is there: the first one in the rest of an answer may be an
            // attachment's.
            return Ok(json);
        }
        // What goes by a token waits for no turn: its refusals would only add to the rest of others.
        if is_counted(status) && self.refusals.count() && by == By::Bot {
            self.budget.slow_down(refusals::REST);
        }
        let code = json["code"].as_u64().unwrap_or(0);
        let reason = describe(status, &json);
        let later = |wait, in_doubt| SendError::Later { reason: reason.clone(), wait, in_doubt };
        Err(match (code, status) {
            (30046, _) => SendError::TooOld,
            (_, StatusCode::TOO_MANY_REQUESTS) => {
                let seconds = json["retry_after"].as_f64().or(requested_wait).unwrap_or(1.0);
                #[expect(clippy::cast_possible_truncation, reason = "some minutes at the most")]
                let wait = (seconds.clamp(0.0, 3_600.0) * 1_000.0).ceil() as Millis;
                // Without a body of Discord's it comes from Cloudflare, and is meant for the
                // address.
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
            // A message, a webhook, an interaction, a token that is not there any more, or that has
            // had all the follow-ups it may have.
            (10008 | 10015 | 10062 | 40094 | 50027, _) => SendError::MessageGone,
            (_, StatusCode::UNAUTHORIZED) if by == By::Bot => {
                if !self.revoked.send_replace(true) {
                    self.budget.stop();
                }
                SendError::Unauthorized
            }
            (_, StatusCode::UNAUTHORIZED) => SendError::MessageGone,
            (50001 | 50013 | 160_005, _) => SendError::NotAllowed,
            (50083, _) => SendError::Archived,
            // With a code of its own where Cloudflare blocks the address.
            (0 | 40333, StatusCode::FORBIDDEN | StatusCode::NOT_FOUND) => {
                // Before Discord somebody lets nothing of this address through: asking on makes it
                // longer.
                if status == StatusCode::FORBIDDEN && (code != 0 || !through) {
                    tracing::warn!(
                        "this address is refused before it reaches Discord; everything pauses"
                    );
                    self.budget.pause(STRANGE);
                }
                later(STRANGE, false)
            }
            (_, status) if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT => {
                later(0, true)
            }
            // Said first, for what follows may be cut.
            (50035, _) if json["errors"].to_string().contains(INVALID_EMOJI) => {
                SendError::Refused(format!("{INVALID_EMOJI} {reason}"))
            }
            _ => SendError::Refused(reason),
        })
    }
}

/// Whether Discord counts this answer towards the ten thousand after which it bans an address.
fn is_counted(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS
    )
}

/// The address as the limits know it: what is done to the messages of a channel is counted
/// together, and each that had a line of its own would be remembered for hours.
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

/// Returns the time until Discord's limit for this address begins anew, if nothing is left of it.
fn used_up(headers: &HeaderMap) -> Option<Duration> {
    use buckets::RateLimitHeaders as Names;
    let left: u32 = header(headers, Names::REMAINING)?.parse().ok()?;
    let reset: f64 = header(headers, Names::RESET_AFTER)?.parse().ok()?;
    let reset = Duration::try_from_secs_f64(reset).ok()?.min(Duration::from_secs(600));
    (left == 0).then_some(reset)
}

/// Returns Discord's limit for this address.
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

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use hyper::Response as Raw;

    use super::*;
    use crate::tools::ManualClock;

    fn rest() -> Rest {
        let clock = Clock::Manual(ManualClock::new());
        let budget = Budget::new(clock.clone(), NonZeroU32::MAX);
        let (base, token) = ("http://127.0.0.1:1".to_owned(), Secret::new("token"));
        Rest::new(reqwest::Client::new(), base, token, budget, clock)
    }

    /// Returns the outcome of an answer with these headers.
    async fn outcome(
        rest: &Rest,
        status: u16,
        headers: &[(&str, &str)],
        body: &'static str,
    ) -> Result<Value, SendError> {
        let mut raw = Raw::builder().status(status);
        for (name, value) in headers {
            raw = raw.header(*name, *value);
        }
        rest.outcome(raw.body(body).unwrap().into(), By::Bot).await
    }

    /// Whether everything is told to pause, which only shows in that nobody gets a turn.
    async fn is_paused(rest: &Rest) -> bool {
        let turn = rest.budget().turn(None, crate::tools::Urgency::Reveal);
        tokio::time::timeout(Duration::from_millis(200), turn).await.is_err()
    }

    #[test]
    fn all_messages_of_a_channel_stand_in_one_line() {
        assert_eq!(line_of("channels/1/messages/2"), line_of("channels/1/messages/3?a=b"));
        assert_ne!(line_of("channels/1/messages/2"), line_of("channels/4/messages/2"));
        assert_ne!(line_of("channels/1/messages/2"), line_of("channels/1/messages"));
        assert_eq!(line_of("channels/1/messages?limit=50"), "channels/1/messages");
    }

    #[tokio::test]
    async fn a_success_that_does_not_parse_is_one_without_an_id() {
        let rest = rest();
        let whole = outcome(&rest, 200, &[], r#"{"id":"7","attachments":[{"id":"3"}]}"#).await;
        assert_eq!(id_of(&whole.unwrap()), Some(7));
        // Discord names the attachments first.
        let cut = outcome(&rest, 200, &[], r#"{"attachments":[{"id":"3","filename":"ta"#).await;
        assert_eq!(id_of(&cut.unwrap()), None, "an attachment was taken for the message");
        assert_eq!(outcome(&rest, 204, &[], "").await, Ok(Value::Null));
    }

    #[tokio::test]
    async fn a_limit_of_discord_is_meant_for_its_address_and_says_how_long() {
        let rest = rest();
        let body = r#"{"message":"slow down","retry_after":1.5,"global":false}"#;
        let error = outcome(&rest, 429, &[("via", "1.1 google")], body).await.unwrap_err();
        assert!(matches!(error, SendError::Later { wait: 1_500, in_doubt: false, .. }), "{error}");
        assert!(!is_paused(&rest).await);
        let body = r#"{"message":"slow down","retry_after":2.0,"global":true}"#;
        let error = outcome(&rest, 429, &[("via", "1.1 google")], body).await.unwrap_err();
        assert!(matches!(error, SendError::Later { wait: 2_000, .. }), "{error}");
        assert!(is_paused(&rest).await, "a global limit is meant for everything");
    }

    #[tokio::test]
    async fn a_limit_of_whoever_stands_before_discord_is_meant_for_everything() {
        let rest = rest();
        let page = "<html>error code: 1015</html>";
        let error = outcome(&rest, 429, &[("retry-after", "30")], page).await.unwrap_err();
        assert!(matches!(error, SendError::Later { wait: 30_000, in_doubt: false, .. }), "{error}");
        assert!(is_paused(&rest).await);
    }

    #[tokio::test]
    async fn what_failed_at_discord_may_have_been_done_and_what_is_strange_was_not() {
        let rest = rest();
        let error = outcome(&rest, 502, &[], "<html>").await.unwrap_err();
        assert!(matches!(error, SendError::Later { in_doubt: true, .. }), "{error}");
        let error = outcome(&rest, 403, &[], "<html>").await.unwrap_err();
        assert!(
            matches!(error, SendError::Later { wait: STRANGE, in_doubt: false, .. }),
            "{error}"
        );
        assert!(is_paused(&rest).await, "this address is refused before it reaches Discord");
        let rest = self::rest();
        let through = [("via", "1.1 google")];
        assert!(outcome(&rest, 403, &through, "<html>").await.is_err() && !is_paused(&rest).await);
        let gone = outcome(&rest, 404, &[], r#"{"code":10008,"message":"Unknown Message"}"#).await;
        assert_eq!(gone, Err(SendError::MessageGone));
    }
}
