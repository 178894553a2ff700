//! Being told when a table opens.

use sandbox::{Id, Message, Permissions, Person, Whom};

use crate::support::{Scene, advance, eventually, one_game};

/// The words about new tables that somebody was sent.
fn alerts(person: &Person) -> Vec<Message> {
    let told = |m: &Message| m.text().contains("A table of");
    person.dms().into_iter().filter(told).collect()
}

/// Opens a table, and lets a little time pass.
async fn table(scene: &Scene, host: &Person) -> Id {
    let lobby = host.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
    scene.lobby_known().await;
    advance(scene, 6);
    scene.nothing_to_send().await;
    id
}

async fn close(host: &Person, lobby: Id) {
    host.click_label(lobby, "Leave").await.unwrap();
}

/// Waits until somebody was told so often.
async fn told(person: &Person, times: usize) -> Message {
    eventually("nobody is told", async || alerts(person).len() >= times).await;
    let all = alerts(person);
    assert_eq!(all.len(), times);
    all[times - 1].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_told_is_told_once_an_hour_at_most() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben) = (&people[0], &people[1]);
    let text = scene.settings(ben).await.mine("alerts.true").await;
    assert!(text.contains("✅ I DM you when a table opens"), "{text}");
    // The player who opens a table needs no alert.
    scene.settings(ada).await.mine("alerts.true").await;
    let lobby = table(&scene, ada).await;
    let alert = told(ben, 1).await;
    assert!(alert.text().contains("**6 nimmt!** is open on **The Barn**"), "{}", alert.text());
    assert!(alert.text().contains(&format!("/{lobby}")), "{}", alert.text());
    close(ada, lobby).await;
    advance(&scene, 3_000);
    let lobby = table(&scene, ada).await;
    assert_eq!(alerts(ben).len(), 1, "not within the hour");
    close(ada, lobby).await;
    advance(&scene, 601);
    table(&scene, ada).await;
    told(ben, 2).await;
    assert!(alerts(ada).is_empty() && alerts(&people[2]).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_gone_before_anybody_was_told_does_not_count() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    scene.settings(ben).await.mine("alerts.true").await;
    for button in ["Leave", "⚡ Play now"] {
        let lobby = ada.command(&scene.channel, "nimmt new", &[]).await.unwrap();
        let lobby = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
        scene.lobby_known().await;
        ada.click_label(lobby, button).await.unwrap();
        advance(&scene, 6);
        scene.nothing_to_send().await;
        assert!(alerts(ben).is_empty(), "told of a table that nobody can join");
    }
    let elsewhere = scene.guild.channel("elsewhere");
    ada.command(&elsewhere, "nimmt new", &[]).await.unwrap();
    advance(&scene, 6);
    told(ben, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_table_in_a_private_thread() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    scene.settings(&ben).await.mine("alerts.true").await;
    scene.channel.allow(Whom::Bot, Permissions::MANAGE_THREADS);
    let thread = scene.channel.private_thread(&ada, "Just us").unwrap();
    let lobby = ada.command(&thread, "nimmt new", &[]).await.unwrap();
    assert!(!lobby.is_ephemeral(), "{}", lobby.text());
    advance(&scene, 6);
    scene.nothing_to_send().await;
    assert!(alerts(&ben).is_empty(), "told of a table that they can't see");
    table(&scene, &ada).await;
    told(&ben, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hour_counts_for_all_servers_together() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let elsewhere = scene.discord.guild("Elsewhere");
    elsewhere.invite_bot();
    let there = elsewhere.channel("games");
    for person in [&ada, &ben] {
        person.join(&elsewhere);
    }
    scene.settings(&ben).await.mine("alerts.true").await;
    let panel = ben.command(&there, "nimmt settings", &[]).await.unwrap();
    let on = "h2.settings.alerts.true";
    ben.click_id(panel.message_id().unwrap(), on).await.unwrap();
    table(&scene, &ada).await;
    told(&ben, 1).await;
    ada.command(&there, "nimmt new", &[]).await.unwrap();
    advance(&scene, 6);
    scene.nothing_to_send().await;
    assert_eq!(alerts(&ben).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_neither_loses_nor_doubles_the_word() {
    let mut scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    scene.settings(&ben).await.mine("alerts.true").await;
    let lobby = ada.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    scene.lobby_known().await;
    scene.restart_bot().await;
    assert!(alerts(&ben).is_empty());
    advance(&scene, 6);
    told(&ben, 1).await;
    scene.restart_bot().await;
    advance(&scene, 61);
    scene.nothing_to_send().await;
    close(&ada, lobby.message_id().unwrap()).await;
    scene.restart_bot().await;
    table(&scene, &ada).await;
    assert_eq!(alerts(&ben).len(), 1, "the hour is remembered");
}

#[tokio::test(flavor = "multi_thread")]
async fn late_news_are_none() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    for person in [ben, cem] {
        scene.settings(person).await.mine("alerts.true").await;
    }
    let lobby = ada.command(&scene.channel, "nimmt new", &[]).await.unwrap().message_id().unwrap();
    scene.lobby_known().await;
    // Ben sits down before he is told, and Cem changes his mind.
    ben.click_label(lobby, "Join").await.unwrap();
    scene.settings(cem).await.mine("alerts.false").await;
    advance(&scene, 8);
    scene.nothing_to_send().await;
    assert!(alerts(ben).is_empty() && alerts(cem).is_empty());
}

/// Discord takes a bot that opens many direct messages at once for one that sends spam.
#[tokio::test(flavor = "multi_thread")]
async fn one_is_told_after_the_other() {
    let (scene, people) = Scene::of(3).await;
    for person in &people[1..] {
        scene.settings(person).await.mine("alerts.true").await;
    }
    people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    scene.lobby_known().await;
    let told = || people.iter().map(|person| alerts(person).len()).sum::<usize>();
    for (seconds, people) in [(6, 1), (2, 2)] {
        advance(&scene, seconds);
        scene.nothing_to_send().await;
        assert_eq!(told(), people);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_word_itself_has_the_way_out_of_it() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    scene.settings(&ben).await.mine("alerts.true").await;
    let lobby = table(&scene, &ada).await;
    let alert = told(&ben, 1).await;
    let stopped = ben.click_label(alert.id, "Stop telling me").await.unwrap();
    assert!(stopped.text().contains("I won't tell you"), "{}", stopped.text());
    assert!(scene.discord.world().message(alert.id).unwrap().buttons().is_empty());
    close(&ada, lobby).await;
    advance(&scene, 3_700);
    table(&scene, &ada).await;
    assert!(alerts(&ben).is_empty(), "the one that stood there says something else now");
    let panel = scene.settings(&ben).await;
    assert!(panel.now().text().contains("I don't tell you when a table opens"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_direct_messages_is_told_so_and_nothing_else() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    scene.settings(&ben).await.mine("alerts.true").await;
    ben.close_dms();
    let lobby = table(&scene, &ada).await;
    let panel = scene.settings(&ben).await;
    let text = panel.now().text();
    assert!(text.contains("I couldn't DM you about a new table"), "{text}");
    assert!(text.contains("I don't tell you when a table opens"), "{text}");
    let help = ben.command(&scene.channel, "nimmt help", &[]).await.unwrap();
    assert!(!help.text().contains("couldn't DM you"), "said once: {}", help.text());
    // The table itself goes on as if nothing had been.
    ben.click_label(lobby, "Join").await.unwrap();
    ada.click_label(lobby, "Start").await.unwrap();
    scene.board().await;
}

/// A hand that could not be sent hours ago is no reason to give up what somebody asked for.
#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_that_were_closed_for_a_hand_are_tried_for_an_alert() {
    let (scene, people) = Scene::of(3).await;
    let (ben, cem) = (&people[1], &people[2]);
    scene.settings(ben).await.mine("alerts.true").await;
    ben.close_dms();
    scene.start_match(&people[..2], &one_game()).await;
    scene.nothing_to_send().await;
    // By now nobody has to tell Ben of the table at which they sit.
    advance(&scene, 6);
    scene.nothing_to_send().await;
    // The bot has not heard that they are open again.
    ben.open_dms();
    let barn = scene.guild.channel("barn");
    cem.command(&barn, "nimmt new", &[]).await.unwrap();
    advance(&scene, 6);
    told(ben, 1).await;
    let help = ben.command(&scene.channel, "nimmt help", &[]).await.unwrap();
    assert!(!help.text().contains("couldn't DM you"), "{}", help.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_join_is_not_told() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    scene.settings(&ben).await.mine("alerts.true").await;
    scene.manage(&ada).await.pick("banned", &[ben.id]).await;
    table(&scene, &ada).await;
    assert!(alerts(&ben).is_empty());
    // Nor is anything promised.
    let panel = scene.settings(&ben).await;
    panel.mine("alerts.false").await;
    let refused = panel.mine("alerts.true").await;
    assert!(refused.contains("can't play on this server"), "{refused}");
    assert!(panel.now().text().contains("I don't tell you when a table opens"));
}
