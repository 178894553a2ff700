//! Alerts: those who wanted to be told of new tables are told that one has opened.

use super::opening::LOBBY_GRACE;
use super::router::Router;
use crate::store::{NewAlert, NewRow, StoreError};
use crate::tables::archive;
use table::Notice;
use table::command::Open;
use table::notice::alert_key;
use table::state::Guest;
use values::Millis;
use values::UserId;

/// The most people who are told of one table. The others come first with the next.
const MOST: u32 = 50;

impl Router {
    /// Returns the alerts of a new table: the people to tell, and the rows that must be sent for
    /// it. Those who are asked to join are left out: the lobby itself calls them.
    pub(crate) async fn alerts(
        &self,
        open: &Open,
        invited: &[Guest],
        now: Millis,
    ) -> Vec<NewAlert> {
        if open.private {
            return Vec::new();
        }
        let alerts = self.alerts_of(open, invited, now).await;
        alerts.unwrap_or_else(|error| {
            // The table opens all the same.
            tracing::error!(%error, "nobody is told of a new table");
            Vec::new()
        })
    }

    async fn alerts_of(
        &self,
        open: &Open,
        invited: &[Guest],
        now: Millis,
    ) -> Result<Vec<NewAlert>, StoreError> {
        let (guild, host) = (open.place.guild, open.person.user);
        let users = self.tables.store().to_alert(guild, host, now, MOST).await?;
        let called = |user: &UserId| invited.iter().any(|guest| guest.user == *user);
        let alert = |user: UserId| {
            let key = alert_key(user);
            let body = archive::write_notice(&Notice::Alert { user, dm: None })?;
            // By then the lobby stands, and can be linked to.
            let row = NewRow { lane: key.clone(), key, body, due_at: now + LOBBY_GRACE };
            Ok(NewAlert { user, row })
        };
        users.into_iter().filter(|user| !called(user)).map(alert).collect()
    }
}
