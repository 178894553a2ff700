//! The table in memory and the table in the database: reading it, committing a step, and noting what has
//! been delivered.

use std::sync::Arc;

use games::AnyMatch;
use rand::rngs::StdRng;

use super::actor::TableActor;
use super::archive;
use super::outbox::{Row, RowNo};
use crate::store::{
    Commit, CommitError, FinishedMatch, NewRow, OutboxRow, SeatLine, StoreError, StoredPerson,
    StoredTable,
};
use crate::tools::budget::Urgency;
use crate::tools::messenger::Target;
use crate::view::table_view::afterwards;
use crate::view::{Message, Words};
use table::result::{MatchResult, SeatResult};
use table::{Effects, Notice, Report, Session};
use values::Millis;
use values::{ChannelId, FORMER, GuildId, InteractionId};

/// What has been delivered is noted at the latest at the next multiple of this time, so that many
/// tables do it in one transaction. Should the process end before, it finds by its nonce what it has
/// posted.
const NOTE_EVERY: Millis = 1_000;

/// How often a step is tried when others change the table in between.
pub(crate) const TRIES: u32 = 12;

/// A table in memory, and what of it the database knows.
pub(crate) struct Loaded {
    pub(crate) session: Session,
    revision: i64,
    events: usize,
    stored: String,
    people: Vec<StoredPerson>,
    wake_at: Option<Millis>,
    /// Whether that time was written down since the table was read.
    wake_written: bool,
}

impl TableActor {
    /// The revision of the table in memory, if it is there.
    pub(crate) fn revision(&self) -> Option<i64> {
        self.loaded.as_ref().map(|loaded| loaded.revision)
    }

    /// Reads the table, and what it has to send, when it is not in memory. One that is damaged is
    /// given up, so that it does not block its channel.
    pub(crate) async fn load(&mut self) -> Result<(), StoreError> {
        if let Some(loaded) = &self.loaded {
            if !self.store.is_shared()
                || self.store.revision(self.id).await? == Some(loaded.revision)
            {
                return Ok(());
            }
            // Another process has changed it. What it has written is sent by the keeper alone.
            self.loaded = None;
            self.in_doubt = !self.keeps();
        }
        match self.read().await {
            Ok((mut loaded, rows)) => {
                let now = self.clock.now();
                let in_doubt = std::mem::replace(&mut self.in_doubt, true);
                self.restored |= in_doubt && !rows.is_empty();
                for row in self.outbox.refill(rows, &loaded.session.state, in_doubt) {
                    self.store.bury(row, now, "this version cannot read it").await?;
                }
                // What was delivered, but could not be noted, is still so.
                let mut fx = Effects::default();
                for (notice, report) in &self.reports {
                    loaded.session.delivered(notice, *report, &afterwards, now, &mut fx);
                }
                for queued in fx.outbox {
                    self.outbox.put(queued, now);
                }
                self.loaded = Some(loaded);
                Ok(())
            }
            Err(error) => {
                if matches!(error, StoreError::Damaged(_) | StoreError::NoTable(_)) {
                    self.drop_rows();
                }
                if matches!(error, StoreError::Damaged(_))
                    && let Some(channel) = self.store.give_up(self.id, self.clock.now()).await?
                {
                    self.tell_damaged(channel);
                }
                Err(error)
            }
        }
    }

    /// The channel hears once that its match is lost. Should it not be told, whoever presses a button
    /// is: nothing more can be kept of a table that cannot be read.
    fn tell_damaged(&self, channel: ChannelId) {
        let (messenger, table) = (Arc::clone(&self.messenger), self.id);
        tokio::spawn(async move {
            // The language of the channel is lost with the rest.
            let text = Words::of("en-US").say("stopped-damaged", &[]);
            let target = Target::Post(channel);
            let told = match messenger.permit(Some(table), Urgency::Reveal, target).await {
                Ok(permit) => {
                    let nonce = format!("{:x}-damaged", table.0);
                    messenger.post(permit, channel, &Message::text(text), &nonce).await.map(|_| ())
                }
                Err(error) => Err(error),
            };
            if let Err(error) = told {
                tracing::warn!(%table, %error, "nobody was told that a match is damaged");
            }
        });
    }

    async fn read(&self) -> Result<(Loaded, Vec<OutboxRow>), StoreError> {
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
        let wake_at = session.state.wake_at();
        Ok((
            Loaded { session, revision, events, stored, people, wake_at, wake_written: false },
            rows,
        ))
    }

    /// The table and its rows as they were at one moment.
    async fn read_at_once(&self) -> Result<(StoredTable, Vec<OutboxRow>), StoreError> {
        loop {
            let stored = self.store.load(self.id).await?.ok_or(StoreError::NoTable(self.id))?;
            let rows = self.store.outbox(self.id).await?;
            if !self.store.is_shared()
                || self.store.revision(self.id).await? == Some(stored.revision)
            {
                return Ok((stored, rows));
            }
        }
    }

