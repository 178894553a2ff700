//! No circle of files: of two files one may import the other, not both each other, on whatever way.
//!
//! `lib.rs`, `main.rs` and `mod.rs` are left out, as they gather what lies below them; so are
//! tests.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::modules::{ModulePath, Modules};
use crate::source::shown;

/// The crates, by their folders, that have no circle.
const CRATES: &[&str] = &[
    ".",
    "arena",
    "ask",
    "daily",
    "engine",
    "games",
    "league",
    "pictures",
    "players",
    "ratings",
    "sandbox",
    "statistics",
    "storage",
    "storage/contract",
    "storage/postgres",
    "storage/sqlite",
    "table",
    "terminal",
    "values",
    "view",
];

/// The files that each file imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

fn imports(modules: &Modules) -> Imports {
    let file = |path: &ModulePath| shown(&modules.0[path].file);
    let gathers =
        |file: &str| ["/lib.rs", "/main.rs", "/mod.rs"].iter().any(|it| file.ends_with(it));
    let mut found = Imports::new();
    for path in modules.0.keys() {
        let from = file(path);
        for (import, _) in modules.imports(path).filter(|(_, in_tests)| !in_tests) {
            let Some(to) = modules.holding(&import).map(file) else { continue };
            if to != from && !gathers(&to) && !gathers(&from) {
                found.entry(from.clone()).or_default().insert(to);
            }
        }
    }
    found
}

/// The shortest circle through each file that is in one, each circle once.
fn circles(imports: &Imports) -> BTreeSet<Vec<&str>> {
    let found = imports.keys().filter_map(|file| {
        let mut circle = circle(imports, file)?;
        let first = (0..circle.len()).min_by_key(|at| circle[*at])?;
        circle.rotate_left(first);
        Some(circle)
    });
    found.collect()
}

fn circle<'i>(imports: &'i Imports, file: &'i str) -> Option<Vec<&'i str>> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut waiting = VecDeque::from([file]);
    while let Some(from) = waiting.pop_front() {
        for to in imports.get(from).into_iter().flatten().map(String::as_str) {
            if to == file {
                let mut circle = vec![from];
                while let Some(earlier) = circle.last().and_then(|last| before.get(last)) {
                    circle.push(earlier);
                }
                circle.reverse();
                return Some(circle);
            }
            if !before.contains_key(to) {
                before.insert(to, from);
                waiting.push_back(to);
            }
        }
    }
    None
}

#[test]
fn no_files_import_one_another_in_a_circle() {
    let mut found = BTreeSet::new();
    for folder in CRATES {
        for modules in Modules::of(folder) {
            let imports = imports(&modules);
            let lines = circles(&imports)
                .into_iter()
                .map(|circle| format!("{} -> {}", circle.join(" -> "), circle[0]));
            found.extend(lines);
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "files import one another in circles:\n{}", found.join("\n"));
}

#[test]
fn every_crate_of_the_workspace_is_looked_at() {
    let manifest = include_str!("../../Cargo.toml");
    let members = manifest.split_once("members = [").unwrap().1.split_once(']').unwrap().0;
    let members: Vec<&str> = members.split('"').skip(1).step_by(2).collect();
    let missing: Vec<_> = members.iter().filter(|member| !CRATES.contains(member)).collect();
    assert!(members.len() > 10 && missing.is_empty(), "{missing:?}");
}

#[test]
fn a_circle_is_found_and_told_from_its_first_file() {
    let imports = [("b", "c"), ("c", "d"), ("d", "b"), ("a", "b"), ("d", "e"), ("f", "g")];
    let mut all = Imports::new();
    for (from, to) in imports {
        all.entry(from.to_owned()).or_default().insert(to.to_owned());
    }
    assert_eq!(circles(&all), BTreeSet::from([vec!["b", "c", "d"]]));
    all.entry("g".to_owned()).or_default().insert("f".to_owned());
    assert_eq!(circles(&all), BTreeSet::from([vec!["b", "c", "d"], vec!["f", "g"]]));
}
