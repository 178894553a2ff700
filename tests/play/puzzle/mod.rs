//! The puzzle of the day: asked by a command, answered by one button.

mod days;
mod found;
mod languages;

use games::GameKind;
use players::puzzles::{Puzzle, book};
use sandbox::{Message, Person};
use view::Words;

use crate::support::Scene;

impl Scene {
    /// Asks for the puzzle of the day of a game.
    pub async fn puzzle_of(&self, game: &str, person: &Person) -> Message {
        let command = format!("{game} puzzle");
        let answer = person.command(&self.channel, &command, &[]).await.unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        answer.message().unwrap_or_else(|| panic!("{}", answer.text()))
    }

    /// The puzzle of today.
    pub fn puzzle(&self, game: GameKind) -> &'static Puzzle {
        let book = book(game);
        &book[self.today().number() as usize % book.len()]
    }

    /// Presses the button of a choice, and returns the same message with the outcome.
    pub async fn answers(&self, person: &Person, message: &Message, choice: &str) -> Message {
        let all = answers(message);
        let id = all.iter().find(|id| chosen(id) == choice);
        let id = id.unwrap_or_else(|| panic!("{choice} is not among {all:?}"));
        person.click_id(message.id, id).await.unwrap().finished().await.unwrap();
        self.now(message)
    }
}

/// The ids of the answers that a message offers.
fn answers(message: &Message) -> Vec<String> {
    let enabled = message.buttons().into_iter().filter(|button| !button.disabled);
    let ids = enabled.filter_map(|button| button.custom_id);
    ids.filter(|id| id.starts_with("h2.puzzle.") && id.split('.').nth(3) == Some("answer"))
        .collect()
}

/// The choice of a button: what stands behind the day, and behind the number of an answer's puzzle.
fn chosen(id: &str) -> &str {
    let before = if id.split('.').nth(3) == Some("answer") { 6 } else { 5 };
    id.splitn(before + 1, '.').nth(before).unwrap_or_default()
}

