//! The scene of the tests, with a simulated Discord without limits and without delay.

use hornochse::config::Api;
use hornochse::tools::Clock;
use sandbox::{Person, RateLimits, Settings};
use serde_json::Value;

use super::Result;
use super::table::Table;

pub use crate::support::Scene as Stage;

impl Stage {
    /// A Discord in which the bot has not been started yet.
    pub async fn empty() -> Self {
        // A log kept for tests would count as memory here.
        let limits = RateLimits::off();
        let settings = Settings { rate_limits: limits, log: 500, ..Settings::default() };
        Self::without_bot_in_a_file(settings).await
    }

    /// With the database that DATABASE_URL in the environment names, if it names one: an empty one
    /// on a server.
    pub async fn with_database() -> Self {
        let mut stage = Self::empty().await;
        if let Ok(url) = std::env::var("DATABASE_URL") {
            stage.move_to(url);
        }
        stage
    }

    pub async fn start_bot_by(&mut self, clock: Clock) {
        self.start_bot_at(Api::At(self.discord.url().to_owned()), clock).await;
    }

    /// A table of so many people in a channel of its own.
    pub async fn table(
        &self,
        number: usize,
        players: usize,
        options: &[(&str, Value)],
    ) -> Result<Table> {
        // A server of a bot has some channels and some dozens of people, not all of them.
        let guild = self.discord.guild(&format!("Server {}", number / 10));
        let channel = guild.channel(&format!("table-{number}"));
        let people: Vec<Person> = (1..=players)
            .map(|seat| {
                let person = self.discord.person(&format!("Player {number}-{seat}"));
                person.join(&guild);
                person
            })
            .collect();
        Table::open(channel, people, options).await
    }
}
