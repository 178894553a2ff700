//! What Discord answered, as it came: for `hornochse check --online`, which holds the answers to the
//! bot's own requests against what the simulated Discord answers.

use std::sync::{Mutex, MutexGuard, PoisonError};

use reqwest::{Method, StatusCode};
use serde_json::Value;

/// A request, and Discord's answer to it.
#[derive(Clone, Default)]
pub(super) struct Exchange {
    /// The method and the path, without ids and tokens: `POST /channels/{id}/messages`.
    pub(super) route: String,
    /// The status; `None` where no answer came.
    pub(super) status: Option<u16>,
    /// Whether the answer says what Discord's limit for this address is.
    pub(super) tells_limits: bool,
    pub(super) body: Value,
}

impl Exchange {
    /// Whether there may be something new on Discord once the request is carried out.
    pub(super) fn makes_something(&self) -> bool {
        self.route.starts_with(Method::POST.as_str())
    }

    /// Whether it was to delete something, and Discord itself says that there is nothing.
    pub(super) fn deleted_nothing(&self) -> bool {
        let is_missing = self.status == Some(404);
        let says_discord = self.body["code"].as_u64().is_some_and(|code| code > 0);
        self.route.starts_with(Method::DELETE.as_str()) && is_missing && says_discord
    }
}

/// Remembers the last request of a client whose requests follow one another.
#[derive(Default)]
pub(super) struct Witness(Mutex<Exchange>);

impl Witness {
    pub(super) fn asks(&self, method: &Method, path: &str) {
        *self.lock() = Exchange { route: route(method, path), ..Exchange::default() };
    }

    pub(super) fn hears(&self, status: StatusCode, tells_limits: bool, body: &Value) {
        let mut last = self.lock();
        last.status = Some(status.as_u16());
        last.tells_limits = tells_limits;
        last.body = body.clone();
    }

    /// Forgets what was heard before: what comes now has not been asked yet.
    pub(super) fn take(&self) -> Exchange {
        std::mem::take(&mut *self.lock())
    }

    /// The last request, and the answer to it.
    pub(super) fn last(&self) -> Exchange {
        self.lock().clone()
    }

    /// Takes an earlier request for the last one.
    pub(super) fn remember(&self, exchange: Exchange) {
        *self.lock() = exchange;
    }

    fn lock(&self) -> MutexGuard<'_, Exchange> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request for people to read: a token in its path is a secret, and ids are noise.
fn route(method: &Method, path: &str) -> String {
    let path = path.split('?').next().unwrap_or(path);
    let mut route = format!("{method} ");
    let mut before = "";
    let mut is_secret = false;
    for part in path.split('/') {
        let is_id = part.bytes().all(|byte| byte.is_ascii_digit());
        route += "/";
        route += match (is_secret, is_id) {
            (true, _) => "{token}",
            (_, true) => "{id}",
            _ => part,
        };
        // The token stands behind the id.
        is_secret = is_id && ["webhooks", "interactions"].contains(&before);
        before = part;
    }
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_has_neither_ids_nor_tokens() {
        for (method, path, shown) in [
            (Method::POST, "channels/12/messages", "POST /channels/{id}/messages"),
            (Method::GET, "channels/12/messages?limit=50", "GET /channels/{id}/messages"),
            (
                Method::PATCH,
                "webhooks/7/aW50ZXJhY3Rpb24/messages/@original",
                "PATCH /webhooks/{id}/{token}/messages/@original",
            ),
            (
                Method::POST,
                "interactions/9/123/callback?with_response=true",
                "POST /interactions/{id}/{token}/callback",
            ),
            (Method::GET, "applications/@me", "GET /applications/@me"),
        ] {
            assert_eq!(route(&method, path), shown);
        }
    }
}
