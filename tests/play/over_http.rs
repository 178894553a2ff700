//! Interactions by HTTP: a whole match without the gateway, and what is not let in.

use std::net::SocketAddr;

use hornochse::config::host::public_key;
use hornochse::discord::Bot;
use hornochse::tools::Clock;
use ring::signature::{Ed25519KeyPair, KeyPair};
use sandbox::{Action, Fault, Misbehaviour, Person};
use serde_json::{Value, json};

use crate::support::{HIGHEST, Scene, advance, choose, one_game, unlimited};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_is_played_without_the_gateway() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let url = scene.start_bot_without_gateway().await;
    // Discord tries an address before it takes it: a PING, and one with a wrong signature.
    let asked = reqwest::Client::new()
        .patch(format!("{}/api/v10/applications/@me", scene.discord.url()))
        .header("Authorization", format!("Bot {}", scene.discord.token()))
        .json(&json!({ "interactions_endpoint_url": url }))
        .send()
        .await
        .unwrap();
    assert_eq!(asked.status().as_u16(), 200, "{}", asked.text().await.unwrap());
    let people = scene.people(3);
    people[1].close_dms();
    people[2].close_dms();
    let lobby = scene.gather(&people, &one_game()).await;
    scene.start(&people[0], lobby).await;
    let board = scene.board().await;
    for person in &people[1..] {
        scene.my_hand(person, board.id).await;
    }
    // The hand that nobody asked for has come as well, and has moved.
    scene.nothing_to_send().await;
    // A reminder comes by the clock, as ever.
    advance(&scene, 61);
    scene.reads("your turn!").await;
    let end = scene.play_to_the_end(&people).await;
    let record = crate::support::record_of(&people[0], &end).await;
    assert_eq!(record.games().len(), 1);
    let requests = scene.discord.requests();
    assert!(requests.iter().all(|request| !request.path.contains("gateway")), "it has connected");
    let delivered = requests.iter().filter(|request| request.path == url);
    let statuses: Vec<u16> = delivered.map(|request| request.status).collect();
    assert!(statuses.len() > 30 && statuses.iter().all(|status| *status == 202), "{statuses:?}");
    scene.stop_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_gateway_up_as_well_interactions_come_by_either_way() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let (config, url) = scene.config_for_http();
    let bot = Bot::new(&config, Clock::Manual(scene.clock.clone()), Some(7)).await.unwrap();
    scene.run(bot).await;
    let people = scene.people(2);
    let lobby = scene.gather(&people, &one_game()).await;
    scene.discord.act(Action::SetEndpoint { app: None, url: Some(url) }).unwrap();
    scene.start(&people[0], lobby).await;
    scene.play_to_the_end(&people).await;
}

/// A bot that trusts a key of ours, and the way to it.
struct Forger {
    scene: Scene,
    key: Ed25519KeyPair,
    url: String,
}

impl Forger {
    async fn new() -> Self {
        let mut scene = Scene::without_bot(unlimited()).await;
        let key = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        let (mut config, url) = scene.config_for_http();
        config.host.public_key = Some(public_key(&hex::encode(key.public_key())).unwrap());
        let bot = Bot::new(&config, Clock::Manual(scene.clock.clone()), Some(7)).await.unwrap();
        scene.run(bot).await;
        Self { scene, key, url }
    }

    /// Now, in seconds, as the bot sees it.
    fn now(&self) -> i64 {
        self.scene.clock.time() / 1_000
    }

    /// Sends a body that was signed at a time.
    async fn send(&self, body: &str, at: i64) -> (u16, String) {
        let signature = self.key.sign(format!("{at}{body}").as_bytes());
        self.post(body, &at.to_string(), &hex::encode(signature)).await
    }

