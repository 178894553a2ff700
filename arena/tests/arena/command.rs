//! The command as it is called.

use std::process::{Command, Output};

use crate::patience::Program;

fn arena(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.env_clear().arg("play").args(arguments).run()
}

fn printed(arguments: &[&str]) -> String {
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

#[test]
fn a_line_for_each_player_says_how_it_did() {
    let text = printed(&["lowest", "random", "--seats", "4", "--deals", "3", "--seed", "7"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert_eq!(lines[0], "classic, 4 seats, seed 7: 3 deals, each with 4 seatings");
    assert!(lines[1].contains("fair 0.250"), "{text}");
    assert!(lines[2].starts_with("lowest ") && lines[2].contains(" 12 "), "{text}");
    assert!(lines[3].starts_with("random ") && lines[3].contains(" 36 "), "{text}");
}

#[test]
fn the_file_holds_a_line_for_each_seat_and_the_seed_decides_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = |name: &str, threads: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().unwrap();
        let players = ["mcs:20", "flat:20", "1:playouts=20"];
        let options = ["--deals", "4", "--threads", threads, "--csv", path];
        printed(&[players.as_slice(), options.as_slice()].concat());
        std::fs::read_to_string(file).unwrap()
    };
    let alone = sheet("alone.csv", "1");
    assert_eq!(alone, sheet("together.csv", "3"));
    let mut lines = alone.lines();
    assert_eq!(lines.next(), Some("deal,rotation,seat,player,name,games,points,win"));
    let cells: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(cells.len(), 4 * 3 * 3);
    assert!(cells.iter().all(|cells| cells.len() == 8));
    let wins: f64 = cells.iter().map(|cells| cells[7].parse::<f64>().unwrap()).sum();
    assert!((wins - 12.0).abs() < 0.01);
}

#[test]
fn whole_matches_are_played_to_their_end() {
    let rules = r#"{"variant":"tactics","end":{"games":2}}"#;
    let text = printed(&["lowest", "random", "--matches", "2", "--rules", rules]);
    assert!(text.starts_with("tactics, 2 seats, seed 1: 2 matches"), "{text}");
    for variant in ["logic", "pro", "open", "refined", "hand", "double"] {
        let rules = format!(r#"{{"variant":"{variant}"}}"#);
        printed(&["lowest", "random", "--deals", "1", "--rules", &rules]);
    }
    let rules = r#"{"variant":"tournament"}"#;
    printed(&["random", "--seats", "3", "--matches", "1", "--rules", rules]);
}

#[test]
fn sixty_six_says_who_is_ahead_and_who_wins_matches() {
    let players = ["rdeep:4:3", "random", "--game", "sixtysix"];
    let rules = r#"{"variant":"classic","out":"auto","must_head":true}"#;
    let text = printed(&[players.as_slice(), &["--deals", "6", "--rules", rules]].concat());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "sixtysix, 2 seats, seed 1: 6 deals, each with 2 seatings");
    assert!(lines[1].contains("ahead a deal") && lines[1].contains("fair 0.500"), "{text}");
    assert!(lines[2].starts_with("rdeep:4:3 ") && lines[2].contains(" +"), "{text}");
    assert!(lines[3].starts_with("random ") && lines[3].contains(" -"), "{text}");
    let text = printed(&[players.as_slice(), &["--seats", "3", "--matches", "2"]].concat());
    assert!(text.contains("3 seats, seed 1: 2 matches, each with 3 seatings"), "{text}");
    assert!(text.contains("matches won (fair 0.333)"), "{text}");
}

#[test]
fn what_cannot_be_is_said_in_one_line() {
    let cases: [(&[&str], &str); 8] = [
        (&["random", "random", "random", "--seats", "2"], "3 players cannot sit on 2 seats"),
        (&["random", "--seats", "99999999999"], "rules: "),
        (&["mcs:5", "--rules", r#"{"variant":"pro"}"#], "mcs:5 knows only the classic game"),
        (&["random", "--csv", "/nowhere/x.csv"], "/nowhere/x.csv"),
        (&["somebody"], "there is no player `somebody`"),
        (&["mcs:5", "--game", "sixtysix"], "there is no player `mcs`"),
        (&["random", "--game", "sixtysix", "--seats", "4"], "rules: "),
        (&["random", "--rules", "[]"], "--rules"),
    ];
    for (arguments, said) in cases {
        let error = refusal(arguments);
        assert!(error.contains(said), "{arguments:?}: {error}");
    }
}

#[test]
fn a_program_that_does_not_play_along_is_named() {
    for (command, what) in [
        ("engine:true", "has ended"),
        ("engine:/nowhere/at-all", "has ended"),
        ("engine:yes", "answered `y` to `choose "),
    ] {
        let error = refusal(&[command, "random", "--deals", "1"]);
        let command = command.trim_start_matches("engine:");
        assert!(error.contains(&format!("the program `{command}` {what}")), "{error}");
    }
    let error = refusal(&["engine:yes", "random", "--rules", r#"{"variant":"hand"}"#]);
    assert!(error.contains("cannot be told these rules"), "{error}");
}
