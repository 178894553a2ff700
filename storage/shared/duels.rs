//! Duels: their deals, and the attempts of the two who play each.

use async_trait::async_trait;
use storage::{
    AttemptStep, CommitError, DuelStore, Duelist, NewDuel, Result, StoreError, StoredDuel, checksum,
};
use values::{GuildId, InteractionId, UserId};

use crate::Store;
use crate::connection::{Connection, limited};

#[async_trait]
impl DuelStore for Store {
    async fn make_duel(&self, duel: NewDuel<'_>, now: i64) -> Result<(), CommitError> {
        limited(async {
            let mut tx = self.begin().await?;
            if !insert(&mut tx, &duel, now).await? {
                return Err(CommitError::AlreadyHandled);
            }
            self.done(tx).await?;
            Ok(())
        })
        .await
    }

    async fn duel(&self, id: InteractionId) -> Result<Option<StoredDuel>> {
        let row = sqlx::query!(
            "SELECT game, guild, made_at, closes_at, seed, body, checksum, shared_at
             FROM duels WHERE id = $1",
            id.to_sql()
        );
        let Some(row) = limited(row.fetch_optional(&self.readers)).await? else { return Ok(None) };
        let rows = sqlx::query!(
            r#"SELECT "user", name, moves, checksum, began_at
               FROM duel_attempts WHERE duel = $1 ORDER BY side"#,
            id.to_sql()
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        if rows.is_empty() {
            // It was deleted between the two.
            return Ok(None);
        }
        let is_whole = checksum(&row.body) == row.checksum
            && rows.iter().all(|row| checksum(&row.moves) == row.checksum);
        if !is_whole {
            return Err(StoreError::Damaged(format!("duel {id}")));
        }
        let duelists = rows.into_iter().map(|row| Duelist {
            user: row.user.map(UserId::from_sql),
            name: row.name,
            moves: row.began_at.map(|_| row.moves),
        });
        Ok(Some(StoredDuel {
            game: row.game,
            guild: GuildId::from_sql(row.guild),
            made_at: row.made_at,
            closes_at: row.closes_at,
            seed: row.seed,
            body: row.body,
            shared: row.shared_at.is_some(),
            duelists: duelists.collect(),
        }))
    }

    async fn begin_duel(
        &self,
        id: InteractionId,
        user: UserId,
        moves: &str,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let update = sqlx::query!(
            r#"UPDATE duel_attempts SET moves = $1, checksum = $2, began_at = $3
               WHERE duel = $4 AND "user" = $5 AND began_at IS NULL"#,
            moves,
            checksum(moves),
            now,
            id.to_sql(),
            user.to_sql()
        );
        match self.step(interaction, now, update).await {
            // The one that has begun stays as it is.
            Err(CommitError::Outdated) => Ok(()),
            outcome => outcome,
        }
    }

    async fn step_duel(
        &self,
        id: InteractionId,
        step: AttemptStep<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let update = sqlx::query!(
            r#"UPDATE duel_attempts
               SET step = $1, moves = $2, checksum = $3, ended_at = $4, score = $5
               WHERE duel = $6 AND "user" = $7 AND step = $8
                   AND began_at IS NOT NULL AND ended_at IS NULL
                   AND (duel >= 0 OR EXISTS
                     (SELECT 1 FROM league_pairings AS drawn
                      WHERE drawn.duel = $6 AND drawn.result IS NULL))"#,
            i64::from(step.step),
            step.moves,
            checksum(step.moves),
            step.score.map(|_| now),
            step.score.map(i64::from),
            id.to_sql(),
            step.user.to_sql(),
            i64::from(step.from)
        );
        self.step(interaction, now, update).await
    }

    async fn share_duel(&self, id: InteractionId, now: i64) -> Result<bool> {
        let shared = self.write(sqlx::query!(
            "UPDATE duels SET shared_at = $1 WHERE id = $2 AND shared_at IS NULL",
            now,
            id.to_sql()
        ));
        Ok(shared.await? > 0)
    }

    async fn forget_duels(&self, before: i64, most: u32) -> Result<u64> {
        self.write(sqlx::query!(
            "DELETE FROM duels WHERE id IN
               (SELECT id FROM duels WHERE made_at < $1 AND NOT EXISTS
                  (SELECT 1 FROM league_pairings WHERE duel = duels.id AND result IS NULL)
                ORDER BY made_at LIMIT $2)",
            before,
            i64::from(most)
        ))
        .await
    }
}

/// Inserts a duel and those who play it; `false` where one has this id.
pub(super) async fn insert(
    tx: &mut Connection,
    duel: &NewDuel<'_>,
    now: i64,
) -> sqlx::Result<bool> {
    let (id, sum) = (duel.id.to_sql(), checksum(duel.body));
    let made = sqlx::query!(
        "INSERT INTO duels (id, game, guild, made_at, closes_at, seed, body, checksum)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        id,
        duel.game,
        duel.guild.to_sql(),
        now,
        duel.closes_at,
        duel.seed,
        duel.body,
        sum
    );
    if made.execute(&mut *tx).await?.rows_affected() == 0 {
        return Ok(false);
    }
    for (side, (user, name)) in (0_i64..).zip(duel.duelists) {
        let insert = sqlx::query!(
            r#"INSERT INTO duel_attempts (duel, side, "user", name, step, moves, checksum)
               VALUES ($1, $2, $3, $4, 0, '', $5)"#,
            id,
            side,
            user.to_sql(),
            name,
            checksum("")
        );
        insert.execute(&mut *tx).await?;
    }
    Ok(true)
}
