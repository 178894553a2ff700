//! Posting the result of a deal of the day to the channel.

use super::Visitor;
use crate::daily::Day;
use crate::tools::{Messenger, SendError, Target, Urgency};
use crate::view::Message;

/// The most attempts to post a result.
const TRIES: u32 = 3;

pub(super) async fn post(
    messenger: &dyn Messenger,
    visitor: &Visitor<'_>,
    day: Day,
    message: &Message,
) -> Result<(), SendError> {
    let channel = visitor.place.channel;
    // A try that has arrived although its confirmation did not is found by the next one.
    let key = format!("{} {} {} {channel}", visitor.game.as_str(), day.number(), visitor.user());
    let nonce = format!("daily-{:08x}", crc32fast::hash(key.as_bytes()));
    let mut tries = 0;
    loop {
        tries += 1;
        let permit = messenger.permit(None, Urgency::Reveal, Target::Post(channel)).await?;
        match messenger.post(permit, channel, message, &nonce).await {
            Err(SendError::Later { .. }) if tries < TRIES => {}
            outcome => return outcome.map(|_| ()),
        }
    }
}
