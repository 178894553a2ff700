//! Runs the command, and has records to run it with.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{fs, thread};

use games::nimmt::{End, Match, Modifiers, Rules, Variant};
use rand::{SeedableRng, rngs::ChaCha12Rng};

use crate::patience;

/// The example of the format's description.
pub const EXAMPLE: &str = r#"{
  "format": "nimmt-record/1",
  "rules": {"variant": "classic", "end": {"points": 66}},
  "seats": ["Ada", "Ben"],
  "games": [
    {
      "rows": [[12], [37], [43], [58]],
      "hands": [[14, 44], [15, 61]],
      "choices": [
        {"seat": 1, "play": [14]},
        {"seat": 2, "play": [15]}
      ]
    }
  ]
}"#;

/// The command, without anything of the surroundings that could change what it prints.
pub fn replay(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.env_clear().arg("replay").args(arguments);
    command
}

/// Runs a command with a document on its standard input.
pub fn feed(command: &mut Command, document: impl AsRef<[u8]>) -> Output {
    feed_to(command, document, Stdio::piped())
}

/// The same, with its output going elsewhere.
pub fn feed_to(command: &mut Command, document: impl AsRef<[u8]>, out: impl Into<Stdio>) -> Output {
    let document = document.as_ref().to_vec();
    let mut child =
        command.stdin(Stdio::piped()).stdout(out).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A document may be refused before it was read to its end.
    let writer = thread::spawn(move || drop(stdin.write_all(&document)));
    let output = patience::end(child);
    writer.join().unwrap();
    output
}

/// Returns the output of a command that succeeded.
pub fn printed(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert_eq!(said, "");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The one line with which a record is refused.
pub fn refusal(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{said}");
    let line = said.strip_suffix('\n').unwrap_or_else(|| panic!("{said:?} has no end"));
    assert!(!line.is_empty() && !line.contains(char::is_control), "{said:?}");
    line.to_owned()
}

/// The record of every variant: its name, and the file.
pub fn golden() -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/tests/golden");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<(String, PathBuf)> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), path))
        .collect();
    records.sort();
    assert!(records.len() >= 12);
    records
}

/// The record of a classic match of so many games between four.
pub fn long_record(games: u32) -> String {
    let rules = Rules::of(
        Variant::Classic,
        &Modifiers { end: Some(End::Games(games)), ..Modifiers::default() },
    );
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    let mut state = Match::new(rules, 4).unwrap();
    while !state.is_over() {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
        }
        for next in state.awaiting() {
            let choice = state.random_choice(next.seat, &mut rng).unwrap();
            state.apply(next.seat, &choice).unwrap();
        }
    }
    state.record(&[]).unwrap().to_json()
}
