//! Duels: one deal that two people play, each against the same bots.

mod ends;
mod languages;
mod refusals;
mod secrets;
mod sharing;
mod trouble;

use std::time::Duration;

use sandbox::{Message, Person};
use serde_json::json;

use crate::support::Scene;

impl Scene {
    /// Somebody challenges somebody to a duel of 6 nimmt!; returns what the channel reads.
    pub async fn duel(&self, challenger: &Person, opponent: &Person) -> Message {
        self.duel_of("nimmt", challenger, opponent).await
    }

    /// The same in another game.
    pub async fn duel_of(&self, game: &str, challenger: &Person, opponent: &Person) -> Message {
        let named = [("opponent", json!(opponent.id.to_string()))];
        let command = format!("{game} duel");
        let answer = challenger.command(&self.channel, &command, &named).await.unwrap();
        assert!(!answer.is_ephemeral(), "{}", answer.text());
        answer.message().unwrap_or_else(|| panic!("{}", answer.text()))
    }

    /// Presses the button under a challenge; returns what the person alone sees.
    pub async fn opens_duel(&self, person: &Person, challenge: &Message) -> Message {
        let answer = person.click_id(challenge.id, &play(challenge)).await.unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        answer.message().unwrap_or_else(|| panic!("{}", answer.text()))
    }

    /// Presses a button by its id, and returns the message under it as it is afterwards.
    pub async fn presses(&self, person: &Person, message: &Message, id: &str) -> Message {
        person.click_id(message.id, id).await.unwrap().finished().await.unwrap();
        self.now(message)
    }

    /// Plays on to the end. `pick` says which of so many choices is made.
    pub async fn duels_on(
        &self,
        person: &Person,
        message: &Message,
        pick: impl Fn(usize) -> usize,
    ) -> Message {
        let mut message = self.now(message);
        loop {
            let offered = offered(&message);
            if offered.is_empty() {
                return message;
            }
            message = self.presses(person, &message, &offered[pick(offered.len())]).await;
            // Nobody plays so fast that they would have to wait.
            self.clock.advance(Duration::from_millis(250));
        }
    }

    /// The first choice of those that are offered, always.
    pub async fn duels_low(&self, person: &Person, message: &Message) -> Message {
        self.duels_on(person, message, |_| 0).await
    }

    /// The last one.
    pub async fn duels_high(&self, person: &Person, message: &Message) -> Message {
        self.duels_on(person, message, |offered| offered - 1).await
    }
}

/// The id of the button of a message that does this in a duel.
fn does(message: &Message, verb: &str) -> Option<String> {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    let mut ids = ids.filter(|id| id.starts_with("h2.duel."));
    ids.find(|id| id.split('.').nth(4) == Some(verb))
}

pub fn play(message: &Message) -> String {
    does(message, "play").unwrap_or_else(|| panic!("{}", message.text()))
}

pub fn share(message: &Message) -> String {
    does(message, "share").unwrap_or_else(|| panic!("{}", message.text()))
}

/// The ids of the choices that a message offers.
pub fn offered(message: &Message) -> Vec<String> {
    let enabled = message.buttons().into_iter().filter(|button| !button.disabled);
    let ids = enabled.filter_map(|button| button.custom_id);
    let chooses =
        |id: &String| id.starts_with("h2.duel.") && id.split('.').nth(4) == Some("choose");
    ids.filter(chooses).collect()
}

/// The lines of a result that tell the turns.
fn turns(message: &Message) -> Vec<String> {
    let text = message.text();
    let turns = text.lines().filter(|line| line.contains(['🟩', '🟨', '🟥', '⬜']));
    turns.map(str::to_owned).collect()
}

