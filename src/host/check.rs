//! `hornochse check`: settings, database, disk, backups, fonts, addresses and Discord, a line each.

use std::fmt::{self, Display};
use std::path::Path;
use std::time::Duration;

use super::backup::backups_in;
use crate::config::Config;
use crate::config::host::{Backups, PublicKey};
use crate::discord::{Probe, StartError, invite_link, probe};
use crate::http::Server;
use crate::store::snapshot::{self, Age, FileState, Snapshot};
use crate::store::{DatabaseLock, ON_SERVER, StoreError, is_on_server, look_at, sqlite_version};
use crate::tools::Clock;
use pictures::{FontSources, Painter};
use values::Millis;

/// The severity of a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// As it should be.
    Fine,
    /// The bot runs, and would run better with the change that the line names.
    Hint,
    /// The bot does not work until it is mended.
    Wrong,
}

/// One line of the report: a subject, its state, and the remedy if it needs one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub verdict: Verdict,
    /// The first column, such as `database`.
    pub subject: &'static str,
    /// The state and the remedy, a sentence.
    pub text: String,
}

impl Finding {
    fn fine(subject: &'static str, text: impl Into<String>) -> Self {
        Self { verdict: Verdict::Fine, subject, text: text.into() }
    }

    fn hint(subject: &'static str, text: impl Into<String>) -> Self {
        Self { verdict: Verdict::Hint, subject, text: text.into() }
    }

    #[must_use]
    pub fn wrong(subject: &'static str, text: impl Display) -> Self {
        Self { verdict: Verdict::Wrong, subject, text: text.to_string() }
    }
}

impl Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Fine => "ok",
            Verdict::Hint => "--",
            Verdict::Wrong => "NO",
        };
        write!(f, "{verdict}  {:<9}  {}", self.subject, self.text)
    }
}

/// Least free space on a disk, whatever the size of the database.
const MIN_FREE_BYTES: u64 = 100 << 20;
/// Deviation of the clock from which it gets a hint.
const CLOCK_HINT: Millis = 5_000;
/// Deviation of the clock from which deadlines come at the wrong time.
const CLOCK_WRONG: Millis = 30_000;
/// Number of connections left for today below which the host had better wait.
const FEW_CONNECTIONS: u64 = 10;
/// Time for SQLite to check the file.
const CHECK_TIMEOUT: Duration = Duration::from_secs(60);

/// Checks everything, and prints each line as soon as it is known. Returns the worst verdict.
pub async fn check(config: &Config, clock: &Clock, mut print: impl FnMut(&Finding)) -> Verdict {
    let mut worst = Verdict::Fine;
    let mut report = |line: Finding| {
        worst = worst.max(line.verdict);
        print(&line);
    };
    report(Finding::fine("settings", "they are all as they should be"));
    let running = database(config, &mut report).await;
    disk(config, &mut report);
    match &config.host.backups {
        Some(_) if is_on_server(&config.database_url) => {
            report(Finding::wrong("backups", StartError::Backups));
        }
        None if is_on_server(&config.database_url) => {
            report(Finding::hint("backups", format!("the bot makes none: {ON_SERVER}")));
        }
        Some(backups) => report(backups_finding(backups, clock.now())),
        None => {
            report(Finding::hint("backups", "none are made; set BACKUP_DIR to a folder for them"));
        }
    }
    report(fonts(config).await);
    addresses(config, running, &mut report).await;
    match probe(config).await {
        Ok(answer) => discord(config, &answer, clock.now(), &mut report),
        Err(error @ StartError::Token) => report(Finding::wrong("token", error)),
        Err(error) => report(Finding::wrong("discord", error)),
    }
    worst
}

/// Whether a bot is using the database.
pub(super) async fn is_running(config: &Config) -> bool {
    database(config, &mut |_| ()).await
}

