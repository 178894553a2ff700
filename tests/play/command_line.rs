//! The program as a host starts it.

use std::process::{Command, Output};

use sandbox::Sandbox;
use storage_contract::Raw;

use crate::support::unlimited;

fn hornochse(folder: &std::path::Path, settings: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.current_dir(folder).env_clear();
    for (name, value) in settings {
        command.env(name, value);
    }
    command.output().unwrap()
}

fn refusal(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    said
}

#[test]
fn a_missing_or_wrong_setting_is_one_clear_line_and_status_2() {
    let folder = storage_contract::folder();
    let token = ("DISCORD_TOKEN", "abc.def.ghi");
    let said = refusal(&hornochse(folder.path(), &[]));
    assert!(said.contains("DISCORD_TOKEN is not set"), "{said}");
    let said = refusal(&hornochse(folder.path(), &[token, ("DATABASE_URL", "mysql://x")]));
    assert!(said.contains("DATABASE_URL"), "{said}");
    let said = refusal(&hornochse(folder.path(), &[token, ("SHARDS", "0/1")]));
    assert!(said.contains("DATABASE_URL"), "{said}");
    let said = refusal(&hornochse(folder.path(), &[token, ("DISCORD_API_URL", "discord")]));
    assert!(said.contains("DISCORD_API_URL"), "{said}");
}

#[test]
fn a_folder_that_is_not_there_is_refused_before_the_start() {
    let folder = storage_contract::folder();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let token = ("DISCORD_TOKEN", "abc.def.ghi");
    for (name, value) in [("FONTS_DIR", "nowhere"), ("BACKUP_DIR", "file/within")] {
        let said = refusal(&hornochse(folder.path(), &[token, (name, value)]));
        assert!(said.contains(name) && said.contains(value), "{said}");
    }
    assert!(!folder.path().join("hornochse.db").exists());
}

#[tokio::test]
async fn the_sandbox_does_not_end_the_matches_of_a_bot_on_discord() {
    let folder = storage_contract::folder();
    let database = folder.path().join("real.db");
    std::fs::copy("tests/data/schema-1-format-1.db", &database).unwrap();
    let real = Raw::new(format!("sqlite://{}", database.display()));
    real.run("UPDATE tables SET guild = $1", &[77]).await;
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.args(["sandbox", "--port", "0", "--database"]).arg(&database).env_clear();
    let said = tokio::task::spawn_blocking(move || refusal(&command.output().unwrap()));
    let said = said.await.unwrap();
    assert!(said.contains("real.db is of a bot on Discord"), "{said}");
}

#[test]
fn no_command_prints_a_secret() {
    let folder = storage_contract::folder();
    let secrets =
        ["abc.SECRET-TOKEN.ghi", "SECRET-PASSWORD", "SECRET-OF-THE-DAY-THAT-IS-LONG-ENOUGH"];
    let url = format!("postgres://me:{}@127.0.0.1:9/x", secrets[1]);
    let settings = [
        ("DISCORD_TOKEN", secrets[0]),
        ("DISCORD_API_URL", "http://127.0.0.1:9"),
        ("DATABASE_URL", &url),
        ("DAILY_SECRET", secrets[2]),
        ("LOG", "trace"),
    ];
    let migrate = ["migrate-database", &url, "sqlite://x.db"];
    let away = ["migrate-database", "sqlite://nowhere.db", &url];
    let commands: [&[&str]; 8] = [
        &["serve"],
        &["check"],
        &["health"],
        &["backup", "x.db"],
        &["restore", "x.db"],
        &["forget", "5"],
        &migrate,
        &away,
    ];
    for command in commands {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hornochse"));
        program.current_dir(folder.path()).env_clear().envs(settings).args(command);
        let output = program.output().unwrap();
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
        assert!(!output.status.success(), "{command:?} {said:?}");
        for secret in secrets {
            assert!(!said.iter().any(|said| said.contains(secret)), "{command:?} {said:?}");
        }
    }
}

#[test]
fn a_database_that_is_away_is_said_and_worth_another_try() {
    let folder = storage_contract::folder();
    let url = "postgres://me:secret@127.0.0.1:9/x";
    let settings = [("DISCORD_TOKEN", "abc.def.ghi"), ("DATABASE_URL", url)];
    let output = hornochse(folder.path(), &settings);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("DATABASE_URL") && !said.contains("secret"), "{said}");
}

#[test]
fn a_discord_that_is_not_there_is_said() {
    let folder = storage_contract::folder();
    let settings = [("DISCORD_TOKEN", "abc.def.ghi"), ("DISCORD_API_URL", "http://127.0.0.1:9")];
    let output = hornochse(folder.path(), &settings);
    // Status 1: nothing to mend, so a supervisor of the program may try again.
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    assert!(said.contains("cannot be reached") && !said.contains("abc.def.ghi"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_and_a_database_that_cannot_be_made_are_said() {
    let discord = Sandbox::start(unlimited()).await.unwrap();
    let folder = storage_contract::folder();
    let (path, url, token) =
        (folder.path().to_owned(), discord.url().to_owned(), discord.token().to_owned());
    let (wrong, nowhere) = tokio::task::spawn_blocking(move || {
        let api = ("DISCORD_API_URL", url.as_str());
        let wrong = hornochse(&path, &[("DISCORD_TOKEN", "not.the.token"), api]);
        let nowhere = hornochse(
            &path,
            &[
                ("DISCORD_TOKEN", token.as_str()),
                api,
                ("DATABASE_URL", "sqlite:///no/such/folder/x.db"),
            ],
        );
        (wrong, nowhere)
    })
    .await
    .unwrap();
    let said = refusal(&wrong);
    assert!(said.contains("refuses the token") && !said.contains("not.the.token"), "{said}");
    let said = refusal(&nowhere);
    assert!(said.contains("check DATABASE_URL"), "{said}");
}

#[test]
fn help_is_worth_reading() {
    let output = Command::new(env!("CARGO_BIN_EXE_hornochse")).arg("--help").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    for part in ["DISCORD_TOKEN", "DATABASE_URL", "serve"] {
        assert!(said.contains(part), "{said}");
    }
}
