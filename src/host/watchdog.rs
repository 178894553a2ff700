//! Tells systemd that the process is alive, so that one that hangs is started again (`WatchdogSec=`).

use sd_notify::NotifyState;

/// Speaks up twice as often as systemd asks for, for ever; not at all where it does not ask. Alive is who still
/// carries tasks out: Discord or a database that is away is no reason to begin anew.
pub(super) async fn feed() {
    let Some(patience) = sd_notify::watchdog_enabled() else { return };
    loop {
        if let Err(error) = sd_notify::notify(&[NotifyState::Watchdog]) {
            tracing::warn!(%error, "systemd cannot be told that the bot is alive");
        }
        tokio::time::sleep(patience / 2).await;
    }
}
