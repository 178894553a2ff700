//! Tables for several people where the bot has no right of its own: in group chats, and on servers
//! to which somebody has brought it along. Everything there is an answer to a click. What goes wrong
//! there is in `trouble`.

mod trouble;

use std::collections::HashMap;

use sandbox::{Id, Message, Permissions, Person};
use serde_json::json;

use crate::seen::record_of;
use crate::sixtysix;
use crate::support::{
    HIGHEST, Next, Scene, advance, board_in, choose, eventually, hand_of, is_end, must_decide,
    one_game, unlimited,
};

/// A group chat of these people, the first of whom has the bot.
async fn chat(names: &[&str]) -> (Scene, Vec<Person>) {
    let mut scene = Scene::new().await;
    let people: Vec<Person> = names.iter().map(|name| scene.discord.person(name)).collect();
    people[0].install();
    scene.channel = scene.discord.group_chat(&people.iter().collect::<Vec<_>>());
    (scene, people)
}

/// A server without the bot, and these people on it, the first of whom has the bot.
async fn server(names: &[&str]) -> (Scene, Vec<Person>) {
    let mut scene = Scene::new().await;
    let people: Vec<Person> = names.iter().map(|name| scene.discord.person(name)).collect();
    people[0].install();
    scene.guild = scene.discord.guild("Elsewhere");
    scene.guild.kick_bot();
    for person in &people {
        person.join(&scene.guild);
    }
    scene.channel = scene.guild.channel("cards");
    (scene, people)
}

/// The bot has asked for nothing but answers to clicks, and has got all it has asked for.
fn by_clicks_alone(scene: &Scene) {
    let sent = scene.discord.requests();
    for one in &sent {
        let what = format!("{} {} {}", one.method, one.path, one.status);
        assert!(!one.path.contains("/channels"), "{what}");
        // Where Discord has taken an answer and the machine is too busy to hear of it within a
        // second, the bot tries again.
        let twice = one.path.contains("/callback")
            && sent.iter().any(|other| other.path == one.path && other.status < 400);
        assert!(one.status < 400 || twice, "{what}");
    }
}

/// The table messages that everybody sees and that have buttons.
fn pages(scene: &Scene) -> Vec<Message> {
    let messages = scene.channel.messages().into_iter();
    let pages = messages.filter(|m| !m.deleted && m.ephemeral_to.is_none());
    let pages = pages.filter(|m| m.attachments.iter().any(|a| a.filename.starts_with("table.")));
    pages.filter(|m| !m.buttons().is_empty()).collect()
}

/// Everybody plays, each in the last hand they were shown, until the match is over.
async fn play_on(scene: &Scene, people: &[Person]) -> Message {
    loop {
        scene.nothing_to_send().await;
        match scene.next(people).await {
            Next::Decide(index, hand) => choose(&people[index], &hand, 0).await,
            Next::Between(board) => {
                people[0].click_label(board.id, "Next game").await.unwrap();
            }
            Next::Over(end) => return end,
        }
    }
}

/// The lobby at the end of the chat.
async fn lobby(scene: &Scene, after: Id) -> Message {
    let channel = scene.channel.id;
    let there = move |world: &sandbox::World| {
        let mut all = world.messages_in(channel).filter(|m| m.id > after);
        all.find(|m| m.ephemeral_to.is_none() && m.button(|b| b.label == "Join").is_some()).cloned()
    };
    scene.discord.until_some(there).await.expect("a lobby follows")
}

