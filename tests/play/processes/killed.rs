//! Bots in processes of their own, which are killed with -9 at random moments.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sandbox::Person;
use serde_json::json;

use super::{number, pages, scene_of};
use crate::support::{Next, Scene, connects_at_once, decisions, eventually};

/// A bot in a process of its own.
struct Process(Child);

impl Process {
    fn start(scene: &Scene, shards: &str) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_hornochse"))
            .current_dir(scene.folder.path())
            .env("DISCORD_TOKEN", scene.discord.token())
            .env("DISCORD_API_URL", scene.discord.url())
            .env("DATABASE_URL", scene.database_url())
            .env("SHARDS", shards)
            .env("DISCORD_REQUESTS_PER_SECOND", "10000")
            .env("LOG", "error")
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self(child)
    }

    /// As a loss of power would. For the others it has been gone so long that they believe it.
    async fn kill(&mut self, scene: &Scene) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
        let sql = "UPDATE processes SET seen_at = seen_at - interval '10 seconds' WHERE process = ";
        scene.raw().run(&format!("{sql}'{}'", self.0.id()), &[]).await;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until so many connections are there. The next process may connect at once.
async fn connected(scene: &Scene, shards: usize) {
    let app = scene.discord.application_id();
    scene.discord.until(|world| world.shards_connected(app) == shards).await.unwrap();
    connects_at_once(&scene.raw()).await;
}

const KILLS: usize = 5;
const SHARDS: [&str; 3] = ["0-1/4", "2/4", "3/4"];

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_are_killed_at_random_lose_nothing_and_show_no_turn_twice() {
    let Some(scene) = scene_of(4, 2).await else { return };
    let mut bots = Vec::new();
    for (shards, all) in SHARDS.into_iter().zip([2, 3, 4]) {
        bots.push(Process::start(&scene, shards));
        connected(&scene, all).await;
    }
    let people = scene.people(3);
    scene.discord.commands_registered().await.unwrap();
    let mut rng = StdRng::seed_from_u64(3);
    scene.start_match(&people, &[("games", json!(3))]).await;
    let (mut kills, mut over) = (0, false);
    while !over {
        if kills < KILLS && rng.random_ratio(1, 4) {
            tokio::time::sleep(Duration::from_micros(rng.random_range(0..30_000))).await;
            let dead = rng.random_range(0..bots.len());
            bots[dead].kill(&scene).await;
            kills += 1;
            // A click for a connection that is dead already would get no answer.
            let app = scene.discord.application_id();
            scene.discord.until(|world| world.shards_connected(app) < 4).await.unwrap();
            bots[dead] = Process::start(&scene, SHARDS[dead]);
            connected(&scene, 4).await;
        }
        over = go_on(&scene, &people).await;
    }
    assert_eq!(kills, KILLS, "the match was over before");
    let open = "SELECT count(*) FROM tables WHERE open";
    eventually("the table stays open", async || number(&scene, open).await == 0).await;
    // Where another process posts than the one that is clicked at, old pages follow a little later.
    let waits = "SELECT count(*) FROM outbox WHERE dead_at IS NULL";
    eventually("something is never sent", async || number(&scene, waits).await == 0).await;
    let twice: Vec<usize> = pages(&scene).into_iter().filter(|pages| *pages != 3).collect();
    assert_eq!(twice, [0; 0], "{:?}", pages(&scene));
}

/// One thing that somebody does next; whether the match is over. A click while nobody listens fails
/// in front of the person, who clicks again.
async fn go_on(scene: &Scene, people: &[Person]) -> bool {
    match scene.next(people).await {
        Next::Over(_) => return true,
        Next::Between(board) => {
            let _ = people[0].click_label(board.id, "Next game").await;
        }
        Next::Decide(seat, hand) => {
            let button = decisions(&hand).into_iter().next();
            if let Some(id) = button.and_then(|button| button.custom_id) {
                let _ = people[seat].click_id(hand.id, &id).await;
            }
        }
    }
    false
}
