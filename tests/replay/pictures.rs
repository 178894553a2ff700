//! `--picture`: the table after each turn.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::patience::Program;
use crate::support::{EXAMPLE, feed, golden, printed, refusal, replay};

/// The names of the files in a folder.
pub fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Decodes the whole picture: its width and height.
pub fn size(file: &Path) -> (u32, u32) {
    let decoder = png::Decoder::new(std::io::BufReader::new(fs::File::open(file).unwrap()));
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height)
}

#[test]
fn every_turn_has_its_picture() {
    let folder = tempfile::tempdir().unwrap();
    // The folder is made, with those above it.
    let album = folder.path().join("new/album");
    let (_, classic) = golden().into_iter().find(|(name, _)| name == "classic").unwrap();
    let shown = printed(&replay(&["--picture"]).arg(&album).arg(&classic).run());
    assert!(shown.contains("Game 1 · turn 10"));
    let expected = (1..=10).map(|turn| format!("game-01-turn-{turn:02}.png")).collect();
    assert_eq!(names(&album), expected);
    for name in names(&album) {
        let (width, height) = size(&album.join(&name));
        assert!(width >= 800 && height >= 300, "{name}: {width} × {height}");
    }
    let first = fs::read(album.join("game-01-turn-01.png")).unwrap();
    let last = fs::read(album.join("game-01-turn-10.png")).unwrap();
    assert_ne!(first, last);
}

#[test]
fn one_turn_has_one_picture_whatever_lies_on_the_table() {
    let variants = ["double", "logic", "pro", "refined"];
    let records = golden().into_iter().filter(|(name, _)| variants.contains(&name.as_str()));
    for (name, path) in records {
        let folder = tempfile::tempdir().unwrap();
        let mut command = replay(&["--turn", "2", "--game", "1", "--picture"]);
        printed(&command.arg(folder.path()).arg(&path).run());
        let expected = BTreeSet::from(["game-01-turn-02.png".to_owned()]);
        assert_eq!(names(folder.path()), expected, "{name}");
        size(&folder.path().join("game-01-turn-02.png"));
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_said_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let said = refusal(&feed(replay(&["-", "--picture"]).arg(file.join("album")), EXAMPLE));
    assert!(said.contains("file/album: "), "{said}");
}
