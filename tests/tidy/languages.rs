//! Every language says everything that English says, with the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Languages that Discord has, as far as there are catalogues.
const KNOWN_TO_DISCORD: [&str; 5] = ["de", "en-US", "fr", "it", "nl"];

fn languages() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut all: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

/// The entries of a catalogue, whatever file they stand in.
fn entries(folder: &Path) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (name, rest) = line.split_once(" =").unwrap();
                key = name.to_owned();
                let before = found.insert(key.clone(), rest.to_owned());
                assert!(before.is_none(), "{key} stands twice in {}", folder.display());
            } else if let Some(entry) = found.get_mut(&key) {
                entry.push('\n');
                entry.push_str(line);
            }
        }
    }
    found
}

/// The values that an entry has places for. The game that is spoken about is always given.
fn places(entry: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    let names = entry.split('$').skip(1).map(name);
    names.filter(|name: &String| name != "kind").collect()
}

#[test]
fn every_language_is_one_that_discord_knows() {
    let names: Vec<String> = languages()
        .iter()
        .map(|folder| folder.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    assert_eq!(names, KNOWN_TO_DISCORD);
}

#[test]
fn every_language_has_every_text_with_no_other_values() {
    let english = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en-US"));
    for folder in languages() {
        let own = entries(&folder);
        let keys = |all: &BTreeMap<String, String>| all.keys().cloned().collect::<BTreeSet<_>>();
        let (here, there) = (keys(&own), keys(&english));
        let missing: Vec<_> = there.difference(&here).collect();
        let unknown: Vec<_> = here.difference(&there).collect();
        let at = folder.display();
        assert!(missing.is_empty() && unknown.is_empty(), "{at}: {missing:?} {unknown:?}");
        for (key, entry) in &own {
            let strange: Vec<_> =
                places(entry).difference(&places(&english[key])).cloned().collect();
            assert!(strange.is_empty(), "{at}: {key} wants {strange:?}");
            assert_eq!(entry.matches('{').count(), entry.matches('}').count(), "{at}: {key}");
            let selects = entry.contains("->");
            assert!(!selects || entry.contains("*["), "{at}: {key} has no usual case");
        }
    }
}
