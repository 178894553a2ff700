//! Documents name places that are there.

use std::path::Path;

/// Documents in which each path of the repository must exist.
const DOCUMENTS: [&str; 3] = ["ARCHITECTURE.md", "docs/changes.md", "docs/testing.md"];
/// Folders with which a path of the repository begins.
const ROOMS: [&str; 22] = [
    "arena",
    "ask",
    "benches",
    "daily",
    "docs",
    "engine",
    "games",
    "league",
    "locales",
    "migrations",
    "packaging",
    "pictures",
    "players",
    "ratings",
    "sandbox",
    "src",
    "statistics",
    "storage",
    "table",
    "tests",
    "values",
    "view",
];

/// The paths in a document: between back-ticks, with a slash, and a folder of the repository before
/// it.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).filter(|quoted| {
        let room = quoted.split_once('/').is_some_and(|(room, _)| ROOMS.contains(&room));
        room && !quoted.contains(|c: char| "<*{ ".contains(c))
    })
}

#[test]
fn every_place_that_a_document_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut looked_at = 0;
    for document in DOCUMENTS {
        let text = std::fs::read_to_string(root.join(document)).unwrap();
        for path in paths(&text) {
            assert!(root.join(path).exists(), "{document} names {path}, which is not there");
            looked_at += 1;
        }
    }
    assert!(looked_at > 60, "only {looked_at} paths were found");
}
