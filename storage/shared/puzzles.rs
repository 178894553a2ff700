//! The puzzle of the day: who answered what.

use async_trait::async_trait;
use storage::rated::Thousandths;
use storage::{CommitError, DailyKey, PuzzleAnswer, PuzzleRecord, PuzzleStore, RatedOn, Result};
use values::{InteractionId, UserId};

use super::number;
use crate::Store;
use crate::connection::limited;

#[async_trait]
impl PuzzleStore for Store {
    async fn puzzle_answer(&self, key: DailyKey, user: UserId) -> Result<Option<PuzzleAnswer>> {
        let row = sqlx::query!(
            r#"SELECT puzzle, choice, solved AS "solved: bool", mean, deviation
               FROM puzzle_answers WHERE game = $1 AND "user" = $2 AND day = $3"#,
            key.game,
            user.to_sql(),
            i64::from(key.day)
        );
        let row = limited(row.fetch_optional(&self.readers)).await?;
        Ok(row.map(|row| PuzzleAnswer {
            puzzle: number(row.puzzle),
            choice: row.choice,
            solved: row.solved,
            rating: Thousandths { mean: row.mean, deviation: row.deviation }.rating(),
        }))
    }

    async fn puzzle_rating(&self, before: DailyKey, user: UserId) -> Result<Option<RatedOn>> {
        let row = sqlx::query!(
            r#"SELECT day AS "day!: i64", mean AS "mean!: i64", deviation AS "deviation!: i64"
               FROM puzzle_answers
               WHERE game = $1 AND "user" = $2 AND day < $3 ORDER BY day DESC LIMIT 1"#,
            before.game,
            user.to_sql(),
            i64::from(before.day)
        );
        let row = limited(row.fetch_optional(&self.readers)).await?;
        Ok(row.map(|row| {
            let rating = Thousandths { mean: row.mean, deviation: row.deviation }.rating();
            RatedOn { day: number(row.day), rating }
        }))
    }

    async fn answer_puzzle(
        &self,
        key: DailyKey,
        user: UserId,
        answer: &PuzzleAnswer,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let Thousandths { mean, deviation } = Thousandths::of(answer.rating);
        let answered = self.step(
            interaction,
            now,
            sqlx::query!(
                r#"INSERT INTO puzzle_answers
                     (game, "user", day, puzzle, choice, solved, mean, deviation, answered_at)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"#,
                key.game,
                user.to_sql(),
                i64::from(key.day),
                i64::from(answer.puzzle),
                answer.choice,
                answer.solved,
                mean,
                deviation,
                now
            ),
        );
        answered.await
    }

    async fn puzzle_record(&self, key: DailyKey, user: UserId) -> Result<PuzzleRecord> {
        let row = sqlx::query!(
            r#"SELECT count(*) AS "answered!: i64",
                      count(CASE WHEN solved THEN 1 END) AS "solved!: i64",
                      count(CASE WHEN run = $3 + 1 THEN 1 END) AS "streak!: i64"
               FROM (SELECT solved, day + row_number() OVER (ORDER BY day DESC) AS run
                     FROM puzzle_answers
                     WHERE game = $1 AND "user" = $2 AND day <= $3) AS days"#,
            key.game,
            user.to_sql(),
            i64::from(key.day)
        );
        let row = limited(row.fetch_one(&self.readers)).await?;
        Ok(PuzzleRecord {
            answered: number(row.answered),
            solved: number(row.solved),
            streak: number(row.streak),
        })
    }
}
