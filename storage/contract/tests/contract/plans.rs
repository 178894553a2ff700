//! No query of PostgreSQL has to read a whole table that grows with every match: for each of them
//! there is an index. (SQLite says so itself, in its crate; how full a table must be before an
//! index is used is for PostgreSQL to know.)

use std::path::Path;

use serde_json::Value;
use storage::{PERSONAL_TABLES, PersonalTable};
use storage_contract::Scratch;

/// Tables that grow with every match, or with every player.
const LARGE: [&str; 18] = [
    "tables",
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

/// A query, and the types of its parameters as PostgreSQL spells them.
type Query = (String, Vec<String>);

/// The queries in the code.
fn written_down() -> Vec<Query> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("storage/postgres/.sqlx");
    let query = |file: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let query: Value = serde_json::from_str(&text).unwrap();
        let types = query["describe"]["parameters"]["Left"].as_array().unwrap().iter();
        let types = types.map(|it| it.as_str().unwrap().to_lowercase().replace("array", "[]"));
        (query["query"].as_str().unwrap().to_owned(), types.collect())
    };
    std::fs::read_dir(folder).unwrap().map(query).collect()
}

/// The queries that are built at run time, for export and deletion.
fn put_together() -> Vec<Query> {
    let of_table = |personal: &PersonalTable| {
        let changes =
            [personal.forget_person(true), personal.forget_server()].into_iter().flatten();
        let changes = changes.map(|change| {
            let name = change.names_former.then_some("text");
            (change.sql, ["int8"].into_iter().chain(name).map(str::to_owned).collect())
        });
        changes.chain(personal.export().map(|sql| (sql, vec!["int8".to_owned()])))
    };
    PERSONAL_TABLES.iter().flat_map(of_table).collect()
}

#[tokio::test]
async fn every_query_of_a_large_table_has_an_index() {
    let Some(scratch) = Scratch::postgres().await else { return };
    let queries: Vec<Query> = written_down().into_iter().chain(put_together()).collect();
    assert!(queries.len() > 60, "only {} queries", queries.len());
    let plans = scratch.raw.plans_without_scans(&queries).await;
    let by_index = plans.iter().filter(|plan| plan.iter().any(|step| step.contains("Index")));
    assert!(by_index.count() > 60, "there are plans, and they use indexes");
    let mut scans = Vec::new();
    for ((query, _), plan) in queries.iter().zip(plans) {
        let scanned = |step: &String| {
            let table = step.split("Seq Scan on ").nth(1)?.split(' ').next()?;
            LARGE.contains(&table).then(|| format!("{table}: {query}"))
        };
        scans.extend(plan.iter().filter_map(scanned));
    }
    assert!(scans.is_empty(), "{scans:#?}");
}