    /// Whether this process looks after the table.
    pub(crate) fn keeps(&self) -> bool {
        self.kept_as.is_some() && self.kept_as == self.store.process()
    }

    /// Looks after the table from now on, unless another process does. A failure is logged.
    pub(crate) async fn keep(&mut self) -> Result<bool, StoreError> {
        if self.keeps() {
            return Ok(true);
        }
        let kept = self.store.keep(self.id).await?;
        if kept {
            self.kept();
        }
        Ok(kept)
    }

    /// This process looks after the table from now on. What the one before it was to send may have been
    /// sent.
    fn kept(&mut self) {
        if !self.keeps() {
            self.kept_as = self.store.process();
            self.outbox.doubt();
        }
    }

    /// One step without a person behind it. A failure is logged, and whoever caused the step tries
    /// again later.
    pub(crate) async fn step(
        &mut self,
        change: impl Fn(&mut Session, Millis, &mut StdRng, &mut Effects),
    ) -> bool {
        let mut tries = 0;
        loop {
            if let Err(error) = self.load().await {
                tracing::error!(table = %self.id, %error, "a table cannot be read");
                return false;
            }
            let now = self.clock.now();
            let mut fx = Effects::default();
            if let Some(loaded) = &mut self.loaded {
                change(&mut loaded.session, now, &mut self.rng, &mut fx);
            }
            tries += 1;
            match self.commit(fx, None, now).await {
                Ok(()) => return true,
                Err(CommitError::Outdated) if tries < TRIES => {
                    tracing::debug!(table = %self.id, "the table has changed meanwhile");
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a step was not committed");
                    return false;
                }
            }
        }
    }

    /// Whether another time than the table's may be written down, as by an earlier version.
    pub(crate) fn may_be_woken_wrongly(&self) -> bool {
        self.loaded.as_ref().is_some_and(|loaded| !loaded.wake_written)
    }

    /// Writes down anew when the table wants to be looked at: another time is written there.
    pub(crate) async fn correct_wake(&mut self) -> bool {
        if let Some(loaded) = &mut self.loaded {
            loaded.wake_at = Some(Millis::MIN);
        }
        self.step(|_, _, _, _| {}).await
    }