/// Checks the database. Returns whether a bot is using it.
async fn database(config: &Config, report: &mut impl FnMut(Finding)) -> bool {
    if is_on_server(&config.database_url) {
        return server_database(&config.database_url, report).await;
    }
    match sqlite_version().await {
        Ok(version) => report(Finding::fine("sqlite", format!("version {version}"))),
        Err(error) => report(Finding::wrong("sqlite", error)),
    }
    let url = &config.database_url;
    let file = match snapshot::file_of(url) {
        Ok(file) if file.exists() => file,
        // No lock is taken here: its file would belong to the user who checks, and keep the bot's
        // own user out.
        Ok(file) => {
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            report(if folder.is_dir() {
                Finding::fine("database", "not there yet; it will be created")
            } else {
                let folder = folder.display();
                Finding::wrong(
                    "database",
                    format!("there is no folder {folder}; check DATABASE_URL"),
                )
            });
            return false;
        }
        Err(error) => {
            report(Finding::wrong("database", error));
            return false;
        }
    };
    if let Err(error) = std::fs::OpenOptions::new().append(true).open(&file) {
        let file = file.display();
        report(Finding::wrong(
            "database",
            format!("{file} cannot be written: {error}; check its owner"),
        ));
        return false;
    }
    let running = match DatabaseLock::alone(url).await {
        // The check takes a while: a bot that starts meanwhile must not find the database locked.
        Ok(lock) => {
            lock.release().await;
            false
        }
        Err(StoreError::InUse { .. }) => true,
        Err(error) => {
            report(Finding::wrong("database", format!("{error}{}", error.advice())));
            return false;
        }
    };
    let state = if running { FileState::InUse } else { FileState::AtRest };
    let usage = if running { "in use by a running bot" } else { "no bot is using it" };
    report(match tokio::time::timeout(CHECK_TIMEOUT, inspect_file(&file, state)).await {
        Ok(Ok(state)) => file_finding(state, &file, usage),
        Ok(Err(error)) => {
            Finding::wrong("database", format!("{error}; restore a backup of {}", file.display()))
        }
        Err(_) => Finding::hint("database", format!("{usage}; too large to be looked at here")),
    });
    running
}

/// Checks a database on a server. Returns whether a bot is using it.
async fn server_database(url: &str, report: &mut impl FnMut(Finding)) -> bool {
    match look_at(url).await {
        Ok(database) => {
            let usage =
                if database.in_use { "in use by a running bot" } else { "no bot is using it" };
            let name = format!("{}, PostgreSQL {}", database.name, database.version);
            report(if database.later {
                Finding::wrong(
                    "database",
                    format!(
                        "{name}: it was written by a later version of this program, which has to use it"
                    ),
                )
            } else if database.closed {
                Finding::wrong(
                    "database",
                    format!(
                        "{name}: this user may create no tables there; make it the database's owner"
                    ),
                )
            } else if database.read_only {
                Finding::wrong(
                    "database",
                    format!(
                        "{name}: it takes no changes; name the server that others copy from, or let this user write"
                    ),
                )
            } else {
                Finding::fine("database", format!("{name}: {usage}"))
            });
            database.in_use
        }
        Err(error) => {
            report(Finding::wrong("database", format!("{error}{}", error.advice())));
            false
        }
    }
}

/// The age of a database file, and the first fault that SQLite finds in it.
async fn inspect_file(file: &Path, state: FileState) -> Result<(Age, Option<String>), StoreError> {
    let snapshot = Snapshot::open(file, state).await?;
    let state = async { Ok((snapshot.age().await?, snapshot.first_fault().await?)) }.await;
    snapshot.close().await;
    state
}

fn file_finding((age, fault): (Age, Option<String>), file: &Path, usage: &str) -> Finding {
    let file = file.display();
    match (age, fault) {
        (_, Some(fault)) => {
            Finding::wrong("database", format!("{file} is damaged ({fault}): restore a backup"))
        }
        (Age::Present, None) => Finding::fine("database", format!("{file}: {usage}")),
        (Age::Earlier, None) => Finding::fine(
            "database",
            format!(
                "{file}: of an earlier version; it is brought up to date at the next start, after which that version cannot use it"
            ),
        ),
        (Age::Later, None) => Finding::wrong(
            "database",
            format!("{file} was written by a later version: use that one, or restore a backup"),
        ),
        (Age::Foreign, None) => Finding::wrong(
            "database",
            format!("{file} belongs to another program: name another file in DATABASE_URL"),
        ),
    }
}

