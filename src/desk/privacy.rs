//! What is stored about people and servers, given out and deleted.
//!
//! Open tables, and those in memory, forget somebody through their actors, so that nothing comes back
//! from there. A table at rest is changed where it lies; the guard of its revision keeps an actor that
//! wakes meanwhile from writing what it has read before. Everything else goes by the store's own list.

use tokio::task::JoinSet;

use super::alerts::alert_key;
use super::request::Request;
use super::router::Router;
use crate::ask::PrivacyAsk;
use crate::store::{
    Commit, CommitError, Exported, Forgotten, KnowingTable, NewRow, OutboxRow, Store, StoreError,
    StoredTable,
};
use crate::tables::actor::TableActor;
use crate::tables::archive;
use crate::tables::outbox::Outbox;
use crate::tables::persistence::finished;
use crate::tables::protocol::TableMsg;
use crate::tables::registry::Tables;
use crate::tools::request::Answer;
use crate::view::names::escape;
use crate::view::privacy;
use crate::view::table_view::{afterwards, words_of};
use crate::view::{Message, Words};
use table::{Effects, Forgetting, Session, State};
use values::Millis;
use values::{GuildId, TableId, UserId};

/// The most bytes of a file that an answer may carry: Discord takes ten megabytes.
const MOST_BYTES: usize = 8 << 20;
/// How many tables forget somebody at the same moment.
const AT_ONCE: usize = 16;
/// How often a table is asked that is just waking or going to rest.
const TRIES: usize = 3;
/// What an export says of itself.
const ABOUT: &str = "Everything that is stored about one person. Moments are milliseconds since 1970, UTC; \
                     `own` is what a table keeps for their seat, `events` are choices made for it.";

/// Why somebody could not be forgotten. What is done is done; the rest is tried again.
#[derive(Debug, thiserror::Error)]
pub enum ForgetError {
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// So many tables could not be changed.
    #[error("tables that could not be changed: {0}")]
    Tables(usize),
}