    async fn post(&self, body: &str, at: &str, signature: &str) -> (u16, String) {
        let request = reqwest::Client::new()
            .post(&self.url)
            .header("x-signature-timestamp", at)
            .header("x-signature-ed25519", signature)
            .body(body.to_owned());
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_discord_has_signed_lately_is_let_in() {
    let forger = Forger::new().await;
    let (now, ping) = (forger.now(), r#"{"type":1}"#);
    assert_eq!(forger.send(ping, now).await, (200, r#"{"type":1}"#.to_owned()));
    assert_eq!(forger.send(ping, now - 299).await.0, 200);
    assert_eq!(forger.send(ping, now - 301).await.0, 401, "it was overheard long ago");
    assert_eq!(forger.send(ping, now + 301).await.0, 401);
    let signature = hex::encode(forger.key.sign(format!("{now}{ping}").as_bytes()));
    for (body, at, signature) in [
        (r#"{"type":2}"#, now.to_string(), signature.as_str()),
        (ping, (now + 1).to_string(), signature.as_str()),
        (ping, now.to_string(), ""),
        (ping, now.to_string(), "zz"),
        (ping, String::new(), signature.as_str()),
        (ping, "soon".into(), signature.as_str()),
    ] {
        assert_eq!(forger.post(body, &at, signature).await.0, 401, "{body} {at} {signature}");
    }
    // Signed, but nothing that Discord would say.
    for nonsense in ["", "hello", "[]", r#"{"type":2}"#, r#"{"type":99,"id":"1"}"#] {
        assert_eq!(forger.send(nonsense, now).await.0, 400, "{nonsense}");
    }
    let large = format!(r#"{{"type":1,"x":"{}"}}"#, "x".repeat(2_000_000));
    let sent = reqwest::Client::new().post(&forger.url).body(large).send().await;
    // It may hang up before everything has been said.
    assert!(sent.is_err() || sent.unwrap().status().as_u16() == 413);
    let elsewhere = forger.url.replace("/interactions", "/");
    assert_eq!(reqwest::get(elsewhere).await.unwrap().status().as_u16(), 404);
    assert_eq!(reqwest::get(&forger.url).await.unwrap().status().as_u16(), 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_twice_is_answered_once() {
    let mut forger = Forger::new().await;
    // The bot doesn't answer as an endpoint of Discord should.
    forger.scene.may_violate = true;
    let scene = &forger.scene;
    let ada = scene.person("Ada");
    // Somebody takes down what Discord has sent, and sends it again.
    let spy = format!("{}?spy", forger.url);
    scene.discord.act(Action::SetEndpoint { app: None, url: Some(spy.clone()) }).unwrap();
    let asked = tokio::spawn({
        let (ada, channel) = (ada.clone(), scene.channel.clone());
        async move { ada.command(&channel, "nimmt help", &[]).await }
    });
    let sent: Value = scene
        .discord
        .until_some(|world| {
            let request = world.requests().find(|request| request.path == spy)?;
            Some((**request.body.as_ref()?).clone())
        })
        .await
        .unwrap();
    // Signed with a key that this bot does not know, it was not let in the first time.
    let body = sent.to_string();
    let callbacks = || {
        let id = sent["id"].as_str().unwrap();
        let requests = scene.discord.requests();
        requests.iter().filter(|r| r.path.contains(&format!("/interactions/{id}/"))).count()
    };
    assert_eq!(callbacks(), 0);
    assert_eq!(forger.send(&body, forger.now()).await.0, 202);
    assert_eq!(forger.send(&body, forger.now()).await.0, 202);
    asked.await.unwrap().unwrap();
    assert_eq!(forger.send(&body, forger.now()).await.0, 202);
    scene.nothing_to_send().await;
    assert_eq!(callbacks(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_taken_is_said_at_the_start() {
    let scene = Scene::without_bot(unlimited()).await;
    let (mut config, _) = scene.config_for_http();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address: SocketAddr = taken.local_addr().unwrap();
    config.host.interactions = Some(address);
    let Err(error) = Bot::new(&config, Clock::System, None).await else {
        panic!("two programs cannot listen at one address");
    };
    assert_eq!(error.status(), 2);
    assert!(error.to_string().starts_with(&format!("INTERACTIONS_ADDR is {address}")), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_gateway_a_server_without_the_bot_is_played_on_by_clicks_as_well() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let guild = scene.discord.guild("The Meadow");
    guild.kick_bot();
    guild.add_commands();
    let url = scene.start_bot_without_gateway().await;
    scene.discord.act(Action::SetEndpoint { app: None, url: Some(url) }).unwrap();
    scene.channel = guild.channel("cards");
    let people: Vec<Person> = ["Ada", "Ben"].map(|name| scene.discord.person(name)).into();
    for person in &people {
        person.join(&guild);
    }
    scene.start_match(&people, &one_game()).await;
    for person in &people {
        choose(person, &scene.turn_of(person).await, HIGHEST).await;
    }
    scene.reads("after turn 1").await;
    assert!(!scene.discord.requests().iter().any(|one| one.path.contains("/channels/")));
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_clicks_on_a_new_server_waits_for_the_same_answer_about_it() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let (config, url) = scene.config_for_http();
    let bot = Bot::new(&config, Clock::Manual(scene.clock.clone()), Some(7)).await.unwrap();
    scene.run(bot).await;
    scene.discord.act(Action::SetEndpoint { app: None, url: Some(url) }).unwrap();
    // Clicks come before the word that there is such a server.
    scene.discord.hold_events();
    let late = Misbehaviour::Latency { ms: 100 };
    scene.discord.misbehave(Fault::always(late).on("GET", "/guilds/"));
    let guild = scene.discord.guild("The Meadow");
    let opens = async |name| {
        let (person, channel) = (scene.discord.person(name), guild.channel(name));
        person.join(&guild);
        person.command(&channel, "nimmt new", &[]).await.unwrap();
    };
    tokio::join!(opens("Ada"), opens("Ben"));
    let tables = format!("SELECT count(*) FROM tables WHERE guild = {}", guild.id);
    assert_eq!(scene.raw().number(&tables).await, 2);
    let asked = scene.discord.requests().into_iter();
    assert_eq!(asked.filter(|one| one.path.starts_with("/guilds/")).count(), 1, "asked once");
}
