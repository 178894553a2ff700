//! The rows that a table must still send, in memory: which one is next in its lane, which is on its
//! way, and which have been delivered but not yet been noted in the database.
//!
//! A row is never forgotten and never sent twice as two messages: it keeps its number, and with it
//! its nonce, however often it is written again; it goes only when what was sent is what it says
//! now.

use std::collections::HashSet;

use super::super::archive;
use super::row::{Row, RowNo, RowStage, Task};
use super::surfaces::Surface;
use crate::store::{Delivered, OutboxRow};
use games::SeatNo;
use table::notice::Queued;
use table::{Notice, State};
use values::{MessageId, Millis};

/// The outbox of one table.
#[derive(Default)]
pub struct Outbox {
    rows: Vec<Row>,
    /// Delivered, but still in the database.
    delivered: Vec<Delivered>,
    last: RowNo,
    /// Whether another process sends what is stored: here goes only what is in memory alone.
    guest: bool,
}

/// The key of the row that shows a seat's hand anew.
pub(super) fn refresh_key(seat: SeatNo) -> String {
    format!("refresh:{seat}")
}

/// Time that another process has, at a table that moves by clicks, to send what it has stored, in
/// milliseconds.
const ANOTHER_SENDS: Millis = 3_000;

impl Outbox {
    /// Takes in the rows that the database holds. Those known to have been delivered are not sent
    /// again, and those under way stay under way. `in_doubt` when the ones that come anew may have
    /// been sent before. Returns the rows that this version cannot read.
    pub fn refill(
        &mut self,
        stored: Vec<OutboxRow>,
        table: &State,
        in_doubt: bool,
    ) -> Vec<Delivered> {
        let mut unreadable = Vec::new();
        let delivered: HashSet<(i64, i64)> =
            self.delivered.iter().map(|row| (row.id, row.changes)).collect();
        let there: HashSet<i64> = stored.iter().map(|row| row.id).collect();
        // A row whose number the database does not hold was never committed, or was taken away with
        // what is stored now.
        self.rows.retain_mut(|row| {
            let gone = row.stored.is_some_and(|stored| !there.contains(&stored.id));
            if gone {
                // What is on its way keeps its place until it lands.
                (row.stored, row.withdrawn) = (None, true);
            }
            !gone || matches!(row.stage, RowStage::UnderWay)
        });
        for row in stored {
            let stored = Delivered { id: row.id, changes: row.changes };
            if delivered.contains(&(row.id, row.changes))
                || self.rows.iter().any(|known| known.stored == Some(stored))
            {
                continue;
            }
            let notice = match archive::read_notice(&row.body, table) {
                Ok(notice) => notice,
                Err(error) => {
                    // It stays in the database, for the version that has written it.
                    tracing::error!(row = row.id, %error, "a row of the outbox cannot be read; it is kept");
                    unreadable.push(stored);
                    continue;
                }
            };
            // Another process has written it again.
            if let Some(known) =
                self.rows.iter_mut().find(|known| known.stored.is_some_and(|s| s.id == row.id))
            {
                known.stored = Some(stored);
                known.write_again(Task::Notice(notice), row.due_at);
                continue;
            }
            // Its commit was confirmed to nobody, or another process has stored the like meanwhile.
            if let Some(known) = self
                .rows
                .iter_mut()
                .find(|known| known.stored.is_none() && !known.withdrawn && known.key == row.key)
            {
                known.stored = Some(stored);
                known.in_doubt |= in_doubt;
                known.nameless |= in_doubt;
                known.write_again(Task::Notice(notice), row.due_at);
                continue;
            }
            self.last += 1;
            let task = Task::Notice(notice);
            // Whoever has got the click is about to send it, and notes so a second later.
            let due_at = row.due_at + if table.moves_by_clicks() { ANOTHER_SENDS } else { 0 };
            self.rows.push(Row {
                stored: Some(stored),
                attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
                in_doubt,
                nameless: in_doubt,
                ..Row::new(self.last, row.lane, row.key, task, due_at, row.created_at)
            });
        }
        self.sort();
        unreadable
    }

    /// Rows of a lane in the order in which they go. One that has begun stays before all others,
    /// also before those that another process has stored meanwhile: it may hold a turn that they
    /// would wait for.
    fn sort(&mut self) {
        self.rows.sort_by_key(|row| {
            let waits = matches!(row.stage, RowStage::Waiting);
            (waits, row.stored.map_or(i64::MAX, |stored| stored.id), row.no)
        });
    }

    /// Whether another process sends what is stored. A turn that was given for it is given back.
    pub fn be_guest(&mut self, guest: bool) {
        self.guest = guest;
        let stored = self.rows.iter_mut().filter(|row| guest && row.notice().is_some());
        for row in stored.filter(|row| matches!(row.stage, RowStage::Permitted(..))) {
            row.stage = RowStage::Waiting;
        }
    }

