//! The database, looked at and changed behind the bot's back.

use std::path::Path;

use hornochse::store::{Commit, Created, FinishedMatch, NewRow, NewTable, SeatLine, Store};
use values::{ChannelId, GuildId, TableId, UserId};

use crate::support::{Scene, eventually};

impl Scene {
    /// Waits until the bot knows in which message its lobby is shown, and has nothing to send.
    pub async fn lobby_known(&self) {
        self.lobby_noted().await;
        self.nothing_to_send().await;
    }

    /// Waits until it is written down in which message the lobby is shown.
    pub async fn lobby_noted(&self) {
        let store = &self.tools().store;
        eventually("the lobby is not known", async || {
            for table in store.tables_with_outbox(i64::MAX).await.unwrap() {
                if store.outbox(table).await.unwrap().iter().any(|row| row.key == "lobby") {
                    return false;
                }
            }
            true
        })
        .await;
    }

    /// Results of so many people, as if they had played a match here long ago.
    pub async fn fill_leaderboard(&self, store: &Store, guild: GuildId, people: u64) {
        let seat = |n: u64| SeatLine {
            user: Some(UserId(1000 + n)),
            bot: None,
            name: format!("Player {n}"),
            rank: u32::try_from(n).unwrap() + 1,
            won: n == 0,
            stayed: true,
            score: 30 + u32::try_from(n).unwrap(),
            best: 2,
            facts: None,
        };
        let finished = FinishedMatch {
            guild,
            game: "nimmt".into(),
            variant: "classic".into(),
            ladder: "table",
            games: 3,
            turns: 30,
            seats: (0..people).map(seat).collect(),
        };
        self.add_match(store, finished, 0).await;
    }

    /// A match that ended at a moment, as if it had been played here.
    pub async fn add_match(&self, store: &Store, finished: FinishedMatch, now: i64) -> TableId {
        let row = NewRow {
            lane: "x".into(),
            key: "x".into(),
            body: "\"Reminder\"".into(),
            due_at: i64::MAX,
        };
        let table = NewTable {
            alerts: &[],
            people: &[],
            guild: finished.guild,
            channel: ChannelId(1),
            state: "{}",
            wake_at: None,
            now: 0,
            row: &row,
            key: 1,
            interaction: None,
        };
        let Created::New(table) = store.create(table).await.unwrap() else {
            panic!("a table is open there");
        };
        let commit = Commit {
            finished: Some(finished),
            state: "{}".into(),
            open: false,
            now,
            ..Commit::default()
        };
        store.commit(table, commit).await.unwrap();
        table
    }

    /// Another program that writes to the database and does not finish.
    pub async fn lock_database(&self, file: &Path) -> sqlx::SqliteConnection {
        use sqlx::{Connection, Executor};
        let url = format!("sqlite://{}", file.display());
        let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
        connection.execute("BEGIN EXCLUSIVE").await.unwrap();
        connection
    }

    /// Returns the number of events in the database.
    pub async fn events(&self) -> i64 {
        self.raw().number("SELECT count(*) FROM events").await
    }

    /// Returns the number of tables that are open according to the database.
    pub async fn open_tables(&self) -> i64 {
        self.raw().number("SELECT count(*) FROM tables WHERE open").await
    }

    /// The database is changed behind the bot's back.
    pub async fn change(&self, sql: &str) {
        self.raw().run(sql, &[]).await;
    }

    /// A byte of a stored event is flipped behind the bot's back.
    pub async fn damage_database(&self) {
        let flip = "UPDATE events SET body = replace(body, '1', '2') WHERE number = 1";
        self.raw().run(flip, &[]).await;
    }
}
