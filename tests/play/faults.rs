//! Discord misbehaving, one way a test, judged by what people see.

use std::time::Duration;

use sandbox::{Breakdown, Disorder, Fate, Fault, Misbehaviour};
use serde_json::json;

use crate::support::{HIGHEST, Scene, advance, choose, decisions, eventually, one_game};

/// Two people play one turn; whatever is wrong with Discord, the next turn must come, once.
pub async fn a_turn_is_played(scene: &Scene, people: &[sandbox::Person], turn: u32) {
    for person in people {
        let hand = scene.turn_of(person).await;
        let id = decisions(&hand).last().unwrap().custom_id.clone().unwrap();
        // A person whose click seems to fail looks again and clicks again.
        if person.click_id(hand.id, &id).await.is_err() {
            let hand = scene.turn_or_chosen(person).await;
            let _ = person.click_id(hand.id, &id).await;
        }
    }
    patient(scene, &format!("after turn {turn}")).await;
    let told: Vec<_> = scene.channel.messages();
    let title = format!("turn {turn}**");
    let reveals = told
        .iter()
        .filter(|m| m.text().contains(&title))
        .filter(|m| m.text().contains("Every card fits") || m.text().contains("💥"))
        .count();
    assert_eq!(reveals, 1, "turn {turn} was shown {reveals} times");
}

/// Lets time pass until something can be read: what failed is tried again a little later.
pub async fn patient(scene: &Scene, text: &str) {
    let channel = scene.channel.id;
    let shown = |world: &sandbox::World| {
        world.messages_in(channel).any(|m| !m.deleted && m.text().contains(text))
    };
    for _ in 0..20 {
        scene.nothing_to_send().await;
        if shown(&scene.discord.world()) {
            return;
        }
        advance(scene, 1);
    }
    scene.reads(text).await;
}

