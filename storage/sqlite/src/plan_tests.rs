//! No query reads a whole table that grows with every match.

use std::path::Path;

use sqlx::Row;

use std::sync::Arc;

use storage::Unobserved;

use super::SqliteStore;

/// What grows with every match, or with everybody who plays.
const LARGE: [&str; 6] = ["matches", "results", "tallies", "ratings", "rating_history", "events"];
/// What stands in the plans for a few rows, or for those that another step has found. Of the servers, those
/// that have settings are looked through once a minute, and all of them at the start.
const SMALL: [&str; 8] =
    ["somebody", "next", "last", "lately", "json_each", "servers", "playing", "played"];

#[tokio::test]
async fn no_query_scans_a_large_table() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("a.db").display());
    let store = SqliteStore::open(&url, Arc::new(Unobserved)).await.unwrap();
    let queries = Path::new(env!("CARGO_MANIFEST_DIR")).join(".sqlx");
    let (mut looked_at, mut scans) = (0, Vec::new());
    for file in std::fs::read_dir(queries).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let query = serde_json::from_str::<serde_json::Value>(&text).unwrap()["query"].clone();
        let query = query.as_str().unwrap();
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let mut connection = store.writer.acquire().await.unwrap();
        let plan = sqlx::query(explain).fetch_all(&mut *connection).await.unwrap();
        for step in plan {
            let step: String = step.get("detail");
            let Some(scanned) = step.strip_prefix("SCAN ") else { continue };
            let scanned = scanned.split(' ').next().unwrap_or_default();
            // An alias hides what it stands for: only those that are known are let through.
            let known = SMALL.contains(&scanned) || scanned.starts_with('(');
            let small = !LARGE.contains(&scanned)
                && LARGE.iter().all(|large| !query.contains(large) || known);
            if !small {
                scans.push(format!("{step}: {query}"));
            }
        }
        looked_at += 1;
    }
    assert!(looked_at > 30, "only {looked_at} queries");
    assert!(scans.is_empty(), "{scans:#?}");
}
