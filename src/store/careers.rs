//! What somebody's matches add up to, and what they have earned by them.
//!
//! Both follow from `matches` and `results`. A match that ends adds itself; where that cannot be, as
//! after one was declared void, everything is made anew from the results.

use std::collections::BTreeMap;

use games::{AnyFacts, GameKind};
use sqlx::SqliteConnection;
use statistics::{Achievement, Career, Ladder, Meetings, Others, Past};

use super::matches::{FinishedMatch, SeatLine};
use super::{Store, StoreError, writer};
use crate::ids::{GuildId, TableId, UserId};

/// How a bot that plays as well as it can is named in results.
const HARD: &str = "hard";
/// So many of somebody's latest matches say whom they play with.
const LATELY: i64 = 300;

/// Somebody on a server, in a game.
#[derive(Clone, Copy)]
struct Who {
    guild: i64,
    user: i64,
    game: GameKind,
}

/// Something that somebody has earned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarnedBy {
    /// The name that they had in the match.
    pub name: String,
    /// What.
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

impl Store {
    /// What somebody has done in a game on a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn career(
        &self,
        guild: GuildId,
        user: UserId,
        game: GameKind,
    ) -> Result<StoredCareer, StoreError> {
        let who = Who { guild: guild.to_sql(), user: user.to_sql(), game };
        let mut reading = self.readers.begin().await?;
        let career = match stored(&mut reading, who).await? {
            Some(career) => career,
            None => {
                drop(reading);
                let mut connection = self.writer.acquire().await?;
                writer::begin(&mut connection).await?;
                let made = make(&mut connection, who).await;
                let career = writer::end(&mut connection, made).await?;
                self.committed();
                reading = self.readers.begin().await?;
                career
            }
        };
        let earned = earned(&mut reading, who).await?;
        Ok(StoredCareer { career, earned })
    }

    /// What the people of a match have earned by it, in the order of their seats.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn earned_by(&self, table: TableId) -> Result<Vec<EarnedBy>, StoreError> {
        let id = table.to_sql();
        let rows = sqlx::query!(
            r#"SELECT results.name AS seated, achievements.game, achievements.name
               FROM achievements
               JOIN results ON results.match = achievements.match
                           AND results.user = achievements.user
               WHERE achievements.match = ? ORDER BY results.seat, achievements.name"#,
            id
        )
        .fetch_all(&self.readers)
        .await?;
        let earned = |(seated, game, name): (String, String, String)| {
            let achievement = Achievement::from_name(GameKind::from_name(&game)?, &name)?;
            Some(EarnedBy { name: seated, achievement })
        };
        let rows = rows.into_iter().map(|row| (row.seated, row.game, row.name));
        Ok(rows.filter_map(earned).collect())
    }

    /// Whom somebody has met at tables of a game lately, and how that went.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn meetings(
        &self,
        guild: GuildId,
        user: UserId,
        game: GameKind,
    ) -> Result<Vec<Meetings>, StoreError> {
        let (guild, user, game) = (guild.to_sql(), user.to_sql(), game.as_str());
        let table = Ladder::Table.as_str();
        let rows = sqlx::query!(
            r#"WITH lately AS (SELECT match, seat FROM results WHERE guild = ?1 AND user = ?2
                               ORDER BY match DESC LIMIT ?5),
                    met AS (SELECT other.user, other.match, other.name,
                                   own.rank < other.rank AS ahead, own.rank > other.rank AS behind
                            FROM lately
                            JOIN matches ON matches.id = lately.match
                            JOIN results AS own
                              ON own.match = lately.match AND own.seat = lately.seat
                            JOIN results AS other
                              ON other.match = lately.match AND other.seat <> lately.seat
                            WHERE game = ?3 AND ladder = ?4 AND void_at IS NULL
                              AND other.user IS NOT NULL)
               SELECT name AS "name!: String", max(match) AS "last!: i64", count(*) AS "met!: u32",
                      coalesce(sum(ahead), 0) AS "ahead!: u32",
                      coalesce(sum(behind), 0) AS "behind!: u32"
               FROM met GROUP BY user"#,
            guild,
            user,
            game,
            table,
            LATELY
        )
        .fetch_all(&self.readers)
        .await?;
        let meetings = rows.into_iter().map(|row| Meetings {
            name: row.name,
            met: row.met,
            ahead: row.ahead,
            behind: row.behind,
        });
        Ok(meetings.collect())
    }

    /// The name of somebody's latest match on a server; `None` for whoever has played none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn name_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<String>, StoreError> {
        let (guild, user) = (guild.to_sql(), user.to_sql());
        let name = sqlx::query_scalar!(
            "SELECT name FROM results WHERE guild = ? AND user = ? ORDER BY match DESC LIMIT 1",
            guild,
            user
        );
        Ok(name.fetch_optional(&self.readers).await?)
    }
}

