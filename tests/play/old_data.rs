//! Databases of earlier versions open in this one, and go on.
//!
//! `tests/data/schema-N-format-M.db` was written when N was the number of the last migration and M
//! that of the format: a running match of every variant of both games, one with bots, a finished
//! one, a stopped one and a lobby, with results, ratings and statistics. The same of a database on a
//! server is `schema-N-format-M-server.sql`, as `pg_dump` writes it. Beside each stand the ids of
//! its people and channels, which a simulated Discord cannot be asked for: they are put in the
//! place of the old ones wherever these stand.
//!
//! After a change of the format or the schema, `UPDATE_GOLDEN=1 cargo test --test play old_data`
//! writes a database of the present ones; what has been released once stays as it is, and has a
//! test of its own.

use std::path::Path;
use std::process::Command;

use hornochse::store::Store;
use hornochse::tables::archive;
use hornochse::tools::ManualClock;
use sandbox::Person;
use serde_json::{Map, Value, json};
use sqlx::{Connection, PgConnection};
use storage_contract::Raw;
use table::command::Open;
use table::{Place, State, lobby};
use values::{ChannelId, GuildId, Hands, Pace, Settings, UserId};

use crate::sixtysix::{self, choices, numbers, play_on, turn};
use crate::support::{Next, Scene, advance, record_of, take, unlimited};

