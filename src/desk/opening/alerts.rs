//! Alerts: those who wanted to be told of new tables are told that one has opened.

use crate::store::{NewAlert, NewRow, Store, StoreError, alert_key};
use crate::tables::archive;
use table::Notice;
use table::command::Open;
use table::state::Guest;
use values::{Millis, UserId};

/// The most people who are told of one table. The others come first with the next.
const MOST: u32 = 50;
/// The time between two of them. Discord takes a bot that opens many direct messages at once for
/// one that sends spam, and lets it open none.
const APART: Millis = 2_000;

/// Returns the alerts of a new table, which are due when its lobby can be linked to: the people to
/// tell, and the rows that must be sent for it. Those who are asked to join are left out: the lobby
/// itself calls them.
pub(super) async fn alerts(
    store: &Store,
    open: &Open,
    invited: &[Guest],
    (now, due_at): (Millis, Millis),
) -> Result<Vec<NewAlert>, StoreError> {
    if open.private {
        return Ok(Vec::new());
    }
    let (guild, host) = (open.place.guild, open.person.user);
    let users = store.to_alert(guild, host, now, MOST).await?;
    let is_invited = |user: &UserId| invited.iter().any(|guest| guest.user == *user);
    let dues = (0..).map(|before| due_at + before * APART);
    let alert = |(user, due_at): (UserId, Millis)| {
        let key = alert_key(user);
        let body = archive::write_notice(&Notice::Alert { user, dm: None })?;
        let row = NewRow { lane: key.clone(), key, body, due_at };
        Ok(NewAlert { user, row })
    };
    users.into_iter().filter(|user| !is_invited(user)).zip(dues).map(alert).collect()
}
