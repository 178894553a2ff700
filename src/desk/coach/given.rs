//! The hints that were given, until they have served: a hint for an earlier decision misleads.
//!
//! In memory alone: a hint whose token is lost stays where it is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::tools::ReplyToken;
use values::{Millis, TableId, UserId};

/// The time for which a token can take its message away.
const LASTS: Millis = 14 * 60_000;

/// Somebody at a table.
type Whose = (UserId, TableId);

/// The last hint of somebody at a table.
enum Given {
    /// It is being thought about.
    Thinking,
    /// It has been given, by this token at this moment.
    At(ReplyToken, Millis),
}

/// The last hints of everybody who has asked for one.
#[derive(Clone, Default)]
pub(super) struct GivenHints(Arc<Mutex<HashMap<Whose, Given>>>);

impl GivenHints {
    fn lock(&self) -> MutexGuard<'_, HashMap<Whose, Given>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A hint is being thought about; returns the one before, if it can still be taken away.
    pub(super) fn thinking(&self, whose: Whose, now: Millis) -> Option<ReplyToken> {
        let mut given = self.lock();
        given.retain(|_, hint| !matches!(hint, Given::At(_, at) if now - *at >= LASTS));
        match given.insert(whose, Given::Thinking)? {
            Given::At(token, _) => Some(token),
            Given::Thinking => None,
        }
    }

    /// It is there. Whether the decision is still to be made, as far as is known here.
    pub(super) fn note(&self, whose: Whose, token: ReplyToken, now: Millis) -> bool {
        let mut given = self.lock();
        let waits = given.contains_key(&whose);
        if waits {
            given.insert(whose, Given::At(token, now));
        }
        waits
    }

    /// The decision is made. Returns the hint for it, if it can be taken away.
    pub(super) fn take(&self, whose: Whose, now: Millis) -> Option<ReplyToken> {
        match self.lock().remove(&whose)? {
            Given::At(token, at) => (now - at < LASTS).then_some(token),
            Given::Thinking => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use values::ChannelId;

    use super::*;

    #[test]
    fn a_hint_for_a_decision_that_is_made_meanwhile_is_not_shown() {
        let (hints, whose) = (GivenHints::default(), (UserId(1), TableId(2)));
        let token = || ReplyToken::new("token".into(), ChannelId(3), true);
        assert!(hints.thinking(whose, 0).is_none());
        assert!(hints.note(whose, token(), 0), "nothing was decided");
        assert!(hints.thinking(whose, 0).is_some(), "the one before goes");
        assert!(hints.take(whose, 0).is_none(), "there is none yet");
        assert!(!hints.note(whose, token(), 0), "it was decided meanwhile");
        assert!(hints.take(whose, 0).is_none());
    }
}
