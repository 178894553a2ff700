//! An older program at the database of a newer one: it says so in a line, and touches nothing.

use std::process::Command;

use crate::support::{Scene, one_game};

async fn is_refused_by_an_older_program(mut scene: Scene) {
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.stop_bot().await;
    let later = "INSERT INTO _sqlx_migrations
        SELECT version + 1000, description, installed_on, success, checksum, execution_time
        FROM _sqlx_migrations";
    scene.raw().run(later, &[]).await;
    let before = scene.raw().everything().await;

    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.current_dir(scene.folder.path()).env_clear();
    command.env("DISCORD_TOKEN", scene.discord.token());
    command.env("DISCORD_API_URL", scene.discord.url());
    command.env("DATABASE_URL", scene.database_url());
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let refusal = String::from_utf8(output.stderr).unwrap();
    // Status 2: trying again does not help.
    assert_eq!(output.status.code(), Some(2), "{refusal}");
    // The lines before it are the log's.
    let last = refusal.lines().last().unwrap();
    assert!(last.starts_with("hornochse: ") && last.contains("later version"), "{refusal}");
    assert!(!refusal.contains("migration"), "{refusal}");
    assert!(scene.raw().everything().await == before, "the database has changed");

    // The newer program goes on where it was.
    scene.raw().run("DELETE FROM _sqlx_migrations WHERE version > 1000", &[]).await;
    scene.start_bot().await;
    scene.play_to_the_end(&people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_later_version_is_refused_and_stays_as_it_is() {
    is_refused_by_an_older_program(Scene::in_a_file().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_database_of_a_later_version_is_refused_and_stays_as_it_is() {
    let Some(scene) = Scene::on_a_server().await else { return };
    is_refused_by_an_older_program(scene).await;
}
