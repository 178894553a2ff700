//! Laws of the house that the compiler does not know: who may import whom, which library is named
//! where, no text without a catalogue entry and none without a use, no file too long.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod languages;

use std::collections::{BTreeMap, BTreeSet};
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
    let plain = ["telemetry"];
    let allowed: &[(&str, &[&str])] = &[
        ("telemetry", &[]),
        ("http", &[]),
        ("daily", &[]),
        ("ask", &["daily"]),
        ("view", &["ask", "daily"]),
        ("store", &[]),
        ("tools", &["view", "store"]),
        ("tables", &["ask", "tools", "daily", "view", "store"]),
        ("desk", &["ask", "tools", "tables", "daily", "view", "store"]),
        (
            "discord",
            &["ask", "view", "store", "tools", "tables", "desk", "daily", "config", "http"],
        ),
        ("host", &["view", "store", "tools", "tables", "desk", "discord", "config", "http"]),
        ("replay", &["view"]),
        ("config", &["daily"]),
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

/// Between the way in and the way out an ask is a value: there is no text that somebody has to parse.
#[test]
fn one_room_alone_knows_the_text_of_a_custom_id() {
    let doors = ["body.rs", "decode.rs", "send.rs", "mod.rs"];
    for (path, text) in files("src") {
        let of_discord = path.components().any(|part| part.as_os_str() == "discord");
        let door = of_discord && doors.iter().any(|door| path.ends_with(door));
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            assert!(of_discord || !line.contains("custom_id"), "{}: {line}", path.display());
            assert!(door || !line.contains("codec"), "{}: {line}", path.display());
        }
    }
}

#[test]
fn no_game_is_named_outside_its_rooms() {
    let folders = [
        "table",
        "src/ask",
        "src/tools",
        "src/tables",
        "src/desk",
        "src/store",
        "src/discord",
        "storage/shared",
        "storage/sqlite",
        "storage/postgres",
    ];
    for folder in folders {
        for (path, text) in files(folder) {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                for game in ["nimmt", "sixtysix", "Sixtysix"] {
                    assert!(!line.contains(game), "{}: {line}", path.display());
                }
            }
        }
    }
}

#[test]
fn no_game_knows_another() {
    let rooms = [
        ("games/src/nimmt", "sixtysix"),
        ("games/src/sixtysix", "nimmt"),
        ("players/src/nimmt", "sixtysix"),
        ("players/src/sixtysix", "nimmt"),
        ("src/view/nimmt", "sixtysix"),
        ("src/view/sixtysix", "nimmt"),
        ("src/replay/nimmt", "sixtysix"),
        ("src/replay/sixtysix", "nimmt"),
    ];
    for (room, other) in rooms {
        for (path, text) in files(room) {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                assert!(!line.contains(&format!("{other}::")), "{}: {line}", path.display());
            }
        }
    }
}

/// More than this and a file is about more than one thing.
const MOST_LINES: usize = 500;

#[test]
fn no_file_is_too_long() {
    let folders = [
        "arena/src",
        "games/src",
        "pictures/src",
        "players/src",
        "ratings/src",
        "sandbox/src",
        "src",
        "statistics/src",
        "storage",
        "tests",
    ];
    let all = folders.map(files).concat();
    let long: Vec<String> = all
        .iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(path, lines)| format!("{}: {lines} lines", path.display()))
        .collect();
    assert!(long.is_empty(), "more than {MOST_LINES} lines: {long:#?}");
}

/// The English catalogue: all of its files.
fn english() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en-US");
    let files = std::fs::read_dir(folder).unwrap();
    files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

/// Its keys.
fn catalogue() -> BTreeSet<String> {
    let text = english();
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
    // The table names what is said, without words.
    for (path, text) in ["src", "table/src", "values/src"].map(files).concat() {
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
    let referenced = english();
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

/// The places for values of every text of the English catalogue.
fn places() -> BTreeMap<String, BTreeSet<String>> {
    let text = english();
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split_once(" =").unwrap().0.to_owned();
        }
        let names = found.entry(key.clone()).or_default();
        for rest in line.split('$').skip(1) {
            names.insert(rest.chars().take_while(|c| c.is_alphanumeric()).collect());
            // The game that is spoken about is always given.
            names.remove("kind");
        }
    }
    found
}

/// The names in a list of pairs, up to the bracket that closes it; `None` when there is something else
/// in it than pairs.
fn named(list: &str) -> Option<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let (mut depth, mut begins) = (0, true);
    for (at, c) in list.char_indices() {
        match c {
            ']' if depth == 0 => return Some(names),
            '(' if depth == 0 && begins => {
                let name = list[at + 1..].trim_start().strip_prefix('"')?.split('"').next()?;
                names.insert(name.to_owned());
            }
            ',' if depth == 0 => begins = true,
            c if depth == 0 && begins && !c.is_whitespace() => return None,
            _ => {}
        }
        begins &= c == ',' || c.is_whitespace();
        depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
    }
    None
}

/// Where the values stand beside the key. Where they do not, a test that runs the code sees to it: in
/// a debug build a text without its values panics.
#[test]
fn every_text_gets_the_values_it_has_places_for() {
    let places = places();
    let mut looked_at = 0;
    for (path, text) in ["src", "tests/tally"].map(files).concat() {
        for (at, _) in text.match_indices(".say(\"") {
            let call = &text[at + 6..];
            let (key, rest) = call.split_once('"').unwrap();
            let Some(list) = rest.trim_start_matches([',', ' ', '\n']).strip_prefix("&[") else {
                continue;
            };
            let Some(given) = named(list) else { continue };
            let wanted = places.get(key).unwrap_or_else(|| panic!("no catalogue has {key:?}"));
            assert!(wanted.is_subset(&given), "{}: {key} wants {wanted:?}", path.display());
            looked_at += 1;
        }
    }
    assert!(looked_at > 150, "only {looked_at} calls were found");
}
