//! The columns with ids and names of people and servers: the one list that export and deletion go
//! by.
//!
//! A test compares it with the schema, so that a new column can't be forgotten.

use super::{AT_ONCE, RowChange};

/// A table of the database, as far as people and servers are concerned.
#[derive(Debug)]
pub struct PersonalTable {
    pub table: &'static str,
    /// The columns that identify a row, for deleting some at a time.
    pub key: &'static str,
    /// Its data about a person.
    pub person: OfPerson,
    /// Its data about a server.
    pub server: OfServer,
    /// Its part of a person's export.
    pub export: Export,
    /// Its other columns with texts, ids or names; a comment beside each says what becomes of it.
    pub others: &'static [&'static str],
}

impl PersonalTable {
    /// The change of rows of a person who is forgotten, some at a time; `None` if there is none, or
    /// none without looking into them. `by_host`: also rows that [protect](OfPerson::Protects)
    /// others.
    #[must_use]
    pub fn forget_person(&self, by_host: bool) -> Option<RowChange> {
        match self.person {
            OfPerson::Goes(column) => Some(self.deletion(column)),
            OfPerson::Protects(column) if by_host => Some(self.deletion(column)),
            OfPerson::Stays(column, becomes) => {
                let what = format!("UPDATE {} SET {becomes}", self.table);
                let sql = self.some_at_a_time(&what, column);
                Some(RowChange { sql, names_former: becomes.contains("$2") })
            }
            OfPerson::Nothing | OfPerson::ByTable | OfPerson::Protects(_) => None,
        }
    }

    /// The change of rows of a server that is forgotten, some at a time.
    #[must_use]
    pub fn forget_server(&self) -> Option<RowChange> {
        match self.server {
            OfServer::Goes(column) => Some(self.deletion(column)),
            OfServer::Nothing | OfServer::Follows => None,
        }
    }

    /// The query for a person's export, with the person as `$1`; `None` if there is nothing to
    /// export.
    #[must_use]
    pub fn export(&self) -> Option<String> {
        match (self.export, self.person) {
            (Export::Query(query), _) => Some(query.to_owned()),
            (
                Export::Lines,
                OfPerson::Goes(column) | OfPerson::Stays(column, _) | OfPerson::Protects(column),
            ) => Some(format!("SELECT * FROM {} WHERE \"{column}\" = $1", self.table)),
            (Export::Lines, OfPerson::Nothing | OfPerson::ByTable) | (Export::Nothing, _) => None,
        }
    }

