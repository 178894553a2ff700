//! The committed state of a table: the table in memory and the table in the database, reading it
//! and committing a step. Nothing is sent from here, and nothing of what must be sent is kept here.

mod clicks;
mod results;

use std::sync::Arc;

use rand::rngs::StdRng;

use super::alarm::Alarm;
use super::archive;
use crate::store::{
    Commit, CommitError, Delivered, Keeper, NewRow, OutboxRow, ProcessNo, Store, StoreError,
    StoredPerson, StoredTable,
};
use crate::tools::clock::Clock;
use clicks::Clicks;
use table::{Effects, Notice, Report, Session};
use values::{ChannelId, InteractionId, Millis, TableId};
use view::table_view::afterwards;

pub(super) use results::finished;

/// The time after which a process that died has surely been missed, from when it was last seen.
const MISSED_AFTER: Millis = 15_000;

/// A table in memory, and what of it the database knows.
pub(super) struct Loaded {
    session: Session,
    revision: i64,
    events: usize,
    stored: String,
    people: Vec<StoredPerson>,
    wake_at: Option<Millis>,
    /// Whether that time was written down since the table was read.
    wake_written: bool,
}

impl Loaded {
    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// Tells the table what became of a delivery; adds what follows of it.
    pub(super) fn delivered(
        &mut self,
        notice: &Notice,
        report: Report,
        now: Millis,
        effects: &mut Effects,
    ) {
        self.session.delivered(notice, report, &afterwards, now, effects);
    }
}

/// The rows that go into the database with a step beside what the step itself has brought about.
#[derive(Default)]
pub(super) struct Mail {
    /// Rows of the outbox that were only in memory.
    pub(super) rows: Vec<NewRow>,
    /// Rows that the database still holds although they have been delivered.
    pub(super) delivered: Vec<Delivered>,
}

/// The outcome of a step that could be committed.
pub(super) enum Committed {
    /// There was nothing to write down.
    Unchanged,
    Written {
        /// The rows in the database: first those of the mail, then those of the step.
        rows: Vec<Delivered>,
        /// Whether this process looks after the table from now on, and did not before.
        newly_kept: bool,
    },
}

/// One table as far as it is committed.
pub(super) struct Ledger {
    id: TableId,
    store: Store,
    clock: Clock,
    /// The table's chance: bots' names, pauses and thoughts.
    rng: StdRng,
    loaded: Option<Loaded>,
    /// As which process this one looks after the table, if it ever did: wakes it, and sends what is
    /// stored. Clicks it takes in any case.
    kept_as: Option<ProcessNo>,
    unheard_until: Millis,
    clicks: Clicks,
    /// Whether rows that are read next may have been sent by somebody else.
    in_doubt: bool,
    /// Names that are not known here any more, as they stand in texts.
    forgotten: Vec<String>,
    /// Notified when the table's next wake-up changes.
    alarm: Arc<Alarm>,
}

impl Ledger {
    /// The table is read when it is first needed.
    pub(super) fn new(
        id: TableId,
        store: Store,
        clock: Clock,
        rng: StdRng,
        alarm: Arc<Alarm>,
    ) -> Self {
        let kept_as = if store.is_shared() { None } else { store.process() };
        Self {
            id,
            store,
            clock,
            rng,
            loaded: None,
            kept_as,
            unheard_until: Millis::MIN,
            clicks: Clicks::new(),
            in_doubt: true,
            forgotten: Vec::new(),
            alarm,
        }
    }

    pub(super) fn id(&self) -> TableId {
        self.id
    }

    pub(super) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// The table in memory, if it is there.
    pub(super) fn session(&self) -> Option<&Session> {
        self.loaded.as_ref().map(|loaded| &loaded.session)
    }

    /// The same, to be changed by a step that is committed afterwards, and its chance.
    pub(super) fn open(&mut self) -> Option<(&mut Session, &mut StdRng)> {
        self.loaded.as_mut().map(|loaded| (&mut loaded.session, &mut self.rng))
    }

    /// The table's chance.
    pub(super) fn chance(&mut self) -> &mut StdRng {
        &mut self.rng
    }

    /// The revision of the table in memory, if it is there.
    pub(super) fn revision(&self) -> Option<i64> {
        self.loaded.as_ref().map(|loaded| loaded.revision)
    }

    /// Tells the table what became of a delivery; returns what follows of it. The database learns
    /// of it with the next step.
    pub(super) fn delivered(&mut self, notice: &Notice, report: Report, now: Millis) -> Effects {
        let mut effects = Effects::default();
        if let Some(loaded) = &mut self.loaded {
            loaded.delivered(notice, report, now, &mut effects);
        }
        effects
    }

    /// Whether the table in memory is that of the database.
    pub(super) async fn is_current(&mut self) -> Result<bool, StoreError> {
        let Some(loaded) = &self.loaded else { return Ok(false) };
        if !self.store.is_shared() {
            return Ok(true);
        }
        let known = loaded.revision;
        Ok(self.look_up().await? == Some(known))
    }

