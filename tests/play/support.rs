//! A table in a simulated Discord: the real bot, people, and what they do and see.

use std::path::Path;
use std::time::Duration;

use hornochse::app::{Clock, ManualClock, Tables};
use hornochse::config::{Api, Config, Secret};
use hornochse::discord::{Bot, StartError};
use hornochse::ids::{ChannelId, GuildId, UserId};
use hornochse::store::{Commit, NewResult, NewRow, NewTable, Store};
use sandbox::{
    Answer, Channel, Guild, Id, Message, Person, RateLimits, Sandbox, Settings, Specification,
};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use crate::seen::{
    HIGHEST, board_in, choose, decisions, hand_at, hand_cards, hand_of, must_decide, private,
    record_of, take,
};

/// The bot, running in a simulated Discord with one server and one channel.
pub struct Scene {
    pub discord: Sandbox,
    pub guild: Guild,
    pub channel: Channel,
    pub clock: ManualClock,
    pub folder: tempfile::TempDir,
    bot: Option<Running>,
}

struct Running {
    /// Dropped to stop the bot.
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
    tables: Tables,
}

/// Discord's own description of its bodies.
pub fn openapi() -> Option<Specification> {
    Some(Specification::bundled())
}

/// Discord without rate limits: with the clock standing still nobody could wait for them.
pub fn unlimited() -> Settings {
    Settings { openapi: openapi(), rate_limits: RateLimits::off(), ..Settings::default() }
}

impl Scene {
    /// The bot in a Discord without rate limits, with a clock that stands still.
    pub async fn new() -> Self {
        Self::with(unlimited()).await
    }

    /// The bot in a Discord with these settings.
    pub async fn with(settings: Settings) -> Self {
        let mut scene = Self::without_bot(settings).await;
        scene.start_bot().await;
        scene
    }

    /// A Discord in which the bot has not been started yet.
    pub async fn without_bot(settings: Settings) -> Self {
        let discord = Sandbox::start(settings).await.unwrap();
        let guild = discord.guild("The Barn");
        let channel = guild.channel("games");
        let folder = tempfile::tempdir().unwrap();
        let clock = ManualClock::new();
        Self { discord, guild, channel, clock, folder, bot: None }
    }

