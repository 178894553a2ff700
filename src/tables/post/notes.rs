//! The outcomes of deliveries that are not written down yet, and when they are.

use table::{Notice, Report};
use values::Millis;

/// Deliveries are noted at the latest at the next multiple of this time, so that many tables do it
/// in one transaction. Should the process end before, it finds by its nonce what it has posted.
const NOTE_EVERY: Millis = 1_000;

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
    pub(super) fn add(&mut self, notice: &Notice, report: Report, now: Millis) {
        self.reports.push((notice.clone(), report));
        self.soon(now);
    }

    /// Something is known that the database does not know: it is told soon, with the next step or
    /// without one.
    pub(super) fn soon(&mut self, now: Millis) {
        if self.restored && self.failed == 0 {
            self.at = Some(now);
        } else if self.at.is_none() {
            self.at = Some((now / NOTE_EVERY + 1) * NOTE_EVERY);
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