    /// Whether another process sends what is stored.
    pub fn is_guest(&self) -> bool {
        self.guest
    }

    /// The process that was to send what is here may have done it, and gone before it could say so.
    pub fn doubt(&mut self) {
        for row in self.rows.iter_mut().filter(|row| row.stored.is_some()) {
            (row.in_doubt, row.nameless) = (true, true);
        }
    }

    /// Puts something in, or changes the row of the same key.
    pub fn put(&mut self, queued: Queued, now: Millis) -> RowNo {
        let Queued { lane, key, notice, due_at } = queued;
        self.place(lane, key, Task::Notice(notice), due_at, now)
    }

    /// An earlier private message says that the hand has moved.
    pub fn retire(&mut self, seat: SeatNo, before: Surface, now: Millis) {
        self.last += 1;
        let key = format!("retire:{}", self.last);
        self.place(key.clone(), key, Task::Retire(seat, before), now, now);
    }

    /// It is known whether the answer to which a hand was to move is there.
    pub fn retire_now(&mut self, seat: SeatNo, now: Millis) {
        let retires = |row: &&mut Row| matches!(&row.task, Task::Retire(of, _) if *of == seat);
        for row in self.rows.iter_mut().filter(retires) {
            row.due_at = row.due_at.min(now);
        }
    }

    /// A seat's hand follows, a little later, where that costs nothing.
    pub fn refresh(&mut self, seat: SeatNo, due_at: Millis, now: Millis) {
        let lane = table::session::hand_lane(seat);
        self.place(lane, refresh_key(seat), Task::Refresh(seat), due_at, now);
    }

    fn place(
        &mut self,
        lane: String,
        key: String,
        task: Task,
        due_at: Millis,
        now: Millis,
    ) -> RowNo {
        if let Some(row) = self.keyed_mut(&key) {
            // A second update never delays the first.
            let patient = matches!(
                &task,
                Task::Refresh(_) | Task::Notice(Notice::Waiting | Notice::LobbyChanged)
            );
            // Nor does one more line delay a page that is due.
            let waits = row.attempts == 0 && !matches!(row.stage, RowStage::UnderWay);
            let patient = patient || (waits && matches!(&task, Task::Notice(Notice::Board { .. })));
            let due_at = if patient { row.due_at.min(due_at) } else { due_at };
            row.write_again(task, due_at);
            return row.no;
        }
        self.last += 1;
        self.rows.push(Row::new(self.last, lane, key, task, due_at, now));
        self.last
    }

    /// What is to be sent, in the order in which it was written.
    pub fn notices(&self) -> impl Iterator<Item = &Notice> {
        self.rows.iter().filter(|row| !row.withdrawn).filter_map(Row::notice)
    }

    /// The notices that a change makes others of, to be written again.
    pub fn changed(&self, change: impl Fn(&mut Notice) -> bool) -> Vec<Queued> {
        let rows = self.rows.iter().filter(|row| !row.withdrawn);
        rows.filter_map(|row| {
            let mut notice = row.notice()?.clone();
            let (lane, key) = (row.lane.clone(), row.key.clone());
            change(&mut notice).then_some(Queued { lane, key, notice, due_at: row.due_at })
        })
        .collect()
    }

    /// The database has this row now.
    pub fn stored(&mut self, no: RowNo, stored: Delivered) {
        match self.row_mut(no) {
            Some(row) => row.stored = Some(stored),
            // It was delivered while it was being written.
            None => self.delivered.push(stored),
        }
    }

    /// Takes back what need not be sent any more. The database is told by the same step.
    pub fn withdraw(&mut self, keys: &[String]) {
        // The database has forgotten them with the same step.
        let _ = self.remove(keys);
    }

    /// Rows that are not under way go at once. The others keep their place in the lane until they
    /// land, so that what comes next does not overtake them.
    fn remove(&mut self, keys: &[String]) -> Vec<Delivered> {
        let mut stored = Vec::new();
        for row in self.rows.iter_mut().filter(|row| keys.contains(&row.key)) {
            stored.extend(row.stored.take());
            row.withdrawn = true;
        }
        self.rows.retain(|row| !row.withdrawn || matches!(row.stage, RowStage::UnderWay));
        stored
    }

    /// Takes back what need not be sent any more, without telling the database yet.
    pub fn take_back(&mut self, keys: &[String]) {
        let stored = self.remove(keys);
        self.delivered.extend(stored);
    }

    /// The rows that can go on now: the first of every lane whose time has come.
    pub fn ready(&self, now: Millis) -> Vec<RowNo> {
        let heads = self.heads();
        let ready = heads.filter(|row| {
            row.due_at <= now && matches!(row.stage, RowStage::Waiting | RowStage::Permitted(..))
        });
        ready.map(|row| row.no).collect()
    }