/// The choices that take one press, the best first.
pub fn offered(message: &Message, puzzle: &'static Puzzle) -> Vec<&'static str> {
    let all = answers(message);
    let choices = puzzle.options.iter().map(|option| option.choice.as_str());
    choices.filter(|choice| all.iter().any(|id| chosen(id) == *choice)).collect()
}

/// The line between the marks of a block of code.
fn line_to_share(message: &Message) -> String {
    let text = message.text();
    text.split("```").nth(1).unwrap_or_else(|| panic!("nothing to share: {text}")).trim().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_answer_is_explained_and_the_first_one_counts() {
    let mut scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let puzzle = scene.puzzle(GameKind::Nimmt);
    let asked = scene.puzzle_of("nimmt", ada).await;
    assert!(asked.text().contains("**What would you play?**"), "{}", asked.text());
    assert_eq!(asked.pictures().len(), 1);
    assert_eq!(answers(&asked).len(), puzzle.options.len());
    // Everybody has the same one, also after a restart.
    let second = scene.puzzle_of("nimmt", ada).await;
    scene.restart_bot().await;
    assert_eq!(answers(&scene.puzzle_of("nimmt", ben).await), answers(&asked));

    let told = scene.answers(ada, &asked, puzzle.best()).await;
    let text = told.text();
    let card = |choice: &str| choice.trim_start_matches("play.").to_owned();
    assert!(text.contains(&format!("The best choice is **{}**", card(puzzle.best()))), "{text}");
    assert!(text.contains("**Right!**") && text.contains("Solved: 1 of 1"), "{text}");
    assert!(text.contains("Tempting, but "), "{text}");
    assert!(answers(&told).is_empty() && told.pictures().len() == 1);
    for option in &puzzle.options {
        let cost = Words::of("en-US").tenths(option.value);
        let line = format!("**{}** · {cost}", card(&option.choice));
        assert!(text.contains(&line), "{line} is not in {text}");
    }
    // Another answer, in another message: the first one counts.
    let again = scene.answers(ada, &second, &puzzle.usual).await;
    assert!(again.text().contains("your first answer counts"), "{}", again.text());
    assert!(again.text().contains("**Right!**"), "{}", again.text());
    let opened = scene.puzzle_of("nimmt", ada).await;
    assert!(opened.text().contains("**Right!**") && answers(&opened).is_empty());
    assert!(!opened.text().contains("your first answer counts"), "{}", opened.text());

    let his = scene.puzzle_of("nimmt", ben).await;
    let his = scene.answers(ben, &his, &puzzle.usual).await;
    let text = his.text();
    assert!(text.contains(&format!("Yours ({}) is ", card(&puzzle.usual))), "{text}");
    assert!(text.contains("It does look tempting"), "{text}");
    assert!(text.contains("Solved: 0 of 1"), "{text}");
    let rating = |text: &str| {
        let told = text.lines().find(|line| line.contains("Your puzzle rating")).unwrap();
        told.split(['*', ' ', '?']).find_map(|part| part.replace(',', "").parse::<u32>().ok())
    };
    assert!(rating(&told.text()) > Some(1_500) && rating(&text) < Some(1_500), "{text}");
    let seen = scene.channel.messages().into_iter().filter(|m| m.ephemeral_to.is_none()).count();
    assert_eq!(seen, 0, "it is answered in private");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_sixty_six_is_another_one() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let puzzle = scene.puzzle(GameKind::Sixtysix);
    let cards = scene.puzzle_of("nimmt", &ada).await;
    scene.answers(&ada, &cards, scene.puzzle(GameKind::Nimmt).best()).await;
    let asked = scene.puzzle_of("sixtysix", &ada).await;
    let plain = offered(&asked, puzzle)
        .into_iter()
        .find(|choice| !puzzle.is_solved_by(GameKind::Sixtysix, choice));
    let told = scene.answers(&ada, &asked, plain.unwrap()).await;
    let text = told.text();
    assert!(text.contains("Yours (") && text.contains("game points worse."), "{text}");
    assert!(text.contains("Solved: 0 of 1"), "{text}");
    assert!(line_to_share(&told).starts_with("🧩 Sixty-Six "), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_part_of_a_choice_can_be_picked_and_taken_back() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let closes = |puzzle: &Puzzle| puzzle.options.iter().any(|option| option.choice == "close");
    let puzzles = book(GameKind::Sixtysix).len();
    for _ in 0..puzzles {
        if closes(scene.puzzle(GameKind::Sixtysix)) {
            break;
        }
        scene.until_noon();
    }
    let asked = scene.puzzle_of("sixtysix", &ada).await;
    let pick = |message: &Message| {
        let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
        ids.filter(|id| id.split('.').nth(3) == Some("pick")).collect::<Vec<_>>()
    };
    let close = pick(&asked).into_iter().find(|id| chosen(id) == "close").unwrap();
    ada.click_id(asked.id, &close).await.unwrap().finished().await.unwrap();
    let sure = scene.now(&asked);
    assert_eq!(answers(&sure).iter().map(|id| chosen(id)).collect::<Vec<_>>(), ["close"]);
    let back = pick(&sure).into_iter().find(|id| chosen(id).is_empty()).unwrap();
    ada.click_id(asked.id, &back).await.unwrap().finished().await.unwrap();
    assert_eq!(answers(&scene.now(&asked)), answers(&asked));
    ada.click_id(asked.id, &close).await.unwrap().finished().await.unwrap();
    let told = scene.answers(&ada, &scene.now(&asked), "close").await;
    assert!(told.text().contains("Your puzzle rating"), "{}", told.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_line_to_share_shows_no_card() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let puzzle = scene.puzzle(GameKind::Nimmt);
    for (person, choice, mark) in
        [(&people[0], puzzle.best(), '🟩'), (&people[1], puzzle.usual.as_str(), '🟥')]
    {
        let asked = scene.puzzle_of("nimmt", person).await;
        let told = scene.answers(person, &asked, choice).await;
        let line = line_to_share(&told);
        let date = scene.today().to_string();
        let rest = line.replacen("🧩 6 nimmt! ", "", 1).replacen(&date, "", 1);
        let (before, rating) = rest.split_once(&format!(" · {mark} ")).unwrap();
        assert_eq!(before, "", "{line}");
        assert!(rating.replace(',', "").parse::<u32>().is_ok_and(|it| it > 1_000), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_about_as_good_as_the_best_counts_as_right() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let game = GameKind::Nimmt;
    let close = |puzzle: &'static Puzzle| {
        let second = &puzzle.options[1].choice;
        puzzle.is_solved_by(game, second).then_some(second)
    };
    for _ in 0..book(game).len() {
        if close(scene.puzzle(game)).is_some() {
            break;
        }
        scene.until_noon();
    }
    let second = close(scene.puzzle(game)).unwrap();
    let asked = scene.puzzle_of("nimmt", &ada).await;
    let told = scene.answers(&ada, &asked, second).await;
    let text = told.text();
    assert!(text.contains("**Right!**") && text.contains("about as good as the best"), "{text}");
    assert!(text.contains("Solved: 1 of 1") && line_to_share(&told).contains('🟩'), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_at_once_are_one_answer() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let puzzle = scene.puzzle(GameKind::Nimmt);
    let (one, two) = (scene.puzzle_of("nimmt", &ada).await, scene.puzzle_of("nimmt", &ada).await);
    let (one, two) = tokio::join!(
        scene.answers(&ada, &one, puzzle.best()),
        scene.answers(&ada, &two, &puzzle.usual)
    );
    let first = |message: &Message| message.text().contains("**Right!**");
    assert_eq!(first(&one), first(&two), "{}\n{}", one.text(), two.text());
    let found = scene.raw().number("SELECT count(*) FROM puzzle_answers").await;
    assert_eq!(found, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_direct_message_it_works_as_well_and_a_forgotten_person_begins_anew() {
    let scene = Scene::at_noon().await;
    let ada = scene.guest("Ada");
    let dm = ada.dm_channel();
    let puzzle = scene.puzzle(GameKind::Nimmt);
    let asked = ada.command(&dm, "nimmt puzzle", &[]).await.unwrap().message().unwrap();
    let told = scene.answers(&ada, &asked, puzzle.best()).await;
    assert!(told.text().contains("**Right!**"), "{}", told.text());
    let privacy = ada.command(&dm, "nimmt privacy", &[]).await.unwrap().message_id().unwrap();
    let given = ada.click_label(privacy, "Export").await.unwrap();
    assert!(given.is_ephemeral(), "{}", given.text());
    let sure = ada.click_label(privacy, "Delete").await.unwrap().message_id().unwrap();
    ada.click_label(sure, "Yes, delete everything").await.unwrap();
    assert_eq!(scene.raw().number("SELECT count(*) FROM puzzle_answers").await, 0);
    let anew = ada.command(&dm, "nimmt puzzle", &[]).await.unwrap().message().unwrap();
    assert_eq!(answers(&anew), answers(&asked));
}
