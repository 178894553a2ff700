//! Threads that were opened for a table that never came: the process ended in between, or the
//! database failed. A message in the thread tells people so.

use std::sync::Arc;

use crate::store::Store;
use crate::tools::task::spawn;
use crate::tools::{Clock, Messenger, Preferences, SendError, Target, Tools, Urgency};
use values::{ChannelId, GuildId, Millis};
use view::{Message, Words};

/// A thread without a table is left alone for so long after it was opened: another process may be
/// setting its table up.
const GRACE: Millis = 60_000;
/// The most attempts to post that the table won't come.
const TRIES: u32 = 5;
/// Discord's first moment, in milliseconds since 1970; its ids count from it.
const EPOCH: u64 = 1_420_070_400_000;

/// Speaks up in threads without a table.
#[derive(Clone)]
pub struct EmptyThreads {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
}

impl EmptyThreads {
    /// None is known yet.
    pub fn new(tools: &Tools) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
        }
    }

    /// Takes the bot's own threads on a server in which nobody has said anything yet. In the
    /// background, each whose table does not come either is told that it won't. `locale` is the
    /// language that Discord says for the server.
    pub fn look_into(&self, guild: GuildId, locale: &str, threads: Vec<ChannelId>) {
        for thread in threads {
            let (empty_threads, locale) = (self.clone(), locale.to_owned());
            spawn(async move {
                let opened = Millis::try_from((thread.0 >> 22) + EPOCH).unwrap_or(Millis::MAX);
                empty_threads.clock.until(opened.saturating_add(GRACE)).await;
                match empty_threads.store.open_in(thread).await {
                    Ok(None) => empty_threads.speak_up(guild, &locale, thread).await,
                    Ok(Some(_)) => {}
                    Err(error) => tracing::error!(%error, "an empty thread cannot be looked up"),
                }
            });
        }
    }

    /// The thread says that its table came to nothing.
    pub(super) async fn speak_up(&self, guild: GuildId, locale: &str, thread: ChannelId) {
        let server = self.preferences.server_or_usual(guild).await;
        let words = Words::of(server.language.as_deref().unwrap_or(locale));
        let message = Message::text(words.say("table-came-to-nothing", &[]));
        let messenger = &self.messenger;
        // Several processes may find it, and a try may have arrived although nothing came back.
        let nonce = format!("empty-{:x}", thread.0);
        for _ in 0..TRIES {
            let posted = match messenger.permit(None, Urgency::Cosmetic, Target::Post(thread)).await
            {
                Ok(permit) => messenger.post(permit, thread, &message, &nonce).await,
                Err(error) => Err(error),
            };
            match posted {
                Ok(_) => return tracing::info!(%thread, "a thread without a table says so"),
                Err(SendError::Later { wait, .. }) => {
                    self.clock.until(self.clock.now() + wait.max(1_000)).await;
                }
                Err(error) => {
                    return tracing::warn!(%thread, %error, "a thread stays empty");
                }
            }
        }
    }
}
