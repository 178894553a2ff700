//! `hornochse check`: settings, database, disk, backups, fonts, addresses and Discord, a line each.

mod database;
mod finding;

use std::path::Path;

use super::backup::newest_in;
use crate::config::Config;
use crate::config::host::{Backups, PublicKey};
use crate::discord::{Probe, StartError, invite_link, probe};
use crate::http::Server;
use crate::store::{ON_SERVER, is_on_server, snapshot};
use crate::tools::Clock;
use pictures::{FontSources, Painter};
use values::Millis;

use database::database;
pub use finding::{Finding, Verdict};

/// Least free space on a disk, whatever the size of the database.
const MIN_FREE_BYTES: u64 = 100 << 20;
/// Deviation of the clock from which it gets a hint.
const CLOCK_HINT: Millis = 5_000;
/// Deviation of the clock from which deadlines come at the wrong time.
const CLOCK_WRONG: Millis = 30_000;
/// Number of connections left for today below which the host had better wait.
const FEW_CONNECTIONS: u64 = 10;

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
        Some(backups) => report(backups_finding(backups, clock.now(), running)),
        None => {
            report(Finding::hint("backups", "none are made; set BACKUP_DIR to a folder for them"));
        }
    }
    report(fonts(config).await);
    addresses(config, running, &mut report).await;
    match probe(config, clock).await {
        Ok(answer) => discord(config, &answer, running, &mut report),
        Err(error @ StartError::Token) => report(Finding::wrong("token", error)),
        Err(error) => report(Finding::wrong("discord", error)),
    }
    worst
}

/// Whether a bot is using the database.
pub(super) async fn is_running(config: &Config) -> bool {
    database(config, &mut |_| ()).await
}

/// Checks the free space of the disks that are written to.
fn disk(config: &Config, report: &mut impl FnMut(Finding)) {
    let of_file = !is_on_server(&config.database_url);
    let database = of_file.then(|| snapshot::file_of(&config.database_url).ok()).flatten();
    let size = database.as_ref().and_then(|file| Some(std::fs::metadata(file).ok()?.len()));
    let size = size.unwrap_or_default();
    let mut folders = Vec::new();
    if let Some(database) = &database {
        folders.push((true, database.parent().unwrap_or(Path::new(""))));
    }
    if let Some(backups) = &config.host.backups {
        folders.push((false, &backups.folder));
    }
    let subject = "disk";
    for (plays, folder) in folders {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let shown = folder.display();
        // A folder that does not exist yet has the space of its nearest ancestor.
        let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
        report(match fs4::available_space(there) {
            Ok(room) if room < MIN_FREE_BYTES.max(2 * size) => {
                let free = format!("{} MB are free in {shown}: make room, or", room >> 20);
                match plays {
                    true => Finding::wrong(subject, format!("{free} matches stop when it is full")),
                    false => Finding::hint(subject, format!("{free} there are no new backups")),
                }
            }
            Ok(room) => Finding::fine(subject, format!("{} MB are free in {shown}", room >> 20)),
            Err(error) => Finding::hint(
                subject,
                format!("{shown} does not say how much room it has: {error}"),
            ),
        });
    }
}

fn backups_finding(backups: &Backups, now: Millis, running: bool) -> Finding {
    let folder = backups.folder.display();
    if let Err(error) = super::backup::ensure_writable(&backups.folder) {
        return Finding::wrong("backups", format!("{error}; check BACKUP_DIR"));
    }
    let Some((newest, _)) = newest_in(&backups.folder, now) else {
        if running {
            let text = format!("none yet in {folder}, although the bot runs; the log says why");
            return Finding::hint("backups", text);
        }
        return Finding::fine(
            "backups",
            format!("none yet in {folder}; the bot makes one when it runs"),
        );
    };
    let hours = now.saturating_sub(newest) / 3_600_000;
    if hours > 2 * Millis::from(backups.hours.get()) {
        if !running {
            let text = format!(
                "the newest in {folder} is {hours} hours old; the bot makes one when it runs"
            );
            return Finding::hint("backups", text);
        }
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
    // What runs on a shared database may run on another machine.
    let may_be_elsewhere = is_on_server(&config.database_url);
    let mut running = running;
    for (subject, setting, address) in [
        ("health", "HEALTH_ADDR", config.host.health),
        ("http", "INTERACTIONS_ADDR", config.host.interactions),
    ] {
        let Some(address) = address else { continue };
        let bind = async || Server::bind(setting, address, 1, 1).await.map(|_| ());
        if running && subject == "health" {
            let well = super::health::ask(address).await;
            let taken = well.is_ok() || bind().await.is_err();
            running = taken || !may_be_elsewhere;
            if running {
                report(match well {
                    Ok(()) => Finding::fine(subject, "the running bot is well"),
                    Err(error) if taken => Finding::wrong(subject, error),
                    Err(error) => Finding::hint(
                        subject,
                        format!("{error}; if the bot runs in another container, check there"),
                    ),
                });
            }
        }
        if !running {
            report(match bind().await {
                Ok(()) => Finding::fine(subject, format!("{address} is free")),
                Err(error) => Finding::wrong(subject, error),
            });
        }
    }
}

/// Findings from Discord's answer.
fn discord(config: &Config, probe: &Probe, running: bool, report: &mut impl FnMut(Finding)) {
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
                .map(|server| {
                    let name = terminal::plain(&server.name, 100);
                    format!("{name} lacks {}", server.lacking.join(", "))
                })
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
    let key = config.host.interactions.and(config.host.public_key);
    let deaf = config.host.without_gateway.then_some(running);
    report(interactions(key, deaf, probe));
    if let Some(ahead) = probe.ahead {
        report(clock(ahead));
    }
}

/// Checks that Discord sends interactions where the bot expects them. Without a gateway `deaf` says
/// whether the bot is running.
fn interactions(key: Option<PublicKey>, deaf: Option<bool>, probe: &Probe) -> Finding {
    const SET_URL: &str = "set the Interactions Endpoint URL in the developer portal to where /interactions of INTERACTIONS_ADDR can be reached by https";
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
        (Some(_), None) => match deaf {
            Some(true) => {
                Finding::wrong("clicks", format!("none come in, for GATEWAY is off: {SET_URL}"))
            }
            Some(false) => Finding::hint(
                "clicks",
                format!("none come in yet, for GATEWAY is off: start the bot, then {SET_URL}"),
            ),
            None => Finding::hint(
                "clicks",
                format!("they come through the gateway: start the bot, then {SET_URL}"),
            ),
        },
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
