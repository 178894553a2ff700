//! One step of a table: it is changed in memory, committed, and only then anybody is told.
//!
//! When a commit fails, memory is thrown away and read anew: the database is what counts. A step
//! has nothing of its own: it leads from the [`Ledger`] to the [`Post`] and back. `answer` is what
//! somebody asks and gets, `hints` and `rematch` what is asked of a table on the way to something
//! else, `forgetting` takes somebody out of it.

mod answer;
mod forgetting;
mod hints;
mod rematch;
mod verified;

use rand::rngs::StdRng;

use super::ledger::{Committed, Ledger};
use super::post::Post;
use crate::store::{CommitError, StoreError};
use table::{Effects, Session};
use values::{InteractionId, Millis};

pub(super) use answer::ask;
pub(super) use forgetting::{ForgetError, erase, forget, forget_at_rest};
pub(super) use hints::hint;
pub(super) use rematch::rematch;

pub use forgetting::forget_person_at_rest;

/// The number of times that a step is tried when others change the table in between.
const TRIES: u32 = 12;

/// A table that is being changed.
pub(super) struct Turn<'a> {
    pub(super) session: &'a mut Session,
    pub(super) post: &'a mut Post,
    pub(super) rng: &'a mut StdRng,
    pub(super) effects: &'a mut Effects,
    pub(super) now: Millis,
}

/// Why a step has not been taken.
pub(super) enum NotTaken<R> {
    /// The table cannot be read.
    NotLoaded(StoreError),
    /// The table does not want it.
    Refused(R),
    /// It cannot be committed.
    NotCommitted(CommitError),
}

/// Reads the table, and what it has to send, when it is not in memory or has been changed
/// elsewhere. One that is damaged is given up, so that it does not block its channel.
pub(super) async fn load(ledger: &mut Ledger, post: &mut Post) -> Result<(), StoreError> {
    if ledger.keep_if_current().await? {
        return Ok(());
    }
    match ledger.read().await {
        Ok((mut loaded, rows)) => {
            let now = ledger.now();
            let in_doubt = ledger.take_doubt();
            for row in post.refill(rows, &loaded, in_doubt) {
                post.bury_unread(row, now).await?;
            }
            post.tell_again(&mut loaded, now);
            ledger.take_in(loaded);
            Ok(())
        }
        Err(error) => {
            if matches!(error, StoreError::Damaged(_) | StoreError::NoTable(_)) {
                post.drop_all();
            }
            if matches!(error, StoreError::Damaged(_))
                && let Some(channel) = ledger.give_up().await?
            {
                post.tell_damaged(channel);
            }
            Err(error)
        }
    }
}

/// Looks after the table from now on, unless another process does. The rows that the process before
/// it was to send may have been sent.
pub(super) async fn keep(ledger: &mut Ledger, post: &mut Post) -> Result<bool, StoreError> {
    let news = ledger.keep().await?;
    if news == Some(true) {
        post.doubt();
    }
    Ok(news.unwrap_or(true))
}

/// Commits what a step changed, and with it what is known of deliveries; nothing when nothing
/// has changed.
async fn commit(
    ledger: &mut Ledger,
    post: &mut Post,
    mut effects: Effects,
    interaction: Option<InteractionId>,
    now: Millis,
) -> Result<(), CommitError> {
    if ledger.session().is_none() {
        return Ok(());
    }
    let (unsaved, mail) = post.mail(&effects.withdrawn)?;
    let delivered = mail.delivered.clone();
    match ledger.commit(&mut effects, mail, interaction, now).await? {
        Committed::Unchanged => {
            post.noted();
            ledger.claim(interaction, now).await
        }
        Committed::Written { rows, newly_kept } => {
            if newly_kept {
                post.doubt();
            }
            post.stored(effects, unsaved, &delivered, rows, interaction, now);
            Ok(())
        }
    }
}

/// Takes a step. If the database knows the table better than memory does, the same is done with the
/// table as it is now.
pub(super) async fn take<T, R>(
    ledger: &mut Ledger,
    post: &mut Post,
    interaction: Option<InteractionId>,
    mut change: impl FnMut(Turn<'_>) -> Result<T, R>,
) -> Result<T, NotTaken<R>> {
    let mut tries = 0;
    loop {
        load(ledger, post).await.map_err(NotTaken::NotLoaded)?;
        let (id, now) = (ledger.id(), ledger.now());
        let mut effects = Effects::default();
        let Some((session, rng)) = ledger.open() else {
            return Err(NotTaken::NotLoaded(StoreError::NoTable(id)));
        };
        let outcome = change(Turn { session, post, rng, effects: &mut effects, now })
            .map_err(NotTaken::Refused)?;
        tries += 1;
        match commit(ledger, post, effects, interaction, now).await {
            Ok(()) => return Ok(outcome),
            Err(CommitError::Outdated) if tries < TRIES => {
                tracing::debug!(table = %id, "the table has changed meanwhile");
            }
            Err(error) => return Err(NotTaken::NotCommitted(error)),
        }
    }
}

/// One step without a person behind it. A failure is logged, and whoever caused the step tries
/// again later. A table that is gone wants nothing any more: that is no failure, for whoever has
/// deleted it may be another process.
pub(super) async fn take_alone(
    ledger: &mut Ledger,
    post: &mut Post,
    mut change: impl FnMut(Turn<'_>),
) -> bool {
    let change = |turn: Turn<'_>| {
        change(turn);
        Ok::<(), std::convert::Infallible>(())
    };
    match take(ledger, post, None, change).await {
        Ok(()) | Err(NotTaken::NotLoaded(StoreError::NoTable(_))) => return true,
        Err(NotTaken::NotLoaded(error)) => {
            tracing::error!(table = %ledger.id(), %error, "a table cannot be read");
        }
        Err(NotTaken::NotCommitted(error)) => {
            tracing::error!(table = %ledger.id(), %error, "a step was not committed");
        }
        Err(NotTaken::Refused(never)) => match never {},
    }
    false
}
