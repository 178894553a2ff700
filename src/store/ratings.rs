//! Ratings in the database: what has not been rated is rated when somebody asks.
//!
//! A ladder knows up to which match it is rated. Matches behind that are rated in the order in which
//! they ended, some at a time, so that tables do not wait for the writer. When a match that was rated
//! is declared void, deleted or restored, or somebody in it forgotten, triggers set the ladder back
//! to where it stood before; from there on everything is rated again, and what is shown changes once
//! that is done. So ratings are what they would be had all of it been so from the beginning.

use std::collections::{BTreeMap, HashMap, HashSet};

use ratings::anchors::Anchors;
use serde_json::{Value, json};
use sqlx::SqliteConnection;

use super::rated::{
    Known, RatedLine, RatedMatch, RatedSeat, RatingChange, Thousandths, method, rate_match,
};
use super::{RankedLadder, Store, StoreError, writer};
use crate::ids::{TableId, UserId};

/// How many matches are rated in one transaction. It takes about ten milliseconds, for which tables wait.
const AT_ONCE: i64 = if cfg!(test) { 3 } else { 100 };

/// Where a ladder stands.
struct LadderRow {
    id: i64,
    rated_at: i64,
    rated_match: i64,
    redo: bool,
    method: i64,
}

impl Store {
    /// Rates what has not been rated. What is there is shown until everything is done.
    ///
    /// # Errors
    /// When the database fails; what was rated by then stays.
    pub async fn rate(&self, of: RankedLadder<'_>) -> Result<(), StoreError> {
        while self.is_to_be_rated(of).await? {
            let mut connection = self.writer.acquire().await?;
            writer::begin(&mut connection).await?;
            let step = rate_some(&mut connection, of).await;
            writer::end(&mut connection, step).await?;
            self.committed();
        }
        Ok(())
    }

    async fn is_to_be_rated(&self, of: RankedLadder<'_>) -> Result<bool, StoreError> {
        let mut connection = self.readers.acquire().await?;
        let Some(ladder) = ladder_row(&mut connection, of).await? else { return Ok(false) };
        if ladder.redo || ladder.method != method(of.game) {
            return Ok(true);
        }
        let guild = of.guild.to_sql();
        let next = sqlx::query_scalar!(
            "SELECT id FROM matches
             WHERE guild = ? AND game = ? AND ladder = ? AND (ended_at, id) > (?, ?) LIMIT 1",
            guild,
            of.game.name,
            of.ladder,
            ladder.rated_at,
            ladder.rated_match
        );
        Ok(next.fetch_optional(&mut *connection).await?.is_some())
    }

    /// What a match has changed, by what has been rated so far. Empty for one that is not rated.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rating_changes(&self, table: TableId) -> Result<Vec<RatingChange>, StoreError> {
        let id = table.to_sql();
        let rows = sqlx::query_as!(
            HistoryRow,
            r#"SELECT user AS "user!", played_at AS "played_at!", mean_before, deviation_before,
                      mean, deviation, matches
               FROM rating_history WHERE match = ?"#,
            id
        );
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(RatingChange::from).collect())
    }

    /// How somebody's rating has come about, the first rated match first, by what has been rated so far.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rating_curve(
        &self,
        of: RankedLadder<'_>,
        user: UserId,
    ) -> Result<Vec<RatingChange>, StoreError> {
        let (guild, user) = (of.guild.to_sql(), user.to_sql());
        let rows = sqlx::query_as!(
            HistoryRow,
            r#"SELECT user AS "user!", played_at AS "played_at!", mean_before, deviation_before,
                      mean, deviation, matches
               FROM rating_history
               WHERE rating_history.ladder =
                     (SELECT id FROM ladders WHERE guild = ? AND game = ? AND ladder = ?)
                 AND user = ?
               ORDER BY played_at, match"#,
            guild,
            of.game.name,
            of.ladder,
            user
        );
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(RatingChange::from).collect())
    }
}

struct HistoryRow {
    user: i64,
    played_at: i64,
    mean_before: i64,
    deviation_before: i64,
    mean: i64,
    deviation: i64,
    matches: i64,
}

impl From<HistoryRow> for RatingChange {
    fn from(row: HistoryRow) -> Self {
        let rating = |mean, deviation| Thousandths { mean, deviation }.rating();
        Self {
            user: UserId::from_sql(row.user),
            played_at: row.played_at,
            before: rating(row.mean_before, row.deviation_before),
            after: rating(row.mean, row.deviation),
            matches: row.matches,
        }
    }
}