impl Router {
    /// `/nimmt privacy`, and its buttons.
    pub(crate) async fn privacy(&self, request: &Request, ask: PrivacyAsk) -> Answer {
        let (words, user) = (request.words(), request.person.user);
        let store = self.tables.store();
        let message = match ask {
            PrivacyAsk::Show => {
                let days = self.tables.remembers_servers_for() / (24 * 3_600_000);
                let days = u32::try_from(days).unwrap_or(u32::MAX);
                privacy::overview(&words, &self.links, days)
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
                Ok(tables) => privacy::question(&words, tables),
                Err(error) => return self.failed(&words, &error),
            },
            PrivacyAsk::DeleteNow => {
                // From here on it happens, whatever happens to this process.
                if let Err(error) = store.ask_to_forget(user, self.tables.clock().now()).await {
                    return self.failed(&words, &error);
                }
                privacy::outcome(&words, self.tables.forget_person(user).await)
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
    // What was read is text already: it isn't read once more to be written.
    let json = format!(
        r#"{{"format":"hornochse-data/1","about":"{ABOUT}","user":"{user}","made_at":{now},"data":{}}}"#,
        exported.into_json()
    );
    privacy::exported(words, json.into_bytes(), whole)
}

impl Tables {
    /// Everything about a person goes, everywhere. Whether it has; otherwise it is tried again, once it
    /// was asked for.
    pub async fn forget_person(&self, user: UserId) -> bool {
        let _alone = self.forgetting().lock().await;
        self.forget_now(user).await
    }

    async fn forget_now(&self, user: UserId) -> bool {
        match self.forget_everywhere(user).await {
            Ok(forgotten) => {
                let lines: u64 = forgotten.lines.iter().map(|(_, lines)| lines).sum();
                tracing::info!(lines, "somebody was forgotten");
                true
            }
            Err(error) => {
                tracing::error!(%error, "somebody could not be forgotten yet");
                false
            }
        }
    }

    async fn forget_everywhere(&self, user: UserId) -> Result<Forgotten, ForgetError> {
        let known = self.store().tables_that_know(user).await?;
        let mut unwilling = known.len();
        let mut asking = JoinSet::new();
        for known in known {
            if asking.len() >= AT_ONCE {
                unwilling -= usize::from(matches!(asking.join_next().await, Some(Ok(true))));
            }
            let all = self.clone();
            asking.spawn(async move { all.forget_at(known, user).await });
        }
        while let Some(asked) = asking.join_next().await {
            unwilling -= usize::from(matches!(asked, Ok(true)));
        }
        if unwilling > 0 {
            return Err(ForgetError::Tables(unwilling));
        }
        let forgotten = self.store().forget_person(user, false).await;
        self.preferences().forget_person(user);
        Ok(forgotten?)
    }

    /// A table forgets a person; whether it has.
    async fn forget_at(&self, known: KnowingTable, user: UserId) -> bool {
        let KnowingTable { table, open } = known;
        for _ in 0..TRIES {
            if open || self.is_awake(table) {
                if self.ask(table, |reply| TableMsg::Forget(user, reply)).await.unwrap_or(false) {
                    return true;
                }
                continue;
            }
            match forget_at_rest(self.store(), table, user, self.clock().now()).await {
                // One that woke in the middle may have read what was there before.
                Ok(()) if self.is_awake(table) => {}
                Ok(()) => return true,
                Err(error) => tracing::error!(%table, %error, "a table could not forget somebody"),
            }
        }
        false
    }

    /// Goes on with those who wish to be forgotten and are not yet, and forgets servers and old matches
    /// whose time has come. Nobody waits for it.
    pub(crate) fn forget_in_time(&self, now: Millis) {
        let all = self.clone();
        tokio::spawn(async move {
            // Somebody is at it.
            let Ok(_alone) = all.forgetting().try_lock() else { return };
            match all.store().forget_requests().await {
                Ok(users) => {
                    for user in users {
                        all.forget_now(user).await;
                    }
                }
                Err(error) => tracing::error!(%error, "it cannot be read who is to be forgotten"),
            }
            let before = now - all.remembers_servers_for();
            match all.store().servers_left_before(before).await {
                Ok(guilds) => {
                    for guild in guilds {
                        all.forget_server(guild).await;
                    }
                }
                Err(error) => tracing::error!(%error, "it cannot be read which servers are gone"),
            }
            all.store().shred_rest().await;
            all.forget_old_matches().await;
        });
    }

    async fn forget_server(&self, guild: GuildId) {
        let forgotten = async {
            for table in self.store().tables_of(guild).await? {
                if self.is_awake(table) && !self.ask(table, TableMsg::Erase).await.unwrap_or(false)
                {
                    return Err(ForgetError::Tables(1));
                }
            }
            let forgotten = self.store().forget_server(guild).await;
            self.preferences().forget_server(guild);
            Ok(forgotten?)
        };
        match forgotten.await {
            Ok(forgotten) => tracing::info!(?forgotten.lines, "a server was forgotten"),
            Err(error) => tracing::error!(%error, "a server could not be forgotten yet"),
        }
    }
}

impl TableActor {
    /// The table knows somebody no longer: they leave, and their id and name are taken out of all that is
    /// kept and all that waits to be sent. Whether it is committed.
    pub(crate) async fn forget(&mut self, user: UserId) -> bool {
        match self.load().await {
            Ok(()) => {}
            Err(StoreError::NoTable(_)) => return true,
            // Nobody can play on there, nor take anybody out.
            Err(StoreError::Damaged(_) | StoreError::Unreadable(_)) => return self.erase().await,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a table cannot be read");
                return false;
            }
        }
        let now = self.clock.now();
        let Some(loaded) = &mut self.loaded else { return false };
        let session = &mut loaded.session;
        if is_own(&session.state, user) {
            return self.erase().await;
        }
        let name = session.state.name_of(user).map(str::to_owned);
        let who = former(&session.state, user);
        let mut fx = Effects::default();
        session.forget(&who, now, &mut fx);
        say_anew(session);
        if let Some(name) = name {
            let again = self.outbox.changed(|notice| notice.forget(&who, &name));
            for queued in again {
                let newer = fx.outbox.iter().any(|other| other.key == queued.key);
                if !newer && !fx.withdrawn.contains(&queued.key) {
                    fx.outbox.push(queued);
                }
            }
            self.forgotten.push(escape(&name));
        }
        if let Err(error) = self.commit(fx, None, now).await {
            tracing::error!(table = %self.id, %error, "a step was not committed");
            return false;
        }
        match self.store.drop_dead_rows(self.id).await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "what was given up cannot be deleted");
                false
            }
        }
    }

    /// The table is deleted, in the database and here. Whether it is.
    pub(crate) async fn erase(&mut self) -> bool {
        if let Err(error) = self.store.erase_table(self.id).await {
            tracing::error!(table = %self.id, %error, "a table cannot be deleted");
            return false;
        }
        self.loaded = None;
        self.outbox = Outbox::default();
        self.reports.clear();
        self.note_at = None;
        self.alarm.notify_one();
        true
    }
}

