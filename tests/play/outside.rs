//! Outside of servers that have the bot: in its direct messages, in group chats, and on servers to
//! which somebody has brought it along. What one person does there is an answer that they alone see;
//! tables for several people are in `group_chat`.

use sandbox::{Answer, Channel, Failure, Guild, Permissions, Person};
use serde_json::json;

use crate::solo::play_on;
use crate::support::{Scene, advance, decisions, take};

impl Scene {
    /// A server that doesn't have the bot, with a channel, and these people on it.
    fn elsewhere(&self, people: &[&Person]) -> (Guild, Channel) {
        let guild = self.discord.guild("Elsewhere");
        guild.kick_bot();
        for person in people {
            person.join(&guild);
        }
        let channel = guild.channel("cards");
        (guild, channel)
    }

    /// Somebody who has installed the bot for themselves and is on no server of it.
    pub fn guest(&self, name: &str) -> Person {
        let person = self.discord.person(name);
        person.install();
        person
    }
}

async fn asked(person: &Person, channel: &Channel, command: &str) -> Answer {
    let answer = person.command(channel, command, &[]).await.unwrap();
    assert!(answer.is_ephemeral(), "/{command}: {}", answer.text());
    answer
}

/// What takes other people says so, and where they are.
fn needs_others(answer: &Answer) {
    let text = answer.text();
    assert!(text.contains("There's no match here. With others"), "{text}");
    assert!(text.contains("[install me](<https://discord.com/oauth2/authorize?"), "{text}");
    assert!(text.contains("&integration_type=0&scope=bot+applications.commands"), "{text}");
}

/// What takes a server says so, and how to get one.
fn needs_a_server(answer: &Answer) {
    let text = answer.text();
    assert!(
        text.contains("That only works on a server I'm on: [add me to one](<https://"),
        "{text}"
    );
    assert!(text.contains("&integration_type=0&scope=bot+applications.commands"), "{text}");
}

/// Everything that an answer alone can do is done here, and what else there is says what it takes.
async fn everything_but_others(ada: &Person, here: &Channel) {
    for (command, said) in [
        ("nimmt help", "Tutorial"),
        ("nimmt rules", "bull heads"),
        ("nimmt tutorial", "Pip"),
        ("nimmt privacy", "Delete"),
        ("nimmt settings", "Reminders"),
        ("nimmt me", "outside of servers"),
        ("sixtysix me", "outside of servers"),
    ] {
        let answer = asked(ada, here, command).await;
        let message = answer.message().unwrap();
        let labels: Vec<String> = message.buttons().into_iter().map(|b| b.label).collect();
        let text = format!("{}\n{labels:?}\n{}", message.text(), json!(message.components));
        assert!(text.contains(said), "/{command}: {text}");
        assert!(!text.contains("Show everybody") && !text.contains("Tell me about"), "{text}");
    }
    let thread = || vec![("thread", json!(true))];
    let of_servers = [("nimmt leaderboard", vec![]), ("nimmt void", vec![])];
    let of_threads = [("nimmt new", thread()), ("nimmt solo", thread())];
    let alone = here.id == ada.dm_channel().id;
    for (command, options) in of_servers {
        let answer = ada.command(here, command, &options).await.unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        needs_a_server(&answer);
    }
    for (command, options) in of_threads.into_iter().filter(|_| !alone) {
        let answer = ada.command(here, command, &options).await.unwrap();
        assert!(answer.text().contains("or leave out `thread`"), "{}", answer.text());
    }
}

