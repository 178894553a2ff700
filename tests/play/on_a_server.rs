//! Whole matches with the database on a PostgreSQL server. (The whole suite can be played there
//! with PLAY_DATABASE=postgres.)

use std::process::{Command, Output};
use std::time::Duration;

use hornochse::store::Store;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

use crate::support::{Scene, advance, one_game, unlimited};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_a_server_outlives_its_bot_and_is_played_to_its_end() {
    let Some(mut scene) = Scene::on_a_server().await else { return };
    let people = scene.people(3);
    scene.start_match(&people, &one_game()).await;
    for person in &people {
        scene.plays_highest(person).await;
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
        shown.text().contains("in 1 match (100%)") || shown.text().contains("in 1 match (0%)"),
        "{}",
        shown.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_on_a_server_keeps_its_deadlines() {
    let Some(scene) = Scene::on_a_server().await else { return };
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    advance(&scene, 61);
    scene.reads("your turn!").await;
    advance(&scene, 31);
    scene.reads("Out of time").await;
}

/// Another address of the server, which falls silent when it is told to: nothing more comes through,
/// and no connection ends.
async fn by_another_way(url: &str) -> (String, watch::Sender<bool>) {
    let (server, folder) = url.split_once("?host=").unwrap();
    let socket = format!("{folder}/.s.PGSQL.5432");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let here = listener.local_addr().unwrap().to_string();
    let (silence, told) = watch::channel(false);
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let (socket, mut told) = (socket.clone(), told.clone());
            tokio::spawn(async move {
                let mut server = UnixStream::connect(socket).await.unwrap();
                let silent = tokio::select! {
                    biased;
                    silent = told.wait_for(|silent| *silent) => silent.is_ok(),
                    _ = copy_bidirectional(&mut client, &mut server) => false,
                };
                if silent {
                    // Both ends stay open.
                    std::future::pending::<()>().await;
                }
            });
        }
    });
    (server.replacen("localhost", &here, 1), silence)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_leaves_in_time_though_its_server_has_fallen_silent() {
    let Some(mut scene) = Scene::without_bot_on_a_server(unlimited()).await else { return };
    let direct = scene.database_url();
    let (url, silence) = by_another_way(&direct).await;
    scene.move_to(url);
    scene.start_bot().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.nothing_to_send().await;
    silence.send(true).unwrap();
    // Hosts are told to give it half of this; the machine may be busy.
    let left = tokio::time::timeout(Duration::from_secs(60), scene.stop_bot()).await;
    left.expect("it waits for its database");
    scene.move_to(direct);
    scene.start_bot().await;
    scene.play_to_the_end(&people).await;
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