/// Checks the free space of the disks that are written to.
fn disk(config: &Config, report: &mut impl FnMut(Finding)) {
    let of_file = !is_on_server(&config.database_url);
    let database = of_file.then(|| snapshot::file_of(&config.database_url).ok()).flatten();
    let size = database.as_ref().and_then(|file| Some(std::fs::metadata(file).ok()?.len()));
    let size = size.unwrap_or_default();
    let mut folders = Vec::new();
    if let Some(database) = &database {
        folders.push(("disk", database.parent().unwrap_or(Path::new(""))));
    }
    if let Some(backups) = &config.host.backups {
        folders.push(("disk", &backups.folder));
    }
    for (subject, folder) in folders {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let shown = folder.display();
        // A folder that does not exist yet has the space of its nearest ancestor.
        let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
        report(match fs4::available_space(there) {
            Ok(room) if room < MIN_FREE_BYTES.max(2 * size) => Finding::wrong(
                subject,
                format!(
                    "{} MB are free in {shown}: make room, or matches stop when it is full",
                    room >> 20
                ),
            ),
            Ok(room) => Finding::fine(subject, format!("{} MB are free in {shown}", room >> 20)),
            Err(error) => Finding::hint(
                subject,
                format!("{shown} does not say how much room it has: {error}"),
            ),
        });
    }
}

fn backups_finding(backups: &Backups, now: Millis) -> Finding {
    let folder = backups.folder.display();
    if let Err(error) = super::backup::ensure_writable(&backups.folder) {
        return Finding::wrong("backups", format!("{error}; check BACKUP_DIR"));
    }
    let Some((newest, _)) = backups_in(&backups.folder).pop() else {
        return Finding::fine(
            "backups",
            format!("none yet in {folder}; the bot makes one when it runs"),
        );
    };
    let hours = now.saturating_sub(newest) / 3_600_000;
    if hours > 2 * Millis::from(backups.hours.get()) {
        let text = format!("the newest in {folder} is {hours} hours old; the log says why");
        return Finding::wrong("backups", text);
    }
    Finding::fine("backups", format!("the newest in {folder} is {hours} hours old"))
}

async fn fonts(config: &Config) -> Finding {
    if let Some(folder) = &config.fonts_dir
        && let Err(error) = std::fs::read_dir(folder)
    {
        return Finding::wrong("fonts", format!("FONTS_DIR {}: {error}", folder.display()));
    }
    let sources = FontSources { folder: config.fonts_dir.clone(), system: config.system_fonts };
    // Blocking: hundreds of files may have to be opened.
    let fonts = tokio::task::spawn_blocking(move || {
        let count = sources.count();
        Painter::with_fonts(sources).map(|_| count)
    });
    match fonts.await {
        Ok(Ok(0)) => Finding::hint(
            "fonts",
            "none but those of the program; for names in Chinese, Japanese, Arabic and so on install fonts-noto-core and fonts-noto-cjk, or set FONTS_DIR",
        ),
        Ok(Ok(count)) => Finding::fine("fonts", format!("{count}, besides those of the program")),
        Ok(Err(error)) => Finding::wrong("fonts", format!("no picture can be drawn: {error}")),
        Err(_) => Finding::wrong(
            "fonts",
            "a font of this machine breaks the program: remove it, or set FONTS_DIR",
        ),
    }
}

/// Checks that the configured addresses are free; with a bot running, that it is well.
async fn addresses(config: &Config, running: bool, report: &mut impl FnMut(Finding)) {
    for (subject, setting, address) in [
        ("health", "HEALTH_ADDR", config.host.health),
        ("http", "INTERACTIONS_ADDR", config.host.interactions),
    ] {
        let Some(address) = address else { continue };
        if running {
            if subject == "health" {
                report(match super::health::ask(address).await {
                    Ok(()) => Finding::fine(subject, "the running bot is well"),
                    Err(error) => Finding::wrong(subject, error),
                });
            }
            continue;
        }
        report(match Server::bind(setting, address, 1, 1).await {
            Ok(_) => Finding::fine(subject, format!("{address} is free")),
            Err(error) => Finding::wrong(subject, error),
        });
    }
}

