//! People at a table: who sits down, what they wait for, and how they play.

use std::time::Duration;

use sandbox::{Answer, Id, Message, Person, Sandbox, World};
use serde_json::{Value, json};

use crate::seen::{
    HIGHEST, board_in, choose, decisions, hand_of, must_decide, private, said, seats,
};
use crate::support::{FIRST_RESPONSE, Scene};

impl Scene {
    /// Somebody on the server.
    pub fn person(&self, name: &str) -> Person {
        let person = self.discord.person(name);
        person.join(&self.guild);
        person
    }

    /// So many people on the server.
    pub fn people(&self, n: usize) -> Vec<Person> {
        let names =
            ["Ada", "Ben", "Cem", "Dora", "Edo", "Finn", "Gül", "Hana", "Ivo", "Jia", "Kim", "Lea"];
        names.iter().take(n).map(|name| self.person(name)).collect()
    }

    /// Opens a lobby and lets everybody join; returns its message.
    pub async fn gather(&self, people: &[Person], options: &[(&str, Value)]) -> Id {
        let lobby = people[0].command(&self.channel, "nimmt new", options).await.unwrap();
        let id = if self.runs_here() {
            self.lobby_noted().await;
            lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()))
        } else {
            lobby_in(&self.discord, self.channel.id).await
        };
        for person in &people[1..] {
            person.click_label(id, "Join").await.unwrap();
        }
        id
    }

    /// Everybody plays their highest card, one after the other. A player whose card of the turn
    /// before is too low takes a row first.
    pub async fn all_choose(&self, people: &[Person]) {
        for person in people {
            loop {
                let asked = |world: &World| {
                    let asked = |one: &Person| hand_of(world, one.id).filter(must_decide);
                    let takes = people.iter().find_map(|one| {
                        let hand = asked(one).filter(is_about_rows)?;
                        Some((one.clone(), hand, true))
                    });
                    takes.or_else(|| Some((person.clone(), asked(person)?, false)))
                };
                let (who, hand, takes) = (self.discord.until_some(asked).await)
                    .unwrap_or_else(|e| panic!("{} is asked nothing: {e}", person.name));
                choose(&who, &hand, HIGHEST).await;
                if !takes {
                    break;
                }
            }
        }
    }

    /// Opens a lobby, lets everybody join and starts the match.
    pub async fn start_match(&self, people: &[Person], options: &[(&str, Value)]) {
        self.start_match_quietly(people, options).await;
        for person in people {
            self.turn_of(person).await;
        }
    }

    /// The same, without waiting for everybody to be asked: not everybody is, where seats take
    /// turns.
    pub async fn start_match_quietly(&self, people: &[Person], options: &[(&str, Value)]) {
        let lobby = self.gather(people, options).await;
        // A lobby that was slow to let somebody in shows it a moment later.
        let ready = |world: &World| {
            let shown = world.message(lobby).filter(|shown| seats(shown, people.len()))?;
            shown.button(|b| b.label == "Start" && !b.disabled).map(|_| ())
        };
        self.discord.until_some(ready).await.expect("the lobby lets the match start");
        people[0].click_label(lobby, "Start").await.unwrap();
        // Not the last page of the match before.
        let channel = self.channel.id;
        let page = |world: &World| board_in(world, channel).filter(|board| board.id > lobby);
        self.discord.until_some(page).await.expect("the match begins");
    }

    /// The host presses Start as soon as the lobby lets them.
    pub async fn start(&self, host: &Person, lobby: Id) -> Answer {
        if self.runs_here() {
            // A lobby of which it isn't known yet where it stands is changed a little later.
            self.nothing_to_send().await;
        }
        advance(self, 2);
        let ready = |world: &sandbox::World| {
            let lobby = world.message(lobby)?;
            lobby.button(|b| b.label == "Start" && !b.disabled).map(|_| ())
        };
        self.discord.until_some(ready).await.expect("the lobby lets the match start");
        host.click_label(lobby, "Start").await.unwrap()
    }

    /// The newest table message, once there is one.
    pub async fn board(&self) -> Message {
        let channel = self.channel.id;
        self.discord.until_some(|world| board_in(world, channel)).await.unwrap()
    }

    /// Whether something can be read in the channel.
    pub fn is_read(&self, text: &str) -> bool {
        self.channel.messages().iter().any(|m| !m.deleted && m.text().contains(text))
    }

    /// Waits until something can be read in the channel, and returns that message.
    pub async fn reads(&self, text: &str) -> Message {
        let channel = self.channel.id;
        self.discord
            .until_some(|world| {
                world
                    .messages_in(channel)
                    .filter(|m| !m.deleted && said(m).contains(text))
                    .last()
                    .cloned()
            })
            .await
            .unwrap_or_else(|e| panic!("nobody reads {text:?} in the channel: {e}"))
    }

    /// A person presses the button for their hand under a message, and gets it.
    pub async fn my_hand(&self, person: &Person, under: Id) -> Message {
        // Elsewhere it says by then that it has moved.
        let moved = |mine: &[Message], shown: Id| {
            let mut others = mine.iter().filter(|m| m.id != shown);
            others.all(|m| decisions(m).is_empty())
        };
        self.hand_by(person, under, moved).await
    }

    /// The same, where the hand they had before stays as it was: a bot that was started anew knows
    /// no token by which to change it.
    pub async fn new_hand(&self, person: &Person, under: Id) -> Message {
        self.hand_by(person, under, |_, _| true).await
    }

    async fn hand_by(
        &self,
        person: &Person,
        under: Id,
        is_right: impl Fn(&[Message], Id) -> bool,
    ) -> Message {
        let before = self.latest(person);
        person.click_label(under, "My hand").await.unwrap();
        let id = person.id;
        self.discord
            .until_some(|world| {
                let mine = private(world, id);
                let shown = mine.iter().rfind(|m| {
                    let new = m.ephemeral_to == Some(id) && m.id > before;
                    new && m.attachments.iter().any(|a| a.filename.starts_with("table."))
                })?;
                is_right(&mine, shown.id).then(|| shown.clone())
            })
            .await
            .unwrap_or_else(|e| panic!("{} does not get their hand: {e}", person.name))
    }

    /// The newest message that this person alone can see.
    fn latest(&self, person: &Person) -> Id {
        let world = self.discord.world();
        private(&world, person.id).iter().map(|m| m.id).max().unwrap_or(self.channel.id)
    }

    /// Waits until a person must decide something, and returns the message with the buttons.
    pub async fn turn_of(&self, person: &Person) -> Message {
        let id = person.id;
        self.discord
            .until_some(|world| hand_of(world, id).filter(must_decide))
            .await
            .unwrap_or_else(|e| panic!("{} is asked nothing: {e}", person.name))
    }

    /// A person plays the last of the cards that they are asked for, in 6 nimmt! the highest.
    pub async fn plays_highest(&self, person: &Person) {
        let hand = self.turn_of(person).await;
        choose(person, &hand, HIGHEST).await;
    }

    /// Waits until a person reads something in private, and returns that message.
    pub async fn told(&self, person: &Person, text: &str) -> Message {
        let id = person.id;
        self.discord
            .until_some(|world| hand_of(world, id).filter(|m| m.text().contains(text)))
            .await
            .unwrap_or_else(|e| panic!("{} does not read {text:?}: {e}", person.name))
    }

    /// Waits until a person reads something that only they can see, in whatever message.
    pub async fn whispered(&self, person: &Person, text: &str) -> Message {
        let id = person.id;
        self.discord
            .until_some(|world| {
                let mut all = world.channels().flat_map(|c| world.messages_in(c.id));
                all.find(|m| m.ephemeral_to == Some(id) && m.text().contains(text)).cloned()
            })
            .await
            .unwrap_or_else(|e| panic!("nobody whispers {text:?} to {}: {e}", person.name))
    }

    /// Somebody leaves the match, which is over then: they are asked first.
    pub async fn leaves_for_good(&self, person: &Person) -> Answer {
        let asked = person.command(&self.channel, "nimmt leave", &[]).await.unwrap();
        assert!(asked.text().contains("The match ends then"), "{}", asked.text());
        person.click_label(asked.message_id().unwrap(), "Leave").await.unwrap()
    }

    /// Everybody who is asked something clicks the first thing they may, until the table messages
    /// say that it is over.
    pub async fn play_to_the_end(&self, people: &[Person]) -> Message {
        loop {
            match self.next(people).await {
                Next::Decide(index, message) => choose(&people[index], &message, 0).await,
                Next::Between(message) => {
                    // Two may press at once; one of them is told that it is done already. Where
                    // the page stays, its button stays until the page says something else.
                    let next = message.button(|b| b.label == "Next game").unwrap();
                    people[0].press(message.id, &next.custom_id.unwrap()).await.unwrap();
                }
                Next::Over(message) => return message,
            }
        }
    }

    /// Waits for the next thing to do at the table.
    pub async fn next(&self, people: &[Person]) -> Next {
        self.discord.until_some(|world| self.next_in(world, people)).await.unwrap()
    }

    /// Returns the next thing to do at the table, if there is one already.
    pub fn next_in(&self, world: &World, people: &[Person]) -> Option<Next> {
        let board = board_in(world, self.channel.id)?;
        if board.text().contains("🏆") {
            return Some(Next::Over(board));
        }
        if board.button(|b| b.label == "Next game").is_some() {
            return Some(Next::Between(board));
        }
        people.iter().enumerate().find_map(|(index, person)| {
            hand_of(world, person.id).filter(must_decide).map(|m| Next::Decide(index, m))
        })
    }

    /// The newest private hand, whatever it asks.
    pub async fn turn_or_chosen(&self, person: &Person) -> Message {
        let id = person.id;
        self.discord.until_some(|world| hand_of(world, id)).await.unwrap()
    }

    /// Somebody asks for something to which no answer comes. Once `happened` says that there will
    /// be none, Discord's patience ends.
    pub async fn in_vain<T>(
        &self,
        asks: impl Future<Output = T>,
        mut happened: impl FnMut() -> bool,
    ) -> T {
        let mut asks = std::pin::pin!(asks);
        loop {
            tokio::select! {
                biased;
                done = &mut asks => return done,
                () = tokio::time::sleep(Duration::from_millis(20)) => {}
            }
            if happened() {
                self.discord.advance(FIRST_RESPONSE + Duration::from_secs(1));
            }
        }
    }

    /// Returns the number of answers to clicks that were refused.
    pub fn refused_answers(&self) -> usize {
        let all = self.discord.requests().into_iter();
        all.filter(|one| one.path.contains("/callback") && one.status >= 400).count()
    }

    /// Waits until everything that had to be done and sent by now has been.
    pub async fn nothing_to_send(&self) {
        let tables = self.tables();
        eventually("something is still to be sent", async || {
            self.is_at_rest() && tables.is_settled().await
        })
        .await;
    }
}

