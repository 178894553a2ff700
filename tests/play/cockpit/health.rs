//! The bot says whether it is well, and what it has counted.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use hornochse::host::health;
use hornochse::http::Server;
use hornochse::telemetry::{self, Kind};
use serde_json::{Value, json};

use crate::support::{Scene, eventually, free_address, one_game};

/// Opens the health endpoint of the bot that runs here; returns its address.
pub(super) async fn open(scene: &Scene) -> SocketAddr {
    let any = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let server = Server::bind("HEALTH_ADDR", any, 4, 1024).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(scene.health_endpoint().run(server));
    address
}

pub(super) async fn get(address: SocketAddr, path: &str) -> (u16, String) {
    let response = reqwest::get(format!("http://{address}{path}")).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_well_says_so_and_counts_everything_it_should() {
    let scene = Scene::new().await;
    let address = open(&scene).await;
    eventually("the bot is never ready", async || get(address, "/readyz").await.0 == 200).await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let solo = people[1].command(&scene.channel, "nimmt hint", &[]).await.unwrap();
    assert!(!solo.text().is_empty());
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;

    let (status, said) = get(address, "/healthz").await;
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((status, &said["status"], &said["complaints"]), (200, &json!("ok"), &json!([])));
    health::ask(address).await.unwrap();
    let (status, page) = get(address, "/metrics").await;
    assert_eq!(status, 200);
    for metric in telemetry::ALL {
        let kind = match metric.kind {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram(_) => "histogram",
        };
        let name = metric.name;
        assert!(page.contains(&format!("# TYPE {name} {kind}\n")), "{name} is not there:\n{page}");
        assert!(page.contains(&format!("# HELP {name} ")), "{name} says nothing");
        let line = page.lines().find(|line| line.starts_with(name)).unwrap();
        for label in metric.labels {
            assert!(line.contains(&format!("{label}=\"")), "{line} has no {label}");
        }
    }
    // Ten turns of two people, at least; other tests may count in the same process.
    assert!(number(&page, "hornochse_interactions_total{kind=\"button\",way=\"gateway\"}") >= 20.0);
    assert!(number(&page, "hornochse_answer_seconds_count{first=\"answer\"}") >= 20.0);
    assert!(number(&page, "hornochse_discord_answers_total{by=\"click\",status=\"200\"}") >= 20.0);
    assert!(number(&page, "hornochse_commits_total") >= 20.0);
    // Gauges are those of the bot in this process that was asked last, so ask this one.
    let figures = scene.health_endpoint().health().await.figures;
    assert_eq!((figures.tables_awake, figures.tables_open), (1, 0));
    assert_eq!((figures.shards_connected, figures.shards_wanted), (1, 1));
    assert_eq!(figures.outbox_overdue, Duration::ZERO);
    assert!(!page.contains(scene.discord.token()));

    assert_eq!(get(address, "/").await.0, 404);
    let posted = reqwest::Client::new().post(format!("http://{address}/healthz")).send().await;
    assert_eq!(posted.unwrap().status().as_u16(), 405);
}

fn number(page: &str, name: &str) -> f64 {
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name} in\n{page}")).trim().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_ill_says_why() {
    let scene = Scene::new().await;
    let address = open(&scene).await;
    scene.tools().store.close().await;
    let (status, said) = get(address, "/healthz").await;
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((status, &said["status"]), (503, &json!("ill")));
    assert!(said["complaints"][0].as_str().unwrap().contains("the database"), "{said}");
    assert_eq!(get(address, "/readyz").await.0, 503);
    let complaint = health::ask(address).await.unwrap_err();
    assert!(complaint.contains("the database"), "{complaint}");
    let nobody = health::ask(free_address()).await.unwrap_err();
    assert!(nobody.contains("does not answer"), "{nobody}");
}
