//! Puzzles that are found in the matches of people.

use std::time::Duration;

use games::GameKind;
use players::puzzles::{Deal, Puzzle, read_book};
use sandbox::Message;
use serde_json::Value;

use super::{answers, chosen, line_to_share};
use crate::sixtysix::{numbers, play_on, start};
use crate::support::{Scene, eventually};

const ONE_DAY: Duration = Duration::from_secs(24 * 3_600);
const FOUND: &str = "From a real match.";

/// A match of two people is played.
async fn played() -> Scene {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    scene.start_match(&people, &[]).await;
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    scene
}

impl Scene {
    /// Waits for the puzzle that is found in the matches of yesterday, and returns it.
    async fn found_puzzle(&self) -> Puzzle {
        let count = "SELECT count(*) FROM found_puzzles";
        eventually("no puzzle is found", async || self.raw().number(count).await == 1).await;
        let all = self.raw().everything().await;
        let text =
            all.iter().find(|(table, column, _)| table == "found_puzzles" && column == "puzzle");
        let [puzzle] = read_book(&text.unwrap().2).unwrap().try_into().ok().unwrap();
        puzzle
    }
}

/// The choices that take one press.
fn choices(message: &Message) -> Vec<String> {
    answers(message).iter().map(|id| chosen(id).to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_one_day_becomes_the_puzzle_of_the_day_after_the_next() {
    let mut scene = played().await;
    let (cem, dan) = (scene.person("Cem"), scene.person("Dan"));
    scene.clock.advance(ONE_DAY);
    let puzzle = scene.found_puzzle().await;
    assert!(matches!(puzzle.deal, Deal::Played { seats: 2, .. }));
    // While the day lasts, its puzzle stays that of the book.
    let today = scene.puzzle_of("nimmt", &cem).await;
    assert!(!today.text().contains(FOUND), "{}", today.text());
    assert_eq!(answers(&today).len(), scene.puzzle(GameKind::Nimmt).options.len());
    scene.clock.advance(ONE_DAY);

    let asked = scene.puzzle_of("nimmt", &cem).await;
    assert!(asked.text().contains(FOUND), "{}", asked.text());
    assert!(!asked.text().contains("Ada") && !asked.text().contains("Ben"), "{}", asked.text());
    let mut offered = choices(&asked);
    let mut options: Vec<_> = puzzle.options.iter().map(|option| option.choice.clone()).collect();
    offered.sort();
    options.sort();
    assert_eq!(offered, options);
    // Everybody has the same one, also after a restart.
    scene.restart_bot().await;
    let his = scene.puzzle_of("nimmt", &dan).await;
    assert_eq!(answers(&his), answers(&asked));
    let open = scene.puzzle_of("nimmt", &dan).await;
    let told = scene.answers(&dan, &his, puzzle.best()).await;
    assert!(told.text().contains("**Right!**") && told.text().contains(FOUND), "{}", told.text());
    assert!(line_to_share(&told).starts_with("🧩 6 nimmt! "), "{}", told.text());
    let told = scene.answers(&cem, &asked, &puzzle.usual).await;
    assert!(told.text().contains("It does look tempting"), "{}", told.text());
    // What was answered is still told on the next day, and from then on the book goes on.
    scene.clock.advance(ONE_DAY);
    let again = scene.answers(&dan, &open, puzzle.best()).await;
    assert!(
        again.text().contains("**Right!**") && again.text().contains(FOUND),
        "{}",
        again.text()
    );
    let book = scene.puzzle_of("nimmt", &dan).await;
    assert!(!book.text().contains(FOUND), "{}", book.text());
    let kept = "SELECT count(*) FROM puzzle_answers WHERE puzzle IS NULL";
    assert_eq!(scene.raw().number(kept).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_sixty_six_becomes_a_puzzle_of_sixty_six() {
    let mut scene = Scene::at_noon().await;
    let people = scene.people(2);
    let options = [("games", Value::from(6))];
    start(&scene, &people, &options).await;
    play_on(&mut scene, &people, numbers(5), async |_| ()).await;
    scene.clock.advance(ONE_DAY);
    let puzzle = scene.found_puzzle().await;
    scene.clock.advance(ONE_DAY);
    let cem = scene.person("Cem");
    let asked = scene.puzzle_of("sixtysix", &cem).await;
    assert!(asked.text().contains(FOUND), "{}", asked.text());
    assert!(puzzle.position(GameKind::Sixtysix).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_want_it_says_so_in_privacy() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let shown = ada.command(&scene.channel, "nimmt privacy", &[]).await.unwrap();
    let id = shown.message_id().unwrap();
    assert!(shown.text().contains("can become a puzzle of the day"), "{}", shown.text());
    let kept_out = "SELECT count(*) FROM people_settings WHERE NOT puzzles";
    for (label, says, expected) in [
        ("No puzzles from my matches", "no new puzzle of the day is made", 1),
        ("Puzzles from my matches", "can become a puzzle of the day", 0),
    ] {
        ada.click_label(id, label).await.unwrap();
        let page =
            scene.discord.until_some(|world| world.message(id).map(Message::text)).await.unwrap();
        assert!(page.contains(says), "{page}");
        assert_eq!(scene.raw().number(kept_out).await, expected);
    }
}
