//! The messages that a table must send, and their way to Discord.
//!
//! In reading order: [`outbox`] keeps the rows and their lanes; `surfaces` knows where people look,
//! and the tokens that change that without cost; `way` says which way a row goes at the moment it
//! may be sent, `compose` what it says then (`ending` and `standing_changes`: what the last page
//! has besides); `delivery` brings it there, `landing` tells the table the outcome; `notes`
//! remembers that until it is written down; `hands` is about people's own hands.

mod alert;
mod call;
mod compose;
mod delivery;
mod ending;
mod hands;
mod landing;
mod notes;
pub(super) mod outbox;
mod row;
mod standing_changes;
mod surfaces;
mod way;

use std::collections::HashMap;
use std::sync::Arc;

use tokio::task::JoinSet;

use super::archive;
use super::ledger::{Ledger, Loaded, Mail};
use super::pending::LoadReport;
use crate::store::{Delivered, NewRow, OutboxRow, Store, StoreError};
use crate::tools::Tools;
use crate::tools::budget::Urgency;
use crate::tools::clock::Clock;
use crate::tools::closed_dms::ClosedDms;
use crate::tools::messenger::{Messenger, Target};
use crate::tools::preferences::Preferences;
use crate::tools::reply::PublicReply;
use crate::tools::task::spawn;
use compose::Composer;
use games::SeatNo;
use landing::Landing;
use notes::{NoteBy, Notes};
use outbox::Outbox;
use pictures::Scene;
use row::{Row, RowNo};
use surfaces::{HandShown, Surfaces};
use table::notice::Queued;
use table::state::Phase;
use table::{Effects, Notice, Report, Session};
use values::{ChannelId, InteractionId, Millis, TableId, UserId};
use view::{Message, Words};

/// The messages that one table must send.
pub(super) struct Post {
    id: TableId,
    store: Store,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
    preferences: Preferences,
    closed_dms: ClosedDms,
    outbox: Outbox,
    /// The messages that people look at, and the tokens that change them without cost; only in
    /// memory, for tokens are secrets.
    surfaces: Surfaces,
    composer: Composer,
    /// Hands that have come while another process changed the table, and what they show.
    crossed: HashMap<SeatNo, HandShown>,
    deliveries: JoinSet<Landing>,
    /// The row that each delivery is for, to know it even when the delivery breaks off.
    under_way: HashMap<tokio::task::Id, RowNo>,
    notes: Notes,
    /// The report of how much there is to send.
    load: LoadReport,
}

/// The rows that are stored with a step, by their numbers in memory.
pub(super) struct Unsaved(Vec<RowNo>);

impl Post {
    /// Nothing is to be sent yet.
    pub(super) fn new(id: TableId, tools: &Tools, load: LoadReport) -> Self {
        Self {
            id,
            store: tools.store.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
            preferences: tools.preferences.clone(),
            closed_dms: tools.closed_dms.clone(),
            outbox: Outbox::default(),
            surfaces: Surfaces::default(),
            composer: Composer::new(id, tools),
            crossed: HashMap::new(),
            deliveries: JoinSet::new(),
            under_way: HashMap::new(),
            notes: Notes::default(),
            load,
        }
    }

    /// Whether there is nothing to send and nothing to write down.
    pub(super) fn is_idle(&self) -> bool {
        self.outbox.is_empty() && self.notes.at().is_none()
    }

    /// Whether something is on its way or could be.
    pub(super) fn is_busy(&self, now: Millis) -> bool {
        self.outbox.is_busy(now)
    }

    /// When the next row can go on.
    pub(super) fn next_due(&self) -> Option<Millis> {
        self.outbox.next_due()
    }

    /// When what is known and not written down is written down.
    pub(super) fn note_at(&self) -> Option<Millis> {
        self.notes.at()
    }

    /// It could not be written down.
    pub(super) fn not_noted(&mut self) {
        self.notes.not_written(self.clock.now());
    }

    /// Says how much there is to send.
    pub(super) fn say_load(&mut self) {
        self.load.update(&self.outbox);
    }

    /// Nothing waits for a moment after this one any more.
    pub(super) fn hurry(&mut self, now: Millis) {
        self.outbox.hurry(now);
        self.notes.hurry(now);
    }

