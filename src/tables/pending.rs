//! The load of all tables together: what they have still to send.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::post::outbox::Outbox;
use values::Millis;

/// The loads of the tables in memory; clones share them.
#[derive(Clone, Default)]
pub struct Pending {
    all: Arc<Mutex<All>>,
}

#[derive(Default)]
struct All {
    last: u64,
    /// The number of tables in memory.
    actors: usize,
    /// The number of tables that wait for their bots to think.
    thinking: usize,
    /// By actor, those that have something.
    tables: HashMap<u64, Load>,
}

/// The rows that one table has to send, or all of them together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Load {
    /// The number of rows.
    pub rows: usize,
    /// Since when the first of them has been due, or when it will be.
    pub due_at: Option<Millis>,
}

impl Load {
    fn of(outbox: &Outbox) -> Self {
        Self { rows: outbox.len(), due_at: outbox.first_due() }
    }
}

impl Pending {
    /// Returns the report of one actor, which goes with it.
    pub(super) fn report(&self) -> LoadReport {
        let mut all = self.all();
        all.last += 1;
        all.actors += 1;
        LoadReport { pending: self.clone(), number: all.last, reported: Load::default() }
    }

    /// All together.
    pub fn sum(&self) -> Load {
        let all = self.all();
        let loads = all.tables.values();
        Load {
            rows: loads.clone().map(|load| load.rows).sum(),
            due_at: loads.filter_map(|load| load.due_at).min(),
        }
    }

    /// The bots of a table begin to think.
    pub(super) fn think(&self) -> Thinking {
        self.all().thinking += 1;
        Thinking(self.clone())
    }

    /// Returns the number of tables that wait for their bots to think.
    pub(super) fn thinking(&self) -> usize {
        self.all().thinking
    }

    fn all(&self) -> MutexGuard<'_, All> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What one actor reports of its table.
pub(super) struct LoadReport {
    pending: Pending,
    number: u64,
    reported: Load,
}

/// The bots of a table think for as long as this is there.
pub(super) struct Thinking(Pending);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.all().thinking -= 1;
    }
}

impl LoadReport {
    /// Whether no more than `tables` are in memory, this one among them.
    pub(super) fn is_one_of(&self, tables: usize) -> bool {
        self.pending.all().actors <= tables
    }

    /// Reports what there is now. Costs nothing where nothing has changed.
    pub(super) fn update(&mut self, outbox: &Outbox) {
        let load = Load::of(outbox);
        if load == self.reported {
            return;
        }
        self.reported = load;
        let mut all = self.pending.all();
        if load.rows == 0 {
            all.tables.remove(&self.number);
        } else {
            all.tables.insert(self.number, load);
        }
    }
}

impl Drop for LoadReport {
    fn drop(&mut self) {
        let mut all = self.pending.all();
        all.tables.remove(&self.number);
        all.actors -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Notice;
    use table::notice::Queued;

    fn queued(lane: &str, due_at: Millis) -> Queued {
        let (lane, key) = (lane.to_owned(), format!("{lane}:{due_at}"));
        Queued { lane, key, notice: Notice::Reminder, due_at }
    }

    #[test]
    fn what_tables_have_to_send_is_added_up_and_goes_with_them() {
        let pending = Pending::default();
        let (mut one, mut other) = (pending.report(), pending.report());
        let (mut first, mut second) = (Outbox::default(), Outbox::default());
        first.put(queued("a", 50), 0);
        // Behind the one before it in its lane it is not due yet, whatever its time is.
        first.put(queued("a", 10), 0);
        second.put(queued("b", 30), 0);
        one.update(&first);
        other.update(&second);
        assert_eq!(pending.sum(), Load { rows: 3, due_at: Some(30) });
        assert!(!one.is_one_of(1));
        drop(other);
        assert!(one.is_one_of(1));
        assert_eq!(pending.sum(), Load { rows: 2, due_at: Some(50) });
        one.update(&Outbox::default());
        assert_eq!(pending.sum(), Load::default());
    }

    #[test]
    fn a_table_whose_bots_think_is_counted_until_they_have() {
        let pending = Pending::default();
        let (first, second) = (pending.think(), pending.think());
        assert_eq!(pending.thinking(), 2);
        drop(first);
        assert_eq!(pending.thinking(), 1);
        drop(second);
        assert_eq!(pending.thinking(), 0);
    }
}
