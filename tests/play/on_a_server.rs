//! Whole matches with the database on a PostgreSQL server. (The whole suite can be played there
//! with PLAY_DATABASE=postgres.)

use std::process::{Command, Output};

use hornochse::store::Store;

use crate::support::{HIGHEST, Scene, advance, choose, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_a_server_outlives_its_bot_and_is_played_to_its_end() {
    let Some(mut scene) = Scene::on_a_server().await else { return };
    let people = scene.people(3);
    scene.start_match(&people, &one_game()).await;
    for person in &people {
        let hand = scene.turn_of(person).await;
        choose(person, &hand, HIGHEST).await;
    }
    scene.reads("after turn 1").await;
    scene.restart_bot().await;
    let events = scene.events().await;
    assert!(events >= 4, "{events}");
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 0);
    let results = r#"SELECT count(*) FROM results WHERE "user" IS NOT NULL"#;
    assert_eq!(scene.raw().number(results).await, 3);
    let shown = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    assert!(
        shown.text().contains("in 1 match (100 %)") || shown.text().contains("in 1 match (0 %)"),
        "{}",
        shown.text()
    );
    scene.no_violations();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_on_a_server_keeps_its_deadlines() {
    let Some(scene) = Scene::on_a_server().await else { return };
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    choose(&people[0], &hand, HIGHEST).await;
    advance(&scene, 61);
    scene.reads("your turn!").await;
    advance(&scene, 31);
    scene.reads("Out of time").await;
    scene.no_violations();
}

async fn hornochse(scene: &Scene, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.args(args).current_dir(scene.folder.path()).env_clear();
    command.env("DATABASE_URL", scene.database_url());
    tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap()
}

fn said(output: &Output) -> (Option<i32>, String) {
    let all = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.code(), String::from_utf8(all).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_moves_from_a_server_to_a_file_and_the_match_goes_on() {
    let Some(mut scene) = Scene::on_a_server().await else { return };
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.nothing_to_send().await;
    let server = scene.database_url();
    let file = format!("sqlite://{}", scene.folder.path().join("moved.db").display());
    let (status, told) = said(&hornochse(&scene, &["migrate-database", &server, &file]).await);
    assert_eq!(status, Some(1), "{told}");
    assert!(told.contains("in use by another hornochse"), "{told}");
    scene.stop_bot().await;
    let (status, told) = said(&hornochse(&scene, &["migrate-database", &server, &file]).await);
    assert_eq!(status, Some(0), "{told}");
    assert!(told.contains("tables: 1\n") && told.contains("players: 2\n"), "{told}");
    scene.move_to(file);
    scene.start_bot().await;
    scene.play_to_the_end(&people).await;
    assert!(Store::open(&scene.database_url()).await.unwrap().sqlite().is_some());
    scene.no_violations();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_takes_no_changes_is_found_before_the_start() {
    let Some(scene) = Scene::on_a_server().await else { return };
    let address = scene.database_url();
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.arg("check").current_dir(scene.folder.path()).env_clear();
    command.env("DISCORD_TOKEN", scene.discord.token());
    command.env("DISCORD_API_URL", scene.discord.url());
    let and = if address.contains('?') { '&' } else { '?' };
    let read_only = format!("{address}{and}options=-c%20default_transaction_read_only=on");
    command.env("DATABASE_URL", read_only);
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let (status, told) = said(&output);
    assert!(told.contains("it takes no changes"), "{told}");
    assert_eq!(status, Some(1), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_of_a_server_are_left_to_its_own_tools_which_a_line_says() {
    let Some(scene) = Scene::on_a_server().await else { return };
    for args in [&["backup", "x.db"], &["restore", "x.db"]] {
        let (status, told) = said(&hornochse(&scene, args).await);
        assert_eq!((status, told.lines().count()), (Some(1), 1), "{told}");
        assert!(told.contains("pg_dump") && told.contains("pg_restore"), "{told}");
    }
}
