//! `hornochse forget`, on the command line.

use std::path::Path;
use std::process::{Command, Output};

use super::{NAME, count, found, is_nowhere, rewrite, three};
use crate::support::{Scene, advance, eventually, one_game};

async fn forget(scene: &Scene, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.arg("forget").args(args).current_dir(scene.folder.path()).env_clear();
    command.env("DATABASE_URL", scene.database_url());
    tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap()
}

/// Runs the command, which must succeed, and returns its output.
async fn forgot(scene: &Scene, args: &[&str]) -> String {
    let output = forget(scene, args).await;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), said.as_str()), (Some(0), ""));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Whether these bytes are anywhere in the files of the database.
fn in_files(folder: &Path, wanted: &[u8]) -> bool {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| file.is_file()).any(|file| {
        let bytes = std::fs::read(file).unwrap();
        bytes.windows(wanted.len()).any(|here| here == wanted)
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_forgets_a_person_while_the_bot_rests_and_their_match_goes_on() {
    let mut scene = Scene::in_the_present().await;
    let people = three(&scene);
    let me = people[0].id.to_string();
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    scene.start_match_quietly(&people, &one_game()).await;
    scene.nothing_to_send().await;

    let refused = forget(&scene, &[&me]).await;
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("in use by another hornochse"), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");

    scene.stop_bot().await;
    assert!(in_files(scene.folder.path(), NAME.as_bytes()));
    let told = forgot(&scene, &[&me]).await;
    assert!(told.contains(&format!("Forgot user {me}:")), "{told}");
    assert!(told.contains("tables: 2 lines") && told.contains("results: 1 line\n"), "{told}");
    is_nowhere(&scene, &people[0]).await;
    assert!(!in_files(scene.folder.path(), NAME.as_bytes()), "not even between the lines");
    let told = forgot(&scene, &[&me]).await;
    assert_eq!(told, format!("Nothing is stored about user {me}.\n"));

    // The command has the time of the machine, which has gone on.
    advance(&scene, 600);
    scene.start_bot().await;
    scene.reads("**former player** left. I'm playing for them").await;
    scene.nothing_to_send().await;
    is_nowhere(&scene, &people[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_another_version_is_named_and_left_to_the_bot() {
    let mut scene = Scene::in_the_present().await;
    let people = three(&scene);
    let me = people[0].id.to_string();
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    scene.start_match_quietly(&people, &one_game()).await;
    scene.stop_bot().await;
    rewrite(&scene, r#"{"format":1,"#, r#"{"format":2,"#).await;
    let output = forget(&scene, &[&me]).await;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_ne!(output.status.code(), Some(0));
    assert!(
        said.trim_end().ends_with("1 table could not be changed; the bot tries again once it runs"),
        "{said}"
    );
    assert!(said.contains("a table could not forget somebody table="), "{said}");
    assert!(told.contains("results: 1 line\n"), "{told}");
    rewrite(&scene, r#"{"format":2,"#, r#"{"format":1,"#).await;
    advance(&scene, 600);
    scene.start_bot().await;
    eventually("the wish is not granted", async || {
        count(&scene, "SELECT count(*) FROM forget_requests").await == 0
    })
    .await;
    is_nowhere(&scene, &people[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_forgets_a_server_and_is_told_when_there_is_none() {
    let mut scene = Scene::new().await;
    let people = three(&scene);
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    let here = scene.guild.id.to_string();
    assert_eq!(
        forgot(&scene, &["--server", "770000000000000077"]).await,
        "Nothing is stored about server 770000000000000077.\n"
    );
    assert_eq!(
        forgot(&scene, &["770000000000000077"]).await,
        "Nothing is stored about user 770000000000000077.\n"
    );
    let told = forgot(&scene, &["--server", &here]).await;
    assert!(told.contains("matches: 1 line\n") && told.contains("tables: 1 line\n"), "{told}");
    let nothing: Vec<String> = Vec::new();
    assert_eq!(found(&scene, &here).await, nothing);
    assert_eq!(found(&scene, NAME).await, nothing);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_not_made() {
    let scene = Scene::without_bot_in_a_file(crate::support::unlimited()).await;
    let output = forget(&scene, &["770000000000000077"]).await;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("check DATABASE_URL"), "{said}");
    assert!(!scene.folder.path().join("test.db").exists());
    let asked = forget(&scene, &[]).await;
    assert_eq!(asked.status.code(), Some(2));
}
