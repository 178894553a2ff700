//! One long answer at a time for each person: whoever presses again meanwhile gets a word at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use values::{InteractionId, UserId};

/// The people who are being thought for, and the clicks by which they asked.
#[derive(Clone, Default)]
pub struct OneAtATime {
    inside: Arc<Mutex<HashMap<UserId, InteractionId>>>,
}

/// Held while somebody is being thought for.
pub struct Pass {
    one_at_a_time: OneAtATime,
    user: UserId,
}

impl OneAtATime {
    /// Lets somebody in who is not inside already.
    /// Errors: the click for which they are inside, which may be the same one, delivered twice.
    pub fn enter(&self, user: UserId, click: InteractionId) -> Result<Pass, InteractionId> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        match inside.get(&user) {
            Some(before) => Err(*before),
            None => {
                inside.insert(user, click);
                Ok(Pass { one_at_a_time: self.clone(), user })
            }
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let inside = &self.one_at_a_time.inside;
        inside.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.user);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_inside_once_at_a_time() {
        let one_at_a_time = OneAtATime::default();
        let enter = |user, click| one_at_a_time.enter(UserId(user), InteractionId(click));
        let ada = enter(1, 7);
        assert!(ada.is_ok());
        assert_eq!(enter(1, 8).err(), Some(InteractionId(7)));
        assert!(enter(2, 9).is_ok());
        drop(ada);
        assert!(enter(1, 8).is_ok());
    }
}