/// A match alone is played, looked back at, and counts for its player alone.
async fn a_match_alone(scene: &Scene, ada: &Person, here: &Channel) {
    let hand = asked(ada, here, "nimmt solo").await;
    assert_eq!(decisions(&hand.message().unwrap()).len(), 10, "{}", hand.text());
    assert!(hand.text().contains("Only you see this match"), "{}", hand.text());
    let hint = ada.command(here, "nimmt hint", &[]).await.unwrap();
    assert!(hint.finished().await.unwrap().text().contains("to expect"), "{}", hint.text());
    take(ada, &hand.message().unwrap(), 0).await;
    let end = play_on(scene, ada).await;
    for label in ["Play again", "Review", "Record", "Verify"] {
        assert!(end.button(|b| b.label == label).is_some(), "{label}: {}", end.text());
    }
    assert!(end.button(|b| b.label == "Share").is_none(), "there is nobody to share it with");
    let verified = ada.click_label(end.id, "Verify").await.unwrap().text();
    assert!(verified.contains("✅"), "{verified}");
    let me = asked(ada, here, "nimmt me").await.message().unwrap();
    assert!(me.text().contains("Every server keeps its own count"), "{}", me.text());
    assert!(me.buttons().is_empty(), "{:?}", me.buttons());
    let counted = "SELECT count(*) FROM matches WHERE guild <> 0";
    assert_eq!(scene.raw().number(counted).await, 0, "it counts on no server");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_offered_everywhere_to_who_has_installed_the_bot() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.guest("Ada"), scene.discord.person("Ben"));
    let (_, cards) = scene.elsewhere(&[&ada, &ben]);
    let chat = scene.discord.group_chat(&[&ada, &ben]);
    for place in [&cards, &chat, &ada.dm_channel()] {
        asked(&ada, place, "nimmt help").await;
    }
    for place in [&cards, &chat, &ben.dm_channel()] {
        let refused = ben.command(place, "nimmt help", &[]).await.unwrap_err();
        assert!(matches!(refused, Failure::NoSuchCommand { .. }), "{refused:?}");
    }
    ada.uninstall();
    assert!(ada.command(&chat, "nimmt help", &[]).await.is_err());
    // Whoever shares a server with the bot has it in their direct messages all the same.
    ben.join(&scene.guild);
    asked(&ben, &ben.dm_channel(), "nimmt help").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_with_the_bot_have_everything_but_others() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    everything_but_others(&ada, &ada.dm_channel()).await;
    let own = json!(ada.id.to_string());
    for (command, options) in [
        ("nimmt new", vec![]),
        ("nimmt new", vec![("thread", json!(true))]),
        ("nimmt solo", vec![("public", json!(true))]),
        ("nimmt hand", vec![]),
        ("nimmt join", vec![]),
        ("nimmt kick", vec![("player", own)]),
    ] {
        let answer = ada.command(&ada.dm_channel(), command, &options).await.unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        needs_others(&answer);
    }
    a_match_alone(&scene, &ada, &ada.dm_channel()).await;
    // On the server it's as if it had never been.
    let there = asked(&ada, &scene.channel, "nimmt me").await;
    assert!(
        there.text().contains("don't have a match of 6 nimmt! that counts here"),
        "{}",
        there.text()
    );
    let board = asked(&ada, &scene.channel, "nimmt leaderboard").await;
    assert!(!board.text().contains("Ada"), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_the_bot_has_everything_but_others() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.guest("Ada"), scene.discord.person("Ben"));
    // Whoever manages that server manages nothing of the bot's.
    let (guild, cards) = scene.elsewhere(&[&ada, &ben]);
    ada.grant(&guild, Permissions::MANAGE_GUILD | Permissions::MANAGE_CHANNELS);
    guild.deny(&ada, Permissions::USE_EXTERNAL_APPS);
    everything_but_others(&ada, &cards).await;
    a_match_alone(&scene, &ada, &cards).await;
    assert!(ben.sees(&cards).is_empty(), "nothing was posted there");
    let here = format!("/channels/{}", cards.id);
    assert!(scene.discord.requests().iter().all(|request| !request.path.contains(&here)));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_in_a_group_chat_sees_anothers_hand() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.guest("Ada"), scene.guest("Ben"));
    let chat = scene.discord.group_chat(&[&ada, &ben]);
    everything_but_others(&ada, &chat).await;
    // Each plays alone, and at the same time.
    asked(&ben, &chat, "sixtysix solo").await;
    a_match_alone(&scene, &ada, &chat).await;
    let seen = |person: &Person| person.sees(&chat).len();
    assert_eq!(seen(&ben), 1, "his own hand");
    assert!(seen(&ada) > 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_alone_goes_along_from_a_server_and_back() {
    let mut scene = Scene::new().await;
    let ada = scene.person("Ada");
    ada.install();
    let (_, cards) = scene.elsewhere(&[&ada]);
    let hand = asked(&ada, &ada.dm_channel(), "nimmt solo").await;
    assert_eq!(decisions(&hand.message().unwrap()).len(), 10, "{}", hand.text());
    // What is stored of no server is of no server that is gone.
    scene.restart_bot().await;
    let gone = scene.raw().number("SELECT count(*) FROM departures WHERE guild = 0").await;
    assert_eq!(gone, 0);
    for place in [&cards, &scene.channel] {
        let hand = asked(&ada, place, "nimmt hand").await.message().unwrap();
        take(&ada, &hand, 0).await;
        scene.nothing_to_send().await;
        advance(&scene, 10);
    }
    let question = asked(&ada, &cards, "nimmt leave").await;
    ada.click_label(question.message_id().unwrap(), "Yes, stop it").await.unwrap();
    assert_eq!(scene.open_tables().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_alone_is_shared_where_it_belongs_and_the_next_belongs_where_it_is_begun() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    asked(&ada, &scene.channel, "nimmt solo").await;
    asked(&ada, &ada.dm_channel(), "nimmt hand").await;
    let end = play_on(&scene, &ada).await;
    assert_eq!(end.channel, ada.dm_channel().id, "she has taken it along");
    let shared = ada.click_label(end.id, "Share").await.unwrap();
    assert!(shared.is_ephemeral(), "{}", shared.text());
    assert!(shared.text().contains("the server where you began"), "{}", shared.text());
    scene.nothing_to_send().await;
    let posted =
        scene.discord.world().messages_in(scene.channel.id).any(|m| m.ephemeral_to.is_none());
    assert!(!posted, "nobody asked for it there");
    ada.click_label(end.id, "Play again").await.unwrap();
    play_on(&scene, &ada).await;
    for (of, guild) in [("the server", "<> 0"), ("no server", "= 0")] {
        let counted = format!("SELECT count(*) FROM matches WHERE guild {guild}");
        assert_eq!(scene.raw().number(&counted).await, 1, "{of}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_outside_of_servers_compares_nobody() {
    let scene = Scene::at_noon().await;
    let (ada, ben) = (scene.guest("Ada"), scene.guest("Ben"));
    let mut last = Vec::new();
    for person in [&ada, &ben] {
        let dm = person.dm_channel();
        let mut deal = asked(person, &dm, "nimmt daily").await.message().unwrap();
        while !deal.text().contains("🏁") {
            deal = scene.plays(person, &deal).await;
        }
        last.push(deal);
    }
    for deal in last {
        let text = deal.text();
        assert!(deal.buttons().is_empty(), "{:?}", deal.buttons());
        assert!(!text.contains("here") && !text.contains("%"), "{text}");
    }
    let counted = "SELECT count(*) FROM daily_attempts WHERE guild = 0 AND ended_at IS NOT NULL";
    assert_eq!(scene.raw().number(counted).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_counts_where_the_first_choice_is_made() {
    let scene = Scene::at_noon().await;
    let ada = scene.guest("Ada");
    ada.join(&scene.guild);
    let outside = asked(&ada, &ada.dm_channel(), "nimmt daily").await;
    assert!(outside.text().contains("it counts on no server"), "{}", outside.text());
    let mut deal = scene.daily(&ada).await;
    assert!(!deal.text().contains("it counts on no server"), "{}", deal.text());
    while !deal.text().contains("🏁") {
        deal = scene.plays(&ada, &deal).await;
    }
    assert!(!deal.text().contains("doesn't count here"), "{}", deal.text());
    let counted = "SELECT count(*) FROM daily_attempts WHERE guild <> 0 AND ended_at IS NOT NULL";
    assert_eq!(scene.raw().number(counted).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_outside_of_servers_is_given_out_and_forgotten() {
    let scene = Scene::new().await;
    let ada = scene.guest("Ada");
    let dm = ada.dm_channel();
    asked(&ada, &dm, "nimmt solo").await;
    play_on(&scene, &ada).await;
    asked(&ada, &dm, "nimmt me").await;
    let privacy = asked(&ada, &dm, "nimmt privacy").await.message_id().unwrap();
    let given = ada.click_label(privacy, "Export").await.unwrap();
    assert!(given.is_ephemeral(), "{}", given.text());
    let sure = ada.click_label(privacy, "Delete").await.unwrap().message_id().unwrap();
    ada.click_label(sure, "Yes, delete everything").await.unwrap();
    for table in ["careers", "tallies", "players", "results"] {
        let left = format!(r#"SELECT count(*) FROM {table} WHERE "user" = {}"#, ada.id);
        assert_eq!(scene.raw().number(&left).await, 0, "{table}");
    }
}
