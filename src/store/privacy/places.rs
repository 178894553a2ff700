//! Where ids and names of people and servers stand: the one list that export and deletion go by.
//!
//! A test compares it with the schema, so that a new column brings itself to mind.

/// A table of the database, as far as people and servers are concerned.
#[derive(Debug)]
pub struct Place {
    /// The table.
    pub table: &'static str,
    /// The columns that tell its lines apart, for deleting some at a time.
    pub key: &'static str,
    /// What of it is about a person.
    pub person: OfPerson,
    /// What of it is about a server.
    pub server: OfServer,
    /// What of it belongs into a person's export, where that is not simply their lines: a query with
    /// the person as `?1`.
    pub export: Option<&'static str>,
    /// Its other columns with texts, ids or names; beside each of them stands what becomes of it.
    pub others: &'static [&'static str],
}

/// What becomes of lines about a person who wishes to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfPerson {
    /// There are none.
    Nothing,
    /// Lines with the person in this column go.
    Goes(&'static str),
    /// Lines with the person in the first column stay, because others need them, without the person: they
    /// are changed as the second says, with the [name of nobody](crate::ids::FORMER) as `?2`.
    Stays(&'static str, &'static str),
    /// Lines with the person in this column protect others. They go when the host of the bot says so, not
    /// when the person does.
    Protects(&'static str),
    /// Whoever knows what the texts in it mean goes through its lines, a table at a time.
    ByTable,
}

/// What becomes of lines about a server that is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfServer {
    /// There are none.
    Nothing,
    /// Lines with the server in this column go.
    Goes(&'static str),
    /// They go with the lines of another table that they refer to.
    Follows,
}

/// All of them, in the order in which they are emptied.
pub const PLACES: &[Place] = &[
    Place {
        table: "results",
        key: "match, seat",
        person: OfPerson::Stays("user", "user = NULL, name = ?2, facts = NULL"),
        server: OfServer::Follows,
        export: Some(
            "SELECT results.*, matches.game, matches.variant, matches.ladder, matches.seats,
                    matches.bots, matches.games, matches.turns, matches.ended_at,
                    matches.void_at IS NOT NULL AS void
             FROM results JOIN matches ON matches.id = results.match
             WHERE results.user = ?1 ORDER BY match",
        ),
        // `guild` is that of the match; `bot` is a level.
        others: &["guild", "name", "facts", "bot"],
    },
    Place {
        table: "matches",
        key: "id",
        person: OfPerson::Stays("void_by", "void_by = NULL"),
        server: OfServer::Goes("guild"),
        export: None,
        others: &["game", "variant", "ladder"],
    },
    Place {
        table: "players",
        key: "table_id, number",
        person: OfPerson::ByTable,
        server: OfServer::Follows,
        export: Some(
            r#"SELECT table_id, seat, name, "left", guild, channel, created_at, ended_at
               FROM players JOIN tables ON tables.id = table_id
               WHERE user = ?1 ORDER BY table_id"#,
        ),
        others: &["user", "name"],
    },
    Place {
        table: "tables",
        key: "id",
        person: OfPerson::ByTable,
        server: OfServer::Goes("guild"),
        // Of the state only what is kept for their own seat.
        export: Some(
            "SELECT tables.id AS table_id, own.value AS own
             FROM players JOIN tables ON tables.id = players.table_id,
                  json_each(CASE WHEN json_valid(state) THEN state ELSE '{}' END, '$.players') AS own
             WHERE players.user = ?1 AND players.seat = own.key ORDER BY tables.id",
        ),
        // A match that one person alone sees has the person's id for a channel; it goes as a whole.
        others: &["channel", "state"],
    },
    Place {
        table: "events",
        key: "table_id, number",
        // Seats, cards and choices: whose they are says `players`.
        person: OfPerson::Nothing,
        server: OfServer::Follows,
        // The deals are not theirs: they show the cards of others. Seats are counted from 1 there.
        export: Some(
            "SELECT events.table_id, events.number, body
             FROM players JOIN events ON events.table_id = players.table_id
             WHERE user = ?1 AND seat IS NOT NULL AND json_valid(body)
               AND seat + 1 IN (json_extract(body, '$.Move.seat'), json_extract(body, '$.PlayedFor.seat'))
             ORDER BY events.table_id, events.number",
        ),
        others: &["body"],
    },
    Place {
        table: "outbox",
        key: "id",
        person: OfPerson::ByTable,
        server: OfServer::Follows,
        // What waits to be sent is about the table.
        export: None,
        others: &["lane", "key", "body", "last_error"],
    },
    // Ratings and tallies follow from the results: forgetting those has begun their working out anew.
    Place {
        table: "tallies",
        key: "ladder, user, variant",
        person: OfPerson::Goes("user"),
        server: OfServer::Follows,
        export: None,
        others: &["variant"],
    },
    Place {
        table: "ratings",
        key: "ladder, user",
        person: OfPerson::Goes("user"),
        server: OfServer::Follows,
        export: Some(
            "SELECT guild, game, ladders.ladder, mean, deviation, ratings.matches
             FROM ratings JOIN ladders ON ladders.id = ratings.ladder WHERE user = ?1",
        ),
        others: &[],
    },
    Place {
        table: "rating_history",
        key: "ladder, user, played_at, match",
        person: OfPerson::Goes("user"),
        server: OfServer::Follows,
        export: Some(
            "SELECT guild, game, ladders.ladder, match, played_at, mean_before, deviation_before,
                    mean, deviation
             FROM rating_history JOIN ladders ON ladders.id = rating_history.ladder WHERE user = ?1",
        ),
        others: &[],
    },
    Place {
        table: "ladders",
        key: "id",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: None,
        others: &["game", "ladder"],
    },
    Place {
        table: "careers",
        key: "guild, user, game",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: None,
        others: &["game", "state"],
    },
    Place {
        table: "achievements",
        key: "guild, user, game, name",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: None,
        // `name` is that of the achievement.
        others: &["game", "name"],
    },
    Place {
        table: "daily_attempts",
        key: "game, user, day",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        // What bots have chosen in an attempt that goes on is hidden.
        export: Some(
            "SELECT game, user, day, guild, name, step, began_at, ended_at, score,
                    CASE WHEN ended_at IS NOT NULL THEN moves END AS moves
             FROM daily_attempts WHERE user = ?1",
        ),
        others: &["game", "name", "moves"],
    },
    Place {
        table: "daily_shares",
        key: "game, user, day, guild",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: None,
        others: &["game"],
    },
    Place {
        table: "daily_deals",
        key: "game, day",
        // Cards, the same for everybody.
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: None,
        others: &["game", "seed", "body"],
    },
    Place {
        table: "daily_secret",
        key: "id",
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: None,
        others: &["secret"],
    },
    Place {
        table: "people_settings",
        key: "user",
        person: OfPerson::Goes("user"),
        server: OfServer::Nothing,
        export: None,
        others: &["language", "hands"],
    },
    Place {
        table: "table_alerts",
        key: "guild, user",
        person: OfPerson::Goes("user"),
        server: OfServer::Goes("guild"),
        export: None,
        others: &["locale"],
    },
    Place {
        table: "server_bans",
        key: "guild, user",
        person: OfPerson::Protects("user"),
        server: OfServer::Goes("guild"),
        export: None,
        others: &[],
    },
    Place {
        table: "server_channels",
        key: "guild, channel",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: None,
        others: &["channel"],
    },
    Place {
        table: "server_defaults",
        key: "guild, game",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: None,
        others: &["game", "variant", "ending"],
    },
    Place {
        table: "servers",
        key: "guild",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: None,
        others: &["language", "pace", "hands", "seasons"],
    },
    Place {
        table: "handled",
        key: "interaction",
        // Numbers of clicks, for an hour: nothing says whose they were.
        person: OfPerson::Nothing,
        server: OfServer::Nothing,
        export: None,
        others: &[],
    },
    // Last: that everything else is gone.
    Place {
        table: "forget_requests",
        key: "user",
        person: OfPerson::Goes("user"),
        server: OfServer::Nothing,
        export: None,
        others: &[],
    },
    Place {
        table: "departures",
        key: "guild",
        person: OfPerson::Nothing,
        server: OfServer::Goes("guild"),
        export: None,
        others: &[],
    },
];

/// Columns that hold ids of Discord's: numbers too large for most readers of JSON.
pub const IDS: [&str; 5] = ["user", "guild", "channel", "message", "void_by"];

#[cfg(test)]
mod tests {
    use super::super::super::Store;
    use super::*;
    use crate::ids::{GuildId, UserId};
    use std::collections::BTreeSet;

    /// Whether a column may hold something about people: by its name, or because it is a text.
    fn is_suspicious(column: &str, kind: &str) -> bool {
        let parts = [
            "user", "guild", "name", "channel", "message", "person", "people", "host", "owner",
            "member", "locale", "email", "avatar", "nick", "by", "server",
        ];
        ["TEXT", "BLOB", "ANY"].contains(&kind) || column.split('_').any(|p| parts.contains(&p))
    }

    #[tokio::test]
    async fn every_column_that_may_be_about_people_is_in_the_list() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let store = Store::open(&url).await.unwrap();
        let columns: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT tables.name, columns.name, columns.type
             FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.schema = 'main' AND tables.type = 'table'
               AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> '_sqlx_migrations'",
        )
        .fetch_all(&store.readers)
        .await
        .unwrap();
        let there: BTreeSet<&str> = columns.iter().map(|(table, ..)| table.as_str()).collect();
        let listed: BTreeSet<&str> = PLACES.iter().map(|place| place.table).collect();
        assert_eq!(there, listed, "tables of the schema, and tables in the list");
        for (table, column, kind) in &columns {
            let place = PLACES.iter().find(|place| place.table == table).unwrap();
            let by_person = match place.person {
                OfPerson::Goes(c) | OfPerson::Stays(c, _) | OfPerson::Protects(c) => Some(c),
                OfPerson::Nothing | OfPerson::ByTable => None,
            };
            let by_server = match place.server {
                OfServer::Goes(column) => Some(column),
                OfServer::Nothing | OfServer::Follows => None,
            };
            let mut known = place.others.iter().copied().chain(by_person).chain(by_server);
            assert!(
                !is_suspicious(column, kind) || known.any(|known| known == column),
                "what becomes of {table}.{column} when somebody is forgotten?"
            );
        }
        for place in PLACES {
            let named = place.others.iter().copied().chain(place.key.split(", "));
            for name in named {
                let there = columns.iter().any(|(t, c, _)| t == place.table && c == name);
                assert!(there, "there is no {}.{name}", place.table);
            }
        }
    }

    /// They are put together at run time: nobody has checked them before.
    #[tokio::test]
    async fn every_query_of_the_list_is_understood() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let store = Store::open(&url).await.unwrap();
        let (user, guild) = (UserId(1), GuildId(2));
        assert!(store.export_person(user).await.unwrap().0.is_empty());
        store.ask_to_forget(user, 0).await.unwrap();
        assert_eq!(store.export_person(user).await.unwrap().lines("forget_requests"), 1);
        assert!(store.forget_person(user, true).await.unwrap().is_nothing());
        assert!(store.forget_requests().await.unwrap().is_empty());
        store.server_left(guild, 0).await.unwrap();
        assert!(store.forget_server(guild).await.unwrap().is_nothing());
        assert!(store.servers_left_before(1).await.unwrap().is_empty());
    }

    #[test]
    fn an_id_in_an_export_is_known_as_one() {
        for place in PLACES {
            if let OfPerson::Goes(column) | OfPerson::Stays(column, _) = place.person {
                assert!(IDS.contains(&column), "{}.{column}", place.table);
            }
        }
    }
}
