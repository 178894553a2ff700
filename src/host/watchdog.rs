//! Tells systemd that the process is alive, so that one that hangs is started again (`WatchdogSec=`).

use sd_notify::NotifyState;

/// Notifies systemd twice in each interval of its watchdog, for ever; returns at once where there
/// is none. The process counts as alive while its runtime polls this task: an outage of Discord or
/// of the database is no reason for a restart.
pub(super) async fn feed() {
    let Some(timeout) = sd_notify::watchdog_enabled() else { return };
    loop {
        if let Err(error) = sd_notify::notify(&[NotifyState::Watchdog]) {
            tracing::warn!(%error, "systemd cannot be told that the bot is alive");
        }
        tokio::time::sleep(timeout / 2).await;
    }
}
