//! What somebody's matches add up to, and what they have earned by them.
//!
//! Both follow from `matches` and `results`. A match that ends adds itself; where that cannot be, as
//! after one was declared void, everything is made anew from the results.

use std::collections::BTreeMap;

use async_trait::async_trait;
use games::{AnyFacts, GameKind};
use statistics::{Achievement, Career, Ladder, Meetings, Others, Past};

use crate::ids::{GuildId, TableId, UserId};
use crate::{FinishedMatch, Result, SeatLine};

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

/// A match that ends now, as one of its people played it.
fn past(
    table: TableId,
    finished: &FinishedMatch,
    now: i64,
    (seat, line): (usize, &SeatLine),
    game: GameKind,
) -> Option<Past> {
    let others = || {
        let others = finished.seats.iter().enumerate().filter(move |(other, _)| *other != seat);
        others.map(|(_, other)| other)
    };
    Some(Past {
        at: (now, table.0),
        variant: finished.variant.clone(),
        ladder: Ladder::from_name(finished.ladder)?,
        seats: u32::try_from(finished.seats.len()).unwrap_or(u32::MAX),
        games: finished.games,
        rank: Some(line.rank),
        won: line.won,
        stayed: line.stayed,
        score: line.score,
        best: line.best,
        others: Others {
            closest: others().map(|other| other.score.abs_diff(line.score)).min(),
            highest: others().map(|other| other.score).max(),
            hard: others().any(|other| other.bot.as_deref() == Some(HARD)),
        },
        facts: line.facts.as_deref().and_then(|facts| AnyFacts::from_json(game, facts)),
    })
}

/// Somebody on a server, in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    pub guild: GuildId,
    pub user: UserId,
    pub game: GameKind,
}

/// The people of a match that ends now, and what it was for each of them; `None` where that cannot be
/// said. Nobody where the game is not known.
#[must_use]
pub fn people(table: TableId, finished: &FinishedMatch, now: i64) -> Vec<(Who, Option<Past>)> {
    let Some(game) = GameKind::from_name(&finished.game) else { return Vec::new() };
    let seats = finished.seats.iter().enumerate();
    let people = seats.filter_map(|(seat, line)| {
        let who = Who { guild: finished.guild, user: line.user?, game };
        Some((who, past(table, finished, now, (seat, line), game)))
    });
    people.collect()
}

/// The career that a match is added to; `None` where everything must be made anew, because none is there
/// or because the match does not come last.
#[must_use]
pub fn to_go_on(stored: Option<Career>, past: Option<Past>) -> Option<(Career, Past)> {
    stored.zip(past).filter(|(career, past)| career.is_before(past.at))
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
