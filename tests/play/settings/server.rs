//! The settings of a server, made by the people who manage it.

use sandbox::{Answer, Fault, Id, Misbehaviour, Permissions, Person};
use serde_json::{Value, json};
use values::TableId;
use view::Words;

use crate::support::{Scene, advance, decisions, eventually, one_game, said};

/// Opens a table; returns the answer that is read.
async fn open(scene: &Scene, who: &Person, options: &[(&str, Value)]) -> Answer {
    who.command(&scene.channel, "nimmt new", options).await.unwrap()
}

/// … and closes it again.
async fn open_and_close(scene: &Scene, who: &Person, options: &[(&str, Value)]) -> String {
    let lobby = open(scene, who, options).await;
    who.click_label(lobby.message_id().unwrap(), "Leave").await.unwrap();
    lobby.text()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_of_a_server_are_for_those_who_manage_it() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let own = scene.settings(&ben).await;
    assert!(own.now().text().contains("Your settings"), "{}", own.now().text());
    assert!(own.now().button(|b| b.label == "This server's settings").is_none());
    let panel = scene.manage(&ada).await;
    assert!(panel.now().text().contains("Settings of this server"), "{}", panel.now().text());
    panel.show("mine").await;
    ada.click_label(panel.message, "This server's settings").await.unwrap();
    // A copied button of hers is refused kindly, and nothing has changed.
    for press in ["server.quiet.true", "show.players", "server.language.de"] {
        let id = format!("h2.settings.{press}");
        let refused = ben.press(own.message, &id).await.unwrap();
        assert!(refused.is_ephemeral(), "{press}");
        assert!(refused.text().contains("Only someone who manages"), "{press}: {}", refused.text());
    }
    // A person who has lost the right meanwhile is refused, too.
    panel.show("tables").await;
    ada.revoke(&scene.guild, Permissions::MANAGE_GUILD);
    let refused = ada.click_id(panel.message, "h2.settings.server.quiet.true").await.unwrap();
    assert!(refused.text().contains("Only someone who manages"), "{}", refused.text());
    assert!(!open(&scene, &ben, &[]).await.text().contains("stays quiet"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_panel_changes_what_it_says_and_nothing_else() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let old = scene.manage(&ada).await;
    old.show("tables").await;
    let new = scene.settings(&ada).await;
    new.server("quiet.true").await;
    let text = old.server("thread.true").await;
    assert!(text.contains("✅ A new table gets a thread of its own"), "{text}");
    assert!(text.contains("A match keeps to one message"), "{text}");
    // It was on already, and stays so.
    let text = new.server("thread.true").await;
    assert!(text.contains("A new table gets a thread of its own"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_speak_the_language_of_their_server_and_people_their_own() {
    let mut scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let panel = scene.manage(&ada).await;
    assert!(
        panel
            .now()
            .text()
            .contains("I speak **English** in the channels, as this server is set in Discord")
    );
    let text = panel.server("language.de").await;
    assert!(text.contains("✅ I speak **Deutsch** in the channels"), "{text}");
    scene.restart_bot().await;
    let lobby = open(&scene, &ben, &one_game()).await;
    let german = Words::of("de").say("lobby-title", &[]);
    assert!(lobby.text().contains(&german), "{}", lobby.text());
    let rules = ben.click_label(lobby.message_id().unwrap(), "Regeln").await.unwrap();
    assert!(rules.text().contains("Each turn"), "{}", rules.text());
    let back = scene.settings(&ada).await.server("language.").await;
    assert!(
        back.contains("✅ I speak **English** in the channels, as this server is set in Discord"),
        "{back}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_in_the_channels_that_are_named_and_in_their_threads() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let other = scene.guild.channel("barn");
    let panel = scene.manage(&ada).await;
    let text = panel.pick("channels", &[other.id]).await;
    assert!(text.contains(&format!("<#{}>", other.id)), "{text}");
    let public = [("public", json!(true))];
    for (command, options) in [("nimmt new", &[][..]), ("nimmt solo", &public)] {
        let refused = ben.command(&scene.channel, command, options).await.unwrap();
        assert!(refused.is_ephemeral(), "{}", refused.text());
        assert!(refused.text().contains(&format!("<#{}>", other.id)), "{}", refused.text());
    }
    // A table that nobody else sees is in nobody's way.
    let alone = ben.command(&scene.channel, "nimmt solo", &[]).await.unwrap();
    assert!(alone.text().contains("Pick a card"), "{}", alone.text());
    let there = ben.command(&other, "nimmt new", &[]).await.unwrap();
    assert!(there.text().contains("who's in?"), "{}", there.text());
    let thread = other.thread(&ada, "side").unwrap();
    let beside = ada.command(&thread, "nimmt new", &[]).await.unwrap();
    assert!(beside.text().contains("who's in?"), "{}", beside.text());
    let every = panel.pick("channels", &[]).await;
    assert!(every.contains("in every channel"), "{every}");
    assert!(open(&scene, &ada, &[]).await.text().contains("who's in?"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_leaves_the_list_but_the_last_one_opens_no_others() {
    let (scene, people) = Scene::of(2).await;
    let (other, third) = (scene.guild.channel("barn"), scene.guild.channel("stable"));
    scene.start_match(&people, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let panel = scene.manage(&people[0]).await;
    panel.pick("channels", &[other.id, third.id]).await;
    let refused = people[1].click_label(end.id, "Rematch").await.unwrap();
    assert!(refused.text().contains("Not in this channel"), "{}", refused.text());
    other.delete();
    let gone = async || {
        // Settings are shown once a second.
        advance(&scene, 1);
        let text = scene.settings(&people[0]).await.now().text();
        assert!(text.contains(&third.id.to_string()), "{text}");
        !text.contains(&other.id.to_string())
    };
    eventually("the deleted channel stays in the list", gone).await;
    third.delete();
    let again = people[1].click_label(end.id, "Rematch").await.unwrap();
    assert!(again.text().contains("Not in this channel"), "{}", again.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_host_does_not_say_the_server_says() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let panel = scene.manage(&ada).await;
    let text = panel.server("rules.nimmt.variant.tactics").await;
    assert!(text.contains("✅ **Tactics:**"), "{text}");
    panel.server("rules.nimmt.games.3").await;
    panel.server("pace.relaxed").await;
    panel.server("quiet.true").await;
    let lobby = open_and_close(&scene, &ben, &[]).await;
    for said in ["Tactics", "3 games.", "1 hour per move", "stays quiet"] {
        assert!(lobby.contains(said), "{said}: {lobby}");
    }
    let other = [("variant", json!("pro")), ("pace", json!("live")), ("quiet", json!(false))];
    let lobby = open_and_close(&scene, &ben, &other).await;
    for said in ["Pro", "passes 66", "90 seconds per move"] {
        assert!(lobby.contains(said), "{said}: {lobby}");
    }
    assert!(!lobby.contains("stays quiet"), "{lobby}");
    let lobby = open_and_close(&scene, &ben, &[("target", json!(100))]).await;
    assert!(lobby.contains("Tactics") && lobby.contains("passes 100"), "{lobby}");
    // The other game has rules of its own.
    panel.server("rules.sixtysix.games.5").await;
    let lobby = ben.command(&scene.channel, "sixtysix new", &[]).await.unwrap();
    assert!(lobby.text().contains("5 games"), "{}", lobby.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_nobody_can_play_by_are_refused_with_why() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let panel = scene.manage(&ada).await;
    panel.server("rules.nimmt.variant.tournament").await;
    let text = panel.server("rules.nimmt.points.100").await;
    assert!(text.contains("can't be combined") && text.contains("no other end"), "{text}");
    let lobby = open(&scene, &ada, &[]).await;
    assert!(!lobby.text().contains("can't be combined"), "{}", lobby.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_tables_get_threads_a_thread_is_one_already() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    scene.manage(&ada).await.server("thread.true").await;
    let opened = open(&scene, &ben, &[]).await;
    assert!(opened.text().contains("Your table is ready: <#"), "{}", opened.text());
    let here = open_and_close(&scene, &ben, &[("thread", json!(false))]).await;
    assert!(here.contains("who's in?"), "{here}");
    let thread = scene.channel.thread(&ada, "side").unwrap();
    let inside = ben.command(&thread, "nimmt new", &[]).await.unwrap();
    assert!(inside.text().contains("who's in?"), "{}", inside.text());
    // If no thread can be opened, the table stands in the channel.
    let bot = sandbox::Whom::One(scene.discord.application_id());
    scene.channel.deny(bot, Permissions::CREATE_PUBLIC_THREADS);
    assert!(open(&scene, &ada, &[]).await.text().contains("who's in?"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_shows_hands_in_private_sends_no_direct_message() {
    let (scene, people) = Scene::of(2).await;
    scene.manage(&people[0]).await.server("hands.private").await;
    let lobby = scene.gather(&people, &one_game()).await;
    let text = scene.discord.world().message(lobby).unwrap().text();
    assert!(text.contains("for your eyes only"), "{text}");
    people[0].click_label(lobby, "Start").await.unwrap();
    let board = scene.board().await;
    assert!(board.text().contains("**My hand** to see yours"), "{}", board.text());
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert!(hand.ephemeral_to.is_some(), "{}", hand.text());
        assert!(!hand.text().contains("couldn't send"), "{}", hand.text());
    }
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    assert!(people.iter().all(|person| person.dms().is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_hand_waits_for_the_answer_to_the_click_that_opens_the_way_to_it() {
    let (scene, people) = Scene::of(2).await;
    scene.manage(&people[0]).await.server("hands.private").await;
    let lobby = scene.gather(&people, &one_game()).await;
    // Until then Discord knows nothing of the token.
    let late = Misbehaviour::Latency { ms: 700 };
    scene.discord.misbehave(Fault::next(1, late).on("POST", "/callback"));
    people[0].click_label(lobby, "Start").await.unwrap();
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert!(hand.ephemeral_to.is_some(), "{}", hand.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_reminders_calls_nobody() {
    let (scene, people) = Scene::of(2).await;
    let panel = scene.manage(&people[0]).await;
    let off = panel.server("reminders.false").await;
    assert!(off.contains("✅ I don't ping anyone"), "{off}");
    scene.start_match(&people, &one_game()).await;
    advance(&scene, 61);
    scene.nothing_to_send().await;
    advance(&scene, 30);
    scene.reads("Out of time").await;
    assert!(people.iter().all(|person| person.pings().iter().all(|m| !m.text().contains("turn!"))));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_banned_neither_open_tables_nor_join_them() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    scene.start_match(&people[1..], &one_game()).await;
    let end = scene.play_to_the_end(&people[1..]).await;
    let panel = scene.manage(ada).await;
    let text = panel.pick("banned", &[cem.id]).await;
    assert!(text.contains(&format!("<@{}>", cem.id)), "{text}");
    assert!(cem.pings().is_empty(), "nobody is called by the list");
    let public = [("public", json!(true))];
    let refused = |answer: &Answer| {
        assert!(answer.is_ephemeral(), "{}", answer.text());
        assert!(answer.text().contains("can't play on this server"), "{}", answer.text());
    };
    refused(&cem.command(&scene.channel, "nimmt new", &[]).await.unwrap());
    refused(&cem.command(&scene.channel, "nimmt solo", &[]).await.unwrap());
    refused(&cem.command(&scene.channel, "nimmt solo", &public).await.unwrap());
    refused(&cem.click_label(end.id, "Rematch").await.unwrap());
    // Nor are they called to a rematch that they may not join.
    ben.click_label(end.id, "Rematch").await.unwrap();
    scene.reads("Hosted by **Ben**").await;
    assert!(cem.pings().is_empty(), "{:?}", cem.pings());
    ben.command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    scene.nothing_to_send().await;
    let lobby = open(&scene, ben, &[]).await.message_id().unwrap();
    refused(&cem.click_label(lobby, "Join").await.unwrap());
    refused(&cem.command(&scene.channel, "nimmt join", &[]).await.unwrap());
    panel.pick("banned", &[]).await;
    cem.click_label(lobby, "Join").await.unwrap();
    let text = said(scene.discord.world().message(lobby).unwrap());
    assert!(text.contains("Cem"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_and_is_banned_since_does_not_come_back() {
    let (scene, people) = Scene::of(3).await;
    let (ada, cem) = (&people[0], &people[2]);
    scene.start_match(&people, &one_game()).await;
    let panel = scene.manage(ada).await;
    // A match that somebody plays is theirs to finish.
    panel.pick("banned", &[cem.id]).await;
    let hand = scene.turn_of(cem).await;
    assert!(!decisions(&hand).is_empty());
    let join = cem.command(&scene.channel, "nimmt join", &[]).await.unwrap();
    assert!(!join.text().contains("can't play on this server"), "{}", join.text());
    cem.command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    let left = scene.told(cem, "You left").await;
    let back = cem.click_label(left.id, "I'm back").await.unwrap();
    assert!(back.text().contains("can't play on this server"), "{}", back.text());
    panel.pick("banned", &[]).await;
    let back = cem.click_label(left.id, "I'm back").await.unwrap();
    assert!(back.text().contains("Welcome back"), "{}", back.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_somebody_else_has_changed_is_shown_again_and_not_replaced() {
    let (scene, people) = Scene::of(4).await;
    let [ada, ben, cem, dan] = [0, 1, 2, 3].map(|index| &people[index]);
    let (hers, his) = (scene.manage(ada).await, scene.manage(ben).await);
    his.show("players").await;
    hers.pick("banned", &[cem.id]).await;
    // His page still shows that everybody may play.
    let text = his.pick("banned", &[dan.id]).await;
    let (cem, dan) = (format!("<@{}>", cem.id), format!("<@{}>", dan.id));
    assert!(text.contains("This list has changed in the meantime"), "{text}");
    assert!(text.contains(&cem) && !text.contains(&dan), "{text}");
    let text = his.pick("banned", &[people[2].id, people[3].id]).await;
    assert!(text.contains(&cem) && text.contains(&dan), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_are_kept_as_long_as_the_server_says_and_never_longer_than_the_host() {
    let (scene, people) = Scene::of(2).await;
    let panel = scene.manage(&people[0]).await;
    let menu = |message: sandbox::Message| {
        let menu = message.select(|menu| menu.custom_id.ends_with(".keep")).unwrap();
        menu.options.into_iter().map(|(label, _)| label).collect::<Vec<_>>()
    };
    assert_eq!(menu(panel.now()), ["For 30 days", "For 7 days"]);
    let text = panel.server("keep.7").await;
    assert!(text.contains("✅ Finished matches are kept for 7 days"), "{text}");
    scene.start_match(&people, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    let store = &scene.tools().store;
    let kept = async || store.load(TableId(1)).await.unwrap().is_some();
    advance(&scene, 6 * 24 * 3600);
    let swept = scene.tools().store.forget_matches_of_servers(scene.clock.time(), 9).await;
    assert_eq!(swept.unwrap(), 0);
    assert!(kept().await);
    advance(&scene, 24 * 3600);
    // A table with something left to note is looked at again a minute later.
    let gone = async || {
        advance(&scene, 61);
        !kept().await
    };
    eventually("the match is kept", gone).await;
    let review = people[0].click_label(end.id, "Review").await.unwrap();
    assert!(review.text().contains("That match is gone"), "{}", review.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_decided_is_still_so_after_a_restart() {
    let mut scene = Scene::new().await;
    let ada = scene.person("Ada");
    {
        let panel = scene.manage(&ada).await;
        for change in ["seasons.quarterly", "achievements.false", "hands.private"] {
            panel.server(change).await;
        }
    }
    scene.restart_bot().await;
    let panel = scene.settings(&ada).await;
    let text = format!("{}\n{}", panel.now().text(), panel.show("players").await);
    for said in ["every three months", "no achievements here", "to each of them alone"] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_within_discords_limits_in_every_language() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let crowd: Vec<Id> = (0..25).map(|n| scene.person(&format!("Person {n}")).id).collect();
    let channels: Vec<Id> =
        (0..25).map(|n| scene.guild.channel(&format!("channel-{n}")).id).collect();
    {
        let panel = scene.manage(&ada).await;
        panel.pick("banned", &crowd).await;
        panel.pick("channels", &channels).await;
        panel.server("rules.nimmt.variant.double_pairs").await;
    }
    for locale in Words::all() {
        ada.locale(locale);
        // Nobody turns everything in five languages within a minute.
        advance(&scene, 60);
        let panel = scene.settings(&ada).await;
        for page in ["tables", "players", "server", "mine"] {
            let text = panel.show(page).await;
            assert!(!text.contains("{ $") && !text.contains("{$"), "{locale}: {text}");
            let turned = panel.now().buttons().into_iter().filter_map(|b| b.custom_id);
            let turned: Vec<String> =
                turned.filter(|id| id.ends_with("true") || id.ends_with("false")).collect();
            for id in turned {
                let text = ada.click_id(panel.message, &id).await.unwrap().text();
                assert!(text.contains('✅'), "{locale}: {text}");
            }
        }
    }
}
