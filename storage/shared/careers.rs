use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use async_trait::async_trait;
use games::{AnyFacts, GameKind};
use statistics::{Achievement, Career, Meetings, Others, Past};
use storage::careers::{LATELY, STRONGEST, Who};
use storage::{CareerStore, EarnedBy, FinishedMatch, Result, StoredCareer};
use values::{GuildId, Ladder, TableId, UserId};

use super::number;
use crate::Store;
use crate::connection::{Connection, hold, limited};

const ALL: RangeInclusive<i64> = i64::MIN..=i64::MAX;

#[async_trait]
impl CareerStore for Store {
    async fn career(&self, guild: GuildId, user: UserId, game: GameKind) -> Result<StoredCareer> {
        limited(async {
            let who = Who { guild, user, game };
            let mut reading = self.snapshot().await?;
            let career = match stored(&mut reading, who).await? {
                Some(career) => career,
                None if matches(&mut reading, who, ALL).await?.is_empty() => Career::default(),
                None => {
                    drop(reading);
                    let mut tx = self.begin().await?;
                    hold(&mut tx, &lock(user)).await?;
                    let career = make(&mut tx, who).await?;
                    self.done(tx).await?;
                    reading = self.snapshot().await?;
                    career
                }
            };
            let earned = earned(&mut reading, who).await?;
            Ok(StoredCareer { career, earned })
        })
        .await
    }