/// Adds a match that has just been written to the careers of its people.
pub(super) async fn add(
    tx: &mut SqliteConnection,
    table: TableId,
    finished: &FinishedMatch,
    now: i64,
) -> Result<(), sqlx::Error> {
    let Some(game) = GameKind::from_name(&finished.game) else { return Ok(()) };
    for (seat, line) in finished.seats.iter().enumerate() {
        let Some(user) = line.user else { continue };
        let who = Who { guild: finished.guild.to_sql(), user: user.to_sql(), game };
        let past = past(table, finished, now, (seat, line), game);
        match (stored(tx, who).await?, past) {
            (Some(mut career), Some(past)) if career.is_before(past.at) => {
                let known = earned(tx, who).await?;
                let new = career.add(game, &past, |one| known.contains_key(&one));
                write(tx, who, &career).await?;
                for achievement in new {
                    give(tx, who, achievement, past.at).await?;
                }
            }
            _ => {
                make(tx, who).await?;
            }
        }
    }
    Ok(())
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

async fn stored(tx: &mut SqliteConnection, who: Who) -> Result<Option<Career>, sqlx::Error> {
    let game = who.game.as_str();
    let state = sqlx::query_scalar!(
        "SELECT state FROM careers WHERE guild = ? AND user = ? AND game = ?",
        who.guild,
        who.user,
        game
    );
    Ok(state.fetch_optional(tx).await?.as_deref().and_then(Career::from_json))
}

async fn earned(
    tx: &mut SqliteConnection,
    who: Who,
) -> Result<BTreeMap<Achievement, i64>, sqlx::Error> {
    let game = who.game.as_str();
    let rows = sqlx::query!(
        "SELECT name, at FROM achievements WHERE guild = ? AND user = ? AND game = ?",
        who.guild,
        who.user,
        game
    );
    let rows = rows.fetch_all(tx).await?;
    let known = |(name, at): (String, i64)| Some((Achievement::from_name(who.game, &name)?, at));
    Ok(rows.into_iter().filter_map(|row| known((row.name, row.at))).collect())
}

async fn write(tx: &mut SqliteConnection, who: Who, career: &Career) -> Result<(), sqlx::Error> {
    let (game, state) = (who.game.as_str(), career.to_json());
    sqlx::query!(
        "INSERT INTO careers (guild, user, game, state) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET state = excluded.state",
        who.guild,
        who.user,
        game,
        state
    )
    .execute(tx)
    .await?;
    Ok(())
}

async fn give(
    tx: &mut SqliteConnection,
    who: Who,
    achievement: Achievement,
    (ended_at, id): (i64, u64),
) -> Result<(), sqlx::Error> {
    let (game, name, id) = (who.game.as_str(), achievement.as_str(), TableId(id).to_sql());
    sqlx::query!(
        "INSERT INTO achievements (guild, user, game, name, match, at) VALUES (?, ?, ?, ?, ?, ?)",
        who.guild,
        who.user,
        game,
        name,
        id,
        ended_at
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Makes a career anew, with all that was earned, and keeps both.
async fn make(tx: &mut SqliteConnection, who: Who) -> Result<Career, sqlx::Error> {
    let (career, earned) = Career::of(who.game, &matches(tx, who).await?);
    write(tx, who, &career).await?;
    let game = who.game.as_str();
    sqlx::query!(
        "DELETE FROM achievements WHERE guild = ? AND user = ? AND game = ?",
        who.guild,
        who.user,
        game
    )
    .execute(&mut *tx)
    .await?;
    for one in earned {
        give(tx, who, one.achievement, one.at).await?;
    }
    Ok(career)
}

/// All of somebody's matches of a game that count, in the order in which they ended.
async fn matches(tx: &mut SqliteConnection, who: Who) -> Result<Vec<Past>, sqlx::Error> {
    let game = who.game.as_str();
    let rows = sqlx::query_as!(
        PastRow,
        r#"SELECT matches.id, ended_at, variant, ladder, seats AS "seats: u32", games AS "games: u32",
                  rank AS "rank: u32", won AS "won: bool", stayed AS "stayed: bool",
                  score AS "score: u32", best AS "best: u32", facts,
                  (SELECT min(abs(other.score - own.score)) FROM results AS other
                   WHERE other.match = own.match AND other.seat <> own.seat) AS "closest: u32",
                  (SELECT max(score) FROM results AS other
                   WHERE other.match = own.match AND other.seat <> own.seat) AS "highest: u32",
                  EXISTS (SELECT 1 FROM results AS other
                          WHERE other.match = own.match AND bot = ?4) AS "hard!: bool"
           FROM results AS own JOIN matches ON matches.id = own.match
           WHERE own.guild = ?1 AND user = ?2 AND game = ?3 AND void_at IS NULL
           ORDER BY ended_at, matches.id"#,
        who.guild,
        who.user,
        game,
        HARD
    )
    .fetch_all(tx)
    .await?;
    let past = |row: PastRow| {
        Some(Past {
            at: (row.ended_at, TableId::from_sql(row.id).0),
            variant: row.variant,
            ladder: Ladder::from_name(&row.ladder)?,
            seats: row.seats,
            games: row.games,
            rank: row.rank,
            won: row.won,
            stayed: row.stayed,
            score: row.score,
            best: row.best,
            others: Others { closest: row.closest, highest: row.highest, hard: row.hard },
            facts: row.facts.as_deref().and_then(|facts| AnyFacts::from_json(who.game, facts)),
        })
    };
    Ok(rows.into_iter().filter_map(past).collect())
}

struct PastRow {
    id: i64,
    ended_at: i64,
    variant: String,
    ladder: String,
    seats: u32,
    games: u32,
    rank: Option<u32>,
    won: bool,
    stayed: bool,
    score: u32,
    best: u32,
    facts: Option<String>,
    closest: Option<u32>,
    highest: Option<u32>,
    hard: bool,
}

#[cfg(test)]
mod tests;
