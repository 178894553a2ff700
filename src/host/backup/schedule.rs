//! Scheduled backups.

use std::path::Path;

use super::{Target, back_up, newest_in};
use crate::config::host::Backups;
use crate::telemetry;
use crate::tools::Clock;
use values::Millis;

const HOUR: Millis = 3_600_000;

/// Backs a database up for ever, each time that the newest backup is `settings.hours` old. A
/// failure is logged and tried again after an hour at the latest.
pub async fn run(database: &Path, settings: &Backups, clock: &Clock) {
    let interval = Millis::from(settings.hours.get()) * HOUR;
    let mut not_before = clock.now();
    if let Some((at, file)) = newest_in(&settings.folder, clock.now()) {
        telemetry::backed_up(at, std::fs::metadata(file).map_or(0, |file| file.len()));
    }
    loop {
        let newest = newest_in(&settings.folder, clock.now());
        let due = newest.map_or(not_before, |(at, _)| not_before.max(at + interval));
        if due > clock.now() {
            clock.until(due).await;
        }
        let target = Target::Folder(&settings.folder, Some(settings.keep));
        match back_up(database, target, clock.now()).await {
            Ok(backup) => {
                telemetry::backed_up(clock.now(), backup.bytes);
                let (tables, open) = (backup.report.tables, backup.report.open);
                tracing::info!(file = %backup.file.display(), bytes = backup.bytes, tables, open, "the database is backed up");
                if backup.report.damaged > 0 {
                    tracing::warn!(
                        texts = backup.report.damaged,
                        "some of what the backup holds is damaged; no match goes on there"
                    );
                }
                if backup.report.unreadable > 0 {
                    tracing::error!(
                        tables = backup.report.unreadable,
                        "the backup holds open tables that this version cannot read"
                    );
                }
                not_before = clock.now() + interval;
            }
            Err(error) => {
                telemetry::not_backed_up();
                tracing::error!(%error, "there is no new backup");
                not_before = clock.now() + interval.min(HOUR);
            }
        }
    }
}
