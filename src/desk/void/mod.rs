//! Matches declared void, by whoever manages the server: Discord lets a channel grant every smaller
//! right, and a match of any channel can be declared void from any other. Asked at every press.

mod page;

use crate::desk::request::Request;
use crate::store::{Store, StoreError};
use crate::tools::{Answer, Clock, Tools};
use ask::VoidAsk;
use page::{PAGE, list, one};
use values::{GuildId, TableId};
use view::{Message, Words};

/// Lists matches, and declares them void.
#[derive(Clone)]
pub struct VoidDesk {
    store: Store,
    clock: Clock,
}

impl VoidDesk {
    pub(super) fn new(tools: &Tools) -> Self {
        Self { store: tools.store.clone(), clock: tools.clock.clone() }
    }

    /// Something about void matches was asked or pressed.
    pub(super) async fn pressed(&self, request: &Request, ask: VoidAsk) -> Answer {
        let words = request.words();
        let Some(place) = &request.place else { return request.needs_server() };
        if !request.person.manages_server {
            return Answer::say(&words, "void-only-manager");
        }
        let page = self.page(request, &words, place.guild, ask).await;
        let message = match page {
            Ok(Some(message)) => message,
            Ok(None) => return Answer::say(&words, "void-gone"),
            Err(error) => return Answer::failed(&words, &error),
        };
        Answer::panel(request.under, message)
    }

    /// Does what was pressed; `None` where there is no such match.
    async fn page(
        &self,
        request: &Request,
        words: &Words,
        guild: GuildId,
        ask: VoidAsk,
    ) -> Result<Option<Message>, StoreError> {
        let (store, now) = (&self.store, self.clock.now());
        let (id, page) = match ask {
            VoidAsk::List(game, page) => {
                let skip = page.saturating_mul(PAGE);
                let matches = store.last_matches(guild, game.as_str(), skip, PAGE + 1).await?;
                let has_older = matches.len() > PAGE as usize;
                return Ok(Some(list(words, (game, page), &matches, has_older, now)));
            }
            VoidAsk::Look(_, page, id)
            | VoidAsk::Declare(_, page, id)
            | VoidAsk::Restore(_, page, id) => (id, page),
        };
        let changed = match ask {
            VoidAsk::Declare(..) => {
                Some(store.declare_void(guild, id, Some((now, request.person.user))).await?)
            }
            VoidAsk::Restore(..) => Some(store.declare_void(guild, id, None).await?),
            _ => None,
        };
        if changed == Some(true) {
            log(guild, id, ask);
        }
        let played = store.played_match(guild, id).await?;
        Ok(played.map(|played| one(words, (ask.game(), page), &played, changed == Some(true))))
    }
}

/// Logs the decision. The person who made it is noted in the database; the log holds nobody's id.
fn log(guild: GuildId, table: TableId, ask: VoidAsk) {
    let void = matches!(ask, VoidAsk::Declare(..));
    tracing::info!(%guild, %table, void, "somebody who manages the server has decided whether a match counts");
}
