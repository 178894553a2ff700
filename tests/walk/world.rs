//! The world of a walk: two servers, five people, the real bot in one process or in two, and who
//! still waits for an answer.

use std::time::Duration;

use hornochse::store::{ProcessNo, Store};
use hornochse::tools::Clock;
use rand::RngExt;
use rand::rngs::StdRng;
use sandbox::{Action, FirstAnswer, Guild, Id, Outcome, Permissions, Person, Settings, Whom};

use crate::process::{Errors, Process};
use crate::support::{Scene, unlimited};

/// A rule that is broken, and what was seen.
pub type Broken = (&'static str, String);

/// Time the bot may take for anything, by the machine's clock.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct World {
    pub scene: Scene,
    pub store: Store,
    pub errors: Errors,
    pub people: Vec<Person>,
    pub guilds: Vec<Guild>,
    bots: Vec<Process>,
    /// Number of processes when all of them run; two hear every click, as in a restart without a
    /// gap.
    processes: usize,
    /// The clicks and commands whose answers are waited for.
    waiting: Vec<(Id, String)>,
    /// Whether answers may be lost for now.
    pub excused: bool,
    /// Number of deliveries that have been looked at.
    pub seen: usize,
}

impl World {
    /// A world in which the bot has just been started: two processes at the server of this address,
    /// or one with a file of its own.
    pub async fn new(server: Option<String>) -> Self {
        let settings = Settings { patience: PATIENCE, ..unlimited() };
        let mut scene = Scene::without_bot_in_a_file(settings).await;
        let processes = if server.is_some() { 2 } else { 1 };
        if let Some(url) = server {
            scene.move_to(url);
        }
        let store = Store::open(&scene.database_url()).await.expect("a database");
        let elsewhere = scene.discord.guild("The Stable");
        elsewhere.channel("games");
        scene.guild.channel("chat");
        let people: Vec<Person> =
            ["Ada", "Ben", "Cem", "Dora", "Edo"].map(|n| scene.person(n)).into();
        for person in &people {
            person.join(&elsewhere);
        }
        let rights = Permissions::MANAGE_MESSAGES;
        people[0].grant(&scene.guild, rights | Permissions::MANAGE_GUILD);
        people[1].locale("de");
        let guilds = vec![scene.guild.clone(), elsewhere];
        let mut world = Self {
            scene,
            store,
            errors: Errors::default(),
            people,
            guilds,
            bots: Vec::new(),
            processes,
            waiting: Vec::new(),
            excused: false,
            seen: 0,
        };
        world.start().await.expect("the bot starts");
        world
    }

    /// Starts the bots that do not run.
    pub async fn start(&mut self) -> Result<(), Broken> {
        while self.bots.len() < self.processes {
            let clock = Clock::Manual(self.scene.clock.clone());
            let mut config = self.scene.config_here();
            if self.processes > 1 {
                config.shards = Some("0/1".parse().expect("a share of the shards"));
                // Nobody waits until Discord would let the next process connect; the simulated one
                // does at once.
                let now = "UPDATE gateway SET identify_at = clock_timestamp()";
                self.scene.raw().run(now, &[]).await;
            }
            let started = Process::start(config, clock, &self.errors).await;
            self.bots.push(started.map_err(|why| ("the bot starts", why))?);
            self.connected().await?;
        }
        Ok(())
    }

    async fn connected(&self) -> Result<(), Broken> {
        let discord = &self.scene.discord;
        let impatient = |why: sandbox::Impatience| ("the bot connects", why.to_string());
        let connected = || self.bots.iter().all(Process::is_connected);
        if tokio::time::timeout(PATIENCE, until(connected)).await.is_err() {
            return Err(("the bot connects", "it does not".into()));
        }
        discord.commands_registered().await.map_err(impatient)
    }

    /// Stops a bot as a host does, and starts it again.
    pub async fn restart(&mut self) -> Result<(), Broken> {
        let bot = self.bots.remove(0);
        bot.stop().await.map_err(|why| ("the bot stops", why))?;
        self.gone().await?;
        self.start().await
    }

