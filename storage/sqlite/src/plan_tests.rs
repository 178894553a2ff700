//! No query reads a whole table that grows with every match.

use std::path::Path;

use sqlx::Row;

use std::sync::Arc;

use storage::{PERSONAL_TABLES, PersonalTable, Unobserved};

use super::SqliteStore;

/// Tables that grow with every match, or with every player. Rows of the outbox are soon gone.
const LARGE: [&str; 17] = [
    "matches",
    "results",
    "tallies",
    "ratings",
    "rating_history",
    "events",
    "players",
    "careers",
    "achievements",
    "daily_attempts",
    "daily_shares",
    "puzzle_answers",
    "duels",
    "duel_attempts",
    "leagues",
    "league_members",
    "league_pairings",
];
/// Names in the plans that stand for a few rows, or for rows that another step has found. Of the
/// servers, those that have settings are read once a minute, and all of them at the start. Of
/// tables only those that are open or have a time to be woken at are.
const SMALL: [&str; 19] = [
    "tables",
    "somebody",
    "next",
    "last",
    "lately",
    "json_each",
    "servers",
    "playing",
    "played",
    "dealt",
    "shared",
    "duelled",
    "leagued",
    "told",
    "known",
    "met",
    "days",
    "attempts",
    "first",
];

/// The queries in the code.
fn written_down() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(".sqlx");
    let query = |file: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let query: serde_json::Value = serde_json::from_str(&text).unwrap();
        query["query"].as_str().unwrap().to_owned()
    };
    std::fs::read_dir(folder).unwrap().map(query).collect()
}

/// The queries that are built at run time, for export and deletion.
fn put_together() -> Vec<String> {
    let of_table = |personal: &PersonalTable| {
        let changes = [personal.forget_person(true), personal.forget_server()];
        changes.into_iter().flatten().map(|change| change.sql).chain(personal.export())
    };
    PERSONAL_TABLES.iter().flat_map(of_table).collect()
}

#[tokio::test]
async fn no_query_scans_a_large_table() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("a.db").display());
    let store = SqliteStore::open(&url, Arc::new(Unobserved)).await.unwrap();
    let mut scans = Vec::new();
    let queries = written_down().into_iter().chain(put_together()).collect::<Vec<_>>();
    for query in &queries {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let mut connection = store.writer.acquire().await.unwrap();
        let plan = sqlx::query(explain).fetch_all(&mut *connection).await.unwrap();
        for step in plan {
            let step: String = step.get("detail");
            // The whole past of a ladder is nearly all of it. It goes with the ladder.
            let goes = query.starts_with("DELETE FROM ladders");
            if step.contains(" rating_history ") && step.ends_with("(ladder=?)") && !goes {
                scans.push(format!("{step}: {query}"));
            }
            let Some(scanned) = step.strip_prefix("SCAN ") else { continue };
            let scanned = scanned.split(' ').next().unwrap_or_default();
            // A delivered row is found by its number, in every step of a table.
            if scanned == "outbox" && query.starts_with("DELETE") {
                scans.push(format!("{step}: {query}"));
            }
            // An alias hides its table: only known ones are let through.
            let known = SMALL.contains(&scanned) || scanned.starts_with('(');
            let small = !LARGE.contains(&scanned)
                && LARGE.iter().all(|large| !query.contains(large) || known);
            if !small {
                scans.push(format!("{step}: {query}"));
            }
        }
    }
    assert!(queries.len() > 60, "only {} queries", queries.len());
    assert!(scans.is_empty(), "{scans:#?}");
}
