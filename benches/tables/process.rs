//! The bot as a process of its own, so that what it takes can be told from what Discord takes.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::Result;
use super::stage::Stage;

/// The program, as a host runs it.
pub struct Process {
    child: Child,
}

/// The resources a process has taken so far.
#[derive(Clone, Copy)]
pub struct Usage {
    /// Memory in use, in megabytes.
    pub megabytes: f64,
    /// Processor time.
    pub processor: Duration,
}

impl Usage {
    /// Returns the usage of this program, which plays Discord and all people.
    pub fn own() -> Option<Self> {
        Self::of("self")
    }

    fn of(process: &str) -> Option<Self> {
        let folder = format!("/proc/{process}");
        let status = std::fs::read_to_string(format!("{folder}/status")).ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = memory.trim().trim_end_matches(" kB").parse().ok()?;
        let stat = std::fs::read_to_string(format!("{folder}/stat")).ok()?;
        // The name, in brackets, may hold spaces; user and system time are fields 14 and 15.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 =
            fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        // Linux counts a hundred ticks a second for programs, whatever its own clock does.
        let processor = Duration::from_millis(ticks * 10);
        Some(Self { megabytes: kilobytes / 1024.0, processor })
    }

    /// The share of a core taken since an earlier look, in percent.
    pub fn share_since(self, earlier: Self, took: Duration) -> f64 {
        let processor = self.processor.checked_sub(earlier.processor).unwrap_or_default();
        100.0 * processor.as_secs_f64() / took.as_secs_f64()
    }
}

impl Process {
    /// With as many requests a second as it likes: what is measured is the bot, not how long it has
    /// to wait.
    pub fn start(stage: &Stage) -> Result<Self> {
        Self::start_within(stage, 100_000)
    }

    /// With so many requests a second.
    pub fn start_within(stage: &Stage, requests: u32) -> Result<Self> {
        Self::start_as(stage, requests, None)
    }

    /// One of several, with this part of the connections.
    pub fn start_part(stage: &Stage, shards: &str) -> Result<Self> {
        Self::start_as(stage, 100_000, Some(shards))
    }

    fn start_as(stage: &Stage, requests: u32, shards: Option<&str>) -> Result<Self> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
        if let Some(shards) = shards {
            command.env("SHARDS", shards);
        }
        let child = command
            .current_dir(stage.folder.path())
            .env("DISCORD_TOKEN", stage.discord.token())
            .env("DISCORD_API_URL", stage.discord.url())
            .env("DATABASE_URL", stage.database_url())
            .env("LOG", "error")
            .env("DISCORD_REQUESTS_PER_SECOND", requests.to_string())
            .stdout(Stdio::null())
            .spawn()?;
        Ok(Self { child })
    }

    /// Returns the usage so far; `None` where there is no `/proc`.
    pub fn usage(&self) -> Option<Usage> {
        Usage::of(&self.child.id().to_string())
    }

    /// Ends it as a host does, and waits until it is gone.
    pub fn stop(mut self) -> Result<()> {
        let told = Command::new("kill").arg(self.child.id().to_string()).status()?;
        let left = self.child.wait()?;
        if told.success() && left.success() {
            Ok(())
        } else {
            Err("a bot did not leave well".into())
        }
    }

    /// Ends it as a loss of power would.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.kill();
    }
}
