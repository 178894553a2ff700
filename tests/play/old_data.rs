//! What an earlier version has written opens in this one, and goes on.
//!
//! `tests/data/format-1.db` was written by the first version that kept matches: a running match of
//! every variant, one with bots, a finished one, a stopped one, a lobby, and rows in the outbox of
//! most of them. Beside it stand the ids of its people and channels, which a simulated Discord cannot
//! be asked for: they are put in the place of the old ones wherever these stand.

use std::path::Path;

use hornochse::store::Store;
use sandbox::Person;
use serde_json::{Map, Value};
use sqlx::{Connection, Row, SqliteConnection};

use crate::support::{Next, Scene, advance, record_of, take, unlimited};

fn data(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Puts the old database into the scene, with the ids of the people and channels that are there.
async fn bring(scene: &Scene, people: &[Person], channels: &[(String, u64)]) {
    let file = scene.folder.path().join("test.db");
    std::fs::copy(data("format-1.db"), &file).unwrap();
    let old: Map<String, Value> =
        serde_json::from_slice(&std::fs::read(data("format-1.json")).unwrap()).unwrap();
    let mut ids: Vec<(String, String)> = people
        .iter()
        .map(|person| (old[&person.name].as_str().unwrap().to_owned(), person.id.to_string()))
        .collect();
    ids.push((old["guild"].as_str().unwrap().to_owned(), scene.guild.id.to_string()));
    for (name, id) in channels {
        ids.push((old[name].as_str().unwrap().to_owned(), id.to_string()));
    }
    let mut database = SqliteConnection::connect(&scene.database_url()).await.unwrap();
    for (from, to) in ids {
        let (from, to): (i64, i64) = (from.parse().unwrap(), to.parse().unwrap());
        for (table, column) in
            [("tables", "guild"), ("tables", "channel"), ("results", "guild"), ("results", "user")]
        {
            let change = format!("UPDATE {table} SET {column} = ? WHERE {column} = ?");
            let change = sqlx::query(sqlx::AssertSqlSafe(change)).bind(to).bind(from);
            change.execute(&mut database).await.unwrap();
        }
        sqlx::query("UPDATE tables SET state = replace(state, ?, ?)")
            .bind(from.to_string())
            .bind(to.to_string())
            .execute(&mut database)
            .await
            .unwrap();
    }
    let states =
        sqlx::query("SELECT id, state FROM tables").fetch_all(&mut database).await.unwrap();
    for row in states {
        let (id, state): (i64, String) = (row.get(0), row.get(1));
        sqlx::query("UPDATE tables SET checksum = ? WHERE id = ?")
            .bind(i64::from(crc32fast::hash(state.as_bytes())))
            .bind(id)
            .execute(&mut database)
            .await
            .unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_of_the_first_format_goes_on_to_its_end() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let people = scene.people(4);
    let names = [
        ("classic", 4),
        ("tactics", 3),
        ("logic", 3),
        ("tournament", 2),
        ("pro", 3),
        ("open", 3),
        ("refined", 3),
        ("hand", 3),
        ("double", 3),
        ("double_pairs", 3),
        ("over", 2),
        ("stopped", 2),
        ("bots", 2),
        ("lobby", 2),
    ];
    let channels: Vec<_> = names.iter().map(|(name, _)| scene.guild.channel(name)).collect();
    let ids: Vec<(String, u64)> = names
        .iter()
        .zip(&channels)
        .map(|((name, _), channel)| ((*name).to_owned(), channel.id.to_string().parse().unwrap()))
        .collect();
    bring(&scene, &people, &ids).await;
    scene.start_bot().await;
    for ((name, seats), channel) in names.into_iter().zip(channels) {
        scene.channel = channel;
        let players = &people[..seats];
        match name {
            "over" | "stopped" => {
                let answer = players[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
                assert!(answer.text().contains("No match is running"), "{name}: {}", answer.text());
                continue;
            }
            "lobby" => {
                players[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
                let lobby = scene.reads("Players (2 of").await;
                players[0].click_label(lobby.id, "Start").await.unwrap();
                scene.reads("turn 1").await;
                continue;
            }
            _ => {}
        }
        // The messages of that time are gone; the table is asked for anew, and the hands, too.
        players[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
        scene.nothing_to_send().await;
        let board = scene.board().await;
        for person in players {
            scene.my_hand(person, board.id).await;
        }
        scene.nothing_to_send().await;
        let mut which = 0;
        let mut quiet = 0;
        let end = loop {
            let patience = std::time::Duration::from_millis(50);
            match tokio::time::timeout(patience, scene.next(players)).await {
                Ok(Next::Decide(index, message)) => {
                    which += 7;
                    take(&players[index], &message, which).await;
                }
                Ok(Next::Between(message)) => {
                    players[0].click_label(message.id, "Next game").await.unwrap();
                }
                Ok(Next::Over(message)) => break message,
                // Bots think for a while.
                Err(_) => {
                    quiet += 1;
                    assert!(quiet < 200, "{name} does not go on: {}", scene.board().await.text());
                    advance(&scene, 1);
                }
            }
        };
        record_of(&end);
        // Hands of this match must not be taken for those of the next.
        for person in players {
            for message in scene.channel.messages() {
                if message.ephemeral_to == Some(person.id) {
                    scene.discord.delete_message(message.id);
                }
            }
            for message in person.dms() {
                scene.discord.delete_message(message.id);
            }
        }
    }
    let leaders = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    assert!(leaders.text().contains("Ada"), "{}", leaders.text());
    scene.no_violations();
    // What is only due a little later, or noted a little later, has its time, too.
    for _ in 0..10 {
        scene.nothing_to_send().await;
        advance(&scene, 2);
    }
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    let store = Store::open(&scene.database_url()).await.unwrap();
    let mut left = store.tables_with_outbox(i64::MAX).await.unwrap();
    // The last match has only just begun.
    left.retain(|table| table.0 != 14);
    assert_eq!(left, [], "something is left to send");
}
