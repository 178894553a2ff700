//! Gateway intents by Discord's numbers.

pub(crate) const NONE: u64 = 0;
pub(crate) const GUILDS: u64 = 1 << 0;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
