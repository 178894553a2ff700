//! Matches declared void: by those who manage the server alone, as if they had never been played,
//! until they are restored.

use hornochse::store::{FinishedMatch, SeatLine};
use sandbox::{Fault, Message, Misbehaviour, Permissions, Person};
use view::Words;

use crate::leaderboard::{choose as pick, ended, guild_of, number, seat};
use crate::support::{
    Next, Scene, advance, choose, decisions, eventually, is_about_rows, one_game,
};

/// The leaderboard in words.
async fn leaderboard(scene: &Scene, person: &Person) -> String {
    let board = person.command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    let board = board.message().unwrap();
    match board.attachments.first() {
        Some(file) => file.description.clone().unwrap(),
        None => board.text(),
    }
}

async fn list(scene: &Scene, person: &Person) -> Message {
    person.command(&scene.channel, "nimmt void", &[]).await.unwrap().message().unwrap()
}

/// Two who have played, the first one better.
fn pair(people: &[Person]) -> Vec<SeatLine> {
    let line =
        |(person, place): (&Person, u32)| seat(number(person.id), &person.name, place, 10 * place);
    people.iter().zip(1..).map(line).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_void_match_leaves_no_trace_until_it_is_restored() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let people = scene.people(3);
    let now = scene.clock.time();
    let mut standings = Vec::new();
    for (n, who) in [&people[..2], &people[1..], &people[..2]].into_iter().enumerate() {
        let at = now + i64::try_from(n).unwrap() * 60_000;
        scene.add_match(&store, ended(guild, pair(who)), at).await;
        standings.push(leaderboard(&scene, &people[0]).await);
    }
    people[2].grant(&scene.guild, Permissions::MANAGE_GUILD);
    let shown = list(&scene, &people[2]).await;
    assert!(shown.is_ephemeral());
    let menu = shown.selects().pop().unwrap();
    let labels: Vec<&str> = menu.options.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(labels, ["Ada, Ben", "Ben, Cem", "Ada, Ben"]);
    // The newest one.
    let one = pick(&people[2], &shown, &menu.options[0].1).await.message().unwrap();
    assert!(one.text().contains("Declare this match void?"), "{}", one.text());
    assert!(one.text().contains("• Ada · 10\n• Ben · 20"), "{}", one.text());
    assert_eq!(leaderboard(&scene, &people[0]).await, standings[2], "nothing before it is asked");
    let press = async |label| people[2].click_label(shown.id, label).await.unwrap();
    let void = press("Declare void").await;
    let by = format!("by <@{}>", people[2].id);
    assert!(void.text().contains("This match is void.") && void.text().contains(&by));
    assert_eq!(
        leaderboard(&scene, &people[0]).await,
        standings[1],
        "as if it had never been played"
    );
    let again = press("Back to the list").await.message().unwrap();
    assert!(again.selects()[0].options[0].0.starts_with("VOID · Ada"), "{:?}", again.selects());
    pick(&people[2], &again, &menu.options[0].1).await;
    let restored = press("Restore").await;
    assert!(restored.text().contains("The match counts again"), "{}", restored.text());
    assert_eq!(leaderboard(&scene, &people[0]).await, standings[2]);
    // The oldest one: what came after it is rated anew.
    pick(&people[2], &press("Back to the list").await.message().unwrap(), &menu.options[2].1).await;
    press("Declare void").await;
    let after = leaderboard(&scene, &people[0]).await;
    assert!(after.contains("Ada") && after != standings[1] && after != standings[2], "{after}");
    let public = scene.channel.messages().into_iter().filter(|it| it.ephemeral_to.is_none());
    assert_eq!(public.count(), 0, "it is between the bot and who asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_told_from_a_person_of_its_name() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let ada = scene.person("Ada");
    ada.grant(&scene.guild, Permissions::MANAGE_GUILD);
    let bot = SeatLine { user: None, bot: Some("5".into()), ..seat(0, "Pip", 2, 20) };
    let seats = vec![seat(number(ada.id), "Ada", 1, 10), bot];
    scene.add_match(&store, ended(guild, seats), scene.clock.time()).await;
    let shown = list(&scene, &ada).await;
    let menu = shown.selects().pop().unwrap();
    assert_eq!(menu.options[0].0, "Ada, 🤖 Pip");
    let one = pick(&ada, &shown, &menu.options[0].1).await.message().unwrap();
    assert!(one.text().contains("• Ada · 10\n• 🤖 Pip · 20"), "{}", one.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_somebody_who_manages_the_server_declares_its_matches_void() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let people = scene.people(2);
    let id = scene.add_match(&store, ended(guild, pair(&people)), scene.clock.time()).await;
    let before = leaderboard(&scene, &people[0]).await;
    let refused = people[0].command(&scene.channel, "nimmt void", &[]).await.unwrap();
    assert!(refused.text().contains("Only someone who manages the server"), "{}", refused.text());
    people[0].grant(&scene.guild, Permissions::MANAGE_GUILD);
    let shown = list(&scene, &people[0]).await;
    pick(&people[0], &shown, &id.to_string()).await;
    // They have lost the right by the time they press.
    people[0].revoke(&scene.guild, Permissions::MANAGE_GUILD);
    let late = people[0].click_label(shown.id, "Declare void").await.unwrap();
    assert!(late.text().contains("Only someone who manages the server"), "{}", late.text());
    // A moderator of one channel, or of all of them: a match of any channel would be theirs to
    // undo.
    people[1].grant(&scene.guild, Permissions::MANAGE_MESSAGES | Permissions::MANAGE_CHANNELS);
    let moderator = people[1].command(&scene.channel, "nimmt void", &[]).await.unwrap();
    assert!(moderator.text().contains("Only someone who manages"), "{}", moderator.text());
    // Somebody who manages another server.
    let elsewhere = scene.discord.guild("Elsewhere");
    people[1].join(&elsewhere).grant(&elsewhere, Permissions::MANAGE_GUILD);
    let there = elsewhere.channel("games");
    let empty = people[1].command(&there, "nimmt void", &[]).await.unwrap();
    assert!(empty.text().contains("No finished matches"), "{}", empty.text());
    let forged = format!("h2.void.declare.nimmt.0.{id}");
    let answer = people[1].press(empty.message_id().unwrap(), &forged).await.unwrap();
    assert!(answer.text().contains("no such match here"), "{}", answer.text());
    assert_eq!(leaderboard(&scene, &people[0]).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_pages_and_fits_in_every_language() {
    for locale in Words::all() {
        let scene = Scene::new().await;
        let (store, guild) = (scene.store().await, guild_of(&scene.guild));
        let ada = scene.person("Ada");
        ada.locale(locale).grant(&scene.guild, Permissions::ADMINISTRATOR);
        let now = scene.clock.time();
        for n in 0..30_i64 {
            let name = ["WWWWWWWWWWWWWWWWWWWWWWWW", "**<@1>** @everyone", "שלום"][n as usize % 3];
            let seats = (0..20).map(|user| seat(user, name, 1, 9_999)).collect();
            let game = if n < 3 { "sixtysix" } else { "nimmt" };
            // Minutes, hours and days ago.
            let at = now - [60_000, 7_200_000, 172_800_000][n as usize % 3] * n;
            let crowd = FinishedMatch { game: game.into(), ..ended(guild, seats) };
            let crowd =
                FinishedMatch { variant: ["classic", "custom"][n as usize % 2].into(), ..crowd };
            scene.add_match(&store, crowd, at).await;
        }
        let first = list(&scene, &ada).await;
        assert_eq!(first.selects()[0].options.len(), 25, "{locale}");
        let older = first.buttons().pop().unwrap();
        let older = ada.click_id(first.id, &older.custom_id.unwrap()).await.unwrap();
        let options = older.message().unwrap().selects()[0].options.clone();
        assert_eq!(options.len(), 2, "27 of this game, {locale}");
        let one = pick(&ada, &older.message().unwrap(), &options[0].1).await;
        assert!(!one.text().contains("<@1>"), "{}", one.text());
        let declare = one.message().unwrap().buttons()[0].custom_id.clone().unwrap();
        ada.click_id(first.id, &declare).await.unwrap();
        let other = ada.command(&scene.channel, "sixtysix void", &[]).await.unwrap();
        assert_eq!(other.message().unwrap().selects()[0].options.len(), 3, "{locale}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_comes_late_says_that_the_match_is_void_by_now() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    people[0].grant(&scene.guild, Permissions::MANAGE_GUILD);
    let mut last_choices = 0;
    while last_choices < 2 {
        let Next::Decide(index, message) = scene.next(&people).await else { panic!("too early") };
        // With the choice between two cards the game ends: the last one is played by itself.
        last_choices += usize::from(!is_about_rows(&message) && decisions(&message).len() == 2);
        if last_choices == 2 {
            let down = Misbehaviour::Status { status: 503 };
            let pages = format!("/channels/{}/messages", scene.channel.id);
            scene.discord.misbehave(Fault::always(down).on("POST", &pages));
        }
        choose(&people[index], &message, 0).await;
    }
    eventually("the match does not end", async || {
        // A row may have to be taken for one of the last cards.
        let next = scene.next_in(&scene.discord.world(), &people);
        if let Some(Next::Decide(index, message)) = next {
            choose(&people[index], &message, 0).await;
        }
        scene.raw().numbers("SELECT count(*) FROM matches").await == [[1]]
    })
    .await;
    let shown = list(&scene, &people[0]).await;
    let one = shown.selects()[0].options[0].1.clone();
    pick(&people[0], &shown, &one).await;
    people[0].click_label(shown.id, "Declare void").await.unwrap();
    scene.discord.behave();
    eventually("the result does not come", async || {
        advance(&scene, 60);
        scene.channel.messages().iter().any(|it| it.text().contains("declared void"))
    })
    .await;
}
