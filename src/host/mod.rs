//! The host's side of the bot: backups and the way back from them, a place to ask how it is, the
//! log, and a look at whether everything is set up.
//!
//! [`serve`] is the bot with all of it; [`commands`] is what can be typed besides. [`backup`] makes,
//! checks, keeps and restores copies of the database; [`health`] answers those who ask; [`check`] looks
//! at the settings; [`log`] is how the log is written;
//! `watchdog` tells systemd that the process is alive.

pub mod backup;
pub mod check;
pub mod commands;
pub mod health;
pub mod log;
#[cfg(target_os = "linux")]
mod watchdog;

use std::io::ErrorKind;

use tokio::task::JoinSet;

use crate::config::Config;
use crate::discord::{Bot, EMOJI_PACE, StartError};
use crate::http::Server;
use crate::store::{is_on_server, snapshot};
use crate::tools::Clock;
use backup::BackupError;
use health::Cockpit;

/// Runs the bot, and what the host has asked for beside it, until `stop` resolves.
///
/// # Errors
/// As for the bot; and when nobody can be listened to at `HEALTH_ADDR`.
pub async fn serve(config: &Config, stop: impl Future<Output = ()>) -> Result<(), StartError> {
    if config.host.backups.is_some() && is_on_server(&config.database_url) {
        return Err(StartError::Backups);
    }
    if let Some(folder) = config.fonts_dir.as_ref().filter(|folder| !folder.is_dir()) {
        let why = format!("there is no folder {}", folder.display());
        return Err(StartError::Folder("FONTS_DIR", why));
    }
    if let Some(backups) = &config.host.backups {
        match backup::can_write(&backups.folder) {
            // There will be room again.
            Err(BackupError::File(_, error)) if error.kind() == ErrorKind::StorageFull => {}
            Err(error) => return Err(StartError::Folder("BACKUP_DIR", error.to_string())),
            Ok(()) => {}
        }
    }
    // It ends with the bot, as what stands beside it does.
    let mut beside = JoinSet::new();
    #[cfg(target_os = "linux")]
    beside.spawn(watchdog::feed());
    let cockpit = match config.host.health {
        Some(address) => {
            let (most, bytes) = (health::CONNECTIONS, health::MOST_BYTES);
            Some(Server::bind("HEALTH_ADDR", address, most, bytes).await?)
        }
        None => None,
    };
    let clock = Clock::System;
    let bot = Bot::new(config, clock.clone(), None).await?.with_emojis(EMOJI_PACE);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "the bot has started");
    if let Some(server) = cockpit {
        tracing::info!(address = ?server.address(), "the bot says how it is");
        let (tables, tools) = (bot.tables().clone(), bot.tools().clone());
        let (gateway, budget) = (bot.gateway().clone(), bot.budget().clone());
        beside.spawn(Cockpit::new(tables, tools, gateway, budget).run(server));
    }
    if let Some(backups) = config.host.backups.clone() {
        let database = snapshot::file_of(&config.database_url)?;
        beside.spawn(async move { backup::keeper::keep(&database, &backups, &clock).await });
    }
    bot.run(stop).await
}