/// What a result says, without the sentences above it.
fn result(message: &Message) -> String {
    let text = message.text();
    let (_, result) = text.split_once("⚔️").unwrap_or_else(|| panic!("no result: {text}"));
    result.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn both_play_when_they_like_and_see_the_same_comparison() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let before = scene.discord.requests().len();
    let challenge = scene.duel(ada, ben).await;
    let text = challenge.text();
    assert!(text.contains("**Ada** challenges") && text.contains("the same bots"), "{text}");
    assert!(text.contains(&format!("<@{}>", ben.id)), "{text}");
    assert_eq!((ben.pings().len(), ada.pings().len()), (1, 0));
    let posts = scene.discord.requests().split_off(before).into_iter();
    let counted = posts.filter(|sent| sent.path.contains("channels/")).count();
    assert_eq!(counted, 0, "the answer to the command is all there is");
    let hers = scene.opens_duel(ada, &challenge).await;
    assert!(hers.text().contains("You and Ben both get these cards"), "{}", hers.text());
    assert_eq!((offered(&hers).len(), hers.text().matches("🤖").count()), (10, 3));
    let hers = scene.duels_low(ada, &hers).await;
    assert!(hers.text().contains("**Ben** isn't done yet"), "{}", hers.text());
    assert_eq!(turns(&hers).len(), 10, "{}", hers.text());
    let his = scene.opens_duel(ben, &challenge).await;
    let his = scene.duels_high(ben, &his).await;
    // Whoever is the last to finish sees it at once, the other one when they look.
    let text = his.text();
    assert!(text.contains("**Ada** against **Ben**") && text.contains("**Ada**: "), "{text}");
    assert!(text.contains("wins the duel!") || text.contains("It's a tie!"), "{text}");
    assert_eq!(turns(&his).len(), 10, "{text}");
    let squares = text.matches(['🟩', '🟨', '🟥']).count();
    assert_eq!(squares, 20, "{text}");
    for (line, own) in turns(&his).iter().zip(turns(&hers)) {
        assert!(line.starts_with(own.trim_end_matches('`').trim_end()), "{line}: {own}");
    }
    let looked = scene.presses(ada, &hers, &play(&hers)).await;
    assert_eq!(result(&looked), result(&his));
    assert_eq!(result(&scene.opens_duel(ada, &challenge).await), result(&his));
    // They play in private; once both are through, who was first is told.
    let told = scene.reads("**Ben** has finished your duel, too").await;
    assert!(told.text().contains(&format!("<@{}>", ada.id)), "{}", told.text());
    assert_eq!((ben.pings().len(), ada.pings().len()), (1, 1));
    assert_eq!(result(&scene.opens_duel(ada, &told).await), result(&his));
    let public = scene.channel.messages().into_iter().filter(|m| m.ephemeral_to.is_none()).count();
    assert_eq!(public, 2, "the challenge, and that both are through");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_chooses_alike_is_answered_alike() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let challenge = scene.duel(ada, ben).await;
    let mut hers = scene.opens_duel(ada, &challenge).await;
    let mut his = scene.opens_duel(ben, &challenge).await;
    loop {
        let (hers_next, his_next) = (offered(&hers), offered(&his));
        assert_eq!(hers_next, his_next);
        if hers_next.is_empty() {
            break;
        }
        hers = scene.presses(ada, &hers, &hers_next[0]).await;
        his = scene.presses(ben, &his, &his_next[0]).await;
    }
    assert!(his.text().contains("It's a tie!"), "{}", his.text());
    assert!(his.text().contains("nobody was dealt the better hand"), "{}", his.text());
    // Another duel is another deal.
    let another = scene.duel(ben, ada).await;
    let dealt = |message: &Message| message.pictures()[0].alt.clone();
    let first = scene.duel(ada, ben).await;
    let (one, two) = (scene.opens_duel(ada, &another).await, scene.opens_duel(ada, &first).await);
    assert_ne!(dealt(&one), dealt(&two));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_of_sixty_six_goes_on_after_a_restart() {
    let (mut scene, people) = Scene::of(2).await;
    let challenge = scene.duel_of("sixtysix", &people[0], &people[1]).await;
    assert!(challenge.text().contains("the same bot. Play"), "{}", challenge.text());
    let mut ends = Vec::new();
    for person in &people {
        let mut message = scene.opens_duel(person, &challenge).await;
        assert!(message.text().contains("the same level 9 bot:"), "{}", message.text());
        let first = offered(&message).swap_remove(0);
        message = scene.presses(person, &message, &first).await;
        scene.restart_bot().await;
        let again = scene.opens_duel(person, &challenge).await;
        assert_eq!(offered(&again), offered(&message));
        ends.push(scene.duels_low(person, &message).await);
    }
    let text = ends[1].text();
    assert!(text.contains("**Ada** against **Ben**") && text.contains("game point"), "{text}");
    assert!(!turns(&ends[1]).is_empty(), "{text}");
}
