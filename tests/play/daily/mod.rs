//! The deal of the day: played by clicks, to its end.

mod days;
mod docs;
mod languages;
mod secrets;
mod sharing;
mod sixtysix;
mod trouble;

use std::time::Duration;

use daily::Day;
use sandbox::{Message, Person};

use crate::support::Scene;

impl Scene {
    /// The bot at noon: no day ends while a test runs.
    pub async fn at_noon() -> Self {
        let scene = Self::new().await;
        scene.until_noon();
        scene
    }

    /// The clock goes on to the next noon.
    pub fn until_noon(&self) {
        let (now, noon) = (self.clock.time(), self.today().noon());
        let noon = if noon > now { noon } else { noon + 24 * 3_600_000 };
        self.clock.advance(Duration::from_millis((noon - now).unsigned_abs()));
    }

    pub fn today(&self) -> Day {
        Day::at(self.clock.time())
    }

    /// Asks for the deal of the day of 6 nimmt!.
    pub async fn daily(&self, person: &Person) -> Message {
        self.daily_of("nimmt", person).await
    }

    /// Asks for the deal of the day of this game.
    pub async fn daily_of(&self, game: &str, person: &Person) -> Message {
        let command = format!("{game} daily");
        let answer = person.command(&self.channel, &command, &[]).await.unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        answer.message().unwrap_or_else(|| panic!("{}", answer.text()))
    }

    /// Whether the database knows of an attempt of somebody's.
    pub async fn has_begun(&self, person: &Person) -> bool {
        let sql = format!(r#"SELECT count(*) FROM daily_attempts WHERE "user" = {}"#, person.id);
        let found = self.raw().number(&sql).await;
        found == 1
    }

    /// A message as it stands now.
    pub fn now(&self, message: &Message) -> Message {
        self.discord.world().message(message.id).unwrap().clone()
    }

    /// Chooses the first thing a person is offered, and returns the same message with the outcome.
    pub async fn plays(&self, person: &Person, message: &Message) -> Message {
        let first = choices(message).swap_remove(0);
        let answer = person.click_id(message.id, &first).await.unwrap();
        answer.finished().await.unwrap();
        self.now(message)
    }

    /// Plays on to the end.
    pub async fn plays_on(&self, person: &Person, message: &Message) -> Message {
        let mut message = self.now(message);
        while !choices(&message).is_empty() {
            message = self.plays(person, &message).await;
        }
        message
    }
}

/// Returns the ids of the choices that a message offers.
pub fn choices(message: &Message) -> Vec<String> {
    let enabled = message.buttons().into_iter().filter(|button| !button.disabled);
    let ids = enabled.filter_map(|button| button.custom_id);
    let chooses =
        |id: &String| id.starts_with("h2.daily.") && id.split('.').nth(3) == Some("choose");
    ids.filter(chooses).collect()
}

/// Returns the choices of the buttons, without the step they were made for.
fn cards(message: &Message) -> Vec<String> {
    let card = |id: String| id.splitn(7, '.').last().map(str::to_owned);
    choices(message).into_iter().filter_map(card).collect()
}

/// The squares of a result.
fn squares(message: &Message) -> usize {
    message.text().matches(['🟩', '🟨', '🟥']).count()
}

/// The lines of a result that stay as they are, whatever else is worked out meanwhile: the squares,
/// and what the bots came to.
fn outcome(message: &Message) -> Vec<String> {
    let text = message.text();
    let lasting = text.lines().filter(|line| line.contains(['🟩', '🟨', '🟥', '🤖']));
    lasting.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_played_by_clicks_and_goes_on_after_a_restart() {
    let mut scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let mut message = scene.daily(&ada).await;
    assert_eq!(choices(&message).len(), 10, "{}", message.text());
    assert!(message.text().contains("You have **one try**"), "{}", message.text());
    assert_eq!(message.text().matches("**🤖 ").count(), 3, "{}", message.text());
    assert!(message.pictures()[0].alt.as_deref().is_some_and(|alt| alt.contains("Row 4:")));
    for _ in 0..3 {
        message = scene.plays(&ada, &message).await;
        assert!(message.text().contains("Your "), "{}", message.text());
    }
    scene.restart_bot().await;
    // The same cards, whether it is asked for again or played on in the old message.
    let again = scene.daily(&ada).await;
    assert_eq!(choices(&again), choices(&scene.now(&message)));
    let end = scene.plays_on(&ada, &message).await;
    assert_eq!(squares(&end), 10, "{}", end.text());
    assert_eq!(end.text().matches("🤖 ").count(), 3, "{}", end.text());
    assert!(end.text().contains("bull head"), "{}", end.text());
    assert!(end.text().contains("You're the first one here"), "{}", end.text());
    let alt = end.pictures()[0].alt.clone().unwrap();
    assert!(alt.contains("1. ") && alt.contains("Ada, "), "{alt}");
    // There is no second try.
    let result = scene.daily(&ada).await;
    assert!(choices(&result).is_empty());
    assert_eq!((outcome(&result), outcome(&result).len()), (outcome(&end), 2));
    let seen = scene.channel.messages().into_iter().filter(|m| m.ephemeral_to.is_none()).count();
    assert_eq!(seen, 0, "it is played in private");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_the_same_cards_and_the_same_answers() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let (mut hers, mut his) = (scene.daily(ada).await, scene.daily(ben).await);
    loop {
        assert_eq!(cards(&hers), cards(&his));
        assert_eq!(hers.pictures()[0].alt, his.pictures()[0].alt);
        if choices(&hers).is_empty() {
            break;
        }
        hers = scene.plays(ada, &hers).await;
        his = scene.plays(ben, &his).await;
        if choices(&hers).is_empty() {
            break;
        }
    }
    assert_eq!(outcome(&hers), outcome(&his));
    // Ada was the first; Ben has done as well as she has, and not better.
    assert!(his.text().contains("at least as well"), "{}", his.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn par_is_there_after_a_while() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let start = scene.daily(&ada).await;
    scene.plays_on(&ada, &start).await;
    crate::support::eventually("par is not worked out", async || {
        // Nobody asks so often within a moment.
        scene.clock.advance(Duration::from_millis(250));
        scene.daily(&ada).await.text().contains("· par ")
    })
    .await;
    let result = scene.daily(&ada).await;
    assert!(result.text().contains("Par is what a level 9 bot takes"), "{}", result.text());
}