    /// The same; a table that is not that of the database is let go.
    pub(super) async fn keep_if_current(&mut self) -> Result<bool, StoreError> {
        if self.is_current().await? || self.loaded.is_none() {
            return Ok(self.loaded.is_some());
        }
        // Another process has changed it. The rows that it has written are sent by the keeper
        // alone.
        self.loaded = None;
        self.in_doubt = !self.keeps();
        Ok(false)
    }

    /// The table's present revision in a database that processes share. Another of them may have
    /// taken the table over.
    async fn look_up(&mut self) -> Result<Option<i64>, StoreError> {
        let Some(standing) = self.store.standing(self.id).await? else { return Ok(None) };
        if standing.keeper != self.kept_as {
            self.kept_as = None;
        }
        Ok(Some(standing.revision))
    }

    /// The table as it is in the database, and what it has to send.
    pub(super) async fn read(&mut self) -> Result<(Loaded, Vec<OutboxRow>), StoreError> {
        let (stored, rows) = self.read_at_once().await?;
        let (id, revision, events) = (self.id, stored.revision, stored.events.len());
        // Replaying a long match takes a while.
        let read = tokio::task::spawn_blocking(move || {
            let session = archive::read_table(&stored);
            (session, stored.state, stored.people)
        });
        let unreadable = |why: String| StoreError::Unreadable(format!("table {id}: {why}"));
        let (session, stored, people) = read.await.map_err(|e| unreadable(e.to_string()))?;
        // Intact but not understood, as after going back to an older version: nothing is given up.
        let session = session.map_err(|error| unreadable(error.to_string()))?;
        let wake_at = session.state().wake_at();
        Ok((
            Loaded { session, revision, events, stored, people, wake_at, wake_written: false },
            rows,
        ))
    }

    /// The table and its rows as they were at one moment.
    async fn read_at_once(&mut self) -> Result<(StoredTable, Vec<OutboxRow>), StoreError> {
        loop {
            let stored = self.store.load(self.id).await?.ok_or(StoreError::NoTable(self.id))?;
            let rows = self.store.outbox(self.id).await?;
            if !self.store.is_shared() || self.look_up().await? == Some(stored.revision) {
                return Ok((stored, rows));
            }
        }
    }

    /// Whether the rows that have just been read may have been sent by somebody else. Asked once
    /// for each reading.
    pub(super) fn take_doubt(&mut self) -> bool {
        std::mem::replace(&mut self.in_doubt, true)
    }

    /// Makes what was read the table in memory.
    pub(super) fn take_in(&mut self, loaded: Loaded) {
        self.loaded = Some(loaded);
    }

    /// A damaged table is given up, so that it does not block its channel: that channel.
    pub(super) async fn give_up(&self) -> Result<Option<ChannelId>, StoreError> {
        self.store.give_up(self.id, self.now()).await
    }

    /// Whether this process looks after the table.
    pub(super) fn keeps(&self) -> bool {
        self.kept_as.is_some() && self.kept_as == self.store.process()
    }

    /// Looks after the table from now on, unless another process does; `None` when this one did
    /// already.
    pub(super) async fn keep(&mut self) -> Result<Option<bool>, StoreError> {
        if self.keeps() {
            return Ok(None);
        }
        let keeper = self.store.keep(self.id).await?;
        if let Keeper::Successor(seen) = keeper {
            self.unheard_until = self.now().min(seen + MISSED_AFTER);
        }
        if keeper != Keeper::Another {
            self.become_keeper();
            // What the process before this one has stored meanwhile, it may have sent, too.
            (self.loaded, self.in_doubt) = (None, true);
        }
        Ok(Some(keeper != Keeper::Another))
    }

    /// Clicks before this may have come to nobody: the process that looked after the table before
    /// this one had died.
    pub(super) fn unheard_until(&self) -> Millis {
        self.unheard_until
    }

    /// What was said by the clock before is not in the future.
    pub(super) fn clock_set_back(&mut self) {
        self.unheard_until = self.unheard_until.min(self.now());
    }

    /// This click has come, from this channel. Where those of the table's own channel keep coming
    /// here, the table is kept here, too.
    pub(super) fn clicked(&mut self, click: InteractionId, channel: ChannelId) {
        // Of a table that has not been read yet it is not known.
        let here = self.session().map(|session| session.state().channel == channel);
        if !self.keeps() {
            self.clicks.came(click, here, self.clock.now());
        }
    }

    /// This process looks after the table from now on; whether that is news.
    fn become_keeper(&mut self) -> bool {
        let news = !self.keeps();
        if news {
            self.kept_as = self.store.process();
            self.clicks.kept();
        }
        news
    }

    /// Whether another time than the table's may be written down, as by an earlier version.
    pub(super) fn may_be_woken_wrongly(&self) -> bool {
        self.loaded.as_ref().is_some_and(|loaded| !loaded.wake_written)
    }