/// Waits until something holds that cannot be seen from outside. It is asked again and again: what
/// is waited for happens in other tasks of this process, and takes a moment.
pub async fn eventually(complaint: &str, mut holds: impl AsyncFnMut() -> bool) {
    let patient = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), patient)
        .await
        .unwrap_or_else(|_| panic!("{complaint} after two minutes"));
}

/// Whether a hand asks which row to take.
pub fn is_about_rows(hand: &Message) -> bool {
    decisions(hand).iter().any(|b| b.custom_id.as_ref().is_some_and(|id| id.contains(".row.")))
}

/// The lobby in a channel. One that a slow process cannot show in time comes beside its answer.
pub async fn lobby_in(discord: &Sandbox, channel: Id) -> Id {
    let open = |world: &World| {
        let mut all = world.messages_in(channel).filter(|m| !m.deleted && m.ephemeral_to.is_none());
        all.find(|m| m.button(|b| b.label == "Join").is_some()).map(|lobby| lobby.id)
    };
    discord.until_some(open).await.expect("a lobby opens")
}

/// The next thing to do at a table.
pub enum Next {
    /// This person must decide, with the buttons of this message.
    Decide(usize, Message),
    /// A game is over.
    Between(Message),
    /// The match is over.
    Over(Message),
}

/// A short match, as options of `/nimmt new`.
pub fn one_game() -> Vec<(&'static str, Value)> {
    vec![("games", json!(1))]
}

/// Lets the clock of the bot run.
pub fn advance(scene: &Scene, seconds: u64) {
    scene.clock.advance(Duration::from_secs(seconds));
}