    /// Commits what a step changed, and with it what is known of deliveries; nothing when nothing
    /// has changed.
    pub(crate) async fn commit(
        &mut self,
        fx: Effects,
        interaction: Option<InteractionId>,
        now: Millis,
    ) -> Result<(), CommitError> {
        let Some(loaded) = &mut self.loaded else {
            return Ok(());
        };
        loaded.session.schedule(now, &mut self.rng);
        // What was on its way when somebody was forgotten may bring their name back.
        if self.forgotten.iter().any(|name| loaded.session.state.says(name)) {
            loaded.session.state.forget_texts();
        }
        let state = archive::write_state(&loaded.session.state)?;
        // What is taken back in the same step need not be stored any more.
        let kept = |row: &Row| !fx.withdrawn.contains(&row.key);
        let unsaved: Vec<RowNo> =
            self.outbox.unsaved().filter(|(_, row, _)| kept(row)).map(|(no, ..)| no).collect();
        let people = archive::people(&loaded.session.state);
        let people = (people != loaded.people).then_some(people);
        let wake_at = loaded.session.state.wake_at();
        let unchanged = state == loaded.stored
            && wake_at == loaded.wake_at
            && people.is_none()
            && fx.entries.is_empty()
            && fx.outbox.is_empty()
            && fx.withdrawn.is_empty()
            && unsaved.is_empty()
            && self.outbox.delivered().is_empty();
        if unchanged {
            self.noted();
            // Another process may have done it, and answers. Whoever answers has noted the click.
            if let Some(interaction) = interaction.filter(|_| self.store.is_shared())
                && !self.store.claim(interaction, now).await?
            {
                return Err(CommitError::AlreadyHandled);
            }
            return Ok(());
        }
        let events = fx.entries.iter().map(archive::write_entry).collect::<Result<Vec<_>, _>>()?;
        let mut outbox = Vec::with_capacity(unsaved.len() + fx.outbox.len());
        for (_, row, notice) in self.outbox.unsaved().filter(|(_, row, _)| kept(row)) {
            let body = archive::write_notice(notice)?;
            let (lane, key) = (row.lane.clone(), row.key.clone());
            outbox.push(NewRow { lane, key, body, due_at: row.due_at });
        }
        for queued in &fx.outbox {
            let body = archive::write_notice(&queued.notice)?;
            let (lane, key) = (queued.lane.clone(), queued.key.clone());
            outbox.push(NewRow { lane, key, body, due_at: queued.due_at });
        }
        let delivered = self.outbox.delivered().to_vec();
        let guild = loaded.session.state.guild;
        let added = events.len();
        let finished = match fx.result {
            Some(result) => {
                let facts = facts(loaded.session.game.clone()).await;
                Some(finished(guild, result, &facts))
            }
            None => None,
        };
        let commit = Commit {
            revision: loaded.revision,
            interaction,
            now,
            open: loaded.session.state.is_open(),
            wake_at,
            events_before: loaded.events,
            events,
            outbox,
            withdrawn: fx.withdrawn.clone(),
            delivered: delivered.clone(),
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
        if committed.kept {
            self.kept();
        }
        let Some(loaded) = &mut self.loaded else { return Ok(()) };
        loaded.revision += 1;
        loaded.events += added;
        loaded.stored = state;
        if let Some(people) = people {
            loaded.people = people;
        }
        loaded.wake_written = true;
        if std::mem::replace(&mut loaded.wake_at, wake_at) != wake_at {
            self.alarm.notify_one();
        }
        self.outbox.noted(&delivered);
        self.outbox.withdraw(&fx.withdrawn);
        let mut rows = committed.rows.into_iter();
        for (no, stored) in unsaved.into_iter().zip(rows.by_ref()) {
            self.outbox.stored(no, stored);
        }
        for (queued, stored) in fx.outbox.into_iter().zip(rows) {
            let no = self.outbox.put(queued, now);
            self.outbox.stored(no, stored);
            if let Some(row) = self.outbox.row_mut(no) {
                row.cause = interaction;
            }
        }
        tracing::debug!(table = %self.id, "committed");
        self.noted();
        if !self.outbox.delivered().is_empty() {
            self.note_soon();
        }
        Ok(())
    }

    fn noted(&mut self) {
        self.reports.clear();
        self.note_at = None;
        self.notes_failed = 0;
        self.restored &= !self.outbox.is_empty();
    }

    /// Something is known that the database does not know: it is told soon, with the next step or
    /// without one.
    pub(crate) fn note_soon(&mut self) {
        let now = self.clock.now();
        if self.restored && self.notes_failed == 0 {
            self.note_at = Some(now);
        } else if self.note_at.is_none() {
            self.note_at = Some((now / NOTE_EVERY + 1) * NOTE_EVERY);
        }
    }

    pub(crate) async fn note_if_due(&mut self) {
        if self.note_at.is_some_and(|at| at <= self.clock.now()) {
            self.note().await;
        }
    }

    /// Writes down what is known. Nothing is sent again because this fails.
    pub(crate) async fn note(&mut self) {
        if self.note_at.is_none() {
            return;
        }
        if !self.step(|_, _, _, _| {}).await && self.note_at.is_some() {
            self.notes_failed = (self.notes_failed + 1).min(6);
            self.note_at = Some(self.clock.now() + (NOTE_EVERY << self.notes_failed));
        }
    }

    /// What became of a delivery: the table is told at once, the database a little later. What
    /// follows of it is sent at once: it holds no secret, and would follow again after a restart.
    pub(crate) fn delivered(&mut self, notice: &Notice, report: Report) {
        let now = self.clock.now();
        let mut fx = Effects::default();
        if let Some(loaded) = &mut self.loaded {
            loaded.session.delivered(notice, report, &afterwards, now, &mut fx);
        }
        self.outbox.take_back(&fx.withdrawn);
        for queued in fx.outbox {
            self.outbox.put(queued, now);
        }
        self.reports.push((notice.clone(), report));
        self.note_soon();
    }
}

/// What a finished match was for each seat, as it is stored. A match that cannot be looked back at counts
/// without.
async fn facts(game: Option<AnyMatch>) -> Vec<String> {
    // It plays the match again.
    let facts = tokio::task::spawn_blocking(move || {
        let facts = game.and_then(|game| game.facts()).unwrap_or_default();
        facts.iter().map(serde_json::to_string).collect::<Result<Vec<String>, _>>()
    });
    let failed = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, "a match was written down without its facts");
        Vec::new()
    };
    match facts.await {
        Ok(Ok(facts)) => facts,
        Ok(Err(error)) => failed(&error),
        Err(error) => failed(&error),
    }
}

/// What a finished match came to, as it is stored.
pub(crate) fn finished(guild: GuildId, result: MatchResult, facts: &[String]) -> FinishedMatch {
    let seat = |(index, seat): (usize, SeatResult)| SeatLine {
        // Nobody asks for the statistics of a bot.
        facts: facts.get(index).filter(|_| seat.user.is_some()).cloned(),
        user: seat.user,
        bot: seat.bot.map(|level| level.as_str().to_owned()),
        // Worded where it is read, in the language of whoever reads it.
        name: match (seat.user, seat.bot) {
            (None, None) => FORMER.to_owned(),
            _ => seat.name,
        },
        rank: seat.rank,
        won: seat.won,
        stayed: seat.stayed,
        score: seat.score,
        best: seat.best,
    };
    FinishedMatch {
        guild,
        game: result.game,
        variant: result.variant,
        ladder: result.ladder.as_str(),
        games: result.games,
        turns: result.turns,
        seats: result.seats.into_iter().enumerate().map(seat).collect(),
    }
}