fn data(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Puts the old database into the scene, with the ids of the people and channels that are there.
async fn bring(scene: &Scene, golden: &str, people: &[Person], channels: &[(String, u64)]) {
    let raw = scene.raw();
    if raw.is_sqlite() {
        let file = scene.folder.path().join("test.db");
        std::fs::copy(data(&format!("{golden}.db")), &file).unwrap();
    } else {
        load(scene, &std::fs::read_to_string(data(&format!("{golden}.sql"))).unwrap()).await;
    }
    let old: Map<String, Value> =
        serde_json::from_slice(&std::fs::read(data(&format!("{golden}.json"))).unwrap()).unwrap();
    let mut ids: Vec<(String, String)> = people
        .iter()
        .map(|person| (old[&person.name].as_str().unwrap().to_owned(), person.id.to_string()))
        .collect();
    ids.push((old["guild"].as_str().unwrap().to_owned(), scene.guild.id.to_string()));
    for (name, id) in channels {
        ids.push((old[name].as_str().unwrap().to_owned(), id.to_string()));
    }
    let of_ids = ["guild", "user", "channel", "void_by"];
    let columns = raw.columns().await.into_iter();
    let columns: Vec<_> = columns.filter(|(_, name, _)| of_ids.contains(&name.as_str())).collect();
    for (from, to) in ids {
        for (table, column, _) in &columns {
            let change =
                format!(r#"UPDATE {table} SET "{column}" = {to} WHERE "{column}" = {from}"#);
            raw.run(&change, &[]).await;
        }
        let change = format!("UPDATE tables SET state = replace(state, '{from}', '{to}')");
        raw.run(&change, &[]).await;
    }
    // The simulated Discord numbers its interactions alike every time.
    raw.run("DELETE FROM handled", &[]).await;
    let numbers = raw.numbers("SELECT id FROM tables ORDER BY id").await;
    for (id, state) in numbers.iter().zip(states(scene).await) {
        let checksum = i64::from(crc32fast::hash(state.as_bytes()));
        raw.run("UPDATE tables SET checksum = $1 WHERE id = $2", &[checksum, id[0]]).await;
    }
}

/// The states of all tables, as they are stored.
async fn states(scene: &Scene) -> Vec<String> {
    scene.raw().texts("SELECT state FROM tables ORDER BY id").await
}

/// Puts a dump in the place of what is in the database.
async fn load(scene: &Scene, dump: &str) {
    let mut database = PgConnection::connect(&scene.database_url()).await.unwrap();
    let emptied = "DROP SCHEMA public CASCADE; CREATE SCHEMA public";
    for sql in [emptied, dump] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}

/// Everything in a database on a server, as text that [`load`] takes.
fn dump(url: &str) -> String {
    let options = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=1000"];
    let dumped = Command::new("pg_dump").args(options).arg(url).output().unwrap();
    assert!(dumped.status.success(), "{}", String::from_utf8_lossy(&dumped.stderr));
    let text = String::from_utf8(dumped.stdout).unwrap();
    // What begins with a backslash is meant for `psql`.
    text.lines().filter(|line| !line.starts_with('\\')).map(|line| format!("{line}\n")).collect()
}

/// The tables in each of these databases: channels, and how many people sit there.
const TABLES: [(&str, usize); 18] = [
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
    ("sixtysix", 2),
    ("rising", 2),
    ("heart_ace", 3),
    ("bid", 3),
];
/// Those where Sixty-Six is played.
const SIXTYSIX: [&str; 4] = ["sixtysix", "rising", "heart_ace", "bid"];

#[tokio::test(flavor = "multi_thread")]
async fn every_match_of_the_first_release_goes_on_to_its_end() {
    let scene = Scene::without_bot_in_a_file(unlimited()).await;
    goes_on(scene, "schema-1-format-1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_of_the_first_release_goes_on_to_its_end_on_a_server() {
    let Some(scene) = Scene::without_bot_on_a_server(unlimited()).await else { return };
    goes_on(scene, "schema-1-format-1-server").await;
}

/// Names stand in one place, so that they can be found and forgotten.
#[test]
fn a_state_holds_no_name() {
    let state = lobby_state();
    assert!(!archive::write_state(&state).unwrap().contains("Ada"));
    assert_eq!(archive::people(&state)[0].name, "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_a_database_of_the_present_format() {
    let text = archive::write_state(&lobby_state()).unwrap();
    let written: Value = serde_json::from_str(&text).unwrap();
    let format = &written["format"];
    let updates = std::env::var_os("UPDATE_GOLDEN").is_some();
    let file = data(&format!("schema-{}-format-{format}.db", migrations("migrations")));
    if updates && !file.exists() {
        write(Scene::in_a_file().await, &file).await;
    }
    assert!(file.exists(), "UPDATE_GOLDEN=1 writes {}", file.display());
    let schema = migrations("migrations/postgres");
    let file = data(&format!("schema-{schema}-format-{format}-server.sql"));
    if updates && !file.exists() {
        write(Scene::on_a_server().await.unwrap(), &file).await;
    }
    assert!(file.exists(), "UPDATE_GOLDEN=1 writes {}", file.display());
}

/// The number of migrations in a folder.
fn migrations(folder: &str) -> usize {
    let files = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    files.filter(|file| file.as_ref().unwrap().path().extension().is_some()).count()
}

fn lobby_state() -> State {
    let rules = games::AnyRules::variant("classic").unwrap();
    let settings = Settings {
        rules,
        pace: Pace::Live,
        seats: 10,
        hints: true,
        quiet: false,
        hands: Hands::Dm,
    };
    let person = table::Person {
        user: UserId(1),
        name: "Ada".into(),
        locale: "en-US".into(),
        manages: false,
        manages_server: false,
    };
    let (guild, channel) = (GuildId(2), ChannelId(3));
    let place = Place { guild, guild_name: None, channel, locale: "en-US".into() };
    let open = Open {
        person,
        place,
        settings,
        parent: None,
        private: false,
        bots: Vec::new(),
        removed: Vec::new(),
    };
    lobby::open(&open, channel, Vec::new(), 0)
}

/// Writes a database of the present format.
async fn write(mut scene: Scene, file: &Path) {
    let people = scene.people(4);
    let mut ids = Map::new();
    for person in &people {
        ids.insert(person.name.clone(), person.id.to_string().into());
    }
    ids.insert("guild".into(), scene.guild.id.to_string().into());
    // Nobody may open many tables at once; while they are lobbies, time does no harm.
    let mut lobbies = Vec::new();
    for (name, seats) in TABLES {
        advance(&scene, 20);
        scene.channel = scene.guild.channel(name);
        ids.insert(name.into(), scene.channel.id.to_string().into());
        let plain = ["over", "stopped", "bots", "lobby"].contains(&name);
        let variant = if plain { "classic" } else { name };
        let mut options = vec![("variant", json!(variant))];
        if variant != "tournament" {
            options.push(("games", json!(1)));
        }
        let lobby = if SIXTYSIX.contains(&name) {
            let options = [("variant", json!(variant)), ("target", json!(3))];
            let lobby = people[0].command(&scene.channel, "sixtysix new", &options).await.unwrap();
            let lobby = lobby.message_id().unwrap();
            scene.lobby_known().await;
            for person in &people[1..seats] {
                person.click_label(lobby, "Join").await.unwrap();
            }
            lobby
        } else {
            scene.gather(&people[..seats], &options).await
        };
        lobbies.push((name, &people[..seats], scene.channel.clone(), lobby));
    }
    for (name, players, channel, lobby) in lobbies {
        scene.channel = channel;
        if name == "lobby" {
            continue;
        }
        if name == "bots" {
            players[0].command(&scene.channel, "nimmt bots", &[("count", json!(2))]).await.unwrap();
        }
        players[0].click_label(lobby, "Start").await.unwrap();
        scene.board().await;
        if name == "stopped" {
            let asked = players[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
            players[0].click_label(asked.message_id().unwrap(), "Yes, stop it").await.unwrap();
            continue;
        }
        if SIXTYSIX.contains(&name) {
            let mut pick = numbers(name.len());
            for _ in 0..5 {
                scene.nothing_to_send().await;
                let board = scene.board().await;
                let (index, hand) = turn(&scene, &board, players).unwrap();
                let all = choices(&hand);
                players[index].click_id(hand.id, &all[pick(all.len())]).await.unwrap();
            }
            scene.nothing_to_send().await;
            forget_hands(&scene, players);
            continue;
        }
        let choices = if name == "over" { usize::MAX } else { 3 * players.len() + 1 };
        for which in 0..choices {
            match scene.next(players).await {
                Next::Decide(index, message) => take(&players[index], &message, 7 * which).await,
                Next::Between(_) => break,
                Next::Over(_) => break,
            }
            advance(&scene, u64::from(name == "bots") * 4);
        }
        scene.nothing_to_send().await;
        forget_hands(&scene, players);
    }
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    if scene.raw().is_sqlite() {
        scene.raw().run(&format!("VACUUM INTO '{}'", file.display()), &[]).await;
    } else {
        std::fs::write(file, dump(&scene.database_url())).unwrap();
    }
    let ids = serde_json::to_string_pretty(&ids).unwrap();
    std::fs::write(file.with_extension("json"), ids).unwrap();
}

/// Hands of one match must not be taken for those of the next.
fn forget_hands(scene: &Scene, players: &[Person]) {
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

/// Opens a database of this format, and plays everything in it to its end.
async fn goes_on(mut scene: Scene, golden: &str) {
    let people = scene.people(4);
    let names = TABLES;
    let channels: Vec<_> = names.iter().map(|(name, _)| scene.guild.channel(name)).collect();
    let ids: Vec<(String, u64)> = names
        .iter()
        .zip(&channels)
        .map(|((name, _), channel)| ((*name).to_owned(), channel.id.to_string().parse().unwrap()))
        .collect();
    bring(&scene, golden, &people, &ids).await;
    // It is opened when it was written: a lobby that has stood for a day is closed.
    let since = |state: String| serde_json::from_str::<Value>(&state).unwrap()["since"].as_i64();
    scene.clock =
        ManualClock::at(states(&scene).await.into_iter().filter_map(since).max().unwrap());
    scene.start_bot().await;
    for (person, seated) in people.iter().zip([18, 18, 11, 1]) {
        let (user, name) = (person.id, Raw::quoted(&person.name));
        let of = format!(
            r#"SELECT count(*) FROM players WHERE "user" = {user} AND name = {name} AND seat IS NOT NULL"#
        );
        assert_eq!(scene.raw().number(&of).await, seated, "{}", person.name);
    }
    for ((name, seats), channel) in names.into_iter().zip(channels) {
        scene.channel = channel;
        let players = &people[..seats];
        // Nobody may ask for so many tables at once.
        advance(&scene, 11);
        match name {
            "over" | "stopped" => {
                let answer = players[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
                assert!(answer.text().contains("There's no match"), "{name}: {}", answer.text());
                continue;
            }
            "lobby" => {
                players[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
                let lobby = scene.reads("Players 2/").await;
                players[0].click_label(lobby.id, "Start").await.unwrap();
                scene.reads("turn 1").await;
                continue;
            }
            _ => {}
        }
        // The messages of that time are gone; the table is asked for anew, and the hands, too.
        let asked = players[0].command(&scene.channel, "nimmt table", &[]).await;
        asked.unwrap_or_else(|why| panic!("{name}: {why:?} {:#?}", scene.discord.dump()));
        scene.nothing_to_send().await;
        let board = scene.board().await;
        for person in players {
            if SIXTYSIX.contains(&name) {
                scene.new_hand(person, board.id).await;
            } else {
                scene.my_hand(person, board.id).await;
            }
        }
        scene.nothing_to_send().await;
        if SIXTYSIX.contains(&name) {
            let end = play_on(&mut scene, players, numbers(3), async |_| {}).await;
            sixtysix::record_of(&players[0], &end).await;
            forget_hands(&scene, players);
            continue;
        }
        let mut which = 0;
        let mut quiet = 0;
        let end = loop {
            scene.nothing_to_send().await;
            let next = scene.next_in(&scene.discord.world(), players);
            match next {
                Some(Next::Decide(index, message)) => {
                    quiet = 0;
                    which += 7;
                    take(&players[index], &message, which).await;
                }
                Some(Next::Between(message)) => {
                    players[0].click_label(message.id, "Next game").await.unwrap();
                }
                Some(Next::Over(message)) => break message,
                // Bots think for a while.
                None => {
                    quiet += 1;
                    assert!(quiet < 200, "{name} does not go on: {}", scene.board().await.text());
                    advance(&scene, 1);
                }
            }
        };
        record_of(&players[0], &end).await;
        forget_hands(&scene, players);
    }
    let leaders = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    let told = leaders.message().unwrap().attachments[0].description.clone().unwrap();
    assert!(told.contains("Ada"), "{told}");
    // Work that is only due, or noted, a little later has its time, too.
    for _ in 0..10 {
        scene.nothing_to_send().await;
        advance(&scene, 2);
    }
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    let store = Store::open(&scene.database_url()).await.unwrap();
    let mut left = store.tables_with_outbox(i64::MAX).await.unwrap();
    // This match has only just begun.
    let lobby = TABLES.iter().position(|(name, _)| *name == "lobby").unwrap() as u64 + 1;
    left.retain(|table| table.0 != lobby);
    assert_eq!(left, [], "something is left to send");
}
