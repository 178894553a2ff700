//! The commands of a host besides `serve`: `backup`, `restore`, `check`, `health`.

use std::fmt::Display;
use std::io::Write as _;
use std::num::{NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use super::backup::report::DatabaseReport;
use super::backup::restore::restore;
use super::backup::{BackupError, Target, back_up};
use super::check::{Finding, Verdict, check};
use super::online::{self, online};
use super::{health, log};
use crate::config::host::LogFormat;
use crate::config::{self, Config};
use crate::store::{is_on_server, snapshot, transfer};
use crate::tools::Clock;
use tracing_subscriber::filter::LevelFilter;

/// Arguments of `backup`.
#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file to write, or a folder, in which it gets a name with the time
    to: PathBuf,
    /// In a folder: how many backups to keep; older ones are removed once the new one has been checked
    #[arg(long)]
    keep: Option<NonZeroU32>,
}

/// Arguments of `restore`.
#[derive(clap::Args)]
pub struct RestoreArgs {
    /// The backup
    file: PathBuf,
}

/// From where to where everything is moved.
#[derive(clap::Args)]
pub struct MigrateArgs {
    /// The database that there is: sqlite://file.db or postgres://user:password@host/database
    from: String,
    /// The one to move to, which must be empty
    to: String,
}

/// Arguments of `check`.
#[derive(clap::Args)]
pub struct CheckArgs {
    /// Try what tables live on with Discord itself, in the channel with this id, and compare
    /// its answers with those of the simulated Discord. What is made for it is taken away again
    #[arg(long, value_name = "CHANNEL")]
    online: Option<NonZeroU64>,
    /// With --online: for how many seconds somebody is waited for to press the button; 0 for nobody
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    wait: u16,
}

/// Backs the database up, also while the bot is at work.
pub fn backup(args: &BackupArgs) -> ExitCode {
    let folder = args.to.is_dir() || args.to.as_os_str().to_string_lossy().ends_with(['/', '\\']);
    let target = match (folder, args.keep) {
        (true, keep) => Target::Folder(&args.to, keep),
        (false, None) => Target::File(&args.to),
        (false, Some(_)) => {
            return refuse(&"--keep is for a folder of backups; name one that ends with /", 2);
        }
    };
    with_database(async |url| {
        if is_on_server(url) {
            return Err(BackupError::OnServer);
        }
        let backup = back_up(&snapshot::file_of(url)?, target, Clock::System.now()).await?;
        say(&format_args!(
            "{}: {} bytes, {}",
            backup.file.display(),
            backup.bytes,
            summary(&backup.report)
        ));
        match backup.removed {
            0 => {}
            1 => say(&"the oldest backup was removed"),
            removed => say(&format_args!("{removed} older backups were removed")),
        }
        Ok(())
    })
}

/// Puts a backup in the place of the database.
pub fn restore_backup(args: &RestoreArgs) -> ExitCode {
    with_database(async |url| {
        let restored = restore(&args.file, url, Clock::System.now()).await?;
        let database = restored.database.display();
        say(&format_args!("{database} is restored: {}", summary(&restored.report)));
        if let Some(aside) = restored.aside {
            say(&format_args!("what was there before is kept as {}", aside.display()));
        }
        // Nonces are made of row numbers, which are given anew from the backup on: Discord would
        // take a new message for the one that had its number.
        say(
            &"if a bot was at work until now, start it in five minutes at the earliest: until then Discord may take new messages for those it knows already",
        );
        Ok(())
    })
}

/// Moves everything from one database to another.
pub fn migrate_database(args: &MigrateArgs) -> ExitCode {
    for url in [&args.from, &args.to] {
        if let Err(error) = config::check_database_url(url) {
            return refuse(&error, 2);
        }
    }
    with_runtime(async {
        match transfer(&args.from, &args.to).await {
            Ok(tables) => {
                let rows: u64 = tables.iter().map(|(_, rows)| rows).sum();
                for (table, rows) in tables.iter().filter(|(_, rows)| *rows > 0) {
                    say(&format_args!("  {table}: {rows}"));
                }
                say(&format_args!(
                    "{rows} rows are moved, and were read back as they were; put the new address into DATABASE_URL"
                ));
                ExitCode::SUCCESS
            }
            Err(error) => refuse(&format_args!("nothing was moved: {error}"), 1),
        }
    })
}

/// Checks the set-up, and prints a line for each subject. The status is 0 when the bot can run.
/// Online, it is that of [`online()`]; `stop` breaks that off, and what was made is taken away all the
/// same.
pub fn check_all(args: &CheckArgs, stop: impl Future<Output = ()>) -> ExitCode {
    let config = match Config::load() {
        Ok(config) => config,
        Err(error) => {
            say(&Finding::wrong("settings", error));
            return if args.online.is_some() { ExitCode::from(2) } else { ExitCode::FAILURE };
        }
    };
    if let Some(channel) = args.online {
        let visit =
            online::Visit { channel: channel.get(), wait: Duration::from_secs(args.wait.into()) };
        return with_runtime(async {
            let print = |line: &str| say(&line);
            ExitCode::from(online(&config, &Clock::System, &visit, stop, print).await)
        });
    }
    with_runtime(async {
        match check(&config, &Clock::System, |line| say(line)).await {
            Verdict::Fine | Verdict::Hint => ExitCode::SUCCESS,
            Verdict::Wrong => ExitCode::FAILURE,
        }
    })
}

/// Asks the running bot whether it is well. The status is 0 when it is.
pub fn ask_health() -> ExitCode {
    let address = match config::health_addr() {
        Ok(Some(address)) => address,
        Ok(None) => return refuse(&"HEALTH_ADDR is not set: nobody can be asked", 1),
        Err(error) => return refuse(&error, 1),
    };
    with_runtime(async {
        match health::ask(address).await {
            Ok(()) => {
                say(&"the bot is well");
                ExitCode::SUCCESS
            }
            Err(complaint) => refuse(&complaint, 1),
        }
    })
}

fn summary(report: &DatabaseReport) -> String {
    let DatabaseReport { tables, open, damaged, unreadable, .. } = report;
    let damaged = match damaged {
        0 => String::new(),
        damaged => format!(", {damaged} damaged texts where no match goes on"),
    };
    let unreadable = match unreadable {
        0 => String::new(),
        unreadable => format!(", {unreadable} open ones that this version can't read"),
    };
    format!("{tables} tables, {open} of them open{unreadable}{damaged}")
}

/// Runs an operation that needs the database's address and no other setting.
fn with_database(operation: impl AsyncFnOnce(&str) -> Result<(), BackupError>) -> ExitCode {
    let url = match config::database_url() {
        Ok(url) => url,
        Err(error) => return refuse(&error, 2),
    };
    log::to_stderr(&log::from(LevelFilter::WARN), LogFormat::Text);
    with_runtime(async {
        match operation(&url).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => refuse(&error, 1),
        }
    })
}

fn with_runtime(operation: impl Future<Output = ExitCode>) -> ExitCode {
    match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(operation),
        Err(error) => refuse(&error, 1),
    }
}

/// Prints a line. A closed standard output is no error.
fn say(line: &dyn Display) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

fn refuse(error: &dyn Display, status: u8) -> ExitCode {
    terminal::tell(&format_args!("hornochse: {error}"));
    ExitCode::from(status)
}