    /// The address of the database.
    pub fn database_url(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("test.db").display())
    }

    fn config(&self, api: Api) -> Config {
        Config {
            token: Secret::new(self.discord.token()),
            api,
            database_url: self.database_url(),
            log: String::new(),
            // With the clock standing still nobody could wait for a turn.
            keep_days: std::num::NonZeroU32::new(30),
            requests_per_second: std::num::NonZeroU32::new(1_000_000).unwrap(),
            fonts_dir: None,
            system_fonts: false,
        }
    }

    /// The settings of the bot that runs here.
    pub fn config_here(&self) -> Config {
        self.config(Api::At(self.discord.url().to_owned()))
    }

    pub async fn start_bot(&mut self) {
        let api = Api::At(self.discord.url().to_owned());
        self.start_bot_at(api, Clock::Manual(self.clock.clone())).await;
    }

    pub async fn start_bot_at(&mut self, api: Api, clock: Clock) {
        let bot = Bot::new(&self.config(api), clock, Some(7)).await.unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let tables = bot.tables().clone();
        let task = tokio::spawn(bot.run(async move { drop(stopped.await) }));
        self.bot = Some(Running { stop, task, tables });
        self.discord.bot_connected().await.unwrap();
        self.discord.commands_registered().await.unwrap();
    }

    /// Stops the bot as a host does, and waits until it is gone.
    pub async fn stop_bot(&mut self) {
        let bot = self.bot.take().unwrap();
        drop(bot.stop);
        bot.task.await.unwrap().unwrap();
    }

    /// Waits until the bot leaves by itself, and gives why.
    pub async fn bot_leaves(&mut self) -> Result<(), StartError> {
        self.bot.take().unwrap().task.await.unwrap()
    }

    /// The tables of the bot, to look at.
    pub fn tables(&self) -> &Tables {
        &self.bot.as_ref().unwrap().tables
    }

    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

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

    /// Opens a lobby and lets everybody join; gives its message.
    pub async fn gather(&self, people: &[Person], options: &[(&str, Value)]) -> Id {
        let lobby = people[0].command(&self.channel, "nimmt new", options).await.unwrap();
        let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
        for person in &people[1..] {
            person.click_label(id, "Join").await.unwrap();
        }
        id
    }

    /// Everybody plays their highest card, one after the other.
    pub async fn all_choose(&self, people: &[Person]) {
        for person in people {
            let hand = self.turn_of(person).await;
            choose(person, &hand, HIGHEST).await;
        }
    }

    /// Opens a lobby, lets everybody join and starts the match.
    pub async fn start_match(&self, people: &[Person], options: &[(&str, Value)]) {
        self.start_match_quietly(people, options).await;
        for person in people {
            self.turn_of(person).await;
        }
    }

    /// The same, without waiting for everybody to be asked: not everybody is, where seats take turns.
    pub async fn start_match_quietly(&self, people: &[Person], options: &[(&str, Value)]) {
        let lobby = self.gather(people, options).await;
        people[0].click_label(lobby, "Start").await.unwrap();
        self.board().await;
    }

    /// The host presses Start as soon as the lobby lets them.
    pub async fn start(&self, host: &Person, lobby: Id) -> Answer {
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

    /// Waits until something can be read in the channel, and gives that message.
    pub async fn reads(&self, text: &str) -> Message {
        let channel = self.channel.id;
        self.discord
            .until_some(|world| {
                world
                    .messages_in(channel)
                    .filter(|m| !m.deleted && m.text().contains(text))
                    .last()
                    .cloned()
            })
            .await
            .unwrap_or_else(|e| panic!("nobody reads {text:?} in the channel: {e}"))
    }

    /// A person presses the button for their hand under a message, and gets it.
    pub async fn my_hand(&self, person: &Person, under: Id) -> Message {
        let before = self.latest(person);
        person.click_label(under, "My hand").await.unwrap();
        // Elsewhere it says by then that it has moved.
        let id = person.id;
        self.discord
            .until_some(|world| {
                let mine = private(world, id);
                let shown = mine.iter().rfind(|m| {
                    let new = m.ephemeral_to == Some(id) && m.id > before;
                    new && m.attachments.iter().any(|a| a.filename.starts_with("table."))
                })?;
                let others = mine.iter().filter(|m| m.id != shown.id);
                others.into_iter().all(|m| decisions(m).is_empty()).then(|| shown.clone())
            })
            .await
            .unwrap_or_else(|e| panic!("{} does not get their hand: {e}", person.name))
    }

    /// The newest message that this person alone can see.
    fn latest(&self, person: &Person) -> Id {
        let world = self.discord.world();
        private(&world, person.id).iter().map(|m| m.id).max().unwrap_or(self.channel.id)
    }

    /// Waits until a person must decide something, and gives the message with the buttons.
    pub async fn turn_of(&self, person: &Person) -> Message {
        let id = person.id;
        self.discord
            .until_some(|world| hand_of(world, id).filter(must_decide))
            .await
            .unwrap_or_else(|e| panic!("{} is asked nothing: {e}", person.name))
    }

    /// Waits until a person reads something in private, and gives that message.
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

    /// Everybody who is asked something clicks the first thing they may, until the table messages
    /// say that it is over.
    pub async fn play_to_the_end(&self, people: &[Person]) -> Message {
        loop {
            match self.next(people).await {
                Next::Decide(index, message) => choose(&people[index], &message, 0).await,
                Next::Between(message) => {
                    // Two may press at once; one of them is told that it is done already.
                    people[0].click_label(message.id, "Next game").await.unwrap();
                }
                Next::Over(message) => return message,
            }
        }
    }

    /// What happens next at the table.
    pub async fn next(&self, people: &[Person]) -> Next {
        let ids: Vec<Id> = people.iter().map(|p| p.id).collect();
        let channel = self.channel.id;
        self.discord
            .until_some(|world| {
                let board = board_in(world, channel)?;
                if board.text().contains("🏆") {
                    return Some(Next::Over(board));
                }
                if board.button(|b| b.label == "Next game").is_some() {
                    return Some(Next::Between(board));
                }
                ids.iter().enumerate().find_map(|(index, id)| {
                    hand_of(world, *id).filter(must_decide).map(|m| Next::Decide(index, m))
                })
            })
            .await
            .unwrap()
    }

    /// The newest private hand, whatever it asks.
    pub async fn turn_or_chosen(&self, person: &Person) -> Message {
        let id = person.id;
        self.discord.until_some(|world| hand_of(world, id)).await.unwrap()
    }

    /// Waits until everything that had to be sent by now has been sent.
    pub async fn nothing_to_send(&self) {
        let tables = self.tables();
        eventually("something is still to be sent", || tables.is_settled()).await;
    }

    /// Waits until the bot knows in which message its lobby is shown.
    pub async fn lobby_known(&self) {
        let store = Store::open(&self.database_url()).await.unwrap();
        eventually("the lobby is not known", async || {
            for table in store.tables_with_outbox(i64::MAX).await.unwrap() {
                if store.outbox(table).await.unwrap().iter().any(|row| row.key == "lobby") {
                    return false;
                }
            }
            true
        })
        .await;
        self.nothing_to_send().await;
    }

    /// Results of so many people, as if they had played a match here.
    pub async fn fill_leaderboard(&self, store: &Store, guild: GuildId, people: u64) {
        let row = NewRow {
            lane: "x".into(),
            key: "x".into(),
            body: "\"Reminder\"".into(),
            due_at: i64::MAX,
        };
        let table = NewTable {
            people: &[],
            guild,
            channel: ChannelId(1),
            state: "{}",
            wake_at: None,
            now: 0,
            row: &row,
            key: 1,
        };
        let table = store.create(table).await.unwrap().unwrap();
        let results = (0..people).map(|n| NewResult {
            guild,
            user: UserId(1000 + n),
            name: format!("Player {n}"),
            game: "nimmt".into(),
            variant: "classic".into(),
            seats: 10,
            bots: 0,
            rank: u32::try_from(n).unwrap() + 1,
            won: n == 0,
            games: 3,
            score: 30 + u32::try_from(n).unwrap(),
            best: 2,
        });
        let commit = Commit {
            results: results.collect(),
            state: "{}".into(),
            open: false,
            ..Commit::default()
        };
        store.commit(table, commit).await.unwrap();
    }

    /// Another program that writes to the database and does not finish.
    pub async fn lock_database(&self, file: &Path) -> sqlx::SqliteConnection {
        use sqlx::{Connection, Executor};
        let url = format!("sqlite://{}", file.display());
        let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
        connection.execute("BEGIN EXCLUSIVE").await.unwrap();
        connection
    }

    /// How many events the database holds.
    pub async fn events(&self) -> i64 {
        use sqlx::Connection;
        let mut connection = sqlx::SqliteConnection::connect(&self.database_url()).await.unwrap();
        let count = sqlx::query_scalar("SELECT count(*) FROM events");
        count.fetch_one(&mut connection).await.unwrap()
    }

    /// How many tables the database says are open.
    pub async fn open_tables(&self) -> i64 {
        use sqlx::Connection;
        let mut connection = sqlx::SqliteConnection::connect(&self.database_url()).await.unwrap();
        let count = sqlx::query_scalar("SELECT count(*) FROM tables WHERE open = 1");
        count.fetch_one(&mut connection).await.unwrap()
    }

    /// A byte of a stored event is flipped behind the bot's back.
    pub async fn damage_database(&self) {
        use sqlx::{Connection, Executor};
        let mut connection = sqlx::SqliteConnection::connect(&self.database_url()).await.unwrap();
        connection
            .execute("UPDATE events SET body = replace(body, '1', '2') WHERE number = 1")
            .await
            .unwrap();
    }

    /// Nothing that Discord would have refused was ever sent.
    pub fn no_violations(&self) {
        let violations = self.discord.violations();
        assert!(violations.is_empty(), "{violations:#?}");
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.task.abort();
        }
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
    tokio::time::timeout(Duration::from_secs(30), patient)
        .await
        .unwrap_or_else(|_| panic!("{complaint} after 30 seconds"));
}

/// What happens next at a table.
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
