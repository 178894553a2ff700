//! What somebody's matches add up to, and what they have earned by them.
//!
//! Both follow from `matches` and `results`. A match that ends adds itself; where that cannot be,
//! as after one was declared void, everything is made anew from the results.

use std::collections::BTreeMap;

use async_trait::async_trait;
use games::GameKind;
use statistics::{Achievement, Career, Meetings};

use crate::Result;
use values::{GuildId, TableId, UserId};

/// How a bot that plays as well as it can is named in results.
pub const HARD: &str = "hard";

/// So many of somebody's latest matches say whom they play with.
pub const LATELY: i64 = 300;

/// Something that somebody has earned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarnedBy {
    /// The name that they had in the match.
    pub name: String,
    pub achievement: Achievement,
}

/// What somebody has done in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredCareer {
    /// What their matches add up to.
    pub career: Career,
    /// What they have earned, and when (ms since 1970).
    pub earned: BTreeMap<Achievement, i64>,
}

/// Somebody on a server, in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    pub guild: GuildId,
    pub user: UserId,
    pub game: GameKind,
}

/// What of the names in the database is known to this version.
#[must_use]
pub fn achievement(game: &str, name: &str) -> Option<Achievement> {
    Achievement::from_name(GameKind::from_name(game)?, name)
}

/// What somebody's matches add up to, and what they have earned by them.
#[async_trait]
pub trait CareerStore: Send + Sync {
    /// What somebody has done in a game on a server.
    async fn career(&self, guild: GuildId, user: UserId, game: GameKind) -> Result<StoredCareer>;

    /// What the people of a match have earned by it, in the order of their seats.
    async fn earned_by(&self, table: TableId) -> Result<Vec<EarnedBy>>;

    /// Whom somebody has met at tables of a game lately, and how that went.
    async fn meetings(&self, guild: GuildId, user: UserId, game: GameKind)
    -> Result<Vec<Meetings>>;

    /// The name of somebody's latest match on a server; `None` for whoever has played none.
    async fn name_of(&self, guild: GuildId, user: UserId) -> Result<Option<String>>;
}