    fn deletion(&self, column: &str) -> RowChange {
        let sql = self.some_at_a_time(&format!("DELETE FROM {}", self.table), column);
        RowChange { sql, names_former: false }
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

/// A table's part of a person's export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    Nothing,
    /// The rows with the person in them, as they are.
    Lines,
    /// The rows of this query, with the person as `$1`, as far as they are theirs.
    Query(&'static str),
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

/// The fate of rows about a server that is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfServer {
    Nothing,
    /// Rows with the server in this column are deleted.
    Goes(&'static str),
    /// They are deleted with the rows of another table that they refer to.
    Follows,
}

/// All places, in the order in which they are emptied.
pub const PERSONAL_TABLES: &[PersonalTable] = &[
    PersonalTable {
        table: "results",
        key: "match, seat",
        person: OfPerson::Stays("user", "\"user\" = NULL, name = $2, facts = NULL"),
        server: OfServer::Follows,
        export: Export::Query(
            r#"SELECT results.*, matches.game, matches.variant, matches.ladder, matches.seats,
                    matches.bots, matches.games, matches.turns, matches.ended_at,
                    matches.void_at IS NOT NULL AS void
             FROM results JOIN matches ON matches.id = results.match
             WHERE results."user" = $1 ORDER BY match"#,
        ),
        // `guild` is that of the match; `bot` is a level.
        others: &["guild", "name", "facts", "bot"],
    },
    PersonalTable {
        table: "matches",
        key: "id",
        person: OfPerson::Stays("void_by", "void_by = NULL"),
        server: OfServer::Goes("guild"),
        export: Export::Lines,
        others: &["game", "variant", "ladder"],
    },
    PersonalTable {
        table: "players",
        key: "table_id, number",
        person: OfPerson::ByTable,
        server: OfServer::Follows,
        export: Export::Query(
            r#"SELECT table_id, seat, name, "left", guild, channel, created_at, ended_at
               FROM players JOIN tables ON tables.id = table_id
               WHERE "user" = $1 ORDER BY table_id"#,
        ),
        others: &["user", "name"],
    },
    PersonalTable {
        table: "tables",
        key: "id",
        person: OfPerson::ByTable,
        server: OfServer::Goes("guild"),
        // The part of the state that is kept for their own seat.
        export: Export::Query(
            r#"SELECT tables.id AS table_id, players.seat, state
             FROM players JOIN tables ON tables.id = players.table_id
             WHERE players."user" = $1 AND players.seat IS NOT NULL ORDER BY tables.id"#,
        ),
        // A match that one person alone sees has the person's id for a channel; it goes as a whole.
        others: &["channel", "state"],
    },
    PersonalTable {
        table: "events",
        key: "table_id, number",
        // Seats, cards and choices: `players` says whose they are.
        person: OfPerson::Nothing,
        server: OfServer::Follows,
        // The deals are not theirs: they show the cards of others. Seats are counted from 1 there.
        export: Export::Query(
            r#"SELECT events.table_id, events.number, players.seat, body
             FROM players JOIN events ON events.table_id = players.table_id
             WHERE players."user" = $1 AND players.seat IS NOT NULL
                 AND body LIKE '%"seat":' || (players.seat + 1) || '%'
             ORDER BY events.table_id, events.number"#,
        ),
        others: &["body"],
    },
    PersonalTable {
        table: "outbox",
        key: "id",
        person: OfPerson::ByTable,
        server: OfServer::Follows,
        // Messages waiting to be sent are about the table.
        export: Export::Nothing,
        others: &["lane", "key", "body", "last_error"],
    },
    // After the results they follow from, which no longer name the person by then.
    PersonalTable {
        table: "tallies",
        key: "ladder, user, variant",
        person: OfPerson::Goes("user"),
        server: OfServer::Follows,
        export: Export::Lines,
        others: &["variant"],
    },
    PersonalTable {
        table: "ratings",
        key: "ladder, user",
        person: OfPerson::Goes("user"),
        server: OfServer::Follows,
        export: Export::Query(
            r#"SELECT guild, game, ladders.ladder, mean, deviation, ratings.matches
             FROM ratings JOIN ladders ON ladders.id = ratings.ladder WHERE "user" = $1"#,
        ),
        others: &[],
    },
    PersonalTable {
        table: "rating_history",
        key: "ladder, user, played_at, match",
        person: OfPerson::Goes("user"),
        server: OfServer::Follows,
        export: Export::Query(
            r#"SELECT guild, game, ladders.ladder, match, played_at, mean_before, deviation_before,
                    mean, deviation
             FROM rating_history JOIN ladders ON ladders.id = rating_history.ladder WHERE "user" = $1"#,
        ),
        others: &[],
    },
    PersonalTable {
        table: "ladders",
        key: "id",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &["game", "ladder"],
    },
    PersonalTable {
        table: "careers",
        key: "guild, user, game",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: Export::Lines,
        others: &["game", "state"],
    },
    PersonalTable {
        table: "achievements",
        key: "guild, user, game, name",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: Export::Lines,
        // `name` is that of the achievement.
        others: &["game", "name"],
    },
    PersonalTable {
        table: "daily_attempts",
        key: "game, user, day",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        // The choices of bots in an attempt that goes on are hidden.
        export: Export::Query(
            r#"SELECT game, "user", day, guild, name, step, began_at, ended_at, score,
                    CASE WHEN ended_at IS NOT NULL THEN moves END AS moves
             FROM daily_attempts WHERE "user" = $1"#,
        ),
        others: &["game", "name", "moves"],
    },
    PersonalTable {
        table: "daily_shares",
        key: "game, user, day, guild",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: Export::Lines,
        others: &["game"],
    },
    PersonalTable {
        table: "puzzle_answers",
        key: "game, user, day",
        person: OfPerson::Goes("user"),
        server: OfServer::Nothing,
        export: Export::Lines,
        others: &["game", "choice"],
    },
    // Before the attempts at duels: a week that turns in between names them no more.
    PersonalTable {
        table: "league_members",
        key: "league, id",
        // The others keep their results.
        person: OfPerson::Stays("user", "\"user\" = NULL, name = $2, plays = false"),
        server: OfServer::Follows,
        export: Export::Query(
            r#"SELECT game, guild, league, name, plays
             FROM league_members JOIN leagues ON leagues.id = league WHERE "user" = $1"#,
        ),
        others: &["name"],
    },
    PersonalTable {
        table: "duel_attempts",
        key: "duel, side",
        // The other one keeps the duel.
        person: OfPerson::Stays("user", "\"user\" = NULL, name = $2"),
        server: OfServer::Follows,
        // The choices of bots in an attempt that goes on are hidden.
        export: Export::Query(
            r#"SELECT game, guild, duel, name, step, began_at, ended_at, score,
                    CASE WHEN ended_at IS NOT NULL THEN moves END AS moves
             FROM duel_attempts JOIN duels ON duels.id = duel WHERE "user" = $1"#,
        ),
        others: &["name", "moves"],
    },
    PersonalTable {
        table: "duels",
        key: "id",
        // Cards, the same for both.
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &["game", "seed", "body"],
    },
    PersonalTable {
        table: "league_pairings",
        key: "league, week, number",
        // Members by their numbers, and who has won.
        person: OfPerson::Nothing,
        server: OfServer::Follows,
        export: Export::Query(
            r#"SELECT league_pairings.league, week, first = league_members.id AS first,
                    result, correction
             FROM league_members JOIN league_pairings
               ON league_pairings.league = league_members.league
               AND (first = league_members.id OR second = league_members.id)
             WHERE "user" = $1"#,
        ),
        others: &["result", "correction"],
    },
    PersonalTable {
        table: "leagues",
        key: "id",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &["game", "channel", "locale"],
    },
    PersonalTable {
        table: "daily_deals",
        key: "game, day",
        // Cards, the same for everybody.
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: Export::Nothing,
        others: &["game", "seed", "body"],
    },
    PersonalTable {
        table: "found_puzzles",
        key: "game, day",
        // Cards and choices, without the people.
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: Export::Nothing,
        others: &["game", "puzzle"],
    },
    PersonalTable {
        table: "daily_secret",
        key: "id",
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: Export::Nothing,
        others: &["secret"],
    },
    // Before the settings, where it would be noted that somebody could not be told.
    PersonalTable {
        table: "table_alerts",
        key: "guild, user",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: Export::Lines,
        others: &["locale"],
    },
    PersonalTable {
        table: "people_settings",
        key: "user",
        person: OfPerson::Goes("user"),
        server: OfServer::Nothing,
        export: Export::Lines,
        others: &["language", "hands"],
    },
    PersonalTable {
        table: "server_bans",
        key: "guild, user",
        person: OfPerson::Protects("user"),
        server: OfServer::Goes("guild"),
        export: Export::Lines,
        others: &[],
    },
    PersonalTable {
        table: "server_channels",
        key: "guild, channel",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &["channel"],
    },
    PersonalTable {
        table: "server_defaults",
        key: "guild, game",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &["game", "variant", "ending"],
    },
    PersonalTable {
        table: "servers",
        key: "guild",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &["language", "pace", "hands", "seasons"],
    },
    PersonalTable {
        table: "handled",
        key: "interaction",
        // Ids of clicks, for an hour: nothing says whose they were.
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: Export::Nothing,
        others: &[],
    },
    // Last: it says that everything else is gone.
    PersonalTable {
        table: "forget_requests",
        key: "user",
        person: OfPerson::Goes("user"),
        server: OfServer::Nothing,
        export: Export::Lines,
        others: &[],
    },
    PersonalTable {
        table: "departures",
        key: "guild",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: Export::Nothing,
        others: &[],
    },
];

/// Columns with Discord ids: numbers too large for most readers of JSON.
pub const IDS: [&str; 7] = ["user", "guild", "channel", "message", "void_by", "duel", "league"];
