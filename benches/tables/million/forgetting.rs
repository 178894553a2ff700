//! Exports and deletions, and how long everybody else waits meanwhile.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use hornochse::store::{Commit, Store};
use hornochse::tables::forget_person_at_rest;
use values::{GuildId, TableId, UserId};

use super::super::Result;
use super::super::figures::Samples;
use super::super::stage::Stage;
use super::{Big, fill, queries};

/// So many servers are forgotten.
const SERVERS: u64 = 20;
/// Somebody else's step comes so soon after the one before.
const SOON: Duration = Duration::from_millis(10);

pub async fn measure(store: &Store, big: &Big, now: i64) -> Result<()> {
    let mut exported = Samples::default();
    for number in 0..big.veterans.len() {
        let begun = Instant::now();
        let all = store.export_person(big.veteran(number)?, 8 << 20).await?;
        let took = begun.elapsed();
        exported.add(took);
        if number == 0 {
            let millis = took.as_secs_f64() * 1_000.0;
            println!("  export of somebody with {} results: {millis:.0} ms", all.lines("results"));
        }
    }
    println!("  export of one of those who played most: {exported}");

    let mut others = Others::new(store, big).await?;
    let mut alone = Samples::default();
    for _ in 0..200 {
        alone.add(others.step().await?);
    }
    println!("  a step at a table while nothing else happens: {alone}");

    others.meanwhile(queries::rate_again(store, big, now)).await??;
    println!("    {}", others.waited());

    let mut forgotten = Samples::default();
    // The first one comes last.
    for number in (1..big.veterans.len()).rev() {
        forgotten.add(forget(&mut others, big.veteran(number)?, now).await?);
    }
    println!("  forgetting one of those who played most: {forgotten}; {}", others.waited());
    let took = forget(&mut others, big.veteran(0)?, now).await?;
    println!("  forgetting whoever played most of all: {:.1} s; {}", secs(took), others.waited());

    let mut small = Samples::default();
    for guild in 1..=SERVERS {
        let begun = Instant::now();
        others.meanwhile(store.forget_server(GuildId(guild))).await??;
        small.add(begun.elapsed());
    }
    println!("  forgetting a small server: {small}; {}", others.waited());
    let begun = Instant::now();
    // The table of the others goes with it: they play on elsewhere.
    others.move_to(GuildId(SERVERS + 1)).await?;
    others.meanwhile(store.forget_server(big.id)).await??;
    println!("  forgetting the big server: {:.1} s; {}", secs(begun.elapsed()), others.waited());
    Ok(())
}

/// The command of a host, while no bot runs. It writes the whole file anew.
pub fn command(stage: &Stage) -> Result<()> {
    let begun = Instant::now();
    let server = u64::try_from(fill::OTHERS)?.to_string();
    let status = Command::new(env!("CARGO_BIN_EXE_hornochse"))
        .args(["forget", "--server", &server])
        .current_dir(stage.folder.path())
        .env("DATABASE_URL", stage.database_url())
        .env("LOG", "error")
        .stdout(Stdio::null())
        .status()?;
    if !status.success() {
        return Err("the server was not forgotten".into());
    }
    println!("  hornochse forget --server, a small one: {:.1} s", secs(begun.elapsed()));
    Ok(())
}

/// As the bot does it, and the host.
async fn forget(others: &mut Others<'_>, user: UserId, now: i64) -> Result<Duration> {
    let begun = Instant::now();
    let forgotten = others.meanwhile(forget_person_at_rest(others.store, user, now)).await??;
    assert!(!forgotten.0.is_nothing(), "nobody was there");
    Ok(begun.elapsed())
}

fn secs(duration: Duration) -> f64 {
    duration.as_secs_f64()
}

/// A table at which one step comes after the other, whatever else happens.
struct Others<'a> {
    store: &'a Store,
    table: TableId,
    revision: i64,
    waits: Samples,
}

impl<'a> Others<'a> {
    async fn new(store: &'a Store, big: &Big) -> Result<Self> {
        let table = queries::table(store, big.id, 20_000_000).await?;
        Ok(Self { store, table, revision: 0, waits: Samples::default() })
    }

    async fn move_to(&mut self, guild: GuildId) -> Result<()> {
        self.table = queries::table(self.store, guild, 30_000_000).await?;
        self.revision = 0;
        Ok(())
    }

    /// Commits a step and returns how long it waited for its commit.
    async fn step(&mut self) -> Result<Duration> {
        let commit =
            Commit { revision: self.revision, open: true, state: "{}".into(), ..Commit::default() };
        let begun = Instant::now();
        self.store.commit(self.table, commit).await?;
        self.revision += 1;
        Ok(begun.elapsed())
    }

    /// Goes on playing until something is done.
    async fn meanwhile<T>(&mut self, work: impl Future<Output = T>) -> Result<T> {
        tokio::pin!(work);
        loop {
            tokio::select! {
                done = &mut work => return Ok(done),
                () = tokio::time::sleep(SOON) => {}
            }
            // The work goes on while the step waits for its commit.
            let (waited, done) = {
                let step = self.step();
                tokio::pin!(step);
                tokio::select! {
                    waited = &mut step => (waited?, None),
                    done = &mut work => (step.await?, Some(done)),
                }
            };
            self.waits.add(waited);
            if let Some(done) = done {
                return Ok(done);
            }
        }
    }

    /// Reports how long steps have waited since the last call.
    fn waited(&mut self) -> String {
        let waits = std::mem::take(&mut self.waits);
        format!("others' steps meanwhile: {waits}")
    }
}
