//! Data stored about people and servers, exported and deleted at their request. The deletion itself
//! is in `tables::registry::forgetting`.

mod page;

use std::num::NonZeroU32;
use std::sync::Arc;

use tokio::sync::Mutex;

use crate::desk::request::Request;
use crate::store::{Exported, Store, StoreError};
use crate::tables::Tables;
use crate::tools::{Answer, Clock, Preferences, Retention, Tools};
use ask::PrivacyAsk;
pub use page::Links;
use values::{Millis, PersonChange, UserId};
use view::{Message, Words};

/// The most bytes of a file that an answer may carry: Discord takes ten megabytes.
const MOST_BYTES: usize = 8 << 20;
/// The description that an export carries.
const ABOUT: &str = "Everything that is stored about one person. Moments are milliseconds since 1970, UTC; \
                     ratings and deviations are thousandths of a point; `own` is what a table keeps for their seat, `events` are choices made for it.";

/// Shows, exports and deletes what is stored about a person.
#[derive(Clone)]
pub struct PrivacyDesk {
    tables: Tables,
    store: Store,
    preferences: Preferences,
    clock: Clock,
    links: Links,
    /// The days for which a server is remembered that has sent the bot away; `None` for ever.
    days: Option<u32>,
    /// Held while somebody's data are given out: each export takes some memory, and nobody waits
    /// long.
    exporting: Arc<Mutex<()>>,
}

impl PrivacyDesk {
    pub(super) fn new(tables: &Tables, tools: &Tools, retention: Retention, links: Links) -> Self {
        Self {
            tables: tables.clone(),
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            links,
            days: retention.servers.map(NonZeroU32::get),
            exporting: Arc::default(),
        }
    }

    /// `/nimmt privacy`, and its buttons.
    pub(super) async fn pressed(&self, request: &Request, ask: PrivacyAsk) -> Answer {
        let outcome = self.answer(request, ask).await;
        outcome.unwrap_or_else(|error| Answer::failed(&request.words(), &error))
    }

    async fn answer(&self, request: &Request, ask: PrivacyAsk) -> Result<Answer, StoreError> {
        let (words, user) = (request.words(), request.person.user);
        let store = &self.store;
        let message = match ask {
            PrivacyAsk::Show => self.overview(&words, user).await?,
            PrivacyAsk::Puzzles(on) => {
                self.preferences.change_person(user, PersonChange::Puzzles(on)).await?;
                self.overview(&words, user).await?
            }
            PrivacyAsk::Export => {
                let _alone = self.exporting.lock().await;
                let exported = store.export_person(user, MOST_BYTES).await?;
                return Ok(Answer::Private(file(&words, user, self.clock.now(), exported)));
            }
            PrivacyAsk::Delete => page::question(&words, store.open_seats_of(user).await?),
            PrivacyAsk::DeleteNow => {
                // From here on it happens, whatever happens to this process.
                store.ask_to_forget(user, self.clock.now()).await?;
                page::outcome(&words, self.tables.forget_person(user).await)
            }
        };
        Ok(if request.under.is_some() {
            Answer::Update(message.into())
        } else {
            Answer::Private(message)
        })
    }

    async fn overview(&self, words: &Words, user: UserId) -> Result<Message, StoreError> {
        let puzzles = self.preferences.person(user).await?.puzzles;
        Ok(page::overview(words, &self.links, self.days, puzzles))
    }
}

/// Everything about a person as a file, as far as Discord takes it.
fn file(words: &Words, user: UserId, now: Millis, exported: Exported) -> Message {
    if exported.is_too_large() {
        return Message::text(words.say("privacy-export-too-big", &[]));
    }
    let whole = exported.is_whole();
    // The stored data is JSON text already: it isn't parsed only to be written again.
    let json = format!(
        r#"{{"format":"hornochse-data/1","about":"{ABOUT}","user":"{user}","made_at":{now},"data":{}}}"#,
        exported.into_json()
    );
    page::exported(words, json.into_bytes(), whole)
}