/// Deletes everything about a person while no bot runs, on the word of its host: also what a person
/// cannot delete themselves. Matches that they are in go on without them at the next start.
///
/// # Errors
/// [`ForgetError`]; then it can be done again.
pub async fn forget_person_at_rest(
    store: &Store,
    user: UserId,
    now: Millis,
) -> Result<Forgotten, ForgetError> {
    let mut forgotten = Forgotten::default();
    for known in store.tables_that_know(user).await? {
        forget_at_rest(store, known.table, user, now).await?;
        forgotten.add("tables", 1);
    }
    for (table, lines) in store.forget_person(user, true).await?.lines {
        forgotten.add(table, lines);
    }
    Ok(forgotten)
}

/// A table that nobody has in memory knows somebody no longer.
async fn forget_at_rest(
    store: &Store,
    table: TableId,
    user: UserId,
    now: Millis,
) -> Result<(), ForgetError> {
    let stored = match store.load(table).await {
        Ok(Some(stored)) => stored,
        Ok(None) => return Ok(()),
        Err(StoreError::Damaged(_)) => return Ok(store.erase_table(table).await?),
        Err(error) => return Err(error.into()),
    };
    let rows = store.outbox(table).await?;
    // Replaying an open match takes a while.
    let step = tokio::task::spawn_blocking(move || without(&stored, rows, user, now));
    match step.await.map_err(|_| ForgetError::Tables(1))? {
        Some(commit) => match store.commit(table, commit).await {
            Ok(_) => {}
            Err(CommitError::Store(error)) => return Err(error.into()),
            Err(_) => return Err(ForgetError::Tables(1)),
        },
        None => store.erase_table(table).await?,
    }
    Ok(store.drop_dead_rows(table).await?)
}

/// The step that takes somebody out of a stored table; `None` when nothing would be left of it, or nobody
/// can read it any more.
fn without(
    stored: &StoredTable,
    rows: Vec<OutboxRow>,
    user: UserId,
    now: Millis,
) -> Option<Commit> {
    let mut state = archive::read_state(&stored.state, &stored.people).ok()?;
    if is_own(&state, user) {
        return None;
    }
    let name = state.name_of(user).map(str::to_owned);
    let who = former(&state, user);
    let mut fx = Effects::default();
    let mut outbox = Vec::new();
    for OutboxRow { lane, key, body, due_at, .. } in rows {
        match archive::read_notice(&body, &state) {
            // Nobody is told any more that a table has opened.
            _ if key == alert_key(user) => fx.withdrawn.push(key),
            Ok(mut notice) => {
                if name.as_deref().is_some_and(|name| notice.forget(&who, name)) {
                    let body = archive::write_notice(&notice).ok()?;
                    outbox.push(NewRow { lane, key, body, due_at });
                }
            }
            Err(_) => fx.withdrawn.push(key),
        }
    }
    if state.is_open() {
        let entries = archive::read_entries(&stored.events).ok()?;
        let mut session = Session::load(stored.tag, state, entries).ok()?;
        session.forget(&who, now, &mut fx);
        say_anew(&mut session);
        state = session.state;
    } else {
        state.forget(&who);
    }
    for queued in fx.outbox {
        let body = archive::write_notice(&queued.notice).ok()?;
        outbox.retain(|row| row.key != queued.key);
        outbox.push(NewRow { lane: queued.lane, key: queued.key, body, due_at: queued.due_at });
    }
    outbox.retain(|row| !fx.withdrawn.contains(&row.key));
    let events: Result<Vec<_>, _> = fx.entries.iter().map(archive::write_entry).collect();
    Some(Commit {
        revision: stored.revision,
        interaction: None,
        now,
        open: state.is_open(),
        wake_at: state.wake_at(),
        people: Some(archive::people(&state)),
        events_before: stored.events.len(),
        events: events.ok()?,
        outbox,
        withdrawn: fx.withdrawn,
        delivered: Vec::new(),
        // Statistics that were not kept are asked for by nobody: the match ends while nobody plays it.
        finished: fx.result.map(|result| finished(state.guild, result, &[])),
        state: archive::write_state(&state).ok()?,
    })
}

/// What the present page says once it has lost its buttons is said without whoever was forgotten.
fn say_anew(session: &mut Session) {
    let Some(game) = &session.game else { return };
    let (text, page) = (afterwards(&session.state, &session.board(game)), session.state.page);
    let posted = session.state.posted.as_mut().filter(|posted| posted.page == page);
    if let Some(afterwards) = posted.and_then(|posted| posted.afterwards.as_mut()) {
        *afterwards = text;
    }
}

/// Whether a table is shown to this person alone: their id stands for its channel, and nobody else has
/// anything of it.
fn is_own(state: &State, user: UserId) -> bool {
    state.private && state.channel.0 == user.0
}

/// Somebody who is forgotten, and what the channel calls them from now on.
fn former(state: &State, user: UserId) -> Forgetting {
    Forgetting { user, former: words_of(state).say("former-player", &[]) }
}
