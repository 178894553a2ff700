//! Interactions that Discord sends by HTTP instead of the gateway.
//!
//! Each is signed. It is accepted at once and answered by the callback route, as one from the
//! gateway is: the same desk stands behind both, and what arrives twice, by whichever way, is
//! answered once.

use std::sync::Arc;

use serde_json::{Value, json};
use serenity::all::Interaction;

use super::events::Events;
use crate::config::host::PublicKey;
use crate::http::{self, Method, Request, Response, Server, StatusCode};
use crate::tools::Clock;
use crate::tools::task::spawn;
use values::Millis;

/// The path at which they come in.
const PATH: &str = "/interactions";
/// The most bytes of one: the largest that Discord sends, with a form and all it names, is far
/// smaller.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// The most connections that are open at the same moment.
pub(super) const CONNECTIONS: usize = 512;
/// A signature counts for so long, before and after its time. Discord's own clock is right; this
/// leaves room for this machine's.
const COUNTS_FOR: Millis = 5 * 60_000;

/// The kind of an interaction that asks whether anybody is there, and of the answer.
const PING: u64 = 1;

/// The HTTP endpoint that takes interactions in.
#[derive(Clone)]
pub(super) struct Endpoint {
    pub(super) events: Arc<Events>,
    pub(super) key: PublicKey,
    pub(super) clock: Clock,
}

impl Endpoint {
    /// Takes them in until it is dropped.
    pub(super) async fn run(self, server: Server) {
        let endpoint = self;
        server.run(move |request| endpoint.clone().answer(request)).await;
    }

    async fn answer<B: AsRef<[u8]>>(self, request: Request<B>) -> Response {
        if request.uri().path() != PATH {
            return http::text(StatusCode::NOT_FOUND, "nothing here\n");
        }
        if request.method() != Method::POST {
            return http::text(StatusCode::METHOD_NOT_ALLOWED, "POST it\n");
        }
        let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
        let body = request.body().as_ref();
        let signed = Signed {
            signature: header("x-signature-ed25519").unwrap_or_default(),
            timestamp: header("x-signature-timestamp").unwrap_or_default(),
            body,
        };
        let (genuine, now) = (signed.is_genuine(&self.key), self.clock.now());
        if !genuine || !signed.is_of_now(now) {
            // Discord sends wrong signatures on purpose; a wrong time can only be this machine's.
            if genuine && self.events.sender.ages.is_told(now) {
                tracing::warn!(
                    at = signed.timestamp,
                    "a click was refused: its time is more than five minutes from this machine's"
                );
            }
            return http::text(StatusCode::UNAUTHORIZED, "invalid request signature\n");
        }
        let Ok(json) = serde_json::from_slice::<Value>(body) else {
            return http::text(StatusCode::BAD_REQUEST, "this is no JSON\n");
        };
        if json["type"].as_u64() == Some(PING) {
            return http::json(StatusCode::OK, &json!({ "type": PING }));
        }
        match serde_json::from_value::<Interaction>(json) {
            Ok(interaction) => {
                let under_way = Arc::clone(&self.events.under_way).read_owned().await;
                spawn(async move {
                    self.events.take(interaction, "http").await;
                    drop(under_way);
                });
                http::text(StatusCode::ACCEPTED, "")
            }
            Err(_) => {
                tracing::warn!("an interaction that came by HTTP could not be read");
                http::text(StatusCode::BAD_REQUEST, "this is no interaction\n")
            }
        }
    }
}

/// A body, and what shows that Discord has sent it.
struct Signed<'a> {
    /// In hexadecimal.
    signature: &'a str,
    /// In seconds since 1970.
    timestamp: &'a str,
    body: &'a [u8],
}

impl Signed<'_> {
    /// Whether whoever has the other half of the key has signed this body and this time.
    fn is_genuine(&self, key: &PublicKey) -> bool {
        let text = [self.timestamp.as_bytes(), self.body].concat();
        hex::decode(self.signature).is_ok_and(|signature| key.verify(&text, &signature).is_ok())
    }

    /// Whether it was signed lately: what somebody has overheard is worth nothing later.
    fn is_of_now(&self, now: Millis) -> bool {
        let at = self.timestamp.parse::<Millis>().ok().and_then(|at| at.checked_mul(1_000));
        at.is_some_and(|at| now.abs_diff(at) <= COUNTS_FOR.unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::host::public_key;

    // RFC 8032, section 7.1, test 3, whose message of two bytes is the body here; the time is
    // empty.
    const KEY: &str = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
    const SIGNATURE: &str = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";

    #[test]
    fn a_signature_counts_for_what_was_signed_and_nothing_else() {
        let genuine = |signature: &str, body: &[u8]| {
            Signed { signature, timestamp: "", body }.is_genuine(&public_key(KEY).unwrap())
        };
        assert!(genuine(SIGNATURE, &[0xaf, 0x82]));
        assert!(!genuine(SIGNATURE, &[0xaf, 0x83]));
        assert!(!genuine(&SIGNATURE.replace("62", "63"), &[0xaf, 0x82]));
        for nonsense in ["", "xyz", &SIGNATURE[2..], &format!("{SIGNATURE}00")] {
            assert!(!genuine(nonsense, &[0xaf, 0x82]), "{nonsense}");
        }
    }

    #[test]
    fn a_time_must_be_within_five_minutes() {
        let at = |timestamp| Signed { signature: "", timestamp, body: b"" };
        let now = 1_700_000_000_000;
        for fine in ["1700000000", "1699999700", "1700000300"] {
            assert!(at(fine).is_of_now(now), "{fine}");
        }
        for wrong in ["1699999699", "1700000301", "", "now", "-1", "9223372036854775807"] {
            assert!(!at(wrong).is_of_now(now), "{wrong}");
        }
    }
}
