//! Posting the result of a deal to its channel.

use crate::tools::{Messenger, SendError, Target, Urgency};
use values::ChannelId;
use view::Message;

/// The most attempts to post a result.
const TRIES: u32 = 3;

/// Posts a message, once: one that was posted with the same nonce is found.
pub(super) async fn post(
    messenger: &dyn Messenger,
    channel: ChannelId,
    nonce: &str,
    message: &Message,
) -> Result<(), SendError> {
    let mut tries = 0;
    loop {
        tries += 1;
        let permit = messenger.permit(None, Urgency::Reveal, Target::Post(channel)).await?;
        match messenger.post(permit, channel, message, nonce).await {
            Err(SendError::Later { .. }) if tries < TRIES => {}
            outcome => return outcome.map(|_| ()),
        }
    }
}
