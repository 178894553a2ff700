//! `arena ratings` and `arena fit`: places go out of one and into the other.

use std::path::Path;
use std::process::{Command, Output};

use crate::patience::Program;

fn arena(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.env_clear().args(arguments).run()
}

fn done(arguments: &[&str]) -> String {
    let output = arena(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

fn refusal(arguments: &[&str]) -> String {
    let output = arena(arguments);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

/// A league of Sixty-Six, which takes no time.
fn league(folder: &Path, name: &str, seed: &str) -> String {
    let file = folder.join(name).to_str().unwrap().to_owned();
    let options = ["--game", "sixtysix", "--matches", "12", "--playouts", "3", "--seed", seed];
    done(&[&["ratings", &file], options.as_slice()].concat());
    file
}

#[test]
fn a_league_is_a_line_for_each_seat_and_the_seed_decides_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let read = |name, seed| std::fs::read_to_string(league(folder.path(), name, seed)).unwrap();
    let text = read("one.csv", "1");
    assert_eq!(text, read("again.csv", "1"));
    assert_ne!(text, read("other.csv", "2"));
    let matches = arena::league::places::read(&text).unwrap();
    assert_eq!(matches.len(), 12);
    for played in &matches {
        assert_eq!(played.game, "sixtysix");
        assert!((0.0..365.0).contains(&played.day) && (2..=3).contains(&played.seats.len()));
        for seat in &played.seats {
            let better = played.seats.iter().filter(|other| other.place < seat.place).count();
            assert_eq!(seat.place as usize, better + 1);
        }
    }
}

#[test]
fn six_nimmt_has_a_league_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("nimmt.csv").to_str().unwrap().to_owned();
    let options = ["--game", "nimmt", "--matches", "2", "--playouts", "1"];
    done(&[&["ratings", &file], options.as_slice()].concat());
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(arena::league::places::read(&text).unwrap().len(), 2);
}

#[test]
fn what_is_fitted_is_printed_and_painted() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) =
        (league(folder.path(), "one.csv", "1"), league(folder.path(), "other.csv", "2"));
    let picture = folder.path().join("picture.svg").to_str().unwrap().to_owned();
    let text = done(&["fit", &one, "--check", &other, "--picture", &picture]);
    for row in ["| newcomer |", "| scale |", "| hard |", "| plain Elo, k = 32 |", "| from 0 |"] {
        assert!(text.contains(row), "{row}: {text}");
    }
    assert!(!text.contains("NaN"), "{text}");
    let drawn = std::fs::read_to_string(picture).unwrap();
    assert!(drawn.starts_with("<svg ") && drawn.contains("these ratings"));
}

#[test]
fn a_file_that_holds_no_places_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.csv").to_str().unwrap().to_owned();
    for (text, said) in [
        ("head\nnimmt,1,0.00,1,p1,,first\n", "line 2 is no seat of a match"),
        ("head\nchess,1,0.00,1,p1,,1\n", "`chess` has no ratings"),
        ("head\n", "there is no match in it"),
    ] {
        std::fs::write(&file, text).unwrap();
        let error = refusal(&["fit", &file, "--check", &file]);
        assert!(error.contains(said) && error.lines().count() == 1, "{error}");
    }
    assert!(refusal(&["fit", "/nowhere", "--check", &file]).contains("/nowhere"));
}
