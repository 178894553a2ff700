//! Threads that compute, beside the ones that answer: bots and the coach think on some, pictures are
//! painted on others.
//!
//! Computing takes all of a core for a while, and a click must not wait for it. So there are few of
//! these threads and jobs are short. When many wait to think, each thinks less rather than the last
//! one late.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use players::Effort;

/// The priority of a job: whose thinking comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// A seat at a table: people wait for it to play.
    Seat,
    /// Advice for one person.
    Coach,
}

impl Priority {
    /// Returns the time that a job thinks when nothing else waits.
    pub const fn full(self) -> Duration {
        match self {
            Self::Seat => Duration::from_millis(50),
            Self::Coach => Duration::from_millis(100),
        }
    }
}

/// The time for which a seat's choice is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// In about this time a thread is through with whatever waits, by giving each less time.
const HORIZON: Duration = Duration::from_secs(1);
/// The least time a job gets, however many wait.
const LEAST: Duration = Duration::from_millis(1);
/// The part of its effort that each job spends where thinking is repeatable.
const REPEATABLE: f64 = 0.02;
/// One in so many jobs is taken from those that come second, so that they come at all.
const TURN_OF_THE_SECOND: u32 = 4;

/// The part of its effort that a job may spend.
pub struct Allowance {
    part: f64,
    over: Box<dyn Fn() -> bool + Send + Sync>,
}

impl Allowance {
    /// From almost 0 to 1, which is all of it.
    pub fn part(&self) -> f64 {
        self.part
    }

    /// This allowance of so many playouts, ending when its time is over or nobody waits for it any
    /// more.
    pub fn effort(&self, playouts: u32) -> Effort<'_> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a part of a u32 is one"
        )]
        let playouts = (f64::from(playouts) * self.part).ceil() as u32;
        Effort { playouts: playouts.max(1), enough: Some(&*self.over) }
    }
}

/// Threads that compute; clones share them. They end when the last clone is gone.
#[derive(Clone)]
pub struct CpuPool {
    handle: Arc<Handle>,
}

struct Handle {
    pool: Arc<Pool>,
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.pool.queue().closed = true;
        self.pool.bell.notify_all();
    }
}

struct Pool {
    queue: Mutex<Queue>,
    bell: Condvar,
    threads: u32,
    repeatable: bool,
}

#[derive(Default)]
struct Queue {
    first: VecDeque<Job>,
    second: VecDeque<Job>,
    taken: u32,
    closed: bool,
}

/// A job, which is told how long it may think; `None`: as long as it takes.
type Job = Box<dyn FnOnce(Option<Duration>) + Send>;

impl CpuPool {
    /// Threads to think: one less than there are cores, but one at least. A `repeatable` pool gives
    /// every job the same small part of its effort and no time: what comes of it doesn't depend on
    /// how busy the machine is.
    /// Errors: when the system starts no threads.
    pub fn start(repeatable: bool) -> std::io::Result<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = u32::try_from(cores.saturating_sub(1)).unwrap_or(1).clamp(1, 16);
        Self::with_threads("thinker", threads, repeatable)
    }

    /// So many threads of this name. Where they are `repeatable`, a job takes as long as it takes.
    /// Errors: when the system starts no threads.
    pub(super) fn with_threads(
        name: &str,
        threads: u32,
        repeatable: bool,
    ) -> std::io::Result<Self> {
        let (queue, bell) = (Mutex::default(), Condvar::new());
        let pool = Arc::new(Pool { queue, bell, threads, repeatable });
        let cpu_pool = Self { handle: Arc::new(Handle { pool: Arc::clone(&pool) }) };
        for number in 1..=threads {
            let pool = Arc::clone(&pool);
            let thread = std::thread::Builder::new().name(format!("{name}-{number}"));
            thread.spawn(move || pool.work())?;
        }
        Ok(cpu_pool)
    }

    /// Returns the number of jobs that wait for a thread, by priority.
    pub fn waiting(&self) -> [(&'static str, usize); 2] {
        let queue = self.handle.pool.queue();
        [("seat", queue.first.len()), ("coach", queue.second.len())]
    }

    /// Returns the time for which a seat's choice is waited for, in the time of the machine, as all
    /// thinking is; for ever where thinking is repeatable. When it is over, the choice of the
    /// absence policy is made.
    pub fn patience(&self) -> Duration {
        if self.handle.pool.repeatable { Duration::MAX } else { PATIENCE }
    }

    /// Puts a job in the queue at once; the future is there to wait for what comes of it. It
    /// returns `None` when the job broke off. Dropping it tells the job to end.
    pub fn run<T, F>(
        &self,
        priority: Priority,
        job: F,
    ) -> impl Future<Output = Option<T>> + Send + 'static + use<T, F>
    where
        T: Send + 'static,
        F: FnOnce(&Allowance) -> T + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        self.handle.pool.put(
            priority,
            Box::new(move |time| {
                let asker = Arc::new(reply);
                if asker.is_closed() {
                    return;
                }
                let allowance = allowance(time, priority, Arc::clone(&asker));
                let done = catch_unwind(AssertUnwindSafe(|| job(&allowance)));
                drop(allowance);
                if let (Ok(done), Some(reply)) = (done, Arc::into_inner(asker)) {
                    // Nobody may wait for it any more.
                    let _ = reply.send(done);
                }
            }),
        );
        async move { answer.await.ok() }
    }
}

