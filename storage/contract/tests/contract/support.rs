//! Tables, steps and matches, as the tests need them.

use storage::careers::STRONGEST;
use storage::{Commit, Created, FinishedMatch, NewAlert, NewRow, NewTable, SeatLine, StoredPerson};
use storage_contract::Store;
use values::{ChannelId, GuildId, InteractionId, TableId, UserId};

pub const GUILD: GuildId = GuildId(7);

/// The time when tables are opened.
pub const OPENED: i64 = 10_000_000;

pub fn row(key: &str) -> NewRow {
    NewRow { lane: "page".into(), key: key.into(), body: format!("\"{key}\""), due_at: 5 }
}

/// Opens a table in a channel of the server; `Err` is the existing one.
pub async fn open(store: &Store, channel: u64) -> Result<TableId, TableId> {
    open_with(store, GUILD, channel, &[], &[]).await
}

pub async fn open_with(
    store: &Store,
    guild: GuildId,
    channel: u64,
    people: &[StoredPerson],
    alerts: &[NewAlert],
) -> Result<TableId, TableId> {
    let row = row("lobby");
    let new = NewTable { guild, people, alerts, ..new_table(channel, &row) };
    match store.create(new).await.unwrap() {
        Created::New(table) => Ok(table),
        Created::Other(table) => Err(table),
        Created::AlreadyHandled => panic!("no interaction was named"),
    }
}

/// Opens a table in a channel for this interaction.
pub async fn open_for(store: &Store, channel: u64, interaction: u64) -> Created {
    let (row, interaction) = (row("lobby"), Some(InteractionId(interaction)));
    store.create(NewTable { interaction, ..new_table(channel, &row) }).await.unwrap()
}

fn new_table(channel: u64, row: &NewRow) -> NewTable<'_> {
    NewTable {
        guild: GUILD,
        channel: ChannelId(channel),
        state: "{}",
        people: &[],
        wake_at: None,
        now: OPENED,
        row,
        alerts: &[],
        key: 77,
        interaction: None,
    }
}

/// A step from this revision, for this click, which adds an entry.
pub fn step(revision: i64, interaction: u64) -> Commit {
    Commit {
        revision,
        interaction: Some(InteractionId(interaction)),
        events: vec![format!("{{\"n\":{revision}}}")],
        events_before: usize::try_from(revision).unwrap(),
        state: format!("{{\"revision\":{}}}", revision + 1),
        open: true,
        now: 2_000,
        ..Commit::default()
    }
}

pub fn person(seat: usize, user: Option<u64>, name: &str) -> StoredPerson {
    StoredPerson { seat: Some(seat), user: user.map(UserId), name: name.into(), left: false }
}

pub fn seat(user: Option<u64>, name: &str, rank: u32) -> SeatLine {
    SeatLine {
        user: user.map(UserId),
        bot: user.is_none().then(|| STRONGEST.to_owned()),
        name: name.into(),
        rank,
        won: rank == 1,
        stayed: true,
        score: 30 + rank,
        best: 2,
        facts: None,
    }
}

/// A match at tables, on the server.
pub fn finished(game: &str, variant: &str, seats: Vec<SeatLine>) -> FinishedMatch {
    FinishedMatch {
        guild: GUILD,
        game: game.into(),
        variant: variant.into(),
        ladder: "table",
        games: 5,
        turns: 50,
        seats,
    }
}

/// A table of its own for a match that ends at this moment.
pub async fn finish(store: &Store, now: i64, finished: FinishedMatch) -> TableId {
    // One channel serves for all: closed tables free it.
    let table = open_with(store, finished.guild, 4_242, &[], &[]).await.unwrap();
    write_match(store, table, now, finished).await;
    table
}

/// Writes the match of a table, in place of an existing one.
pub async fn write_match(store: &Store, table: TableId, now: i64, finished: FinishedMatch) {
    let revision = store.load(table).await.unwrap().unwrap().revision;
    let finished = Some(finished);
    let commit = Commit { revision, finished, state: "{}".into(), now, ..Commit::default() };
    store.commit(table, commit).await.unwrap();
}