    /// Whether another process sends what is stored.
    pub(super) fn be_guest(&mut self, guest: bool) {
        self.outbox.be_guest(guest);
    }

    /// The process that was to send what is here may have done it.
    pub(super) fn doubt(&mut self) {
        self.outbox.doubt();
    }

    /// Takes in the rows that the database has to send. Returns those that this version cannot
    /// read.
    pub(super) fn refill(
        &mut self,
        rows: Vec<OutboxRow>,
        loaded: &Loaded,
        in_doubt: bool,
    ) -> Vec<Delivered> {
        if in_doubt && !rows.is_empty() {
            self.notes.restored();
        }
        let session = loaded.session();
        let unreadable = self.outbox.refill(rows, session.state(), in_doubt);
        self.send_what_crossed(session);
        unreadable
    }

    /// This version cannot read a row: it stays in the database.
    pub(super) async fn bury_unread(&self, row: Delivered, now: Millis) -> Result<(), StoreError> {
        self.store.bury(row, now, "this version cannot read it").await
    }

    /// Tells a table that was read anew of the deliveries that could not be noted.
    pub(super) fn tell_again(&mut self, loaded: &mut Loaded, now: Millis) {
        let mut fx = Effects::default();
        for (notice, report) in self.notes.reports() {
            loaded.delivered(notice, *report, now, &mut fx);
        }
        // What one of them has queued, a later one may have taken back, or may have been about.
        let due = |row: &Queued| !fx.withdrawn.contains(&row.key) && !self.is_tidied(&row.notice);
        let due: Vec<Queued> = fx.outbox.iter().filter(|row| due(row)).cloned().collect();
        for queued in due {
            self.outbox.put(queued, now);
        }
    }

    /// Whether an old message has been tidied up already, or is being tidied up.
    pub(super) fn is_tidied(&self, notice: &Notice) -> bool {
        let same = |other: &Notice| match (notice, other) {
            (Notice::Strip { message, .. }, Notice::Strip { message: other, .. })
            | (Notice::Delete { message, .. }, Notice::Delete { message: other, .. }) => {
                message == other
            }
            _ => false,
        };
        self.notes.reports().any(|(other, _)| same(other)) || self.outbox.notices().any(same)
    }

    /// The table is not there any more, or cannot be read ever again: nothing of it is sent.
    pub(super) fn drop_all(&mut self) {
        self.forget_rows();
        self.deliveries = JoinSet::new();
        self.under_way.clear();
    }

    /// The table is deleted: what is not on its way is not sent.
    pub(super) fn forget_rows(&mut self) {
        self.outbox = Outbox::default();
        self.notes.clear();
    }

    /// Returns the rows to be stored with the next step, which takes these keys back.
    pub(super) fn mail(&self, withdrawn: &[String]) -> Result<(Unsaved, Mail), StoreError> {
        // A row that is taken back in the same step need not be stored any more.
        let kept = |row: &Row| !withdrawn.contains(&row.key);
        let mut unsaved = Vec::new();
        let mut rows = Vec::new();
        for (no, row, notice) in self.outbox.unsaved().filter(|(_, row, _)| kept(row)) {
            let body = archive::write_notice(notice)?;
            let (lane, key) = (row.lane.clone(), row.key.clone());
            unsaved.push(no);
            rows.push(NewRow { lane, key, body, due_at: row.due_at });
        }
        Ok((Unsaved(unsaved), Mail { rows, delivered: self.outbox.delivered().to_vec() }))
    }

    /// A step is committed: what it has to send is to be sent. `delivered` is what was noted with
    /// it, `rows` are those that the database has now.
    pub(super) fn stored(
        &mut self,
        fx: Effects,
        unsaved: Unsaved,
        delivered: &[Delivered],
        rows: Vec<Delivered>,
        interaction: Option<InteractionId>,
        now: Millis,
    ) {
        self.outbox.noted(delivered);
        self.outbox.withdraw(&fx.withdrawn);
        let mut rows = rows.into_iter();
        for (no, stored) in unsaved.0.into_iter().zip(rows.by_ref()) {
            self.outbox.stored(no, stored);
        }
        for (queued, stored) in fx.outbox.into_iter().zip(rows) {
            // The process that sends it has no token for what was opened by a click here.
            if let Notice::Hand { seat, .. } = queued.notice
                && self.outbox.is_guest()
                && self.surfaces.hand(seat, now).is_some()
            {
                self.outbox.refresh(seat, queued.due_at, now);
            }
            let no = self.outbox.put(queued, now);
            self.outbox.stored(no, stored);
            if let Some(row) = self.outbox.row_mut(no) {
                row.cause = interaction;
            }
        }
        self.noted();
        if !self.outbox.delivered().is_empty() {
            self.note_soon();
        }
    }

