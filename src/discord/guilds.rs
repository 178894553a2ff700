//! The servers that the bot is on, as its connections to Discord tell of them.
//!
//! Somebody may add the bot's commands to a server and not the bot: then commands and clicks come
//! from there, the bot sees nothing else of it, and may post nothing of its own there.

use std::collections::{HashMap, HashSet};

use values::GuildId;

/// What is known of the servers.
#[derive(Default)]
pub(super) struct Guilds {
    /// The servers that the bot is on, and their names as far as they have been told.
    here: HashMap<GuildId, Option<String>>,
    /// Servers that have the commands alone.
    commands_only: HashSet<GuildId>,
    /// The connections that have said which servers are theirs: number, and how many there are.
    heard: HashSet<(u64, u64)>,
}

impl Guilds {
    /// A connection of so many has told which of its servers the bot is on.
    pub(super) fn are(&mut self, connection: (u64, u64), guilds: &HashSet<GuildId>) {
        self.here.retain(|guild, _| !is_of(*guild, connection) || guilds.contains(guild));
        for guild in guilds {
            self.here.entry(*guild).or_default();
            self.commands_only.remove(guild);
        }
        self.heard.insert(connection);
    }

    /// The bot is on this server, which has this name now.
    pub(super) fn is_here(&mut self, guild: GuildId, name: String) {
        self.here.insert(guild, Some(name));
        self.commands_only.remove(&guild);
    }

    /// The bot was sent away.
    pub(super) fn has_gone(&mut self, guild: GuildId) {
        self.here.remove(&guild);
    }

    /// Discord says that the bot is not there, although its commands are.
    pub(super) fn has_commands_only(&mut self, guild: GuildId) {
        self.commands_only.insert(guild);
    }

    pub(super) fn name(&self, guild: GuildId) -> Option<String> {
        self.here.get(&guild)?.clone()
    }

    /// Whether the bot is on a server from which somebody has clicked; `None` where Discord has to
    /// be asked. A server of another process's connections is taken for one that has it.
    pub(super) fn has_bot(&self, guild: GuildId) -> Option<bool> {
        if self.commands_only.contains(&guild) {
            return Some(false);
        }
        let ours = || self.heard.iter().any(|connection| is_of(guild, *connection));
        (self.here.contains_key(&guild) || !ours()).then_some(true)
    }
}

/// Whether a server belongs to this connection of so many.
pub(super) fn is_of(guild: GuildId, (number, all): (u64, u64)) -> bool {
    (guild.0 >> 22) % all.max(1) == number
}