#[expect(clippy::disallowed_methods, reason = "how long a thread thinks is no time of the tables'")]
fn allowance<T: Send + 'static>(
    time: Option<Duration>,
    priority: Priority,
    asker: Arc<oneshot::Sender<T>>,
) -> Allowance {
    let Some(time) = time else {
        return Allowance { part: REPEATABLE, over: Box::new(move || asker.is_closed()) };
    };
    let end = Instant::now() + time;
    let part = time.as_secs_f64() / priority.full().as_secs_f64();
    Allowance { part, over: Box::new(move || asker.is_closed() || Instant::now() >= end) }
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // The queue is whole at every moment; jobs run without the lock.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, priority: Priority, job: Job) {
        let mut queue = self.queue();
        match priority {
            Priority::Seat => queue.first.push_back(job),
            Priority::Coach => queue.second.push_back(job),
        }
        drop(queue);
        self.bell.notify_one();
    }

    fn work(&self) {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return;
            }
            let Some((priority, job)) = queue.take() else {
                queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let waiting = u32::try_from(queue.first.len() + queue.second.len()).unwrap_or(u32::MAX);
            drop(queue);
            job((!self.repeatable).then(|| self.time(priority, waiting)));
            queue = self.queue();
        }
    }

    /// Returns the time that a job may think while so many others wait.
    fn time(&self, priority: Priority, waiting: u32) -> Duration {
        let even = HORIZON * self.threads / waiting.saturating_add(1);
        even.clamp(LEAST, priority.full())
    }
}

impl Queue {
    fn take(&mut self) -> Option<(Priority, Job)> {
        let second =
            self.first.is_empty() || self.taken % TURN_OF_THE_SECOND == TURN_OF_THE_SECOND - 1;
        let from_second = second.then(|| self.second.pop_front()).flatten();
        let taken = match from_second {
            Some(job) => Some((Priority::Coach, job)),
            None => self.first.pop_front().map(|job| (Priority::Seat, job)),
        };
        self.taken = self.taken.wrapping_add(u32::from(taken.is_some()));
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// A pool of one thread that is busy until the sender is dropped.
    async fn busy(
        repeatable: bool,
    ) -> (CpuPool, mpsc::Sender<()>, impl Future<Output = Option<()>>) {
        let cpu_pool = CpuPool::with_threads("thinker", 1, repeatable).unwrap();
        let (hold, held) = mpsc::channel::<()>();
        let (began, begun) = oneshot::channel();
        let job = cpu_pool.run(Priority::Seat, move |_| {
            began.send(()).unwrap();
            let _ = held.recv();
        });
        begun.await.unwrap();
        (cpu_pool, hold, job)
    }

    #[tokio::test]
    async fn a_job_alone_may_spend_all_and_one_of_many_spends_less() {
        let cpu_pool = CpuPool::with_threads("thinker", 1, false).unwrap();
        let alone = cpu_pool
            .run(Priority::Seat, |allowance| (allowance.part(), allowance.effort(1000).playouts));
        assert_eq!(alone.await, Some((1.0, 1000)));

        let (cpu_pool, hold, job) = busy(false).await;
        let many: Vec<_> =
            (0..200).map(|_| cpu_pool.run(Priority::Seat, Allowance::part)).collect();
        drop(hold);
        job.await.unwrap();
        let mut parts = Vec::new();
        for one in many {
            parts.push(one.await.unwrap());
        }
        assert!(parts[0] < 0.11, "with 199 behind it: {}", parts[0]);
        assert!((parts[199] - 1.0).abs() < 1e-9, "the last one has all the time: {}", parts[199]);
    }

    #[tokio::test]
    async fn repeatable_thinking_is_the_same_however_many_wait() {
        let (cpu_pool, hold, job) = busy(true).await;
        let many: Vec<_> =
            (0..200).map(|_| cpu_pool.run(Priority::Seat, Allowance::part)).collect();
        drop(hold);
        job.await.unwrap();
        for one in many {
            assert_eq!(one.await, Some(REPEATABLE));
        }
    }

    #[tokio::test]
    async fn seats_come_first_and_advice_comes_all_the_same() {
        let (cpu_pool, hold, job) = busy(false).await;
        let (done, finished) = mpsc::channel();
        let mut all = Vec::new();
        for priority in
            std::iter::repeat_n(Priority::Coach, 3).chain(std::iter::repeat_n(Priority::Seat, 9))
        {
            let done = done.clone();
            all.push(cpu_pool.run(priority, move |_| done.send(priority).unwrap()));
        }
        drop((hold, done));
        job.await.unwrap();
        for one in all {
            one.await.unwrap();
        }
        let order: Vec<Priority> = finished.iter().collect();
        assert_eq!(order[..2], [Priority::Seat; 2]);
        assert_eq!(order.iter().position(|p| *p == Priority::Coach), Some(2));
        assert_eq!(order.last(), Some(&Priority::Seat));
    }

    #[tokio::test]
    async fn a_job_that_breaks_off_or_is_not_wanted_any_more_stops_nobody() {
        let (cpu_pool, hold, job) = busy(false).await;
        let broken = cpu_pool.run(Priority::Seat, |_| panic!("a bot broke off"));
        drop(cpu_pool.run(Priority::Seat, |_| unreachable!("nobody waits for this")));
        drop(hold);
        job.await.unwrap();
        assert_eq!(broken.await, None::<()>);
        assert_eq!(cpu_pool.run(Priority::Coach, |_| 7).await, Some(7));
    }
}
