//! The servers that the bot is on, as its connections to Discord tell of them.
//!
//! Somebody may add the bot's commands to a server and not the bot: then commands and clicks come
//! from there, the bot sees nothing else of it, and may post nothing of its own there.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::OnceCell;
use values::GuildId;

/// The time after which Discord is asked about a server once more.
const ASKED_AGAIN: Duration = Duration::from_secs(600);
/// The same where the bot was not, and nobody would tell that it has come.
const MAY_HAVE_COME: Duration = Duration::from_secs(30);

/// What is known of the servers.
#[derive(Default)]
pub(super) struct Guilds {
    /// The servers that the bot is on, and their names as far as they have been told.
    here: HashMap<GuildId, Option<String>>,
    /// What Discord has said when it was asked whether the bot is on a server, and when.
    asked: HashMap<GuildId, (bool, Duration)>,
    /// The servers about which Discord is being asked.
    asking: HashMap<GuildId, Arc<OnceCell<bool>>>,
    /// The connections that have said which servers are theirs: number, and how many there are.
    heard: HashSet<(u64, u64)>,
}

impl Guilds {
    /// A connection of so many has told which of its servers the bot is on.
    pub(super) fn are(&mut self, connection: (u64, u64), guilds: &HashSet<GuildId>) {
        self.here.retain(|guild, _| !is_of(*guild, connection) || guilds.contains(guild));
        for guild in guilds {
            self.here.entry(*guild).or_default();
            self.asked.remove(guild);
        }
        self.heard.insert(connection);
    }

    /// The bot is on this server, which has this name now.
    pub(super) fn is_here(&mut self, guild: GuildId, name: String) {
        self.here.insert(guild, Some(name));
        self.asked.remove(&guild);
    }

    /// The bot was sent away.
    pub(super) fn has_gone(&mut self, guild: GuildId) {
        self.here.remove(&guild);
    }

    /// Whether the bot is on a server, as Discord is asked once for all who click meanwhile.
    pub(super) fn question(&mut self, guild: GuildId) -> Arc<OnceCell<bool>> {
        Arc::clone(self.asking.entry(guild).or_default())
    }

    /// The answer takes long: until it comes, this is taken for it.
    pub(super) fn is_guessed(&mut self, guild: GuildId, is_here: bool, now: Duration) {
        if self.asking.contains_key(&guild) {
            self.asked.insert(guild, (is_here, now));
        }
    }

    /// Discord says whether the bot is on a server that has its commands. Returns whether that is
    /// not; what connections have told since counts.
    pub(super) fn was_asked(&mut self, guild: GuildId, is_here: bool, now: Duration) -> bool {
        self.asking.remove(&guild);
        if self.here.contains_key(&guild) {
            return false;
        }
        self.asked.insert(guild, (is_here, now));
        !is_here
    }

    pub(super) fn name(&self, guild: GuildId) -> Option<String> {
        self.here.get(&guild)?.clone()
    }

    /// Whether no connection says when the bot comes or goes.
    pub(super) fn is_deaf(&self) -> bool {
        self.heard.is_empty()
    }

    /// Whether the bot is on a server from which somebody has clicked; `None` where Discord has to
    /// be asked. A server of another process's connections is taken for one that has it.
    pub(super) fn has_bot(&self, guild: GuildId, now: Duration) -> Option<bool> {
        if self.here.contains_key(&guild) {
            return Some(true);
        }
        let is_deaf = self.is_deaf();
        if let Some((is_here, at)) = self.asked.get(&guild) {
            let lasts = match (is_deaf, is_here) {
                (_, true) => ASKED_AGAIN,
                (true, false) => MAY_HAVE_COME,
                (false, false) => Duration::MAX,
            };
            return (now.saturating_sub(*at) < lasts).then_some(*is_here);
        }
        let is_ours = is_deaf || self.heard.iter().any(|connection| is_of(guild, *connection));
        (!is_ours).then_some(true)
    }
}

/// Whether a server belongs to this connection of so many.
pub(super) fn is_of(guild: GuildId, (number, all): (u64, u64)) -> bool {
    (guild.0 >> 22) % all.max(1) == number
}
