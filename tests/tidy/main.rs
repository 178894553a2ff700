//! Laws of the house that the compiler does not know: who may import whom, which library is named
//! where, no text without a catalogue entry and none without a use, no file too long.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// The modules of this crate that a text names.
fn imports(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("crate::") {
        // `$crate::` belongs to a macro.
        if text[..at].ends_with('$') {
            continue;
        }
        let name: String =
            text[at + 7..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        found.insert(name);
    }
    found
}

#[test]
fn nobody_imports_against_the_arrows() {
    // What lies in crates of its own (`games`, `players`, `arena`) Cargo keeps apart.
    let plain = ["ids", "settings"];
    let allowed: &[(&str, &[&str])] = &[
        ("ids", &[]),
        ("settings", &[]),
        ("table", &[]),
        ("view", &["table"]),
        ("store", &[]),
        ("app", &["table", "view", "store"]),
        ("discord", &["table", "view", "store", "app", "config"]),
        ("replay", &["table", "view"]),
        ("engine", &[]),
        ("config", &[]),
    ];
    for (module, may) in allowed {
        let inside = files("src").into_iter().filter(|(path, _)| {
            let path = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
            path.starts_with(format!("src/{module}")) || path.ends_with(format!("src/{module}.rs"))
        });
        for (path, text) in inside {
            for name in imports(&text) {
                let known = allowed.iter().any(|(module, _)| *module == name);
                let fine = !known
                    || name == *module
                    || may.contains(&name.as_str())
                    || plain.contains(&name.as_str());
                assert!(fine, "{} imports {name}", path.display());
            }
        }
    }
}

#[test]
fn libraries_stay_in_their_rooms() {
    let rooms = [("serenity::", "discord"), ("sqlx::", "store")];
    for (path, text) in files("src") {
        for (library, room) in rooms {
            let inside = path.components().any(|part| part.as_os_str() == room);
            let named =
                text.lines().any(|l| l.contains(library) && !l.trim_start().starts_with("//"));
            assert!(inside || !named, "{} names {library}", path.display());
        }
    }
}

#[test]
fn no_game_is_named_outside_its_rooms() {
    for folder in ["src/table", "src/app", "src/store", "src/discord"] {
        for (path, text) in files(folder) {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                assert!(!line.contains("nimmt"), "{}: {line}", path.display());
            }
        }
    }
}

/// More than this and a file is about more than one thing.
const MOST_LINES: usize = 500;

#[test]
fn no_file_is_too_long() {
    let folders = ["arena/src", "games/src", "players/src", "sandbox/src", "src", "tests"];
    let all = folders.map(files).concat();
    let long: Vec<String> = all
        .iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(path, lines)| format!("{}: {lines} lines", path.display()))
        .collect();
    assert!(long.is_empty(), "more than {MOST_LINES} lines: {long:#?}");
}

/// The keys of the English catalogue.
fn catalogue() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en-US/main.ftl");
    let text = std::fs::read_to_string(path).unwrap();
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .collect()
}

/// Texts in quotation marks that look like keys.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('"')
        .skip(1)
        .step_by(2)
        .filter(|s| s.contains('-') || s.chars().all(|c| c.is_ascii_lowercase()))
        .filter(|s| {
            !s.is_empty() && s.chars().all(|c| c.is_ascii_lowercase() || "-_{}".contains(c))
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_text_is_in_the_catalogue_and_every_entry_is_used() {
    let keys = catalogue();
    let mut used = BTreeSet::new();
    let mut patterns = Vec::new();
    for (path, text) in files("src") {
        let said = text.contains(".say(") || text.contains("Say::") || text.contains("words.say");
        for key in quoted(&text) {
            if let Some((before, after)) = key.split_once("{}").or_else(|| {
                let (before, rest) = key.split_once('{')?;
                Some((before, rest.split_once('}')?.1))
            }) {
                patterns.push((before.to_owned(), after.to_owned()));
            } else if keys.contains(&key) {
                used.insert(key);
            }
        }
        if said {
            for (at, _) in text.match_indices(".say(\"") {
                let key: String = text[at + 6..].chars().take_while(|c| *c != '"').collect();
                assert!(
                    keys.contains(&key),
                    "{} says {key:?}, which is in no catalogue",
                    path.display()
                );
            }
        }
    }
    let referenced = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en-US/main.ftl"),
    )
    .unwrap();
    let unused: Vec<&String> = keys
        .iter()
        .filter(|key| !used.contains(*key))
        .filter(|key| {
            !patterns.iter().any(|(b, a)| !b.is_empty() && key.starts_with(b) && key.ends_with(a))
        })
        .filter(|key| !referenced.contains(&format!("{{ {key} }}")))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