/// Findings from Discord's answer.
fn discord(config: &Config, probe: &Probe, now: Millis, report: &mut impl FnMut(Finding)) {
    report(Finding::fine("token", format!("it is that of {} ({})", probe.name, probe.application)));
    let link = invite_link(probe.application);
    report(Finding::fine("intents", "none that Discord would have to grant"));
    report(match &probe.servers {
        None => Finding::hint("servers", "Discord does not say on which the bot is"),
        Some(none) if none.is_empty() => {
            Finding::hint("servers", format!("the bot is on none yet; invite it: {link}"))
        }
        Some(servers) => {
            let lacking: Vec<String> = servers
                .iter()
                .filter(|server| !server.lacking.is_empty())
                .map(|server| format!("{} lacks {}", server.name, server.lacking.join(", ")))
                .collect();
            if lacking.is_empty() {
                Finding::fine(
                    "servers",
                    format!("{}; the bot may do there what it needs", servers.len()),
                )
            } else {
                let named =
                    lacking.iter().take(5).map(String::as_str).collect::<Vec<_>>().join("; ");
                let text = format!(
                    "{} of {}: {named}. Invite the bot again: {link}",
                    lacking.len(),
                    servers.len()
                );
                Finding::hint("servers", text)
            }
        }
    });
    if !config.host.without_gateway {
        report(match probe.sessions {
            Some(left) if left < FEW_CONNECTIONS => Finding::hint(
                "gateway",
                format!(
                    "{left} connections are left for today: do not start the bot again and again"
                ),
            ),
            Some(left) => {
                Finding::fine("gateway", format!("{left} connections are left for today"))
            }
            None => Finding::hint("gateway", "Discord does not say how many connections are left"),
        });
    }
    report(interactions(config.host.interactions.and(config.host.public_key), probe));
    if let Some(time) = probe.time {
        report(clock(now - time));
    }
}

/// Checks that Discord sends interactions where the bot expects them.
fn interactions(key: Option<PublicKey>, probe: &Probe) -> Finding {
    match (key, &probe.endpoint) {
        (None, None) => Finding::fine("clicks", "they come through the gateway"),
        (None, Some(url)) => Finding::wrong(
            "clicks",
            format!(
                "Discord sends them to {url}, not through the gateway: remove the Interactions Endpoint URL in the developer portal, or set INTERACTIONS_ADDR"
            ),
        ),
        (Some(key), _) if hex::encode(key) != probe.public_key => Finding::wrong(
            "clicks",
            "DISCORD_PUBLIC_KEY is that of another application: copy it again from the General Information page of the developer portal",
        ),
        (Some(_), None) => Finding::hint(
            "clicks",
            "they come through the gateway: start the bot, then set the Interactions Endpoint URL in the developer portal to where /interactions of INTERACTIONS_ADDR can be reached by https",
        ),
        (Some(_), Some(url)) => Finding::fine("clicks", format!("Discord sends them to {url}")),
    }
}

fn clock(ahead: Millis) -> Finding {
    let seconds = ahead.abs() / 1_000;
    let which = if ahead > 0 { "ahead of" } else { "behind" };
    let text = format!("{seconds} seconds {which} Discord's: let the system set it by NTP");
    match ahead.abs() {
        fine if fine <= CLOCK_HINT => Finding::fine("clock", "it agrees with Discord's"),
        off if off <= CLOCK_WRONG => Finding::hint("clock", text),
        _ => Finding::wrong("clock", text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_told_to_be_wrong_only_when_it_is() {
        for (ahead, verdict) in [
            (0, Verdict::Fine),
            (-4_900, Verdict::Fine),
            (5_001, Verdict::Hint),
            (-30_000, Verdict::Hint),
            (90_000, Verdict::Wrong),
        ] {
            assert_eq!(clock(ahead).verdict, verdict, "{ahead}");
        }
        assert!(clock(90_000).text.starts_with("90 seconds ahead of Discord's"));
        assert!(clock(-90_000).text.starts_with("90 seconds behind Discord's"));
    }
}
