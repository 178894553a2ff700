//! The columns with ids and names of people and servers: the one list that export and deletion go
//! by.
//!
//! A test compares it with the schema, so that a new column can't be forgotten.

use super::AT_ONCE;
use OfPerson::{ByTable, Goes, Nothing, Protects, Stays};

/// A table of the database, as far as people and servers are concerned.
#[derive(Debug)]
pub struct PersonalTable {
    pub table: &'static str,
    /// The columns that identify a row, for deleting some at a time.
    pub key: &'static str,
    /// Its data about a person.
    pub person: OfPerson,
    /// The column with a server whose rows are deleted when it is forgotten; `None` where there is
    /// none, or they go with the rows of another table that they refer to.
    pub server: Option<&'static str>,
    /// The query of a person's export, where it isn't the rows with the person as they are.
    pub export: Option<&'static str>,
    /// Its other columns with texts, ids or names; a comment beside each says what becomes of it.
    pub others: &'static [&'static str],
}

impl PersonalTable {
    /// The change of rows of a person who is forgotten, some at a time, with
    /// [`FORMER`](values::FORMER) as `$2` if it has one; `None` if there is none, or none without
    /// looking into them. `by_host`: also rows that [protect](OfPerson::Protects) others.
    pub fn forget_person(&self, by_host: bool) -> Option<String> {
        match self.person {
            Goes(column) => Some(self.deletion(column)),
            Protects(column) if by_host => Some(self.deletion(column)),
            Stays(column, becomes) => {
                Some(self.some_at_a_time(&format!("UPDATE {} SET {becomes}", self.table), column))
            }
            Nothing | ByTable | Protects(_) => None,
        }
    }

    /// The change of rows of a server that is forgotten, some at a time.
    pub fn forget_server(&self) -> Option<String> {
        self.server.map(|column| self.deletion(column))
    }

    /// The query for a person's export, with the person as `$1`; `None` if there is nothing to
    /// export.
    pub fn export(&self) -> Option<String> {
        let lines = |column| format!("SELECT * FROM {} WHERE \"{column}\" = $1", self.table);
        self.export.map(str::to_owned).or_else(|| self.person.column().map(lines))
    }

    fn deletion(&self, column: &str) -> String {
        self.some_at_a_time(&format!("DELETE FROM {}", self.table), column)
    }

    fn some_at_a_time(&self, what: &str, column: &str) -> String {
        let columns: Vec<String> =
            self.key.split(", ").map(|column| format!("\"{column}\"")).collect();
        let (key, table) = (columns.join(", "), self.table);
        format!(
            "{what} WHERE ({key}) IN (SELECT {key} FROM {table} WHERE \"{column}\" = $1 LIMIT {AT_ONCE})"
        )
    }
}

/// The fate of rows about a person who wishes to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfPerson {
    Nothing,
    /// Rows with the person in this column are deleted.
    Goes(&'static str),
    /// Rows with the person in the first column stay, because others need them, without the person:
    /// they are changed as the second says, with [`FORMER`](values::FORMER) as `$2`.
    Stays(&'static str, &'static str),
    /// Rows with the person in this column protect others. They are deleted when the host of the
    /// bot says so, not when the person does.
    Protects(&'static str),
    /// A caller that knows the meaning of its texts goes through its rows, a table at a time.
    ByTable,
}

impl OfPerson {
    pub fn column(self) -> Option<&'static str> {
        match self {
            Goes(column) | Stays(column, _) | Protects(column) => Some(column),
            Nothing | ByTable => None,
        }
    }
}

/// A table whose rows with the person are exported as they are.
const fn table(
    table: &'static str,
    key: &'static str,
    person: OfPerson,
    server: Option<&'static str>,
    others: &'static [&'static str],
) -> PersonalTable {
    PersonalTable { table, key, person, server, export: None, others }
}

impl PersonalTable {
    /// Exports the rows of this query instead, with the person as `$1`, as far as they are theirs.
    const fn exports(self, query: &'static str) -> Self {
        Self { export: Some(query), ..self }
    }
}

