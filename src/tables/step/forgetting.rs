//! Somebody is taken out of a table, or the table is deleted: one in memory, or one at rest.

use super::{commit, load};
use crate::store::{
    Commit, CommitError, Forgotten, NewRow, OutboxRow, Store, StoreError, StoredTable, TableLine,
    alert_key,
};
use crate::tables::archive;
use crate::tables::ledger::{Ledger, finished};
use crate::tables::post::Post;
use table::session::Unreadable;
use table::{Effects, Forgetting, Session, State};
use values::{Millis, UserId};
use view::names::escape;
use view::table_view::{afterwards, words_of};

/// The reason why somebody could not be forgotten. Everything done so far stays done; the rest is
/// tried again.
#[derive(Debug, thiserror::Error)]
pub enum ForgetError {
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// So many tables could not be changed.
    #[error("tables that could not be changed: {0}")]
    Tables(usize),
}

/// The table knows somebody no longer: they leave, and their id and name are taken out of all that
/// is kept and all that waits to be sent. Whether it is committed.
pub(in crate::tables) async fn forget(ledger: &mut Ledger, post: &mut Post, user: UserId) -> bool {
    match load(ledger, post).await {
        Ok(()) => {}
        Err(StoreError::NoTable(_)) => return true,
        // Nobody can play on there, nor take anybody out. What only another version understands is
        // not this one's to delete: the others play on there once that is back.
        Err(StoreError::Damaged(_)) => return erase(ledger, post).await,
        Err(error) => {
            tracing::error!(table = %ledger.id(), %error, "a table cannot be read");
            return false;
        }
    }
    let now = ledger.now();
    let Some((session, _)) = ledger.open() else { return false };
    if is_own(session.state(), user) {
        return erase(ledger, post).await;
    }
    let name = session.state().name_of(user).map(str::to_owned);
    let who = former(session.state(), user);
    let mut effects = Effects::default();
    session.forget(&who, &afterwards, now, &mut effects);
    if let Some(name) = name {
        let again = post.changed(|notice| notice.forget(&who, &name));
        for queued in again {
            let newer = effects.outbox.iter().any(|other| other.key == queued.key);
            if !newer && !effects.withdrawn.contains(&queued.key) {
                effects.outbox.push(queued);
            }
        }
        ledger.forget_name(escape(&name));
    }
    if let Err(error) = commit(ledger, post, effects, None, now).await {
        tracing::error!(table = %ledger.id(), %error, "a step was not committed");
        return false;
    }
    match ledger.drop_dead_rows().await {
        Ok(()) => true,
        Err(error) => {
            tracing::error!(table = %ledger.id(), %error, "what was given up cannot be deleted");
            false
        }
    }
}

/// The table is deleted, in the database and here. Whether it is.
pub(in crate::tables) async fn erase(ledger: &mut Ledger, post: &mut Post) -> bool {
    if let Err(error) = ledger.erase().await {
        tracing::error!(table = %ledger.id(), %error, "a table cannot be deleted");
        return false;
    }
    post.forget_rows();
    true
}

/// Deletes everything about a person while no bot runs, on the word of its host: also what a person
/// cannot delete themselves. Matches that they are in go on without them at the next start. Returns
/// the number of tables that could not be changed, too: the bot goes on with those.
/// Errors: when the database fails; then it can be done again.
pub async fn forget_person_at_rest(
    store: &Store,
    user: UserId,
    now: Millis,
) -> Result<(Forgotten, usize), StoreError> {
    let mut forgotten = Forgotten::default();
    let mut left = 0;
    for table in store.tables_that_know(user).await? {
        match forget_at_rest(store, table, user, now).await {
            Ok(()) => forgotten.add("tables", 1),
            // It keeps nothing else back.
            Err(error) => {
                tracing::error!(table = %table.table, %error, "a table could not forget somebody");
                left += 1;
            }
        }
    }
    for (table, lines) in store.forget_person(user, true).await?.lines {
        forgotten.add(table, lines);
    }
    if left > 0 {
        store.ask_to_forget(user, now).await?;
    }
    Ok((forgotten, left))
}

