//! A second game at the same tables: moves in turn, one seat sits out, the highest score wins.
//! Nothing of router, table, store and way out knows it; see `tests/tally`.

use sandbox::{Message, Person};

use crate::support::{Scene, advance, eventually, hand_at, is_end, record_file};

/// Returns the person who has a number to score, with their hand and the button for it.
fn next(scene: &Scene, board: &Message, people: &[Person]) -> Option<(usize, Message, String)> {
    let world = scene.discord.world();
    people.iter().enumerate().find_map(|(index, person)| {
        let hand = hand_at(&world, board, person.id)?;
        let scores =
            |id: &String| id.splitn(5, '.').nth(4).is_some_and(|a| a.starts_with("score."));
        let button = hand.buttons().into_iter().filter_map(|b| b.custom_id).find(scores)?;
        Some((index, hand, button))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_played_in_turn_with_one_seat_out_goes_to_its_end_through_a_restart() {
    let (mut scene, people) = Scene::of(3).await;
    let lobby = people[0].command(&scene.channel, "tally new", &[]).await.unwrap();
    assert!(lobby.text().contains("the highest score wins"), "{}", lobby.text());
    let lobby = lobby.message_id().unwrap();
    for person in &people[1..] {
        person.click_label(lobby, "Join").await.unwrap();
    }
    people[0].click_label(lobby, "Start").await.unwrap();
    let mut played = Vec::new();
    let end = loop {
        scene.nothing_to_send().await;
        let board = scene.board().await;
        if is_end(&board) {
            break board;
        }
        if board.button(|b| b.label == "Next game").is_some() {
            people[0].click_label(board.id, "Next game").await.unwrap();
            continue;
        }
        let Some((index, hand, button)) = next(&scene, &board, &people) else {
            panic!("nobody can go on: {}", board.text());
        };
        people[index].click_id(hand.id, &button).await.unwrap();
        played.push(index);
        if played.len() == 3 {
            scene.restart_bot().await;
        }
    };
    assert_eq!(played, [1, 2, 0, 2, 0, 1], "two in each deal, in turn; each sits out once");
    let totals: Vec<u32> = serde_json::from_slice(&record_file(&people[0], &end).await).unwrap();
    let most = totals.iter().max().unwrap();
    for (person, total) in people.iter().zip(&totals) {
        let won =
            end.text().lines().any(|l| l.contains("won the match") && l.contains(&person.name));
        assert_eq!(won, total == most, "{}: {totals:?}", end.text());
    }
    let leaders = people[0].command(&scene.channel, "tally leaderboard", &[]).await.unwrap();
    let winner = people.iter().zip(&totals).find(|(_, total)| *total == most).unwrap().0;
    let told = leaders.message().unwrap().attachments[0].description.clone().unwrap();
    let first = told.lines().find(|line| line.starts_with("1. ")).unwrap();
    assert!(first.contains(&winner.name), "{told}");
    let mine = people[0].command(&scene.channel, "tally me", &[]).await.unwrap();
    assert!(mine.text().contains(&format!("Scored {} in all", totals[0])), "{}", mine.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_it_and_who_is_absent_is_played_for() {
    let (scene, people) = Scene::of(1).await;
    let lobby = people[0].command(&scene.channel, "tally new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    let bots = [("count", serde_json::json!(1))];
    people[0].command(&scene.channel, "tally bots", &bots).await.unwrap();
    scene.start(&people[0], lobby).await;
    let mut looked = 0;
    eventually("the match has not come to its end", async || {
        advance(&scene, 2);
        scene.nothing_to_send().await;
        let board = scene.board().await;
        looked += 1;
        // Every other turn is left to the stand-in for the absent.
        if looked % 2 == 0
            && let Some((_, hand, button)) = next(&scene, &board, &people)
        {
            people[0].click_id(hand.id, &button).await.unwrap();
        }
        is_end(&board)
    })
    .await;
    let end = scene.board().await;
    assert!(end.text().contains("won the match"), "{}", end.text());
}