    /// Nothing waits for a moment after this one any more.
    pub fn hurry(&mut self, now: Millis) {
        for row in &mut self.rows {
            row.due_at = row.due_at.min(now);
        }
    }

    /// When the next row can go on.
    pub fn next_due(&self) -> Option<Millis> {
        let waiting = self
            .heads()
            .filter(|row| matches!(row.stage, RowStage::Waiting | RowStage::Permitted(..)));
        waiting.map(|row| row.due_at).min()
    }

    /// What waits for the token of this page goes on.
    pub fn no_longer_awaits(&mut self, page: MessageId, now: Millis) {
        for row in self.rows.iter_mut().filter(|row| row.awaits == Some(page)) {
            row.awaits = None;
            row.due_at = row.due_at.min(now);
        }
    }

    fn heads(&self) -> impl Iterator<Item = &Row> {
        let mut lanes = HashSet::new();
        self.own().filter(move |row| lanes.insert(row.lane.as_str()))
    }

    /// Returns the rows that this process sends.
    fn own(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !self.guest || row.notice().is_none())
    }

    /// A row, unless it was taken back meanwhile.
    pub fn row(&self, no: RowNo) -> Option<&Row> {
        self.rows.iter().find(|row| row.no == no)
    }

    /// A row to be changed.
    pub fn row_mut(&mut self, no: RowNo) -> Option<&mut Row> {
        self.rows.iter_mut().find(|row| row.no == no)
    }

    pub fn keyed(&self, key: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.key == key && !row.withdrawn)
    }

    /// The row of a key, to be changed.
    pub fn keyed_mut(&mut self, key: &str) -> Option<&mut Row> {
        self.rows.iter_mut().find(|row| row.key == key && !row.withdrawn)
    }

    /// A row has been delivered as it was in this version. If it was written again meanwhile, it
    /// stays.
    pub fn done(&mut self, no: RowNo, version: u64) {
        let Some(at) = self.rows.iter().position(|row| row.no == no) else { return };
        if self.rows[at].withdrawn || self.rows[at].version == version {
            self.delivered.extend(self.rows.remove(at).stored);
        } else {
            self.rows[at].stage = RowStage::Waiting;
        }
    }

    /// Gives a row up; the database keeps it.
    pub fn bury(&mut self, no: RowNo) -> Option<Row> {
        let at = self.rows.iter().position(|row| row.no == no)?;
        Some(self.rows.remove(at))
    }

    /// Rows that are only in memory, to be stored with the next step.
    pub fn unsaved(&self) -> impl Iterator<Item = (RowNo, &Row, &Notice)> {
        let unsaved = self.rows.iter().filter(|row| row.stored.is_none() && !row.withdrawn);
        unsaved.filter_map(|row| Some((row.no, row, row.notice()?)))
    }

    /// Returns the rows that the database still holds although they have been delivered.
    pub fn delivered(&self) -> &[Delivered] {
        &self.delivered
    }

    /// The database holds these no longer.
    pub fn noted(&mut self, rows: &[Delivered]) {
        self.delivered.retain(|row| !rows.contains(row));
    }

    /// Returns the number of rows to be sent.
    pub fn len(&self) -> usize {
        self.own().count()
    }

    /// Since when the first row that nothing holds up has been due, or when it will be; those on
    /// their way are among them.
    pub fn first_due(&self) -> Option<Millis> {
        self.heads().map(|row| row.due_at).min()
    }

    /// Whether there is nothing to send and nothing to note.
    pub fn is_empty(&self) -> bool {
        self.own().next().is_none() && self.delivered.is_empty()
    }

    /// Whether something is on its way or could be.
    pub fn is_busy(&self, now: Millis) -> bool {
        self.heads().any(|row| row.due_at <= now || !matches!(row.stage, RowStage::Waiting))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued(key: &str) -> Queued {
        Queued { lane: "old".into(), key: key.into(), notice: Notice::Reminder, due_at: 0 }
    }

    #[test]
    fn a_row_that_has_begun_goes_before_those_that_another_process_has_stored() {
        let mut outbox = Outbox::default();
        let begun = outbox.put(queued("begun"), 0);
        outbox.row_mut(begun).unwrap().stage = RowStage::Queueing;
        let stored = outbox.put(queued("stored"), 0);
        outbox.stored(stored, Delivered { id: 1, changes: 0 });
        outbox.sort();
        assert_eq!(outbox.ready(0), [] as [RowNo; 0], "the lane waits for what has begun");
        outbox.done(begun, 0);
        assert_eq!(outbox.ready(0), [stored]);
    }
}
