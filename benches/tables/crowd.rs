//! A thousand tables in one process.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::Result;
use super::figures::Samples;
use super::process::{Process, Usage};
use super::stage::Stage;
use super::table::Table;

const TABLES: usize = 1000;
const PLAYERS: usize = 4;
/// Tables opened at the same time.
const HANDS: usize = 8;
/// Clicks a second and for how long. Discord's fifty requests a second allow about half of the
/// first.
const LOADS: [(u32, u32); 6] = [(100, 10), (200, 10), (300, 10), (500, 10), (700, 10), (1_000, 10)];

/// A thousand running matches, and the process that holds them.
pub struct Crowd {
    pub stage: Arc<Stage>,
    pub tables: Arc<Vec<Table>>,
    pub bot: Process,
    empty: Option<Usage>,
    took: Duration,
}

impl Crowd {
    /// Opens the tables.
    pub async fn gather() -> Result<Self> {
        println!("\n{TABLES} tables of {PLAYERS} in one process");
        let stage = Arc::new(Stage::with_database().await);
        let bot = Process::start(&stage)?;
        stage.discord.bot_connected().await?;
        stage.discord.commands_registered().await?;
        let empty = bot.usage();
        let begun = Instant::now();
        let hands = Arc::new(Semaphore::new(HANDS));
        let mut opening = JoinSet::new();
        for number in 0..TABLES {
            let pass = Arc::clone(&hands).acquire_owned().await?;
            let stage = Arc::clone(&stage);
            opening.spawn(async move {
                // An hour for a decision: nobody's time is over while this runs.
                let table = stage.table(number, PLAYERS, &[("pace", json!("relaxed"))]).await?;
                table.settle(&stage).await?;
                // So that tables are not all at the same point: from each turn some have chosen.
                for player in table.players.iter().take(number % PLAYERS) {
                    player.choose(&stage).await?;
                }
                drop(pass);
                Ok::<_, Box<dyn std::error::Error + Send + Sync>>(table)
            });
        }
        let mut tables = Vec::with_capacity(TABLES);
        while let Some(table) = opening.join_next().await {
            tables.push(table??);
        }
        let (tables, took) = (Arc::new(tables), begun.elapsed());
        println!("  opened in {:.1} s", took.as_secs_f64());
        Ok(Self { stage, tables, bot, empty, took })
    }

    /// Measures what they take, and how soon clicks are answered.
    pub async fn measure(&mut self) -> Result<()> {
        if let (Some(empty), Some(full)) = (self.empty, self.bot.usage()) {
            let grown = full.megabytes - empty.megabytes;
            println!(
                "  memory: {:.0} MB with no table, {:.0} MB with all in memory ({:.0} KB a table)",
                empty.megabytes,
                full.megabytes,
                grown * 1024.0 / f64::from(u32::try_from(TABLES)?),
            );
            println!("  opening them took {:.0} % of a core", full.share_since(empty, self.took));
        }
        for (rate, seconds) in LOADS {
            self.load(rate, seconds).await?;
        }
        Ok(())
    }

    /// So many clicks a second, whether earlier ones are answered or not.
    async fn load(&self, rate: u32, seconds: u32) -> Result<()> {
        let counts = self.stage.discord.counts();
        let before = (self.bot.usage(), Usage::own());
        let begun = Instant::now();
        let mut clicks = JoinSet::new();
        let mut table = 0;
        for number in 0..rate * seconds {
            tokio::time::sleep_until((begun + number * Duration::from_secs(1) / rate).into()).await;
            // The next table at which somebody has something to choose.
            let choice = (0..TABLES).find_map(|_| {
                table = (table + 1) % TABLES;
                let players = &self.tables[table].players;
                players.iter().find_map(|p| Some((p.person.clone(), p.choice(&self.stage)?)))
            });
            let Some((person, (message, button))) = choice else { continue };
            clicks.spawn(async move {
                let clicked = Instant::now();
                person.click_id(message, &button).await?;
                Ok::<_, sandbox::Failure>(clicked.elapsed())
            });
        }
        let mut answers = Samples::default();
        let mut failed = 0;
        while let Some(answer) = clicks.join_next().await {
            match answer? {
                Ok(time) => answers.add(time),
                Err(_) => failed += 1,
            }
        }
        let took = begun.elapsed();
        let counts = self.stage.discord.counts().since(counts);
        println!("  {rate} clicks a second: answered after {answers}, {failed} failed");
        #[allow(clippy::cast_precision_loss)]
        let second = |n: u64| n as f64 / took.as_secs_f64();
        println!(
            "      meanwhile {:.0} requests a second that count, {:.0} that do not",
            second(counts.counted),
            second(counts.exempt),
        );
        if let ((Some(bot), Some(own)), Some(bot_now), Some(own_now)) =
            (before, self.bot.usage(), Usage::own())
        {
            println!(
                "      the bot took {:.0} % of a core and {:.0} MB, Discord and the people {:.0} %",
                bot_now.share_since(bot, took),
                bot_now.megabytes,
                own_now.share_since(own, took),
            );
        }
        Ok(())
    }
}
