//! Laws of the house that the compiler does not know: who may import whom and in no circle, which
//! library and which game is named where, no text without a catalogue entry and none without a use,
//! no file too long.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod circles;
mod languages;
mod modules;
mod places;
mod rooms;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use source::files;

/// Between the way in and the way out an ask is a value: there is no text that somebody has to
/// parse.
#[test]
fn one_room_alone_knows_the_text_of_a_custom_id() {
    let doors = ["body.rs", "decode.rs", "send.rs", "mod.rs"];
    for (path, text) in ["ask", "src", "view"].map(files).concat() {
        let of_discord = path.components().any(|part| part.as_os_str() == "discord");
        let door = of_discord && doors.iter().any(|door| path.ends_with(door));
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            assert!(of_discord || !line.contains("custom_id"), "{}: {line}", path.display());
            assert!(door || !line.contains("codec"), "{}: {line}", path.display());
        }
    }
}

/// More than this and a file is about more than one thing.
const MOST_LINES: usize = 500;

#[test]
fn no_file_is_too_long() {
    let all = files("");
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
    for (path, text) in ["src", "table/src", "values/src", "view/src"].map(files).concat() {
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

/// The names in a list of pairs, up to the bracket that closes it; `None` when there is something
/// else in it than pairs.
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

/// Looks at calls with the values beside the key. The others are covered by every test that runs
/// the code: in a debug build a text without its values panics.
#[test]
fn every_text_gets_the_values_it_has_places_for() {
    let places = places();
    let mut looked_at = 0;
    for (path, text) in ["src", "tests/tally", "view/src"].map(files).concat() {
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
