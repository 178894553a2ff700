//! Rate limits with Discord's headers.

use std::collections::HashMap;

use crate::id::Id;
use crate::settings::{Limit, RateLimits};
use crate::time::{Millis, millis};

/// The kinds of buckets; the second part of the key tells the buckets of a kind apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Bucket {
    CreateMessage,
    EditMessage,
    DeleteMessage,
    Webhook,
    WebhookChannel,
    Other,
    /// Answers to interactions: no limit, no headers.
    Callback,
}

#[derive(Clone, Copy, Debug)]
struct Window {
    ends: Millis,
    used: u32,
}

/// The state of the buckets.
#[derive(Debug)]
pub(crate) struct Rates {
    limits: RateLimits,
    global: HashMap<Id, Window>,
    windows: HashMap<(Bucket, String), Window>,
}

/// The values for the headers of an answer.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset: Millis,
    pub(crate) now: Millis,
    pub(crate) bucket: String,
}

/// The kind of limit that a request has met, as `X-RateLimit-Scope` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    User,
    Global,
    /// A limit of a place, which others use, too.
    Shared,
}

impl Scope {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::User => "user",
            Scope::Global => "global",
            Scope::Shared => "shared",
        }
    }
}

/// A request that came too soon.
#[derive(Clone, Debug)]
pub(crate) struct TooSoon {
    pub(crate) scope: Scope,
    pub(crate) retry_after: Millis,
    pub(crate) standing: Option<Standing>,
}

impl Rates {
    pub(crate) fn new(limits: RateLimits) -> Rates {
        Rates { limits, global: HashMap::new(), windows: HashMap::new() }
    }

    fn limit(&self, bucket: Bucket) -> Option<Limit> {
        match bucket {
            Bucket::CreateMessage => self.limits.create_message,
            Bucket::EditMessage => self.limits.edit_message,
            Bucket::DeleteMessage => self.limits.delete_message,
            Bucket::Webhook => self.limits.webhook,
            Bucket::WebhookChannel => self.limits.webhook_channel,
            Bucket::Other => self.limits.other,
            Bucket::Callback => None,
        }
    }

    /// Counts a request. `global` is the bot, when the request counts towards its global limit.
    pub(crate) fn count(
        &mut self,
        now: Millis,
        global: Option<Id>,
        bucket: Bucket,
        key: &str,
    ) -> Result<Option<Standing>, TooSoon> {
        if let (Some(app), Some(limit)) = (global, self.limits.global) {
            let window = self.global.entry(app).or_insert(Window { ends: 0, used: 0 });
            if let Err(retry_after) = take(window, limit, now) {
                return Err(TooSoon { scope: Scope::Global, retry_after, standing: None });
            }
        }
        let Some(limit) = self.limit(bucket) else {
            return Ok(None);
        };
        if self.windows.len() > 20_000 {
            self.windows.retain(|_, window| window.ends > now);
        }
        let window =
            self.windows.entry((bucket, key.to_owned())).or_insert(Window { ends: 0, used: 0 });
        let taken = take(window, limit, now);
        let standing = Standing {
            limit: limit.requests,
            remaining: limit.requests.saturating_sub(window.used),
            reset: window.ends,
            now,
            bucket: format!("{bucket:?}").to_lowercase(),
        };
        match taken {
            Ok(()) => Ok(Some(standing)),
            Err(retry_after) => {
                let shared = bucket == Bucket::WebhookChannel;
                let scope = if shared { Scope::Shared } else { Scope::User };
                Err(TooSoon { scope, retry_after, standing: Some(standing) })
            }
        }
    }
}

/// Counts one request in this window; an error is the time until the next window.
fn take(window: &mut Window, limit: Limit, now: Millis) -> Result<(), Millis> {
    if window.ends <= now {
        *window = Window { ends: now + millis(limit.per), used: 0 };
    }
    if window.used >= limit.requests {
        return Err(window.ends - now);
    }
    window.used += 1;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sixth_message_in_five_seconds_waits_for_the_next_window() {
        let mut rates = Rates::new(RateLimits::default());
        for left in (0..5).rev() {
            let standing = rates.count(1000, None, Bucket::CreateMessage, "a").unwrap().unwrap();
            assert_eq!(standing.remaining, left);
        }
        let refused = rates.count(2000, None, Bucket::CreateMessage, "a").unwrap_err();
        assert_eq!((refused.scope, refused.retry_after), (Scope::User, 4000));
        assert!(rates.count(2000, None, Bucket::CreateMessage, "b").is_ok());
        assert!(rates.count(6000, None, Bucket::CreateMessage, "a").is_ok());
    }
}
