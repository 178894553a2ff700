//! Careers: the sums of somebody's matches, and the achievements earned by them.
//!
//! Both follow from `matches` and `results`. A match that ends adds itself; if that is impossible,
//! as after one was declared void, everything is computed anew from the results.

use std::collections::BTreeMap;

use async_trait::async_trait;
use games::GameKind;
use statistics::{Achievement, Career, Meetings};

use crate::Result;
use values::{GuildId, TableId, UserId};

/// The strongest level of bots, as results name it.
pub const STRONGEST: &str = "9";

/// The number of somebody's latest matches of a game, with other people and not void, in which
/// meetings are counted.
pub const LATELY: u32 = 300;

/// The achievements that somebody earned in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarnedBy {
    /// The name that they had in it, which others may have, too.
    pub name: String,
    pub achievements: Vec<Achievement>,
}

/// Somebody's career in a game, as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredCareer {
    /// The sums of their matches.
    pub career: Career,
    /// Their achievements, and when they earned them (ms since 1970).
    pub earned: BTreeMap<Achievement, i64>,
}

/// Somebody on a server, in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    pub guild: GuildId,
    pub user: UserId,
    pub game: GameKind,
}

#[async_trait]
pub trait CareerStore: Send + Sync {
    async fn career(&self, guild: GuildId, user: UserId, game: GameKind) -> Result<StoredCareer>;

    /// The achievements that the people of a match earned by it, in the order of their seats.
    async fn earned_by(&self, table: TableId) -> Result<Vec<EarnedBy>>;

    /// The people somebody has met at tables of a game lately, and the results.
    async fn meetings(&self, guild: GuildId, user: UserId, game: GameKind)
    -> Result<Vec<Meetings>>;
}