    /// Kills one of the bots after [some changes](Self::some_changes).
    pub async fn kill(&mut self, which: usize, changes: u32) -> Result<(), Broken> {
        self.some_changes(changes).await;
        let bot = self.bots.remove(which % self.bots.len());
        let number = bot.tools.store.process().filter(|_| self.processes > 1);
        bot.kill();
        if let Some(ProcessNo(number)) = number {
            // Nobody waits until it is taken for dead.
            let dead = format!(
                "UPDATE processes SET seen_at = seen_at - interval '1 minute' WHERE id = {number}"
            );
            self.scene.raw().run(&dead, &[]).await;
        }
        self.waiting.clear();
        self.gone().await?;
        // A picture that nobody will ever see is not painted.
        self.errors.take();
        self.start().await
    }

    /// Waits until Discord has heard of the bots so many times more, or they have nothing to do.
    pub async fn some_changes(&self, changes: u32) {
        let mut left = changes;
        let some_more = self.scene.discord.until(|_| {
            left = left.saturating_sub(1);
            left == 0
        });
        tokio::select! {
            _ = some_more => {}
            _ = self.settled() => {}
        }
    }

    async fn gone(&self) -> Result<(), Broken> {
        if !self.bots.is_empty() {
            return Ok(());
        }
        let app = self.scene.discord.application_id();
        let gone = self.scene.discord.until(|world| world.shards_connected(app) == 0).await;
        gone.map_err(|why| ("the bot leaves", why.to_string()))
    }

    /// Does something as somebody; returns the text about it.
    pub fn act(&mut self, action: Action, told: String) -> String {
        match self.scene.discord.act(action) {
            Ok(Outcome::Started { interaction }) => {
                self.waiting.push((interaction, told.clone()));
                told
            }
            Ok(_) => told,
            Err(why) => format!("{told}: {why}"),
        }
    }

    /// Time passes, for the bot and for Discord.
    pub fn pass(&self, time: Duration) {
        self.scene.discord.advance(time);
        self.scene.clock.advance(time);
    }

    /// Waits until everybody has an answer and nothing that is due is left; what the answers were.
    pub async fn quiet(&mut self) -> Result<Vec<String>, Broken> {
        self.connected().await?;
        let waiting = std::mem::take(&mut self.waiting);
        if self.excused {
            self.settled().await?;
            return Ok(Vec::new());
        }
        let discord = self.scene.discord.clone();
        let missing = |world: &sandbox::World| {
            waiting.iter().find(|(id, _)| !answered(world, *id)).map(|(_, told)| told.clone())
        };
        if discord.until(|world| missing(world).is_none()).await.is_err() {
            let who = missing(&discord.world()).unwrap_or_default();
            return Err(("every press is answered", format!("{who}\n{}", discord.dump())));
        }
        self.settled().await?;
        let world = discord.world();
        Ok(waiting.iter().map(|(id, _)| answer(&world, *id)).collect())
    }

    /// Waits until what is due has been done and sent.
    async fn settled(&self) -> Result<(), Broken> {
        let settled = async {
            let mut polls = 0_u32;
            while !self.all_settled().await {
                tokio::time::sleep(Duration::from_millis(2)).await;
                polls += 1;
                // Deliveries that Discord has put off wait for the clock.
                if polls.is_multiple_of(200) {
                    self.pass(Duration::from_secs(1));
                }
            }
        };
        if tokio::time::timeout(PATIENCE, settled).await.is_ok() {
            return Ok(());
        }
        let due = "SELECT 'table ' || id || ' is to be woken' FROM tables WHERE wake_at <= $now
                   UNION ALL SELECT key || ' ' || body || ' ' || coalesce(last_error, '')
                   FROM outbox WHERE dead_at IS NULL AND due_at <= $now";
        let due = due.replace("$now", &self.scene.clock.time().to_string());
        let due = self.scene.raw().texts(&due).await.join("\n");
        Err(("what is due is done", format!("{due}\n{}", self.scene.discord.dump())))
    }

