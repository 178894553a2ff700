//! The hints that were given, until they have served: a hint for an earlier decision misleads.
//!
//! In memory alone: a hint whose token is lost stays where it is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::tools::ReplyToken;
use values::{Millis, TableId, UserId};

/// The time for which a token can take its message away.
const LASTS: Millis = 14 * 60_000;

/// The token of a hint, and when it was given.
type Given = (ReplyToken, Millis);

/// The tokens of the last hint of everybody who has asked for one, by table.
#[derive(Clone, Default)]
pub(super) struct GivenHints(Arc<Mutex<HashMap<(UserId, TableId), Given>>>);

impl GivenHints {
    /// Notes a hint; returns the one before.
    pub(super) fn note(
        &self,
        whose: (UserId, TableId),
        token: ReplyToken,
        now: Millis,
    ) -> Option<ReplyToken> {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        given.retain(|_, (_, at)| now - *at < LASTS);
        given.insert(whose, (token, now)).map(|(before, _)| before)
    }

    /// The last hint of somebody at a table, if it can still be taken away; it is not known any more
    /// from then on.
    pub(super) fn take(&self, whose: (UserId, TableId), now: Millis) -> Option<ReplyToken> {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (token, at) = given.remove(&whose)?;
        (now - at < LASTS).then_some(token)
    }
}