async fn ladder_row(
    tx: &mut SqliteConnection,
    of: RankedLadder<'_>,
) -> Result<Option<LadderRow>, sqlx::Error> {
    let guild = of.guild.to_sql();
    let row = sqlx::query_as!(
        LadderRow,
        r#"SELECT id, rated_at, rated_match, redo AS "redo: bool", method FROM ladders
           WHERE guild = ? AND game = ? AND ladder = ?"#,
        guild,
        of.game.name,
        of.ladder
    );
    row.fetch_optional(tx).await
}

/// Rates the next matches of a ladder.
async fn rate_some(tx: &mut SqliteConnection, of: RankedLadder<'_>) -> Result<(), sqlx::Error> {
    let Some(mut ladder) = ladder_row(tx, of).await? else { return Ok(()) };
    let method = method(of.game);
    if ladder.method != method {
        // Everything from the beginning.
        ladder = LadderRow { rated_at: i64::MIN, rated_match: i64::MIN, redo: true, ..ladder };
    }
    let next = next_matches(tx, of, &ladder).await?;
    let mut known = known(tx, &ladder, &next).await?;
    let anchors = Anchors::of_game(of.game.name);
    let (mut lines, mut latest) = (Vec::new(), BTreeMap::new());
    for played in &next {
        for line in rate_match(anchors, played, &mut known) {
            latest.insert(line.user, line.after);
            lines.push(history_line(played, &line));
        }
    }
    if ladder.redo {
        forget(tx, &next).await?;
    }
    write_history(tx, ladder.id, lines).await?;
    let done = i64::try_from(next.len()).unwrap_or(i64::MAX) < AT_ONCE;
    match (ladder.redo, done) {
        (false, _) => write_ratings(tx, ladder.id, &latest).await?,
        (true, true) => renew_ratings(tx, ladder.id).await?,
        // Half of it would be wrong: it is shown once all of it is there.
        (true, false) => {}
    }
    let last = next.last();
    let (at, id) = last.map_or((ladder.rated_at, ladder.rated_match), |it| (it.ended_at, it.id));
    let redo = ladder.redo && !done;
    sqlx::query!(
        "UPDATE ladders SET rated_at = ?, rated_match = ?, redo = ?, method = ? WHERE id = ?",
        at,
        id,
        redo,
        method,
        ladder.id
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// The next matches of a ladder in their order; those that are not rated have no seats.
async fn next_matches(
    tx: &mut SqliteConnection,
    of: RankedLadder<'_>,
    ladder: &LadderRow,
) -> Result<Vec<RatedMatch>, sqlx::Error> {
    let guild = of.guild.to_sql();
    let rows = sqlx::query!(
        r#"SELECT next.id AS "id!: i64", next.ended_at AS "ended_at!: i64", next.seats AS "seats!: i64",
                  seat AS "seat?: i64", user AS "user?: i64", bot AS "bot?: String",
                  rank AS "rank?: u32", stayed AS "stayed?: bool"
           FROM (SELECT id, ended_at, seats,
                        void_at IS NULL AND coalesce(turns, 0) >= ?6 AS counts
                 FROM matches
                 WHERE guild = ?1 AND game = ?2 AND ladder = ?3 AND (ended_at, id) > (?4, ?5)
                 ORDER BY ended_at, id LIMIT ?7) AS next
           LEFT JOIN results ON results.match = next.id AND next.counts
           ORDER BY next.ended_at, next.id, seat"#,
        guild,
        of.game.name,
        of.ladder,
        ladder.rated_at,
        ladder.rated_match,
        of.game.rated_turns,
        AT_ONCE
    )
    .fetch_all(tx)
    .await?;
    let mut next: Vec<RatedMatch> = Vec::new();
    let mut incomplete = HashSet::new();
    for row in &rows {
        if next.last().is_none_or(|last| last.id != row.id) {
            next.push(RatedMatch { id: row.id, ended_at: row.ended_at, seats: Vec::new() });
        }
        let Some((last, stayed)) = next.last_mut().zip(row.stayed) else { continue };
        // Of matches that ended before there were ratings neither all seats nor all places are known.
        if row.rank.is_none() || row.seat.is_some_and(|seat| seat >= row.seats) {
            incomplete.insert(row.id);
        }
        let rank = row.rank.unwrap_or(u32::MAX);
        last.seats.push(RatedSeat { user: row.user, bot: row.bot.clone(), rank, stayed });
    }
    let seats: HashMap<i64, i64> = rows.iter().map(|row| (row.id, row.seats)).collect();
    for played in &mut next {
        let there = i64::try_from(played.seats.len()).unwrap_or(i64::MAX);
        if incomplete.contains(&played.id) || seats.get(&played.id) != Some(&there) {
            played.seats.clear();
        }
    }
    Ok(next)
}

/// What is known of the people of these matches, as of where the ladder stands.
async fn known(
    tx: &mut SqliteConnection,
    ladder: &LadderRow,
    next: &[RatedMatch],
) -> Result<HashMap<i64, Known>, sqlx::Error> {
    let users: HashSet<i64> =
        next.iter().flat_map(|it| &it.seats).filter_map(|it| it.user).collect();
    let users = json!(Vec::from_iter(users)).to_string();
    let rows = sqlx::query!(
        r#"SELECT user AS "user!: i64", mean AS "mean!: i64", deviation AS "deviation!: i64",
                  matches AS "matches!: i64", played_at AS "played_at!: i64"
           FROM json_each(?1) AS somebody
           JOIN rating_history ON rating_history.ladder = ?2 AND rating_history.user = somebody.value
                AND (played_at, match) =
                    (SELECT played_at, match FROM rating_history AS latest
                     WHERE latest.ladder = ?2 AND latest.user = somebody.value
                       AND (latest.played_at, latest.match) <= (?3, ?4)
                     ORDER BY latest.played_at DESC, latest.match DESC LIMIT 1)"#,
        users,
        ladder.id,
        ladder.rated_at,
        ladder.rated_match
    )
    .fetch_all(tx)
    .await?;
    let known = rows.into_iter().map(|row| {
        let rating = Thousandths { mean: row.mean, deviation: row.deviation };
        (row.user, Known { rating, played_at: row.played_at, matches: row.matches })
    });
    Ok(known.collect())
}

fn history_line(played: &RatedMatch, line: &RatedLine) -> Value {
    let RatedLine { user, before, after: Known { rating, matches, .. } } = line;
    json!([
        user,
        played.ended_at,
        played.id,
        before.mean,
        before.deviation,
        rating.mean,
        rating.deviation,
        matches
    ])
}

async fn write_history(
    tx: &mut SqliteConnection,
    ladder: i64,
    lines: Vec<Value>,
) -> Result<(), sqlx::Error> {
    let lines = Value::Array(lines).to_string();
    sqlx::query!(
        "INSERT INTO rating_history
           (ladder, user, played_at, match, mean_before, deviation_before, mean, deviation, matches)
         SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
                value ->> 6, value ->> 7
         FROM json_each(?)",
        ladder,
        lines
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Takes away what was noted about these matches before.
async fn forget(tx: &mut SqliteConnection, matches: &[RatedMatch]) -> Result<(), sqlx::Error> {
    let matches: Vec<i64> = matches.iter().map(|played| played.id).collect();
    let matches = json!(matches).to_string();
    sqlx::query!(
        "DELETE FROM rating_history WHERE match IN (SELECT value FROM json_each(?))",
        matches
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Notes how strong these people are now.
async fn write_ratings(
    tx: &mut SqliteConnection,
    ladder: i64,
    latest: &BTreeMap<i64, Known>,
) -> Result<(), sqlx::Error> {
    let lines = latest.iter().map(|(user, known)| {
        let Known { rating, played_at, matches } = known;
        json!([user, rating.mean, rating.deviation, matches, played_at])
    });
    let lines = Value::Array(lines.collect()).to_string();
    sqlx::query!(
        "INSERT INTO ratings (ladder, user, mean, deviation, matches, played_at)
         SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
         FROM json_each(?) WHERE true
         ON CONFLICT (ladder, user) DO UPDATE SET
           mean = excluded.mean, deviation = excluded.deviation,
           matches = excluded.matches, played_at = excluded.played_at",
        ladder,
        lines
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Notes how strong everybody on a ladder is now, whoever was known before.
async fn renew_ratings(tx: &mut SqliteConnection, ladder: i64) -> Result<(), sqlx::Error> {
    sqlx::query!("DELETE FROM ratings WHERE ladder = ?", ladder).execute(&mut *tx).await?;
    sqlx::query!(
        "INSERT INTO ratings (ladder, user, mean, deviation, matches, played_at)
         SELECT rating_history.ladder, rating_history.user, mean, deviation, matches, played_at
         FROM (SELECT DISTINCT user FROM tallies WHERE tallies.ladder = ?1) AS somebody
         JOIN rating_history ON rating_history.ladder = ?1 AND rating_history.user = somebody.user
              AND (played_at, match) =
                  (SELECT played_at, match FROM rating_history AS latest
                   WHERE latest.ladder = ?1 AND latest.user = somebody.user
                   ORDER BY latest.played_at DESC, latest.match DESC LIMIT 1)",
        ladder
    )
    .execute(tx)
    .await?;
    Ok(())
}
