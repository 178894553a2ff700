//! The outcomes of deliveries that are not written down yet, and when they are.

use table::{Notice, Report};
use values::Millis;

/// Deliveries are noted at the latest at the next multiple of this time, so many tables do it in
/// one transaction. Should the process end before, it finds by its nonce what it has posted.
const NOTE_EVERY: Millis = 1_000;

/// The number of tables that are few: they could share a transaction with nobody, so they wait for
/// their next step, which follows soon where people play. Should the process end before, there are
/// no more than these to look for what they have posted.
pub(super) const FEW: usize = 8;

/// The longest time that few tables wait for their next step.
const NOTE_WITHIN: Millis = 15_000;

/// When something has to be written down at the latest.
#[derive(Clone, Copy)]
pub(super) enum NoteBy {
    /// At once.
    Now,
    /// With those of all other tables.
    Second,
    /// With the table's next step, which is expected.
    Step,
}

/// The outcomes that are not written down yet.
#[derive(Default)]
pub(super) struct Notes {
    /// The outcomes of deliveries, to be noted with the next step; and told again to the table
    /// should it be read anew before that.
    reports: Vec<(Notice, Report)>,
    /// When it is written down.
    at: Option<Millis>,
    failed: u32,
    /// Whether rows of an earlier process are among those to be sent. Their outcomes are noted at
    /// once: a process that falls over again and again must not send them again and again.
    restored: bool,
}

impl Notes {
    /// Returns the outcomes of deliveries.
    pub(super) fn reports(&self) -> impl Iterator<Item = &(Notice, Report)> {
        self.reports.iter()
    }

    /// When it is written down; `None` when there is nothing to write down.
    pub(super) fn at(&self) -> Option<Millis> {
        self.at
    }

    /// Adds what became of a delivery.
    pub(super) fn add(&mut self, notice: &Notice, report: Report) {
        self.reports.push((notice.clone(), report));
    }

    /// Something is known that the database does not know: it is told with the next step, or by
    /// then without one.
    pub(super) fn soon(&mut self, now: Millis, by: NoteBy) {
        let by = match by {
            NoteBy::Now => now,
            _ if self.restored => now,
            NoteBy::Second => (now / NOTE_EVERY + 1) * NOTE_EVERY,
            NoteBy::Step => now + NOTE_WITHIN,
        };
        // What could not be written down keeps its time.
        if self.failed == 0 || self.at.is_none() {
            self.at = Some(self.at.map_or(by, |at| at.min(by)));
        }
    }

    /// Nothing waits for a moment after this one any more.
    pub(super) fn hurry(&mut self, now: Millis) {
        self.at = self.at.map(|at| at.min(now));
    }

    /// Rows of an earlier process are among those to be sent.
    pub(super) fn restored(&mut self) {
        self.restored = true;
    }

    /// The database knows everything. `all_sent` when nothing of an earlier process is left either.
    pub(super) fn written(&mut self, all_sent: bool) {
        self.clear();
        self.failed = 0;
        self.restored &= !all_sent;
    }

    /// It could not be written down: that is tried again, later each time.
    pub(super) fn not_written(&mut self, now: Millis) {
        if self.at.is_some() {
            self.failed = (self.failed + 1).min(6);
            self.at = Some(now + (NOTE_EVERY << self.failed));
        }
    }

    /// There is nothing to write down any more.
    pub(super) fn clear(&mut self) {
        self.reports.clear();
        self.at = None;
    }
}