/// A table that nobody has in memory knows somebody no longer.
pub(in crate::tables) async fn forget_at_rest(
    store: &Store,
    TableLine { table, open }: TableLine,
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
    let step = step.await.map_err(|_| ForgetError::Tables(1))?;
    // Nobody plays on at a table that is over.
    let step = match step {
        Err(StoreError::Unreadable(_)) if !open => None,
        step => step?,
    };
    match step {
        Some(commit) => match store.commit(table, commit).await {
            Ok(_) => {}
            Err(CommitError::Store(error)) => return Err(error.into()),
            Err(_) => return Err(ForgetError::Tables(1)),
        },
        None => store.erase_table(table).await?,
    }
    Ok(store.drop_dead_rows(table).await?)
}

/// The step that takes somebody out of a stored table; `None` when nothing would be left of it.
/// Errors: when this version does not understand the table.
fn without(
    stored: &StoredTable,
    rows: Vec<OutboxRow>,
    user: UserId,
    now: Millis,
) -> Result<Option<Commit>, StoreError> {
    let unreadable =
        |why: Unreadable| StoreError::Unreadable(format!("table {}: {why}", stored.tag.table));
    let mut state = archive::read_state(&stored.state, &stored.people).map_err(unreadable)?;
    if is_own(&state, user) {
        return Ok(None);
    }
    let name = state.name_of(user).map(str::to_owned);
    let who = former(&state, user);
    let mut effects = Effects::default();
    let mut outbox = Vec::new();
    for OutboxRow { lane, key, body, due_at, .. } in rows {
        match archive::read_notice(&body, &state) {
            // Nobody is told any more that a table has opened.
            _ if key == alert_key(user) => effects.withdrawn.push(key),
            Ok(mut notice) => {
                if name.as_deref().is_some_and(|name| notice.forget(&who, name)) {
                    let body = archive::write_notice(&notice)?;
                    outbox.push(NewRow { lane, key, body, due_at });
                }
            }
            Err(_) => effects.withdrawn.push(key),
        }
    }
    if state.is_open() {
        let entries = archive::read_entries(&stored.events).map_err(unreadable)?;
        let mut session = Session::load(stored.tag, state, entries).map_err(unreadable)?;
        session.forget(&who, &afterwards, now, &mut effects);
        state = session.into_state();
    } else {
        state.forget(&who);
    }
    for queued in effects.outbox {
        let body = archive::write_notice(&queued.notice)?;
        outbox.retain(|row| row.key != queued.key);
        outbox.push(NewRow { lane: queued.lane, key: queued.key, body, due_at: queued.due_at });
    }
    outbox.retain(|row| !effects.withdrawn.contains(&row.key));
    let events: Result<Vec<_>, _> = effects.entries.iter().map(archive::write_entry).collect();
    Ok(Some(Commit {
        revision: stored.revision,
        interaction: None,
        takes_over: false,
        now,
        open: state.is_open(),
        wake_at: state.wake_at(),
        people: Some(archive::people(&state)),
        events_before: stored.events.len(),
        events: events?,
        outbox,
        withdrawn: effects.withdrawn,
        delivered: Vec::new(),
        // Statistics that were not kept are asked for by nobody: the match ends while nobody plays
        // it.
        finished: effects.result.map(|result| finished(state.guild, result, &[])),
        state: archive::write_state(&state)?,
    }))
}

/// Whether a table is shown to this person alone: their id stands for its channel, and nobody else
/// has anything of it.
fn is_own(state: &State, user: UserId) -> bool {
    state.private && state.channel.0 == user.0
}

/// Somebody who is forgotten, and what the channel calls them from now on.
fn former(state: &State, user: UserId) -> Forgetting {
    Forgetting { user, former: words_of(state).say("former-player", &[]) }
}