#[tokio::test(flavor = "multi_thread")]
async fn three_in_a_group_chat_play_from_the_lobby_to_the_rematch() {
    let (scene, people) = chat(&["Ada", "Ben", "Cem"]).await;
    // Nobody waits for a direct message there.
    people[1].close_dms();
    scene.start_match(&people, &one_game()).await;
    let page = scene.board().await;
    for person in &people {
        let hand = scene.my_hand(person, page.id).await;
        assert_eq!(hand.ephemeral_to, Some(person.id));
        assert!(!hand.text().contains("discord.com/channels"), "{}", hand.text());
    }
    let end = play_on(&scene, &people).await;
    assert_eq!(end.id, page.id, "one message that changes");
    assert!(!end.text().contains("leaderboard"), "{}", end.text());
    record_of(&people[1], &end).await;
    let verified = people[2].click_label(end.id, "Verify").await.unwrap().text();
    assert!(verified.contains("✅"), "{verified}");
    let counted = "SELECT count(*) FROM matches WHERE guild <> 0";
    assert_eq!(scene.raw().number(counted).await, 0, "it counts on no server");
    let me = people[0].command(&scene.channel, "nimmt me", &[]).await.unwrap();
    assert!(me.is_ephemeral() && me.text().contains("outside of servers"), "{}", me.text());

    people[1].click_label(end.id, "Rematch").await.unwrap();
    let again = lobby(&scene, end.id).await;
    assert!(again.text().contains(&format!("<@{}>", people[0].id)), "{}", again.text());
    people[0].click_label(again.id, "Join").await.unwrap();
    people[1].click_label(again.id, "Start").await.unwrap();
    for person in &people[..2] {
        scene.turn_of(person).await;
    }
    scene.nothing_to_send().await;
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_for_each_turn_is_posted_by_the_click_that_ended_it() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    scene.start_match(&people, &[("games", json!(1)), ("quiet", json!(false))]).await;
    play_on(&scene, &people).await;
    scene.nothing_to_send().await;
    let told = |m: &Message| m.ephemeral_to.is_none() && m.text().contains("after turn");
    let turns = scene.channel.messages().iter().filter(|m| told(m)).count();
    assert!(turns >= 9, "{turns}");
    assert_eq!(pages(&scene).len(), 1, "an old page has buttons");
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_six_is_played_in_a_group_chat_too() {
    let (mut scene, people) = chat(&["Ada", "Ben"]).await;
    let options = [("games", json!(1))];
    let opened = people[0].command(&scene.channel, "sixtysix new", &options).await.unwrap();
    assert!(!opened.is_ephemeral(), "{}", opened.text());
    let lobby = opened.message_id().unwrap();
    people[1].click_label(lobby, "Join").await.unwrap();
    people[0].click_label(lobby, "Start").await.unwrap();
    sixtysix::play_on(&mut scene, &people, sixtysix::numbers(3), async |_| ()).await;
    scene.nothing_to_send().await;
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_a_server_without_the_bot() {
    let (scene, people) = server(&["Ada", "Ben", "Cem"]).await;
    // By a click of his the others would see nothing.
    scene.guild.deny(&people[1], Permissions::USE_EXTERNAL_APPS);
    scene.start_match(&people, &[("games", json!(1)), ("quiet", json!(false))]).await;
    let end = play_on(&scene, &people).await;
    assert!(is_end(&end));
    scene.nothing_to_send().await;
    let his = people[1].sees(&scene.channel).into_iter().filter(Message::is_ephemeral);
    let pages = his.filter(|m| m.button(|b| b.label == "My hand").is_some());
    assert_eq!(pages.count(), 0, "a page that the others don't see");
    by_clicks_alone(&scene);
    // He cannot call them together, and takes the button from nobody.
    people[1].click_label(end.id, "Rematch").await.unwrap();
    scene.discord.until(|world| world.message(end.id).is_some()).await.unwrap();
    scene.nothing_to_send().await;
    let still = scene.discord.world().message(end.id).unwrap().clone();
    assert!(still.button(|b| b.label == "Rematch").is_some(), "{}", still.text());
    // The bot comes to the server: the table it was brought along to goes on.
    scene.guild.invite_bot();
    people[0].click_label(end.id, "Rematch").await.unwrap();
    lobby(&scene, end.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_not_got_the_commands_leaves_by_a_button_and_comes_back_by_one() {
    let (scene, people) = chat(&["Ada", "Ben", "Cem"]).await;
    scene.start_match(&people, &one_game()).await;
    let hand = scene.my_hand(&people[2], scene.board().await.id).await;
    let question = people[2].click_label(hand.id, "Leave").await.unwrap();
    assert!(question.text().contains("I'll play for you"), "{}", question.text());
    let question = question.message_id().unwrap();
    people[2].click_label(question, "Leave").await.unwrap();
    scene.reads("**Cem** left").await;
    let told = scene.discord.world().message(question).cloned().unwrap();
    assert!(told.text().contains("I'm playing for you"), "{}", told.text());
    people[2].click_label(question, "I'm back").await.unwrap();
    // Whoever answers when others have left meanwhile is told what that means by now.
    let asks = async |leaver: &Person| {
        let hand = scene.my_hand(leaver, scene.board().await.id).await;
        leaver.click_label(hand.id, "Leave").await.unwrap().message_id().unwrap()
    };
    let questions = [asks(&people[1]).await, asks(&people[2]).await];
    let told = |question: Id| scene.discord.world().message(question).cloned().unwrap().text();
    people[1].click_label(questions[0], "Leave").await.unwrap();
    scene.reads("**Ben** left").await;
    assert!(told(questions[1]).contains("I'll play for you"), "{}", told(questions[1]));
    people[2].click_label(questions[1], "Leave").await.unwrap();
    assert!(told(questions[1]).contains("The match ends then"), "{}", told(questions[1]));
    people[2].click_label(questions[1], "Leave").await.unwrap();
    scene.reads("not enough players left").await;
    scene.nothing_to_send().await;
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_and_plays_alone_meanwhile_can_end_that_by_a_button() {
    let (scene, people) = chat(&["Ada", "Ben", "Cem"]).await;
    scene.start_match(&people[..2], &one_game()).await;
    let looks = people[2].click_label(scene.board().await.id, "My hand").await.unwrap();
    let hand = people[2].click_label(looks.message_id().unwrap(), "⚡ Play now").await.unwrap();
    let question = people[2].click_label(hand.message_id().unwrap(), "Leave").await.unwrap();
    assert!(question.text().contains("can't be resumed"), "{}", question.text());
    people[2].click_label(question.message_id().unwrap(), "Yes, stop it").await.unwrap();
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 1, "the match of the chat goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_click_is_asked_for_a_sixth_message() {
    let (scene, people) = server(&["Ada", "Ben", "Cem"]).await;
    // Of all clicks only hers show the others something, and she goes at once.
    for person in &people[1..] {
        scene.guild.deny(person, Permissions::USE_EXTERNAL_APPS);
    }
    scene.start_match(&people, &[("games", json!(1)), ("quiet", json!(false))]).await;
    people[0].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    loop {
        scene.nothing_to_send().await;
        let asked = people[1..].iter().find_map(|one| {
            let hand = hand_of(&scene.discord.world(), one.id).filter(must_decide)?;
            Some((one, hand))
        });
        let Some((one, hand)) = asked else { break };
        choose(one, &hand, 0).await;
        // The channel has a limit of its own.
        advance(&scene, 5);
    }
    // Where her clicks were not enough, the next one shows what is missing.
    people[0].click_label(scene.board().await.id, "My hand").await.ok();
    scene.reads("the match with").await;
    scene.nothing_to_send().await;
    let mut sent: HashMap<String, u32> = HashMap::new();
    for one in scene.discord.requests() {
        if one.method == "POST" && one.path.starts_with("/webhooks/") {
            *sent.entry(one.path).or_default() += 1;
        }
    }
    assert_eq!(sent.values().max(), Some(&5), "{sent:?}");
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_has_the_rights_of_the_table_and_nobody_else() {
    let (scene, people) = chat(&["Ada", "Ben", "Cem"]).await;
    let no_table = people[0].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    assert!(no_table.text().contains("no match in this channel"), "{}", no_table.text());
    scene.start_match(&people, &one_game()).await;
    let there = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(there.text().contains("This chat already has a table"), "{}", there.text());
    people[1].install();
    let stop = people[1].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    assert!(stop.text().contains("Only the host (**Ada**) can do that here"), "{}", stop.text());
    let cem = [("player", json!(people[2].id.to_string()))];
    people[0].command(&scene.channel, "nimmt kick", &cem).await.unwrap();
    scene.reads("**Cem** was removed").await;
    // Who has lost sight of the table calls it down.
    let before = scene.board().await;
    people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    let channel = scene.channel.id;
    let moved = |world: &sandbox::World| board_in(world, channel).filter(|m| m.id > before.id);
    scene.discord.until_some(moved).await.expect("the table comes down");
    let sure = people[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    people[0].click_label(sure.message_id().unwrap(), "Yes, stop it").await.unwrap();
    scene.reads("stopped the match").await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 0);
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_also_plays_alone_is_not_told_to_leave_the_table_of_the_chat() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    scene.start_match(&people, &one_game()).await;
    for told in [false, true] {
        let solo = people[0].command(&scene.channel, "nimmt solo", &[]).await.unwrap();
        assert_eq!(solo.text().contains("in our direct messages ends it"), told, "{}", solo.text());
    }
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_the_commands_and_not_the_bot_is_played_on_by_clicks() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let guild = scene.discord.guild("The Meadow");
    guild.kick_bot();
    guild.add_commands();
    scene.start_bot().await;
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
    scene.nothing_to_send().await;
    let asked = scene.discord.requests().into_iter();
    let asked: Vec<_> = asked.filter(|one| one.path.starts_with("/guilds/")).collect();
    assert_eq!(asked.iter().map(|one| one.status).collect::<Vec<_>>(), [404], "asked once");
    assert!(!scene.discord.requests().iter().any(|one| one.path.contains("/channels/")));
    let leaders = async || {
        // Nobody asks so often within a minute.
        advance(&scene, 60);
        people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap().text()
    };
    let none = leaders().await;
    assert!(none.contains("oauth2/authorize"), "{none}");
    // Whoever adds the bot has it there from the next click on.
    guild.invite_bot();
    eventually("the bot is not taken for being there", async || leaders().await != none).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_leaderboard_is_promised_where_there_is_none() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let panel = people[0].command(&scene.channel, "nimmt bots", &[]).await.unwrap().text();
    assert!(panel.contains("Bots don't cheat") && !panel.contains("leaderboard"), "{panel}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_in_a_group_chat_plays_bots_before_all_eyes() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    let public = [("public", json!(true))];
    let hand = people[0].command(&scene.channel, "nimmt solo", &public).await.unwrap();
    assert!(hand.is_ephemeral(), "{}", hand.text());
    let page = scene.board().await;
    for turn in 1..=3 {
        choose(&people[0], &scene.turn_of(&people[0]).await, HIGHEST).await;
        let told = format!("after turn {turn}**");
        eventually("the bots don't play", async || {
            scene.nothing_to_send().await;
            // They take their time.
            advance(&scene, 1);
            scene.is_read(&told)
        })
        .await;
    }
    assert!(people[1].sees(&scene.channel).iter().any(|m| m.id == page.id));
    scene.nothing_to_send().await;
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_left_alone_can_be_stopped_by_anybody() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    let public = [("public", json!(true))];
    people[0].command(&scene.channel, "nimmt solo", &public).await.unwrap();
    scene.board().await;
    choose(&people[0], &scene.turn_of(&people[0]).await, HIGHEST).await;
    scene.nothing_to_send().await;
    people[1].install();
    let refused = people[1].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    assert!(refused.text().contains("If nothing happens for an hour"), "{}", refused.text());
    advance(&scene, 3_700);
    scene.nothing_to_send().await;
    let sure = people[1].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    people[1].click_label(sure.message_id().unwrap(), "Yes, stop it").await.unwrap();
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 0);
    let next = people[1].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(!next.is_ephemeral(), "{}", next.text());
}