async fn scene_with(fault: Fault) -> (Scene, Vec<sandbox::Person>) {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.discord.misbehave(fault);
    (scene, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_of_discord_only_delay_the_table() {
    let fault = Fault::next(3, Misbehaviour::Status { status: 500 }).on("POST", "/messages");
    let (scene, people) = scene_with(fault).await;
    a_turn_is_played(&scene, &people, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn being_told_to_slow_down_only_delays_the_table() {
    let too_many = Misbehaviour::TooMany { retry_after_ms: 400, global: false };
    let (scene, people) = scene_with(Fault::next(4, too_many).on("", "/messages")).await;
    a_turn_is_played(&scene, &people, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_confirmation_does_not_post_the_table_twice() {
    let (scene, people) =
        scene_with(Fault::next(2, Misbehaviour::LostReply).on("POST", "/messages")).await;
    a_turn_is_played(&scene, &people, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_and_failing_answers_to_clicks_do_not_lose_the_choice() {
    for what in [
        Misbehaviour::LostReply,
        Misbehaviour::LostRequest,
        Misbehaviour::Status { status: 502 },
        Misbehaviour::DoneButStatus { status: 500 },
    ] {
        let (scene, people) = scene_with(Fault::next(1, what).on("POST", "/callback")).await;
        a_turn_is_played(&scene, &people, 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_no_obstacle() {
    let (scene, people) = Scene::of(2).await;
    people[1].close_dms();
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    people[1].click_label(lobby.message_id().unwrap(), "Join").await.unwrap();
    people[0].click_label(lobby.message_id().unwrap(), "Start").await.unwrap();
    let board = scene.board().await;
    let hand = scene.my_hand(&people[1], board.id).await;
    assert_eq!(decisions(&hand).len(), 10);
    for turn in 1..=3 {
        a_turn_is_played(&scene, &people, turn).await;
    }
    // A closed door is knocked on once at most: ten thousand refusals would get the bot banned.
    assert!(scene.discord.counts().invalid <= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_not_told_where_the_gateway_is_asks_again() {
    let mut scene = Scene::new().await;
    scene.stop_bot().await;
    let broken = Misbehaviour::Status { status: 502 };
    scene.discord.misbehave(Fault::next(3, broken).on("GET", "/gateway/bot"));
    scene.start_bot().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_gateway_connection_only_delays_clicks() {
    for how in [Breakdown::Cut, Breakdown::Reconnect, Breakdown::Invalid] {
        let (scene, people) = Scene::playing(2, &one_game()).await;
        scene.discord.break_gateway(how);
        let app = scene.discord.application_id();
        let _ = tokio::time::timeout(
            Duration::from_millis(500),
            scene.discord.until(|world| !world.is_connected(app)),
        )
        .await;
        scene.discord.bot_connected().await.unwrap();
        a_turn_is_played(&scene, &people, 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn events_that_come_twice_or_out_of_order_change_nothing() {
    for how in [Fate::Twice, Fate::AfterTheNext] {
        let (scene, people) = Scene::playing(2, &one_game()).await;
        let event = Some("INTERACTION_CREATE".to_owned());
        let times = if how == Fate::Twice { None } else { Some(1) };
        scene.discord.disorder(Disorder { event, times, how });
        if how == Fate::Twice {
            for turn in 1..=3 {
                a_turn_is_played(&scene, &people, turn).await;
            }
        } else {
            // The first click is delivered after the second one.
            let one = scene.turn_of(&people[0]).await;
            let two = scene.turn_of(&people[1]).await;
            let (a, b) = tokio::join!(choose_last(&people[0], &one), choose_last(&people[1], &two));
            assert!(a && b);
            patient(&scene, "after turn 1").await;
        }
    }
}

async fn choose_last(person: &sandbox::Person, hand: &sandbox::Message) -> bool {
    let id = decisions(hand).last().unwrap().custom_id.clone().unwrap();
    person.click_id(hand.id, &id).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_whose_event_never_comes_can_be_repeated() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let event = Some("INTERACTION_CREATE".to_owned());
    scene.discord.disorder(Disorder { event, times: Some(1), how: Fate::Never });
    let hand = scene.turn_of(&people[0]).await;
    let chosen = scene.in_vain(choose_last(&people[0], &hand), || true).await;
    assert!(!chosen, "Discord says that the interaction failed");
    a_turn_is_played(&scene, &people, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_a_turn_loses_nothing_and_old_buttons_work() {
    let (mut scene, people) = Scene::playing(2, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    scene.restart_bot().await;
    scene.plays_highest(&people[1]).await;
    scene.reads("after turn 1").await;
    a_turn_is_played(&scene, &people, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_confessed_and_the_choice_can_be_made_later() {
    let scene = Scene::in_a_file().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    let id = decisions(&hand)[9].custom_id.clone().unwrap();
    let requests = scene.discord.counts().counted;
    scene.tools().store.sqlite().unwrap().limit_pages(1).await.unwrap();
    // The file has some room left in it; then it is full.
    let mut refused = false;
    for _ in 0..200 {
        let answer = people[0].click_id(hand.id, &id).await.unwrap();
        if answer.text().contains("having trouble saving that") {
            refused = true;
            break;
        }
    }
    assert!(refused, "a full disk was never noticed");
    let said = scene.health_endpoint().health().await.complaints;
    assert!(said.iter().any(|said| said.contains("nothing could be saved")), "{said:?}");
    // Nothing is sent again and again because it cannot be noted.
    for _ in 0..50 {
        advance(&scene, 1);
        scene.nothing_to_send().await;
    }
    let spent = scene.discord.counts().counted - requests;
    assert!(spent <= 4, "{spent} requests while nothing could be written");
    let hand = scene.turn_of(&people[1]).await;
    let id = decisions(&hand).last().unwrap().custom_id.clone().unwrap();
    let answer = people[1].click_id(hand.id, &id).await.unwrap();
    assert!(answer.text().contains("having trouble saving that"), "{}", answer.text());
    scene.tools().store.sqlite().unwrap().limit_pages(1_000_000).await.unwrap();
    people[1].click_id(hand.id, &id).await.unwrap();
    patient(&scene, "after turn 1").await;
    let said = scene.health_endpoint().health().await.complaints;
    assert!(!said.iter().any(|said| said.contains("saved")), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_could_not_choose_because_nothing_could_be_saved_is_not_late() {
    let scene = Scene::in_a_file().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let sqlite = scene.tools().store.sqlite().unwrap();
    sqlite.refuse_changes(true).await.unwrap();
    let hand = scene.turn_of(&people[0]).await;
    let id = decisions(&hand)[9].custom_id.clone().unwrap();
    let answer = people[0].click_id(hand.id, &id).await.unwrap();
    assert!(answer.text().contains("having trouble saving that"), "{}", answer.text());
    // Long after the time of the turn.
    for _ in 0..3 {
        advance(&scene, 61);
        eventually("time goes on", async || scene.tools().reach.since() == i64::MAX).await;
    }
    sqlite.refuse_changes(false).await.unwrap();
    // A table that could not be woken meanwhile is woken again some seconds later.
    eventually("time stands still", async || {
        scene.clock.advance(Duration::from_millis(50));
        scene.tools().reach.since() < i64::MAX && scene.tables().is_settled().await
    })
    .await;
    scene.nothing_to_send().await;
    scene.all_choose(&people).await;
    let board = scene.reads("after turn 1").await;
    assert!(!board.text().contains("I played"), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_has_room_again_is_noticed_though_nobody_plays() {
    let scene = Scene::in_a_file().await;
    let people = scene.people(2);
    let pace = ("pace", json!("relaxed"));
    scene.start_match(&people, &[pace]).await;
    let hand = scene.turn_of(&people[0]).await;
    let id = decisions(&hand)[9].custom_id.clone().unwrap();
    let ill = async || {
        let said = scene.health_endpoint().health().await.complaints;
        said.iter().any(|said| said.contains("nothing could be saved"))
    };
    scene.tools().store.sqlite().unwrap().limit_pages(1).await.unwrap();
    for _ in 0..200 {
        if ill().await {
            break;
        }
        people[0].click_id(hand.id, &id).await.unwrap();
    }
    assert!(ill().await, "a full disk was never noticed");
    scene.tools().store.sqlite().unwrap().limit_pages(1_000_000).await.unwrap();
    advance(&scene, 61);
    eventually("the room is not noticed", async || !ill().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_record_is_damaged_is_given_up_with_a_word_and_frees_its_channel() {
    let (mut scene, people) = Scene::playing(2, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    scene.stop_bot().await;
    scene.damage_database().await;
    scene.start_bot().await;
    let id = decisions(&hand)[9].custom_id.clone().unwrap();
    people[0].click_id(hand.id, &id).await.unwrap();
    scene.whispered(&people[0], "I can't read its record any more").await;
    // The channel hears of it, too.
    scene.reads("I can't read its record any more").await;
    let next = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(!next.is_ephemeral(), "{}", next.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_to_my_hand_never_turns_into_a_public_hand() {
    let scene = Scene::in_a_file().await;
    let people = scene.people(2);
    scene.start_match(&people, &[("pace", json!("slow")), ("games", json!(1))]).await;
    let board = scene.board().await;
    let hand = scene.turn_of(&people[1]).await;
    let id = decisions(&hand).last().unwrap().custom_id.clone().unwrap();
    // Ben's click waits for the database, and Ada's question waits behind it.
    let holder = scene.lock_database(&scene.folder.path().join("test.db")).await;
    let ben = people[1].clone();
    let bens = tokio::spawn(async move { ben.click_id(hand.id, &id).await });
    let store = &scene.tools().store;
    eventually("Ben's step does not wait", async || store.writer().under_way().is_some()).await;
    let ada = people[0].clone();
    let adas = tokio::spawn(async move { ada.click_label(board.id, "My hand").await });
    // A question that waits for so long gets a deferred answer.
    let adas = async { adas.await.unwrap().unwrap() };
    let mut adas = std::pin::pin!(adas);
    let adas = loop {
        tokio::select! {
            biased;
            answer = &mut adas => break answer,
            () = tokio::time::sleep(Duration::from_millis(50)) => advance(&scene, 2),
        }
    };
    assert!(adas.is_deferred(), "the answer was meant to be late");
    drop(holder);
    bens.await.unwrap().unwrap();
    let shown = adas.finished().await.unwrap();
    assert_eq!(decisions(&shown).len(), 10);
    choose(&people[0], &shown, HIGHEST).await;
    scene.reads("after turn 1").await;
    scene.turn_of(&people[0]).await;
    scene.nothing_to_send().await;
    for message in scene.channel.messages() {
        let public = message.ephemeral_to.is_none();
        assert!(
            !public || decisions(&message).is_empty(),
            "a hand for everybody: {}",
            message.text()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_down_at_the_deadline_gives_everybody_time_again() {
    let (mut scene, people) = Scene::playing(2, &one_game()).await;
    scene.stop_bot().await;
    advance(&scene, 3600);
    scene.start_bot().await;
    scene.reads("your turn!").await;
    let hand = scene.turn_of(&people[0]).await;
    assert_eq!(decisions(&hand).len(), 10, "nothing was played for anybody");
    a_turn_is_played(&scene, &people, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_answer_that_comes_late_leaves_one_lobby_with_buttons() {
    let (scene, people) = Scene::of(2).await;
    // The answer is shown, but its confirmation comes after the lobby was posted on its own.
    scene.discord.misbehave(Fault::next(1, Misbehaviour::AnswerHeld).on("POST", "/callback"));
    let ada = people[0].clone();
    let channel = scene.channel.clone();
    let opening =
        tokio::spawn(async move { ada.command(&channel, "nimmt new", &one_game()).await });
    eventually("no lobby is shown", async || scene.discord.pending_faults().is_empty()).await;
    opening.await.unwrap().unwrap();
    let open = || {
        let world = scene.discord.world();
        let all: Vec<_> = world
            .messages_in(scene.channel.id)
            .filter(|m| !m.deleted && m.button(|b| b.label == "Start").is_some())
            .cloned()
            .collect();
        all
    };
    advance(&scene, 6);
    eventually("the lobby isn't posted once more", async || open().len() == 2).await;
    scene.discord.behave();
    scene.lobby_known().await;
    eventually("two lobbies have buttons", async || open().len() == 1).await;
    let lobby = open().pop().unwrap();
    people[1].click_label(lobby.id, "Join").await.unwrap();
    people[0].click_label(lobby.id, "Start").await.unwrap();
    a_turn_is_played(&scene, &people, 1).await;
    advance(&scene, 5);
    eventually("a lobby keeps its buttons", async || open().is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strange_refusal_is_no_reason_to_forget_what_was_to_be_sent() {
    for status in [403, 404] {
        let strange = Misbehaviour::Status { status };
        let (scene, people) = scene_with(Fault::next(2, strange).on("POST", "/messages")).await;
        scene.all_choose(&people).await;
        for _ in 0..10 {
            scene.nothing_to_send().await;
            advance(&scene, 31);
        }
        scene.reads("after turn 1").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_a_table_that_changed_elsewhere_counts_at_once() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    scene.change("UPDATE tables SET revision = revision + 1").await;
    scene.plays_highest(&people[0]).await;
    scene.change("UPDATE tables SET revision = revision + 1").await;
    scene.plays_highest(&people[1]).await;
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_may_stand_already_is_not_posted_beside_itself() {
    let (scene, people) = Scene::of(2).await;
    scene.gather(&people, &one_game()).await;
    let lost = Fault::next(1, Misbehaviour::LostReply);
    scene.discord.misbehave(lost.on("POST", &format!("/channels/{}/messages", scene.channel.id)));
    // Nothing seems to come, so somebody asks again.
    for person in &people {
        person.command(&scene.channel, "nimmt table", &[]).await.unwrap();
        scene.nothing_to_send().await;
    }
    advance(&scene, 2);
    scene.nothing_to_send().await;
    let messages = scene.channel.messages();
    let lobbies = messages.iter().filter(|m| !m.deleted && m.ephemeral_to.is_none());
    let live = lobbies.filter(|m| m.button(|button| button.label == "Start").is_some()).count();
    assert_eq!(live, 1);
}
