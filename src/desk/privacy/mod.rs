//! Data stored about people and servers, exported and deleted at their request. The deletion itself
//! is in `tables::registry::forgetting`.

mod page;

use crate::ask::PrivacyAsk;
use crate::desk::request::Request;
use crate::desk::router::Router;
use crate::store::Exported;
use crate::tools::request::Answer;
use crate::view::{Message, Words};
pub use page::Links;
use values::Millis;
use values::{GuildId, UserId};

/// The most bytes of a file that an answer may carry: Discord takes ten megabytes.
const MOST_BYTES: usize = 8 << 20;
/// The description that an export carries.
const ABOUT: &str = "Everything that is stored about one person. Moments are milliseconds since 1970, UTC; \
                     `own` is what a table keeps for their seat, `events` are choices made for it.";

impl Router {
    /// `/nimmt privacy`, and its buttons.
    pub(crate) async fn privacy(&self, request: &Request, ask: PrivacyAsk) -> Answer {
        let (words, user) = (request.words(), request.person.user);
        let store = self.tables.store();
        let message = match ask {
            PrivacyAsk::Show => {
                let days = self.tables.remembers_servers_for() / (24 * 3_600_000);
                let days = u32::try_from(days).unwrap_or(u32::MAX);
                page::overview(&words, &self.links, days)
            }
            PrivacyAsk::Export => {
                // One at a time: each takes some memory, and nobody waits long.
                let _alone = self.tables.exporting().lock().await;
                return match store.export_person(user, MOST_BYTES).await {
                    Ok(exported) => {
                        Answer::Private(file(&words, user, self.tables.clock().now(), exported))
                    }
                    Err(error) => self.failed(&words, &error),
                };
            }
            PrivacyAsk::Delete => match store.open_seats_of(user).await {
                Ok(tables) => page::question(&words, tables),
                Err(error) => return self.failed(&words, &error),
            },
            PrivacyAsk::DeleteNow => {
                // From here on it happens, whatever happens to this process.
                if let Err(error) = store.ask_to_forget(user, self.tables.clock().now()).await {
                    return self.failed(&words, &error);
                }
                page::outcome(&words, self.tables.forget_person(user).await)
            }
        };
        if request.under.is_some() {
            Answer::Update(message.into())
        } else {
            Answer::Private(message)
        }
    }

    /// A server has sent the bot away: in time, everything of it goes.
    pub(crate) async fn server_left(&self, guild: GuildId) {
        let now = self.tables.clock().now();
        if let Err(error) = self.tables.store().server_left(guild, now).await {
            tracing::error!(%error, "it could not be noted that a server has sent the bot away");
        }
    }

    /// The bot is on this server, again or still.
    pub async fn server_is_here(&self, guild: GuildId) {
        match self.tables.store().server_is_here(guild).await {
            Ok(true) => tracing::info!(%guild, "a server has taken the bot back"),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "it could not be noted that a server is back"),
        }
    }

    /// The bot has connected: servers that are not here have sent it away while it was not looking.
    pub async fn servers_are(&self, here: impl Fn(GuildId) -> bool) {
        let known = match self.tables.store().known_servers().await {
            Ok(known) => known,
            Err(error) => {
                tracing::error!(%error, "the servers could not be compared with those of before");
                return;
            }
        };
        let gone: Vec<GuildId> = known.into_iter().filter(|guild| !here(*guild)).collect();
        for guild in gone {
            self.server_left(guild).await;
        }
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
