//! The end of all data of a server that has sent the bot away.

use hornochse::store::Store;
use values::{GuildId, ServerChange};

use super::{count, found, three};
use crate::support::{Scene, advance, eventually, one_game};

const DAY: u64 = 24 * 3_600;

/// A match is played to its end, another one is begun, and a setting is changed.
async fn lively(scene: &Scene) {
    let people = three(scene);
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    let store = Store::open(&scene.database_url()).await.unwrap();
    let guild = GuildId(scene.guild.id.to_string().parse().unwrap());
    store.change_server(guild, ServerChange::Quiet(true)).await.unwrap().unwrap();
    store.close().await;
    scene.start_match_quietly(&people, &one_game()).await;
    scene.nothing_to_send().await;
}

async fn departures(scene: &Scene) -> i64 {
    count(scene, "SELECT count(*) FROM departures").await
}

/// Lets time pass until no server waits to be forgotten. Every minute it is looked after them,
/// unless the look before is not over yet.
async fn all_forgotten(scene: &Scene) {
    eventually("nobody looks after them", async || {
        advance(scene, 60);
        departures(scene).await == 0
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_sent_the_bot_away_is_forgotten_after_thirty_days() {
    let scene = Scene::new().await;
    lively(&scene).await;
    scene.guild.kick_bot();
    eventually("nobody has noted it", async || departures(&scene).await == 1).await;
    eventually("nobody can play on there", async || scene.open_tables().await == 0).await;
    advance(&scene, 29 * DAY);
    scene.nothing_to_send().await;
    assert!(!found(&scene, &scene.guild.id.to_string()).await.is_empty());
    advance(&scene, DAY);
    all_forgotten(&scene).await;
    let nothing: Vec<String> = Vec::new();
    assert_eq!(found(&scene, &scene.guild.id.to_string()).await, nothing);
    for table in [
        "SELECT count(*) FROM tables",
        "SELECT count(*) FROM players",
        "SELECT count(*) FROM events",
        "SELECT count(*) FROM matches",
        "SELECT count(*) FROM results",
        "SELECT count(*) FROM servers",
    ] {
        assert_eq!(count(&scene, table).await, 0, "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_takes_the_bot_back_in_time_has_lost_nothing() {
    let scene = Scene::new().await;
    lively(&scene).await;
    scene.guild.kick_bot();
    eventually("nobody has noted it", async || departures(&scene).await == 1).await;
    advance(&scene, 20 * DAY);
    scene.guild.invite_bot();
    eventually("nobody has noted it", async || departures(&scene).await == 0).await;
    // Another server, to know when it was looked after them.
    let store = Store::open(&scene.database_url()).await.unwrap();
    store.server_left(GuildId(77), 0).await.unwrap();
    advance(&scene, 20 * DAY);
    all_forgotten(&scene).await;
    assert_eq!(count(&scene, "SELECT count(*) FROM results").await, 3);
    assert_eq!(count(&scene, "SELECT count(*) FROM servers").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_sent_the_bot_away_while_it_slept_is_noticed() {
    let mut scene = Scene::new().await;
    lively(&scene).await;
    scene.stop_bot().await;
    scene.guild.kick_bot();
    assert_eq!(departures(&scene).await, 0);
    scene.start_bot().await;
    eventually("nobody has noticed", async || departures(&scene).await == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_took_the_bot_back_while_it_slept_loses_nothing_at_the_start() {
    let mut scene = Scene::new().await;
    lively(&scene).await;
    scene.stop_bot().await;
    // As it stands in a backup from the days without the bot.
    let store = Store::open(&scene.database_url()).await.unwrap();
    let guild = GuildId(scene.guild.id.to_string().parse().unwrap());
    store.server_left(guild, scene.clock.time() - 40 * 24 * 3_600_000).await.unwrap();
    store.close().await;
    // Discord names it, and cannot show it.
    scene.guild.outage(true);
    scene.start_bot().await;
    eventually("nobody has noted it", async || departures(&scene).await == 0).await;
    advance(&scene, 3_600);
    scene.nothing_to_send().await;
    assert_eq!(count(&scene, "SELECT count(*) FROM results").await, 3);
    assert_eq!(count(&scene, "SELECT count(*) FROM servers").await, 1);
}