    async fn earned_by(&self, table: TableId) -> Result<Vec<EarnedBy>> {
        let rows = sqlx::query!(
            r#"SELECT results.seat, results.name AS seated, achievements.game, achievements.name
               FROM achievements
               JOIN results ON results.match = achievements.match
                           AND results."user" = achievements."user"
               WHERE achievements.match = $1 ORDER BY results.seat, achievements.name"#,
            table.to_sql()
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        let earned =
            |game: &str, name: &str| Achievement::from_name(GameKind::from_name(game)?, name);
        let of_seat = rows.chunk_by(|one, next| one.seat == next.seat).map(|rows| EarnedBy {
            name: rows.first().map(|row| row.seated.clone()).unwrap_or_default(),
            achievements: rows.iter().filter_map(|row| earned(&row.game, &row.name)).collect(),
        });
        Ok(of_seat.filter(|earned| !earned.achievements.is_empty()).collect())
    }

    async fn meetings(
        &self,
        guild: GuildId,
        user: UserId,
        game: GameKind,
    ) -> Result<Vec<Meetings>> {
        let rows = sqlx::query!(
            r#"WITH lately AS (SELECT results.match, results.seat FROM results
                               JOIN matches ON matches.id = results.match
                               WHERE results.guild = $1 AND results."user" = $2
                                 AND game = $3 AND ladder = $4 AND void_at IS NULL
                               ORDER BY results.match DESC LIMIT $5),
                    met AS (SELECT other."user", other.name, own.rank < other.rank AS ahead,
                                   own.rank > other.rank AS behind,
                                   row_number() OVER (PARTITION BY other."user"
                                                      ORDER BY other.match DESC) AS number
                            FROM lately
                            JOIN results AS own
                              ON own.match = lately.match AND own.seat = lately.seat
                            JOIN results AS other
                              ON other.match = lately.match AND other.seat <> lately.seat
                            WHERE other."user" IS NOT NULL)
               SELECT max(CASE WHEN number = 1 THEN name END) AS "name!: String",
                      count(*) AS "met!: i64", count(*) FILTER (WHERE ahead) AS "ahead!: i64",
                      count(*) FILTER (WHERE behind) AS "behind!: i64"
               FROM met GROUP BY "user""#,
            guild.to_sql(),
            user.to_sql(),
            game.as_str(),
            Ladder::Table.name(),
            i64::from(LATELY)
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        let meetings = rows.into_iter().map(|row| Meetings {
            name: row.name,
            met: number(row.met),
            ahead: number(row.ahead),
            behind: number(row.behind),
        });
        Ok(meetings.collect())
    }
}

/// Adds a match that has just been written to the careers of its people.
pub(super) async fn add(
    tx: &mut Connection,
    table: TableId,
    finished: &FinishedMatch,
) -> sqlx::Result<()> {
    let Some(game) = GameKind::from_name(&finished.game) else { return Ok(()) };
    // One order for all, or two processes would wait for each other's people.
    let mut people: Vec<UserId> = finished.seats.iter().filter_map(|seat| seat.user).collect();
    people.sort_by_key(|user| user.to_sql());
    let id = table.to_sql();
    for user in people {
        let who = Who { guild: finished.guild, user, game };
        // The career is read, changed and written back.
        hold(tx, &lock(user)).await?;
        let career = stored(tx, who).await?;
        let past = matches(tx, who, id..=id).await?.pop();
        let together = career.zip(past).filter(|(career, past)| career.is_before(past.at));
        // Without a career, or if the match does not come last, everything is computed anew.
        let Some((mut career, past)) = together else {
            make(tx, who).await?;
            continue;
        };
        let known = earned(tx, who).await?;
        let new = career.add(game, &past, |one| known.contains_key(&one));
        write(tx, who, &career).await?;
        for achievement in new {
            give(tx, who, achievement, past.at).await?;
        }
    }
    Ok(())
}

/// Deletes the careers of the people of a match in its game, and what they earned by it. The careers
/// are computed anew when somebody asks for them; what the other matches earned is shown until then.
pub(super) async fn begin_anew(tx: &mut Connection, id: i64) -> sqlx::Result<()> {
    // In the order of `add`.
    let people = sqlx::query_scalar!(
        r#"SELECT "user" AS "user!" FROM results
           WHERE match = $1 AND "user" IS NOT NULL ORDER BY "user""#,
        id
    );
    for user in people.fetch_all(&mut *tx).await? {
        hold(tx, &lock(UserId::from_sql(user))).await?;
    }
    let delete = sqlx::query!(
        r#"DELETE FROM careers WHERE (guild, "user", game) IN
             (SELECT matches.guild, "user", game
              FROM matches JOIN results ON results.match = matches.id WHERE matches.id = $1)"#,
        id
    );
    delete.execute(&mut *tx).await?;
    sqlx::query!("DELETE FROM achievements WHERE match = $1", id).execute(tx).await?;
    Ok(())
}

/// The name of the lock on somebody's careers.
pub(super) fn lock(user: UserId) -> String {
    format!("careers of {}", user.0)
}

async fn stored(tx: &mut Connection, who: Who) -> sqlx::Result<Option<Career>> {
    let (guild, user, game) = columns(who);
    let state = sqlx::query_scalar!(
        r#"SELECT state FROM careers WHERE guild = $1 AND "user" = $2 AND game = $3"#,
        guild,
        user,
        game
    );
    Ok(state.fetch_optional(tx).await?.as_deref().and_then(Career::from_json))
}

async fn earned(tx: &mut Connection, who: Who) -> sqlx::Result<BTreeMap<Achievement, i64>> {
    let (guild, user, game) = columns(who);
    let rows = sqlx::query!(
        r#"SELECT name, at FROM achievements WHERE guild = $1 AND "user" = $2 AND game = $3"#,
        guild,
        user,
        game
    );
    let rows = rows.fetch_all(tx).await?;
    let known = |(name, at): (String, i64)| Some((Achievement::from_name(who.game, &name)?, at));
    Ok(rows.into_iter().filter_map(|row| known((row.name, row.at))).collect())
}

async fn write(tx: &mut Connection, who: Who, career: &Career) -> sqlx::Result<()> {
    let (guild, user, game) = columns(who);
    let insert = sqlx::query!(
        r#"INSERT INTO careers (guild, "user", game, state) VALUES ($1, $2, $3, $4)
           ON CONFLICT (guild, "user", game) DO UPDATE SET state = excluded.state"#,
        guild,
        user,
        game,
        career.to_json()
    );
    insert.execute(tx).await.map(drop)
}

async fn give(
    tx: &mut Connection,
    who: Who,
    achievement: Achievement,
    (ended_at, id): (i64, u64),
) -> sqlx::Result<()> {
    let (guild, user, game) = columns(who);
    let insert = sqlx::query!(
        r#"INSERT INTO achievements (guild, "user", game, name, match, at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (guild, "user", game, name) DO NOTHING"#,
        guild,
        user,
        game,
        achievement.as_str(),
        TableId(id).to_sql(),
        ended_at
    );
    insert.execute(tx).await.map(drop)
}

/// Computes a career anew, with all achievements, and stores both. Nothing is stored about people
/// without matches: they may just have been forgotten.
async fn make(tx: &mut Connection, who: Who) -> sqlx::Result<Career> {
    let matches = matches(tx, who, ALL).await?;
    if matches.is_empty() {
        return Ok(Career::default());
    }
    let (career, earned) = Career::of(who.game, &matches);
    write(tx, who, &career).await?;
    let (guild, user, game) = columns(who);
    let delete = sqlx::query!(
        r#"DELETE FROM achievements WHERE guild = $1 AND "user" = $2 AND game = $3"#,
        guild,
        user,
        game
    );
    delete.execute(&mut *tx).await?;
    for one in earned {
        give(tx, who, one.achievement, one.at).await?;
    }
    Ok(career)
}

/// A person's matches of a game that count, among those of these numbers, in the order in which
/// they ended.
async fn matches(
    tx: &mut Connection,
    who: Who,
    ids: RangeInclusive<i64>,
) -> sqlx::Result<Vec<Past>> {
    let (guild, user, game) = columns(who);
    let rows = sqlx::query!(
        r#"SELECT matches.id, ended_at, variant, ladder, seats AS "seats: i64",
                  games AS "games: i64", rank AS "rank: i64", won AS "won: bool",
                  stayed AS "stayed: bool", score AS "score: i64", best AS "best: i64", facts,
                  (SELECT min(abs(other.score - own.score)) FROM results AS other
                   WHERE other.match = own.match AND other.seat <> own.seat AND other.stayed)
                    AS "closest: i64",
                  (SELECT max(score) FROM results AS other
                   WHERE other.match = own.match AND other.seat <> own.seat) AS "highest: i64",
                  EXISTS (SELECT 1 FROM results AS other
                          WHERE other.match = own.match AND bot = $4 AND other.rank > own.rank)
                    AS "hard!: bool"
           FROM results AS own JOIN matches ON matches.id = own.match
           WHERE own.guild = $1 AND "user" = $2 AND game = $3
             AND own.match BETWEEN $5 AND $6 AND void_at IS NULL
           ORDER BY ended_at, matches.id"#,
        guild,
        user,
        game,
        STRONGEST,
        ids.start(),
        ids.end()
    );
    let past = rows.fetch_all(tx).await?.into_iter().filter_map(|row| {
        Some(Past {
            at: (row.ended_at, TableId::from_sql(row.id).0),
            variant: row.variant,
            ladder: Ladder::named(&row.ladder)?,
            seats: number(row.seats),
            games: number(row.games),
            rank: row.rank.map(number),
            won: row.won,
            stayed: row.stayed,
            score: number(row.score),
            best: number(row.best),
            others: Others {
                closest: row.closest.map(number),
                highest: row.highest.map(number),
                hard: row.hard,
            },
            facts: row.facts.as_deref().and_then(|facts| AnyFacts::from_json(who.game, facts)),
        })
    });
    Ok(past.collect())
}

fn columns(who: Who) -> (i64, i64, &'static str) {
    (who.guild.to_sql(), who.user.to_sql(), who.game.as_str())
}
