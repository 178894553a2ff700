//! A server on which everybody speaks one language. Buttons are found by what they do, not by their
//! words.

use hornochse::tools::ManualClock;
use sandbox::{Answer, Button, Id, Message, Person};
use serde_json::Value;
use view::Words;

use crate::support::{Scene, unlimited};

/// Monday, 23 November 2026, 12:00 UTC, in milliseconds since 1970.
const NOON: i64 = 1_795_435_200_000;

pub struct Place {
    pub scene: Scene,
    pub words: Words,
    locale: String,
}

/// Returns the action of a button, without the table and the step that it was made for.
fn verb(id: &str) -> &str {
    let parts: Vec<&str> = id.splitn(5, '.').collect();
    match parts[..] {
        ["h2", table, _, _, verb] if table.parse::<u64>().is_ok() => verb,
        _ => id.strip_prefix("h2.").unwrap_or(id),
    }
}

impl Place {
    /// At noon of a certain day: none ends while it is read, and its deal is always the same.
    pub async fn of(locale: &str) -> Self {
        let mut scene = Scene::without_bot(unlimited()).await;
        scene.clock = ManualClock::at(NOON);
        scene.start_bot().await;
        scene.guild.locale(locale);
        Self { scene, words: Words::of(locale), locale: locale.to_owned() }
    }

    pub fn people(&self, n: usize) -> Vec<Person> {
        let people = self.scene.people(n);
        for person in &people {
            person.locale(&self.locale);
        }
        people
    }

    pub fn says(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Uses a command in the channel.
    pub async fn asks(&self, who: &Person, command: &str, options: &[(&str, Value)]) -> Answer {
        let answer = who.command(&self.scene.channel, command, options).await.unwrap();
        let _ = answer.finished().await;
        answer
    }

    /// A message as it stands now.
    pub fn now(&self, message: Id) -> Message {
        self.scene.discord.world().message(message).unwrap().clone()
    }

    /// The first button that does this.
    pub fn button(&self, message: Id, does: &str) -> Option<Button> {
        let does_it = |button: &Button| {
            let id = button.custom_id.as_deref().unwrap_or_default();
            !button.disabled && verb(id).starts_with(does)
        };
        self.now(message).buttons().into_iter().find(does_it)
    }

    /// Presses it, once it is there.
    pub async fn press(&self, who: &Person, message: Id, does: &str) -> Answer {
        let there = |world: &sandbox::World| {
            let message = world.message(message)?;
            let ids = message.buttons().into_iter().filter(|button| !button.disabled);
            let mut ids = ids.filter_map(|button| button.custom_id);
            ids.find(|id| verb(id).starts_with(does))
        };
        let id = self.scene.discord.until_some(there).await;
        let id =
            id.unwrap_or_else(|e| panic!("nothing does {does:?}: {e}\n{:?}", self.now(message)));
        let answer = who.click_id(message, &id).await.unwrap();
        let _ = answer.finished().await;
        answer
    }

    /// Opens a table, lets everybody join and starts; returns the lobby.
    pub async fn start(&self, people: &[Person], command: &str, options: &[(&str, Value)]) -> Id {
        let lobby = self.asks(&people[0], command, options).await;
        let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
        // The deal follows from where the lobby stands.
        self.scene.lobby_known().await;
        for person in &people[1..] {
            self.press(person, id, "join").await;
        }
        crate::support::advance(&self.scene, 2);
        self.scene.nothing_to_send().await;
        self.press(&people[0], id, "start").await;
        self.scene.board().await;
        self.scene.nothing_to_send().await;
        id
    }
}
