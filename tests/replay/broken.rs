//! Records that are refused: one line, status 2, and no more read or kept than must be.

use std::fs::{self, File};
use std::io::Write;
use std::process::{Command, Output, Stdio};

use games::nimmt::record::MOST_BYTES;

use crate::patience::{self, Program};
use crate::support::{EXAMPLE, feed, long_record, refusal, replay};

const HUNDRED_MEGABYTES: usize = 100 * 1024 * 1024;

/// Both with and without `--json`, which must agree.
fn refused(document: impl AsRef<[u8]>) -> String {
    let document = document.as_ref();
    let told = refusal(&feed(&mut replay(&["-"]), document));
    let result = refusal(&feed(&mut replay(&["-", "--json"]), document));
    assert_eq!(told, result);
    told
}

/// The example with one thing changed.
fn changed(from: &str, to: &str) -> String {
    assert!(EXAMPLE.contains(from), "{from}");
    EXAMPLE.replacen(from, to, 1)
}

#[test]
fn a_broken_rule_is_named_with_its_game_and_choice() {
    let line = |from, to| refused(changed(from, to));
    assert_eq!(
        line("\"play\": [15]", "\"play\": [45]"),
        "game 1, choice 2: seat 2 does not hold 45"
    );
    assert_eq!(
        line("\"seat\": 2, \"play\"", "\"seat\": 1, \"play\""),
        "game 1, choice 2: seat 1 has chosen already"
    );
    for (from, to, place) in [
        ("\"play\": [14]", "\"row\": 1", "game 1, choice 1: seat 1 "),
        ("\"play\": [14]", "\"play\": [14, 44]", "game 1, choice 1: seat 1 "),
        ("[15, 61]", "[14, 61]", "game 1: "),
        ("[[12]", "[[15]", "game 1: "),
        ("\"end\"", "\"rows\": 9, \"end\"", "rules: "),
        ("\"Ben\"", "\"Ben\", \"Cem\"", "game 1: "),
    ] {
        let line = line(from, to);
        assert!(line.starts_with(place), "{line}");
    }
}

#[test]
fn a_document_of_another_shape_is_refused_with_its_place() {
    for document in [
        String::new(),
        "null".into(),
        "[]".into(),
        "{}".into(),
        "not a record".into(),
        format!("\u{feff}{EXAMPLE}"),
        format!("{EXAMPLE} {EXAMPLE}"),
        changed("nimmt-record/1", "nimmt-record/2"),
        changed("classic", "chess"),
        changed("\"seats\"", "\"chairs\""),
        changed("\"Ada\"", "\"A\\u001b[31mda\""),
        changed("\"Ada\"", &format!("\"{}\"", "A".repeat(101))),
        changed("\"Ada\", \"Ben\"", "\"Ada\""),
        changed("\"seat\": 1", "\"seat\": 0"),
        changed("\"seat\": 1", "\"seat\": -1"),
        changed("\"seat\": 1", "\"seat\": 1.5"),
        changed("\"seat\": 1", "\"seat\": 21"),
        changed("\"play\": [14]", "\"play\": []"),
        changed("\"play\": [14]", "\"play\": [105]"),
        changed("\"play\": [14]", "\"play\": 14"),
    ] {
        refused(document);
    }
}

#[test]
fn huge_numbers_are_refused() {
    let nines = "9".repeat(400);
    for number in ["1e999", "-1e999", "18446744073709551616", "1E+2", &nines] {
        for from in ["14, 44", "66", "\"seat\": 1"] {
            let to = match from {
                "\"seat\": 1" => format!("\"seat\": {number}"),
                _ => number.to_owned(),
            };
            refused(changed(from, &to));
        }
    }
}

#[test]
fn a_record_that_is_cut_off_is_refused_wherever_it_is_cut() {
    for length in (0..EXAMPLE.len()).step_by(13).chain([EXAMPLE.len() - 1]) {
        let line = refused(&EXAMPLE[..length]);
        assert!(line.contains("line") && line.contains("column"), "{line}");
    }
}

#[test]
fn garbage_is_refused() {
    let mut noise = 1_u64;
    let mut bytes: Vec<u8> = Vec::new();
    for _ in 0..4096 {
        noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        bytes.push(noise.to_be_bytes()[0]);
    }
    refused(&bytes);
    refused(vec![0xff; 4096]);
    refused("[".repeat(100_000));
    refused("{\"a\":".repeat(100_000));
    let mut damaged = EXAMPLE.as_bytes().to_vec();
    damaged[60] = 0xc3;
    refused(&damaged);
}

#[test]
fn a_file_that_is_no_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing\nfile.json");
    let said = refusal(&replay(&[]).arg(&missing).run());
    assert!(said.contains("missing\u{fffd}file.json: No such file"), "{said}");
    let said = refusal(&replay(&[]).arg(folder.path()).run());
    assert!(said.contains("cannot be read"), "{said}");
}

/// The command with at most 200 MB, which `sh` sees to.
fn within_200_megabytes(arguments: &[&str]) -> Command {
    let mut command = Command::new("sh");
    let script =
        format!("ulimit -v 204800 && exec {} replay \"$@\"", env!("CARGO_BIN_EXE_hornochse"));
    command.env_clear().args(["-c", &script, "sh"]).args(arguments);
    command
}

/// Feeds a beginning and so much of a filler. Also says how many bytes were taken.
fn flooded(head: &str, filler: &[u8]) -> (Output, usize) {
    let mut child = within_200_megabytes(&["-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let block = filler.repeat(64 * 1024 / filler.len());
    let head = head.to_owned();
    let writer = std::thread::spawn(move || {
        let mut sent = 0;
        // It may hang up as soon as it has seen enough.
        while sent < HUNDRED_MEGABYTES && (sent > 0 || stdin.write_all(head.as_bytes()).is_ok()) {
            if stdin.write_all(&block).is_err() {
                break;
            }
            sent += block.len();
        }
        sent
    });
    let output = patience::end(child);
    (output, writer.join().unwrap())
}

#[cfg(unix)]
#[test]
fn a_hundred_megabytes_are_refused_without_being_read_and_in_little_memory() {
    let (head, _) = EXAMPLE.split_once("{\"seat\": 1").unwrap();
    for (head, filler) in [
        ("", &b"["[..]),
        ("", b" "),
        ("", &[0xff]),
        ("\"", b"x"),
        (head, b"{\"seat\": 1, \"play\": [14]},"),
    ] {
        let (output, taken) = flooded(head, filler);
        refusal(&output);
        // Bytes that were on their way when it hung up are not counted exactly.
        assert!(taken < MOST_BYTES + 1024 * 1024, "it took {taken} bytes");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_larger_than_the_memory_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("huge.json");
    File::create(&path).unwrap().set_len(1 << 30).unwrap();
    let said = refusal(&within_200_megabytes(&["--json"]).arg(&path).run());
    assert!(said.contains("longer than"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_long_match_whose_last_choice_breaks_a_rule_shows_nothing_but_that() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.json");
    let record = long_record(300);
    let (front, last) = record.rsplit_once("\"play\":[").unwrap();
    let (_, end) = last.split_once(']').unwrap();
    fs::write(&path, format!("{front}\"play\":[103]{end}")).unwrap();
    let said = refusal(&within_200_megabytes(&[]).arg(&path).run());
    assert!(said.starts_with("game 300, choice ") && said.contains("does not hold 103"), "{said}");
}
