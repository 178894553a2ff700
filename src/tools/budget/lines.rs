//! Those who wait for a turn, and whose it is next: people before tidying up, and tables in turn.

use std::collections::{HashMap, VecDeque};

use tokio::sync::oneshot;

use super::Urgency;
use values::TableId;

/// One turn in so many goes to the least urgent that wait, so that they come at all.
const TURN_OF_THE_LAST: u32 = 8;

/// Those who wait, by urgency.
#[derive(Default)]
pub(super) struct Lines {
    lanes: [Lane; 3],
    /// The number of turns given, from the beginning; it wraps around.
    given: u32,
}

/// Those of one urgency: the tables in the order of their turns, and what each of them has to send.
#[derive(Default)]
struct Lane {
    order: VecDeque<Option<TableId>>,
    waiting: HashMap<Option<TableId>, VecDeque<oneshot::Sender<()>>>,
}

impl Lines {
    pub(super) fn is_empty(&self) -> bool {
        self.lanes.iter().all(|lane| lane.order.is_empty())
    }

    pub(super) fn push(
        &mut self,
        table: Option<TableId>,
        urgency: Urgency,
        turn: oneshot::Sender<()>,
    ) {
        self.lanes[urgency as usize].push(table, turn);
    }

    /// Returns the number of those of one urgency that wait for a turn.
    pub(super) fn waiting(&self, urgency: Urgency) -> usize {
        self.lanes[urgency as usize].waiting.values().map(VecDeque::len).sum()
    }

    /// The next turn, taken out of its line.
    pub(super) fn next(&mut self) -> Option<(Urgency, oneshot::Sender<()>)> {
        self.given = self.given.wrapping_add(1);
        let last_first = self.given.is_multiple_of(TURN_OF_THE_LAST);
        let [reveal, waiting, cosmetic] = Urgency::ALL;
        let mut order = Urgency::ALL;
        if last_first {
            // The two that come second take turns at this.
            let waiting_first = (self.given / TURN_OF_THE_LAST).is_multiple_of(2);
            order = if waiting_first {
                [waiting, cosmetic, reveal]
            } else {
                [cosmetic, waiting, reveal]
            };
        }
        order
            .into_iter()
            .find_map(|urgency| self.lanes[urgency as usize].next().map(|turn| (urgency, turn)))
    }
}

impl Lane {
    fn push(&mut self, table: Option<TableId>, turn: oneshot::Sender<()>) {
        let waiting = self.waiting.entry(table).or_default();
        if waiting.is_empty() {
            self.order.push_back(table);
        }
        waiting.push_back(turn);
    }

    /// The next one of the table whose turn it is; the table goes to the end of the line.
    fn next(&mut self) -> Option<oneshot::Sender<()>> {
        let table = self.order.pop_front()?;
        let waiting = self.waiting.get_mut(&table)?;
        let turn = waiting.pop_front();
        if waiting.is_empty() {
            self.waiting.remove(&table);
        } else {
            self.order.push_back(table);
        }
        turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(of: &[(u64, &[u32])]) -> (Lane, HashMap<u32, oneshot::Receiver<()>>) {
        let (mut line, mut ends) = (Lane::default(), HashMap::new());
        for (table, numbers) in of {
            for number in *numbers {
                let (give, given) = oneshot::channel();
                line.push(Some(TableId(*table)), give);
                ends.insert(*number, given);
            }
        }
        (line, ends)
    }

    /// Returns those who were given a turn, in order.
    fn order(
        mut next: impl FnMut() -> Option<oneshot::Sender<()>>,
        ends: &mut HashMap<u32, oneshot::Receiver<()>>,
    ) -> Vec<u32> {
        let mut order = Vec::new();
        while let Some(turn) = next() {
            turn.send(()).unwrap();
            let mut given = ends.iter_mut().filter_map(|(n, end)| end.try_recv().ok().map(|()| *n));
            let number = given.next().unwrap();
            drop(given);
            ends.remove(&number);
            order.push(number);
        }
        order
    }

    #[test]
    fn tables_take_turns_however_much_one_has_to_send() {
        let (mut line, mut ends) = line(&[(1, &[10, 11, 12, 13]), (2, &[20]), (3, &[30, 31])]);
        assert_eq!(order(|| line.next(), &mut ends), [10, 20, 30, 11, 31, 12, 13]);
        assert!(line.waiting.is_empty() && line.order.is_empty(), "nothing is left behind");
    }

    #[test]
    fn what_people_wait_for_comes_first_and_the_rest_comes_all_the_same() {
        let mut queue = Lines::default();
        let (mut reveals, mut cosmetics) = (HashMap::new(), HashMap::new());
        for n in 0..20 {
            let (give, given) = oneshot::channel();
            queue.push(Some(TableId(n)), Urgency::Reveal, give);
            reveals.insert(n, given);
            let (give, given) = oneshot::channel();
            queue.push(Some(TableId(n)), Urgency::Cosmetic, give);
            cosmetics.insert(n, given);
        }
        for _ in 0..16 {
            queue.next().unwrap().1.send(()).unwrap();
        }
        let given = |ends: &mut HashMap<u64, oneshot::Receiver<()>>| {
            ends.values_mut().filter_map(|end| end.try_recv().ok()).count()
        };
        assert_eq!((given(&mut reveals), given(&mut cosmetics)), (14, 2));
    }
}
