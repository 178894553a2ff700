//! `hornochse forget`: deletes everything about a person or a server while no bot runs.

use std::io::Write;
use std::process::ExitCode;

use crate::config;
use crate::config::host::LogFormat;
use crate::host::log;
use crate::store::{DatabaseLock, Forgotten, Store, StoreError};
use crate::tables::forget_person_at_rest;
use crate::tools::Clock;
use tracing_subscriber::filter::LevelFilter;
use values::{GuildId, UserId};

/// Arguments of the command.
#[derive(clap::Args)]
pub struct ForgetArgs {
    /// The person, by their Discord id
    #[arg(value_name = "USER", required_unless_present = "server", conflicts_with = "server")]
    user: Option<u64>,
    /// A server instead, by its Discord id
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    server: Option<u64>,
}

/// Deletes, and prints how many lines of each table are gone.
pub fn run(args: &ForgetArgs) -> ExitCode {
    let url = match config::database_url() {
        Ok(url) => url,
        Err(error) => return super::refuse(&error),
    };
    // It says which tables are left, and why.
    log::to_stderr(&log::from(LevelFilter::ERROR), LogFormat::Text);
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return super::refuse(&error),
    };
    match runtime.block_on(forget_locked(&url, args)) {
        Ok((report, left)) => {
            // A closed standard output is no error: everything is deleted already.
            let _ = std::io::stdout().write_all(report.as_bytes());
            if left == 0 {
                return ExitCode::SUCCESS;
            }
            let s = if left == 1 { "" } else { "s" };
            super::refuse(&format_args!(
                "{left} table{s} could not be changed; the bot tries again once it runs"
            ))
        }
        Err(error) => super::refuse(&format_args!("{error}{}", error.advice())),
    }
}

/// Deletes under a lock of the database.
async fn forget_locked(url: &str, args: &ForgetArgs) -> Result<(String, usize), StoreError> {
    let lock = DatabaseLock::alone(url).await?;
    let forgotten = forget(url, args).await;
    // Held until the last line is deleted.
    lock.release().await;
    forgotten
}

async fn forget(url: &str, args: &ForgetArgs) -> Result<(String, usize), StoreError> {
    let store = Store::open_existing(url).await?;
    let (subject, (forgotten, left)) = match (args.user, args.server) {
        (Some(user), _) => {
            let now = Clock::System.now();
            let forgotten = forget_person_at_rest(&store, UserId(user), now).await?;
            (format!("user {user}"), forgotten)
        }
        (None, Some(server)) => {
            (format!("server {server}"), (store.forget_server(GuildId(server)).await?, 0))
        }
        // Unreachable: clap requires one of them.
        (None, None) => (String::new(), (Forgotten::default(), 0)),
    };
    if forgotten.is_nothing() && left == 0 {
        store.close().await;
        return Ok((format!("Nothing is stored about {subject}.\n"), 0));
    }
    let compacted = store.compact().await;
    store.close().await;
    let mut report = format!("Forgot {subject}:\n");
    for (table, lines) in &forgotten.lines {
        let s = if *lines == 1 { "" } else { "s" };
        report += &format!("  {table}: {lines} line{s}\n");
    }
    if args.user.is_some() {
        report += "What others need was kept without them.\n";
    }
    if let Err(error) = compacted {
        report += &format!("The file kept its room, which is used again: {error}\n");
    }
    report += "Messages that stand in Discord, logs and backups are not touched.\n";
    Ok((report, left))
}
