//! No query has to read a whole table that grows with every match: for each of them there is an
//! index. (How full a table must be before PostgreSQL uses it is for PostgreSQL to know.)

use std::path::Path;

use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};
use storage::{PERSONAL_TABLES, PersonalTable};
use storage_contract::Scratch;

/// Tables that grow with every match, or with every player.
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
/// Names in SQLite's plans that stand for a few rows, or for rows that another step has found. Of the
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

/// A query, and the types of its parameters as PostgreSQL spells them.
type Query = (String, Vec<String>);

/// The queries in the code of a database, and those that are built at run time, for export and
/// deletion.
fn queries(database: &str) -> Vec<Query> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("storage").join(database).join(".sqlx");
    let written = |file: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let query: Value = serde_json::from_str(&text).unwrap();
        // SQLite has no types there, only their number.
        let types = query["describe"]["parameters"]["Left"].as_array().into_iter().flatten();
        let types = types.map(|it| it.as_str().unwrap().to_lowercase().replace("array", "[]"));
        (query["query"].as_str().unwrap().to_owned(), types.collect())
    };
    let of_table = |personal: &PersonalTable| {
        let all = [personal.forget_person(true), personal.forget_server(), personal.export()];
        all.into_iter().flatten().map(|sql| {
            let types: &[&str] = if sql.contains("$2") { &["int8", "text"] } else { &["int8"] };
            (sql, types.iter().map(|it| (*it).to_owned()).collect())
        })
    };
    let written = std::fs::read_dir(folder).unwrap().map(written);
    let all: Vec<_> = written.chain(PERSONAL_TABLES.iter().flat_map(of_table)).collect();
    assert!(all.len() > 60, "only {} queries", all.len());
    all
}

#[tokio::test]
async fn no_query_scans_a_large_table_in_a_file() {
    let scratch = Scratch::sqlite().await;
    let mut connection = SqliteConnection::connect(scratch.raw.url()).await.unwrap();
    let mut scans = Vec::new();
    for (query, _) in queries("sqlite") {
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        for step in sqlx::query(explain).fetch_all(&mut connection).await.unwrap() {
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
    assert!(scans.is_empty(), "{scans:#?}");
}

#[tokio::test]
async fn every_query_of_a_large_table_has_an_index_on_a_server() {
    let Some(scratch) = Scratch::postgres().await else { return };
    let queries = queries("postgres");
    let plans = scratch.raw.plans_without_scans(&queries).await;
    let by_index = plans.iter().filter(|plan| plan.iter().any(|step| step.contains("Index")));
    assert!(by_index.count() > 60, "there are plans, and they use indexes");
    let mut scans = Vec::new();
    for ((query, _), plan) in queries.iter().zip(plans) {
        let scanned = |step: &String| {
            let table = step.split("Seq Scan on ").nth(1)?.split(' ').next()?;
            (table == "tables" || LARGE.contains(&table)).then(|| format!("{table}: {query}"))
        };
        scans.extend(plan.iter().filter_map(scanned));
    }
    assert!(scans.is_empty(), "{scans:#?}");
}