/// All places, in the order in which they are emptied.
pub const PERSONAL_TABLES: &[PersonalTable] = &[
    // `guild` is that of the match; `bot` is a level.
    table(
        "results",
        "match, seat",
        Stays("user", "\"user\" = NULL, name = $2, facts = NULL"),
        None,
        &["guild", "name", "facts", "bot"],
    )
    .exports(
        r#"SELECT results.*, matches.game, matches.variant, matches.ladder, matches.seats,
                matches.bots, matches.games, matches.turns, matches.ended_at,
                matches.void_at IS NOT NULL AS void
         FROM results JOIN matches ON matches.id = results.match
         WHERE results."user" = $1 ORDER BY match"#,
    ),
    table(
        "matches",
        "id",
        Stays("void_by", "void_by = NULL"),
        Some("guild"),
        &["game", "variant", "ladder"],
    ),
    table("players", "table_id, number", ByTable, None, &["user", "name"]).exports(
        r#"SELECT table_id, seat, name, "left", guild, channel, created_at, ended_at
           FROM players JOIN tables ON tables.id = table_id
           WHERE "user" = $1 ORDER BY table_id"#,
    ),
    // A match that one person alone sees has the person's id for a channel; it goes as a whole. The
    // part of the state that is kept for their own seat is exported.
    table("tables", "id", ByTable, Some("guild"), &["channel", "state"]).exports(
        r#"SELECT tables.id AS table_id, players.seat, state
         FROM players JOIN tables ON tables.id = players.table_id
         WHERE players."user" = $1 AND players.seat IS NOT NULL ORDER BY tables.id"#,
    ),
    // Seats, cards and choices: `players` says whose they are. The deals are not theirs: they show
    // the cards of others. Seats are counted from 1 there.
    table("events", "table_id, number", Nothing, None, &["body"]).exports(
        r#"SELECT events.table_id, events.number, players.seat, body
         FROM players JOIN events ON events.table_id = players.table_id
         WHERE players."user" = $1 AND players.seat IS NOT NULL
             AND body LIKE '%"seat":' || (players.seat + 1) || '%'
         ORDER BY events.table_id, events.number"#,
    ),
    // Messages waiting to be sent are about the table.
    table("outbox", "id", ByTable, None, &["lane", "key", "body", "last_error"]),
    // After the results they follow from, which no longer name the person by then.
    table("tallies", "ladder, user, variant", Goes("user"), None, &["variant"]),
    table("ratings", "ladder, user", Goes("user"), None, &[]).exports(
        r#"SELECT guild, game, ladders.ladder, mean, deviation, ratings.matches
         FROM ratings JOIN ladders ON ladders.id = ratings.ladder WHERE "user" = $1"#,
    ),
    table("rating_history", "ladder, user, played_at, match", Goes("user"), None, &[]).exports(
        r#"SELECT guild, game, ladders.ladder, match, played_at, mean_before, deviation_before,
                mean, deviation
         FROM rating_history JOIN ladders ON ladders.id = rating_history.ladder WHERE "user" = $1"#,
    ),
    table("ladders", "id", Nothing, Some("guild"), &["game", "ladder"]),
    table("careers", "guild, user, game", Goes("user"), Some("guild"), &["game", "state"]),
    // `name` is that of the achievement.
    table(
        "achievements",
        "guild, user, game, name",
        Goes("user"),
        Some("guild"),
        &["game", "name"],
    ),
    // The choices of bots in an attempt that goes on are hidden.
    table(
        "daily_attempts",
        "game, user, day",
        Goes("user"),
        Some("guild"),
        &["game", "name", "moves"],
    )
    .exports(
        r#"SELECT game, "user", day, guild, name, step, began_at, ended_at, score,
                CASE WHEN ended_at IS NOT NULL THEN moves END AS moves
         FROM daily_attempts WHERE "user" = $1"#,
    ),
    table("daily_shares", "game, user, day, guild", Goes("user"), Some("guild"), &["game"]),
    table("puzzle_answers", "game, user, day", Goes("user"), None, &["game", "choice"]),
    // Before the attempts at duels: a week that turns in between names them no more. The others
    // keep their results.
    table(
        "league_members",
        "league, id",
        Stays("user", "\"user\" = NULL, name = $2, plays = false"),
        None,
        &["name"],
    )
    .exports(
        r#"SELECT game, guild, league, league_members.id AS click, name, plays
         FROM league_members JOIN leagues ON leagues.id = league WHERE "user" = $1"#,
    ),
    // The other one keeps the duel. The choices of bots in an attempt that goes on are hidden.
    table(
        "duel_attempts",
        "duel, side",
        Stays("user", "\"user\" = NULL, name = $2"),
        None,
        &["name", "moves"],
    )
    .exports(
        r#"SELECT game, guild, duel, name, step, began_at, ended_at, score,
                CASE WHEN ended_at IS NOT NULL THEN moves END AS moves
         FROM duel_attempts JOIN duels ON duels.id = duel WHERE "user" = $1"#,
    ),
    // Cards, the same for both.
    table("duels", "id", Nothing, Some("guild"), &["game", "seed", "body"]),
    // Members by their numbers, and who has won.
    table("league_pairings", "league, week, number", Nothing, None, &["result", "correction"])
        .exports(
            r#"SELECT league_pairings.league, week, first = league_members.id AS first,
                    result, correction
             FROM league_members JOIN league_pairings
               ON league_pairings.league = league_members.league
               AND (first = league_members.id OR second = league_members.id)
             WHERE "user" = $1"#,
        ),
    table("leagues", "id", Nothing, Some("guild"), &["game", "channel", "locale"]),
    // Cards, the same for everybody.
    table("daily_deals", "game, day", Nothing, None, &["game", "seed", "body"]),
    // Cards and choices, without the people.
    table("found_puzzles", "game, day", Nothing, None, &["game", "puzzle"]),
    table("daily_secret", "id", Nothing, None, &["secret"]),
    // Before the settings, where it would be noted that somebody could not be told.
    table("table_alerts", "guild, user", Goes("user"), Some("guild"), &["locale"]),
    table("people_settings", "user", Goes("user"), None, &["language", "hands"]),
    table("server_bans", "guild, user", Protects("user"), Some("guild"), &[]),
    table("server_channels", "guild, channel", Nothing, Some("guild"), &["channel"]),
    table("server_defaults", "guild, game", Nothing, Some("guild"), &["game", "variant", "ending"]),
    table("servers", "guild", Nothing, Some("guild"), &["language", "pace", "hands", "seasons"]),
    // Ids of clicks, for an hour: nothing says whose they were.
    table("handled", "interaction", Nothing, None, &[]),
    // Last: it says that everything else is gone.
    table("forget_requests", "user", Goes("user"), None, &[]),
    table("departures", "guild", Nothing, Some("guild"), &[]),
];

/// Columns with Discord ids: numbers too large for most readers of JSON.
pub const IDS: [&str; 8] =
    ["user", "guild", "channel", "message", "void_by", "duel", "league", "click"];
