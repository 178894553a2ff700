//! The puzzle of the day: who answered what.

use std::ops::Range;

use async_trait::async_trait;
use storage::rated::Thousandths;
use storage::{CommitError, DailyKey, PuzzleAnswer, PuzzleRecord, PuzzleStore, RatedOn, Result};
use values::{InteractionId, TableId, UserId};

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
            puzzle: row.puzzle.map(number),
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
        let insert = sqlx::query!(
            r#"INSERT INTO puzzle_answers
                 (game, "user", day, puzzle, choice, solved, mean, deviation, answered_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"#,
            key.game,
            user.to_sql(),
            i64::from(key.day),
            answer.puzzle.map(i64::from),
            answer.choice,
            answer.solved,
            mean,
            deviation,
            now
        );
        self.step(interaction, now, insert).await
    }

    async fn found_puzzle(&self, key: DailyKey) -> Result<Option<String>> {
        let row = sqlx::query_scalar!(
            "SELECT puzzle FROM found_puzzles WHERE game = $1 AND day = $2",
            key.game,
            i64::from(key.day)
        );
        Ok(limited(row.fetch_optional(&self.readers)).await?)
    }

    async fn keep_puzzle(&self, key: DailyKey, puzzle: &str) -> Result<()> {
        self.change(sqlx::query!(
            "INSERT INTO found_puzzles (game, day, puzzle) VALUES ($1, $2, $3)
             ON CONFLICT DO NOTHING",
            key.game,
            i64::from(key.day),
            puzzle
        ))
        .await
    }

    async fn matches_for_puzzles(
        &self,
        game: &str,
        variant: &str,
        ended: Range<i64>,
        most: u32,
    ) -> Result<Vec<TableId>> {
        let rows = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM matches
               WHERE game = $1 AND variant = $2 AND ended_at >= $3 AND ended_at < $4
                 AND void_at IS NULL
                 AND NOT EXISTS (
                   SELECT 1 FROM results LEFT JOIN people_settings
                     ON people_settings."user" = results."user"
                   WHERE results."match" = matches.id AND results.bot IS NULL
                     AND (results."user" IS NULL OR NOT people_settings.puzzles))
               ORDER BY seats - bots DESC, id LIMIT $5"#,
            game,
            variant,
            ended.start,
            ended.end,
            i64::from(most)
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        Ok(rows.into_iter().map(TableId::from_sql).collect())
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