    /// Another time than the table's is written down: the next step corrects it.
    pub(super) fn distrust_wake(&mut self) {
        if let Some(loaded) = &mut self.loaded {
            loaded.wake_at = Some(Millis::MIN);
        }
    }

    /// Commits what a step has changed, guarded by the revision; nothing when nothing has changed.
    /// When that fails, memory is thrown away.
    pub(super) async fn commit(
        &mut self,
        effects: &mut Effects,
        mail: Mail,
        interaction: Option<InteractionId>,
        now: Millis,
    ) -> Result<Committed, CommitError> {
        let kept = self.keeps();
        let Some(loaded) = &mut self.loaded else { return Ok(Committed::Unchanged) };
        loaded.session.schedule(now, &mut self.rng);
        // Something that was on its way when somebody was forgotten may bring their name back.
        for name in &self.forgotten {
            loaded.session.forget_name(name);
        }
        let state = archive::write_state(loaded.session.state())?;
        let people = archive::people(loaded.session.state());
        let people = (people != loaded.people).then_some(people);
        let wake_at = loaded.session.state().wake_at();
        let Mail { rows: mut outbox, delivered } = mail;
        let unchanged = state == loaded.stored
            && wake_at == loaded.wake_at
            && people.is_none()
            && effects.entries.is_empty()
            && effects.outbox.is_empty()
            && effects.withdrawn.is_empty()
            && outbox.is_empty()
            && delivered.is_empty();
        if unchanged {
            return Ok(Committed::Unchanged);
        }
        let events =
            effects.entries.iter().map(archive::write_entry).collect::<Result<Vec<_>, _>>()?;
        for queued in &effects.outbox {
            let body = archive::write_notice(&queued.notice)?;
            let (lane, key) = (queued.lane.clone(), queued.key.clone());
            outbox.push(NewRow { lane, key, body, due_at: queued.due_at });
        }
        let guild = loaded.session.state().guild;
        let added = events.len();
        let finished = match effects.result.take() {
            Some(result) => {
                let facts = results::facts(loaded.session.game().cloned()).await;
                Some(finished(guild, result, &facts))
            }
            None => None,
        };
        // A match that clicks alone show is kept where they arrive: that process has their tokens.
        let by_clicks = loaded.session.state().private || loaded.session.state().moves_by_clicks();
        let comes_here = |click| by_clicks || self.clicks.brought_by(click);
        let takes_over = !kept && interaction.is_some_and(comes_here);
        let commit = Commit {
            revision: loaded.revision,
            interaction,
            takes_over,
            now,
            open: loaded.session.state().is_open(),
            wake_at,
            events_before: loaded.events,
            events,
            outbox,
            withdrawn: effects.withdrawn.clone(),
            delivered,
            finished,
            state: state.clone(),
            people: people.clone(),
        };
        let committed = match self.store.commit(self.id, commit).await {
            Ok(committed) => committed,
            Err(error) => {
                // Memory has run ahead of the database: read it anew before the next step.
                self.loaded = None;
                self.in_doubt = !(matches!(error, CommitError::Outdated) && self.keeps());
                return Err(error);
            }
        };
        let newly_kept = committed.kept && self.become_keeper();
        if newly_kept {
            self.unheard_until = now;
        }
        if let Some(loaded) = &mut self.loaded {
            loaded.revision += 1;
            loaded.events += added;
            loaded.stored = state;
            if let Some(people) = people {
                loaded.people = people;
            }
            loaded.wake_written = true;
            if std::mem::replace(&mut loaded.wake_at, wake_at) != wake_at
                && let Some(due) = wake_at
            {
                self.alarm.tell(due);
            }
        }
        tracing::debug!(table = %self.id, "committed");
        Ok(Committed::Written { rows: committed.rows, newly_kept })
    }

    /// Notes a click that has changed nothing, where another process may have handled it, too. Only
    /// the process that has noted a click answers it.
    pub(super) async fn claim(
        &self,
        interaction: Option<InteractionId>,
        now: Millis,
    ) -> Result<(), CommitError> {
        if let Some(interaction) = interaction.filter(|_| self.store.is_shared())
            && !self.store.claim(interaction, now).await?
        {
            return Err(CommitError::AlreadyHandled);
        }
        Ok(())
    }

    /// This name is to be in no text that is kept.
    pub(super) fn forget_name(&mut self, name: String) {
        self.forgotten.push(name);
    }

    /// Deletes what was given up of what the table had to send.
    pub(super) async fn drop_dead_rows(&self) -> Result<(), StoreError> {
        self.store.drop_dead_rows(self.id).await
    }

    /// The table is deleted, in the database and here.
    pub(super) async fn erase(&mut self) -> Result<(), StoreError> {
        self.store.erase_table(self.id).await?;
        self.loaded = None;
        self.alarm.ring();
        Ok(())
    }
}
