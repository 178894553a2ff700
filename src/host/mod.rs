//! The host's side of the bot: backups, health, the log, and a check of the set-up.
//!
//! [`serve`] runs the bot with all of it; [`commands`] has the other commands of a host. [`backup`]
//! makes, checks, keeps and restores copies of the database; [`health`] answers health checks;
//! [`check`] is `hornochse check`, [`online`] the table of `check --online`; [`log`] sets the log up; `watchdog` tells systemd that the
//! process is alive.

pub mod backup;
pub mod check;
pub mod commands;
pub mod health;
pub mod log;
pub mod online;
#[cfg(target_os = "linux")]
mod watchdog;

use std::io::ErrorKind;

use tokio::task::JoinSet;

use crate::config::Config;
use crate::discord::{Bot, EMOJI_PACE, StartError};
use crate::http::Server;
use crate::store::{is_on_server, snapshot};
use crate::tools::Clock;
use crate::tools::task::boxed;
use backup::BackupError;
use health::HealthEndpoint;

/// Whether a folder can't be written to because a wrong one is named, or to another user.
const fn is_mistake(fault: ErrorKind) -> bool {
    matches!(
        fault,
        ErrorKind::PermissionDenied
            | ErrorKind::NotADirectory
            | ErrorKind::AlreadyExists
            | ErrorKind::InvalidInput
    )
}

/// Runs the bot, and the services that the host has set up beside it, until `stop` resolves.
/// Errors: as for the bot; and when a folder or `HEALTH_ADDR` cannot be used.
pub async fn serve(
    config: &Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    if config.host.backups.is_some() && is_on_server(&config.database_url) {
        return Err(StartError::Backups);
    }
    if let Some(folder) = config.fonts_dir.as_ref().filter(|folder| !folder.is_dir()) {
        let why = format!("there is no folder {}", folder.display());
        return Err(StartError::Folder("FONTS_DIR", why));
    }
    if let Some(backups) = &config.host.backups {
        match backup::ensure_writable(&backups.folder) {
            // A disk that is full or broken stops nobody from playing, and may be well again by the
            // time of the first backup, which says it if not.
            Err(BackupError::File(_, error)) if !is_mistake(error.kind()) => {}
            Err(error) => return Err(StartError::Folder("BACKUP_DIR", error.to_string())),
            Ok(()) => {}
        }
    }
    // The background tasks end with the bot.
    let mut background = JoinSet::new();
    #[cfg(target_os = "linux")]
    background.spawn(boxed(watchdog::feed()));
    let health_server = match config.host.health {
        Some(address) => {
            let (connections, body) = (health::MAX_CONNECTIONS, health::MAX_BODY);
            Some(Server::bind("HEALTH_ADDR", address, connections, body).await?)
        }
        None => None,
    };
    let clock = Clock::System;
    let mut stop = Box::pin(stop);
    let bot = tokio::select! {
        bot = Bot::new(config, clock.clone(), None) => bot?.with_emojis(EMOJI_PACE),
        // Discord, or a long migration, may keep it waiting.
        () = &mut stop => return Ok(()),
    };
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "the bot has started");
    if let Some(server) = health_server {
        tracing::info!(address = ?server.address(), "the bot says how it is");
        let (tables, tools) = (bot.tables().clone(), bot.tools().clone());
        let (gateway, budget) = (bot.gateway().clone(), bot.budget().clone());
        background.spawn(boxed(HealthEndpoint::new(tables, tools, gateway, budget).run(server)));
    }
    if let Some(backups) = config.host.backups.clone() {
        let database = snapshot::file_of(&config.database_url)?;
        background
            .spawn(boxed(async move { backup::schedule::run(&database, &backups, &clock).await }));
    }
    bot.run(stop).await
}
