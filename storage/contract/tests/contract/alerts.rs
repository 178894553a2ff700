//! Alerts: people who want to be told of new tables.

use storage::{NewAlert, alert_key};
use storage_contract::{Raw, Store, on_both};
use values::{GuildId, ServerChange, UserId};

use crate::support::{GUILD, OPENED, open_with, row};

const HOUR: i64 = 3_600_000;

async fn whoever_wants_to_is_told_once_an_hour_on_whatever_server(store: &Store, raw: &Raw) {
    let elsewhere = GuildId(8);
    for user in [3, 1, 2] {
        store.tell_of_tables(GUILD, UserId(user), "de").await.unwrap();
    }
    store.tell_of_tables(elsewhere, UserId(1), "fr").await.unwrap();
    store.tell_of_tables(GUILD, UserId(1), "nl").await.unwrap();
    assert_eq!(store.alert_locale(GUILD, UserId(1)).await.unwrap().as_deref(), Some("nl"));
    assert_eq!(store.alert_locale(elsewhere, UserId(2)).await.unwrap(), None);

    let to_alert = async |now, most| store.to_alert(GUILD, UserId(3), now, most).await.unwrap();
    assert_eq!(to_alert(OPENED, 9).await, [UserId(1), UserId(2)]);
    let alert = |user: u64| NewAlert { user: UserId(user), row: row(&alert_key(UserId(user))) };
    let table = open_with(store, elsewhere, 5, &[], &[alert(1)]).await.unwrap();
    assert_eq!(store.outbox(table).await.unwrap().len(), 2);
    assert_eq!(to_alert(OPENED + HOUR - 1, 9).await, [UserId(2)]);
    assert_eq!(to_alert(OPENED + HOUR, 9).await, [UserId(1), UserId(2)]);
    assert_eq!(to_alert(OPENED + HOUR, 1).await, [UserId(1)]);
    // Told elsewhere meanwhile: nothing is sent again.
    let table = open_with(store, GUILD, 6, &[], &[alert(1), alert(2)]).await.unwrap();
    let keys: Vec<_> = store.outbox(table).await.unwrap().into_iter().map(|row| row.key).collect();
    assert_eq!(keys, ["lobby", "alert:2"]);

    // Turning alerts off and on again brings no further ones.
    store.stop_telling(GUILD, UserId(2)).await.unwrap();
    store.forget_alerts(OPENED + HOUR / 2).await.unwrap();
    assert_eq!(store.alert_locale(GUILD, UserId(2)).await.unwrap(), None);
    assert_eq!(to_alert(OPENED + HOUR, 9).await, [UserId(1)]);
    store.tell_of_tables(GUILD, UserId(2), "it").await.unwrap();
    assert_eq!(to_alert(OPENED + HOUR / 2, 9).await, []);
    assert_eq!(to_alert(OPENED + HOUR, 9).await, [UserId(1), UserId(2)]);

    // What came to nothing doesn't count, unless they were told of another one later.
    store.not_told(UserId(1), OPENED + 1).await.unwrap();
    assert_eq!(to_alert(OPENED + HOUR / 2, 9).await, []);
    store.not_told(UserId(1), OPENED).await.unwrap();
    assert_eq!(to_alert(OPENED + HOUR / 2, 9).await, [UserId(1)]);

    // A clock that was ahead when they were told, and has been set right.
    assert_eq!(to_alert(OPENED - HOUR, 9).await, [UserId(1), UserId(2)]);

    // After an hour nothing of it is left.
    store.stop_telling(GUILD, UserId(2)).await.unwrap();
    assert_eq!(raw.number("SELECT count(*) FROM table_alerts").await, 4);
    store.forget_alerts(OPENED + HOUR).await.unwrap();
    assert_eq!(raw.number("SELECT count(*) FROM table_alerts").await, 3);
    store.change_server(GUILD, ServerChange::Banned(vec![UserId(1)])).await.unwrap().unwrap();
    assert_eq!(to_alert(OPENED + HOUR * 9, 9).await, []);
}

async fn whoever_cannot_be_reached_is_told_of_nothing_any_more(store: &Store, _: &Raw) {
    for guild in [GUILD, GuildId(8)] {
        store.tell_of_tables(guild, UserId(1), "it").await.unwrap();
    }
    store.unreached(UserId(1)).await.unwrap();
    for guild in [GUILD, GuildId(8)] {
        assert_eq!(store.alert_locale(guild, UserId(1)).await.unwrap(), None);
    }
    assert!(store.person_settings(UserId(1)).await.unwrap().unreached);
}

on_both!(
    whoever_wants_to_is_told_once_an_hour_on_whatever_server,
    whoever_cannot_be_reached_is_told_of_nothing_any_more,
);