    /// The database knows everything.
    pub(super) fn noted(&mut self) {
        self.notes.written(self.outbox.is_empty());
    }

    /// Takes in the outcome of a delivery: the table is told at once, the database a little later.
    /// The notices that follow from it are sent at once: they hold no secret, and would follow
    /// again after a restart.
    fn delivered(&mut self, ledger: &mut Ledger, notice: &Notice, report: Report) {
        let now = self.clock.now();
        let fx = ledger.delivered(notice, report, now);
        self.outbox.take_back(&fx.withdrawn);
        for queued in fx.outbox {
            self.outbox.put(queued, now);
        }
        self.notes.add(notice, report);
        let page = ledger.session().map(|session| session.state().page);
        match (notice, report) {
            // The database knows the row as given up already, and nothing would tell the table
            // again; a page may get a number that the next one would get again; or the next click,
            // wherever it arrives, shows what could not be shown.
            (_, Report::GivenUp | Report::MessageGone | Report::MessageStuck | Report::NoWay) => {
                self.notes.soon(now, NoteBy::Now);
            }
            (Notice::Reminder, _) => self.note_soon(),
            // Of several pages of which the database doesn't know, one could be taken for another.
            (Notice::Board { page: of, .. }, _) if Some(*of) != page => self.note_soon(),
            _ => self.note_with_step(ledger.session()),
        }
    }

    fn note_soon(&mut self) {
        self.notes.soon(self.clock.now(), NoteBy::Second);
    }

    /// What the bot could find again is noted with the next step where that is about to come.
    fn note_with_step(&mut self, session: Option<&Session>) {
        let plays = session.is_some_and(|session| {
            let state = session.state();
            state.phase == Phase::Playing && !state.moves_by_clicks()
        });
        // Another process waits for what this one has sent.
        let alone = !self.store.is_shared() && self.load.is_one_of(notes::FEW);
        let by = if plays && alone { NoteBy::Step } else { NoteBy::Second };
        self.notes.soon(self.clock.now(), by);
    }

    /// The notices that a change makes others of, to be written again.
    pub(super) fn changed(&self, change: impl Fn(&mut Notice) -> bool) -> Vec<Queued> {
        self.outbox.changed(change)
    }

    /// The pages that wait to be sent, or of which it is not known whether they were, with their
    /// numbers and steps.
    pub(super) fn pages(&self) -> impl Iterator<Item = (u32, u32, &Notice)> {
        self.outbox.notices().filter_map(|notice| match notice {
            Notice::Board { page, board } => Some((*page, board.step, notice)),
            _ => None,
        })
    }

    /// A lobby that was not posted yet is not needed any more, and nothing waits behind it.
    pub(super) fn hurry_lobby(&mut self, now: Millis) {
        if let Some(lobby) = self.outbox.keyed_mut("lobby") {
            lobby.due_at = lobby.due_at.min(now);
        }
    }

    /// Somebody has pressed something in a direct message: they take them.
    pub(super) fn dm_is_open(&self, user: UserId) {
        self.closed_dms.forget(user);
    }

    /// The lobby has come as the answer to a click or command, whose token changes it, and posts
    /// where it stands.
    pub(super) fn lobby_shown(&mut self, lobby: PublicReply, now: Millis) {
        self.surfaces.door(lobby.token().clone(), now);
        self.surfaces.page_shown(lobby, now);
    }

    /// A picture; `None` when painting broke off.
    pub(super) async fn paint(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        self.composer.paint(scene).await
    }

    pub(super) async fn lobby(&mut self, session: &Session) -> Message {
        self.composer.lobby(session).await
    }

    /// The channel hears once that its match is lost. Should it not be told, whoever presses a
    /// button is: nothing more can be kept of a table that cannot be read.
    pub(super) fn tell_damaged(&self, channel: ChannelId) {
        let (messenger, table) = (Arc::clone(&self.messenger), self.id);
        spawn(async move {
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
}
