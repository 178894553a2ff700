//! Tallies, and how far ladders are rated. Both follow from finished matches: the transaction that
//! writes, deletes, declares void or restores a match calls these.
//!
//! Ratings are only marked as out of date here; they are computed when somebody asks for them.

use storage::FinishedMatch;
use values::UserId;

use crate::connection::Connection;

/// Counts a match that has just been written.
pub(super) async fn add(
    tx: &mut Connection,
    id: i64,
    finished: &FinishedMatch,
) -> sqlx::Result<()> {
    let insert = sqlx::query!(
        "INSERT INTO ladders (guild, game, ladder) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        finished.guild.to_sql(),
        finished.game,
        finished.ladder
    );
    insert.execute(&mut *tx).await?;
    set_ladder_back(tx, id).await?;
    count(tx, id, 1).await
}

/// Adds the results of a match to the tallies of its people (`sign` 1), or subtracts them (-1). The
/// games of whoever has not stayed count without their scores, which are more a bot's than theirs.
pub(super) async fn count(tx: &mut Connection, id: i64, sign: i64) -> sqlx::Result<()> {
    // In the order of people, so that two of these never wait for each other.
    let insert = sqlx::query!(
        r#"INSERT INTO tallies (ladder, "user", variant, matches, wins, games, score)
           SELECT ladders.id, "user", variant, $2 * count(*), $2 * count(*) FILTER (WHERE won),
                  $2 * count(*) FILTER (WHERE stayed) * games,
                  $2 * CAST(sum(CASE WHEN stayed THEN score ELSE 0 END) AS BIGINT)
           FROM matches JOIN ladders USING (guild, game, ladder)
           JOIN results ON results.match = matches.id
           WHERE matches.id = $1 AND "user" IS NOT NULL
           GROUP BY ladders.id, "user", variant, games ORDER BY "user"
           ON CONFLICT (ladder, "user", variant) DO UPDATE SET
             matches = tallies.matches + excluded.matches, wins = tallies.wins + excluded.wins,
             games = tallies.games + excluded.games, score = tallies.score + excluded.score"#,
        id,
        sign
    );
    insert.execute(&mut *tx).await?;
    if sign > 0 {
        return Ok(());
    }
    let delete = sqlx::query!(
        r#"DELETE FROM tallies
           WHERE matches <= 0 AND "user" IN (SELECT "user" FROM results WHERE match = $1)
             AND ladder = (SELECT ladders.id FROM ladders JOIN matches USING (guild, game, ladder)
                           WHERE matches.id = $1)"#,
        id
    );
    delete.execute(&mut *tx).await?;
    // A person without a match has no rating.
    let delete = sqlx::query!(
        r#"DELETE FROM ratings
           WHERE "user" IN (SELECT "user" FROM results WHERE match = $1)
             AND ladder = (SELECT ladders.id FROM ladders JOIN matches USING (guild, game, ladder)
                           WHERE matches.id = $1)
             AND NOT EXISTS (SELECT 1 FROM tallies WHERE tallies.ladder = ratings.ladder
                             AND tallies."user" = ratings."user")"#,
        id
    );
    delete.execute(tx).await.map(drop)
}

/// Sets the ladder of a match back to before it, if it is rated up to there or further.
///
/// It comes before tallies and careers change, so that all transactions lock in one order.
pub(super) async fn set_ladder_back(tx: &mut Connection, id: i64) -> sqlx::Result<()> {
    // A process that is rating it is waited for: the next query sees its progress.
    let update = sqlx::query!(
        "UPDATE ladders SET redo = redo FROM matches
         WHERE matches.id = $1 AND ladders.guild = matches.guild AND ladders.game = matches.game
           AND ladders.ladder = matches.ladder",
        id
    );
    update.execute(&mut *tx).await?;
    let update = sqlx::query!(
        "UPDATE ladders SET rated_at = ended_at, rated_match = matches.id - 1, redo = true
         FROM matches
         WHERE matches.id = $1 AND ladders.guild = matches.guild AND ladders.game = matches.game
           AND ladders.ladder = matches.ladder
           AND (rated_at, rated_match) >= (ended_at, matches.id)",
        id
    );
    update.execute(tx).await.map(drop)
}

/// Sets the ladders of a person who is forgotten back to before their first match: everything from
/// there on is rated differently without them. In a match alone against bots nobody else is rated.
pub(super) async fn set_ladders_back(tx: &mut Connection, user: UserId) -> sqlx::Result<()> {
    let user = user.to_sql();
    // Processes that are rating them are waited for, as above.
    let update = sqlx::query!(
        r#"UPDATE ladders SET redo = redo
           WHERE id IN (SELECT ladder FROM tallies WHERE "user" = $1)"#,
        user
    );
    update.execute(&mut *tx).await?;
    let update = sqlx::query!(
        r#"UPDATE ladders SET rated_at = first.played_at, rated_match = first.match - 1, redo = true
           FROM (SELECT ladder, played_at, match,
                        row_number() OVER (PARTITION BY ladder ORDER BY played_at, match) AS number
                 FROM rating_history WHERE "user" = $1) AS first
           WHERE number = 1 AND ladders.id = first.ladder AND ladders.ladder <> 'solo'
             AND (rated_at, rated_match) >= (first.played_at, first.match)"#,
        user
    );
    update.execute(tx).await.map(drop)
}
