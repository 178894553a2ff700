//! What a host needs around the bot: backups and the way back from them.
//!
//! [`commands`] is what can be typed; [`backup`] makes, checks, keeps and restores copies of the database.

pub mod backup;
pub mod commands;

use tokio::task::JoinSet;

use crate::app::Clock;
use crate::config::Config;
use crate::discord::{Bot, EMOJI_PACE, StartError};
use crate::store::snapshot;

/// Runs the bot, and what the host has asked for beside it, until `stop` resolves.
///
/// # Errors
/// As for the bot.
pub async fn serve(config: &Config, stop: impl Future<Output = ()>) -> Result<(), StartError> {
    let clock = Clock::System;
    let bot = Bot::new(config, clock.clone(), None).await?.with_emojis(EMOJI_PACE);
    // They end with the bot.
    let mut beside = JoinSet::new();
    if let Some(backups) = config.host.backups.clone() {
        let database = snapshot::file_of(&config.database_url)?;
        beside.spawn(async move { backup::keeper::keep(&database, &backups, &clock).await });
    }
    bot.run(stop).await
}