    async fn all_settled(&self) -> bool {
        for bot in &self.bots {
            if !bot.tables.is_settled().await {
                return false;
            }
        }
        true
    }

    /// Everything works again, and what could not be sent is sent.
    pub async fn rest(&mut self) -> Result<(), Broken> {
        self.scene.discord.behave();
        self.scene.discord.order();
        self.scene.discord.let_events_go(false);
        self.quiet().await?;
        self.excused = false;
        // Messages that may wait for a moment have come.
        self.settled().await?;
        self.pass(Duration::from_secs(5));
        let unsent = "SELECT count(*) FROM outbox WHERE dead_at IS NULL AND attempts > 0";
        for _ in 0..200 {
            self.settled().await?;
            if self.scene.raw().number(unsent).await == 0 {
                return Ok(());
            }
            self.pass(Duration::from_secs(5));
        }
        let rows = "SELECT key || ' ' || body || ' ' || coalesce(last_error, '')
                    FROM outbox WHERE dead_at IS NULL AND attempts > 0";
        Err(("what must be sent is sent", self.scene.raw().texts(rows).await.join("\n")))
    }

    /// Nobody does anything any more: every table comes to rest and leaves memory.
    pub async fn forsake(&mut self) -> Result<(), Broken> {
        // For days a result waits for a channel that is closed to the bot.
        let places: Vec<Id> = {
            let world = self.scene.discord.world();
            let on_servers = world.channels().filter(|c| c.guild.is_some() && !c.deleted);
            on_servers.map(|channel| channel.id).collect()
        };
        for place in places {
            let (whom, permissions) = (Whom::Bot, Permissions::SEND_MESSAGES);
            let open = Action::Permit { place, whom, permissions, allow: true };
            self.act(open, format!("the bot may write in {place}: true"));
        }
        for _ in 0..400 {
            if self.awake() == 0 {
                return Ok(());
            }
            self.pass(Duration::from_secs(60));
            self.settled().await?;
        }
        let rows = "SELECT 'table ' || table_id || ' ' || key || ' ' || due_at FROM outbox";
        let rows = self.scene.raw().texts(rows).await.join("\n");
        let left = format!("{} tables after 400 minutes\n{rows}", self.awake());
        Err(("what is over leaves memory", left))
    }

    fn awake(&self) -> usize {
        self.bots.iter().map(|bot| bot.tables.awake()).sum()
    }

    /// The person with this number.
    pub fn person(&self, who: u8) -> &Person {
        &self.people[usize::from(who) % self.people.len()]
    }

    /// A text channel or thread of a server.
    pub fn place(&self, rng: &mut StdRng) -> Id {
        let world = self.scene.discord.world();
        let open = world.channels().filter(|c| c.guild.is_some() && !c.deleted);
        let all: Vec<Id> = open.map(|channel| channel.id).collect();
        all[rng.random_range(0..all.len())]
    }

    /// Ends the walk: nobody waits for this bot any more.
    pub fn end(self) {
        for bot in self.bots {
            bot.kill();
        }
        self.scene.discord.stop();
    }
}

async fn until(holds: impl Fn() -> bool) {
    while !holds() {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Whether somebody has got an answer, or what comes in its place once it is too late.
fn answered(world: &sandbox::World, interaction: Id) -> bool {
    let Some(one) = world.interaction(interaction) else { return false };
    match one.first {
        Some(FirstAnswer::Deferred(id)) => world.message(id).is_none_or(|m| !m.is_thinking()),
        Some(_) => true,
        None => false,
    }
}

/// Returns the answer somebody reads.
fn answer(world: &sandbox::World, interaction: Id) -> String {
    let text = match world.interaction(interaction).and_then(|one| one.first.as_ref()) {
        Some(FirstAnswer::Message(id) | FirstAnswer::Deferred(id) | FirstAnswer::Updated(id)) => {
            world.message(*id).map(sandbox::Message::text).unwrap_or_default()
        }
        other => format!("{other:?}"),
    };
    text.lines().next().unwrap_or_default().chars().take(90).collect()
}
