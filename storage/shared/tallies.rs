//! What follows from finished matches: tallies and the ladders. Whoever writes, declares void or
//! deletes a match calls these in the same transaction.
//!
//! Ratings are only marked here; they are worked out when somebody asks for them.

use storage::FinishedMatch;
use storage::ids::UserId;

use crate::connection::{Connection, Query};

/// Counts a match that has just been written.
pub(super) async fn add(
    tx: &mut Connection,
    id: i64,
    finished: &FinishedMatch,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "INSERT INTO ladders (guild, game, ladder) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        finished.guild.to_sql(),
        finished.game,
        finished.ladder
    )
    .execute(&mut *tx)
    .await?;
    set_ladder_back(tx, id).await?;
    count(tx, id, 1).await
}

/// Adds the results of a match to what its people have played (`sign` 1), or takes them off (-1).
pub(super) async fn count(tx: &mut Connection, id: i64, sign: i64) -> Result<(), sqlx::Error> {
    // In the order of people, so that two of these never wait for each other.
    sqlx::query!(
        r#"INSERT INTO tallies (ladder, "user", variant, matches, wins, games, score)
           SELECT ladders.id, "user", variant, $2 * count(*), $2 * count(*) FILTER (WHERE won),
                  $2 * count(*) * games, $2 * CAST(sum(score) AS BIGINT)
           FROM matches JOIN ladders USING (guild, game, ladder)
           JOIN results ON results.match = matches.id
           WHERE matches.id = $1 AND "user" IS NOT NULL
           GROUP BY ladders.id, "user", variant, games ORDER BY "user"
           ON CONFLICT (ladder, "user", variant) DO UPDATE SET
             matches = tallies.matches + excluded.matches, wins = tallies.wins + excluded.wins,
             games = tallies.games + excluded.games, score = tallies.score + excluded.score"#,
        id,
        sign
    )
    .execute(&mut *tx)
    .await?;
    if sign > 0 {
        return Ok(());
    }
    sqlx::query!(
        r#"DELETE FROM tallies
           WHERE matches <= 0 AND "user" IN (SELECT "user" FROM results WHERE match = $1)
             AND ladder = (SELECT ladders.id FROM ladders JOIN matches USING (guild, game, ladder)
                           WHERE matches.id = $1)"#,
        id
    )
    .execute(&mut *tx)
    .await?;
    // Whoever has no match left has no rating.
    sqlx::query!(
        r#"DELETE FROM ratings
           WHERE "user" IN (SELECT "user" FROM results WHERE match = $1)
             AND ladder = (SELECT ladders.id FROM ladders JOIN matches USING (guild, game, ladder)
                           WHERE matches.id = $1)
             AND NOT EXISTS (SELECT 1 FROM tallies WHERE tallies.ladder = ratings.ladder
                             AND tallies."user" = ratings."user")"#,
        id
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// What has been worked out with a match that changes now is worked out anew: ratings from that
/// match on, the careers of its people from their first one.
pub(super) async fn begin_anew(tx: &mut Connection, id: i64) -> Result<(), sqlx::Error> {
    set_ladder_back(tx, id).await?;
    sqlx::query!(
        r#"DELETE FROM careers WHERE (guild, "user", game) IN
             (SELECT matches.guild, "user", game
              FROM matches JOIN results ON results.match = matches.id WHERE matches.id = $1)"#,
        id
    )
    .execute(&mut *tx)
    .await?;
    sqlx::query!(
        r#"DELETE FROM achievements WHERE (guild, "user", game) IN
             (SELECT matches.guild, "user", game
              FROM matches JOIN results ON results.match = matches.id WHERE matches.id = $1)"#,
        id
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// The ladder stands before a match that has been rated, or comes before those that have been.
async fn set_ladder_back(tx: &mut Connection, id: i64) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "UPDATE ladders SET rated_at = ended_at, rated_match = matches.id - 1, redo = true
         FROM matches
         WHERE matches.id = $1 AND ladders.guild = matches.guild AND ladders.game = matches.game
           AND ladders.ladder = matches.ladder
           AND (rated_at, rated_match) >= (ended_at, matches.id)",
        id
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// After this change the ladders of somebody who is forgotten stand before their first match:
/// without them, everything from there on comes out otherwise.
pub(super) fn set_ladders_back(user: UserId) -> Query<'static> {
    sqlx::query!(
        r#"UPDATE ladders SET rated_at = first.played_at, rated_match = first.match - 1, redo = true
           FROM (SELECT ladder, played_at, match,
                        row_number() OVER (PARTITION BY ladder ORDER BY played_at, match) AS number
                 FROM rating_history WHERE "user" = $1) AS first
           WHERE number = 1 AND ladders.id = first.ladder
             AND (rated_at, rated_match) >= (first.played_at, first.match)"#,
        user.to_sql()
    )
}
