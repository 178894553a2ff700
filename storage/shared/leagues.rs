//! Leagues: who is in them, and who plays whom in each week.

use async_trait::async_trait;
use league::Member;
use storage::{LeagueStore, NewLeague, Result, StoreError, StoredLeague, StoredPairing, WeekTurn};
use values::{ChannelId, FORMER, GuildId, InteractionId, UserId};

use super::{duels, number};
use crate::Store;
use crate::connection::limited;

#[async_trait]
impl LeagueStore for Store {
    async fn make_league(&self, league: NewLeague<'_>, now: i64) -> Result<bool> {
        let made = self.write(sqlx::query!(
            "INSERT INTO leagues (id, game, guild, channel, locale, weeks, week, since, open)
             VALUES ($1, $2, $3, $4, $5, $6, 0, $7, true) ON CONFLICT DO NOTHING",
            league.id.to_sql(),
            league.game,
            league.guild.to_sql(),
            league.channel.to_sql(),
            league.locale,
            i64::from(league.weeks),
            now
        ));
        Ok(made.await? > 0)
    }

    async fn league(&self, id: InteractionId) -> Result<Option<StoredLeague>> {
        limited(async {
            let id = id.to_sql();
            let mut reading = self.snapshot().await?;
            let row = sqlx::query!(
                r#"SELECT game, guild, channel, locale, weeks, week, since, open AS "open: bool"
                   FROM leagues WHERE id = $1"#,
                id
            );
            let Some(row) = row.fetch_optional(&mut *reading).await? else { return Ok(None) };
            let members = sqlx::query!(
                r#"SELECT id, "user", name, plays AS "plays: bool"
                   FROM league_members WHERE league = $1 ORDER BY id"#,
                id
            );
            let members = members.fetch_all(&mut *reading).await?.into_iter().map(|row| {
                let (id, user) = (InteractionId::from_sql(row.id), row.user.map(UserId::from_sql));
                Member { id, user, name: row.name, plays: row.plays }
            });
            // Only an attempt that was played to its end has a score.
            let pairings = sqlx::query!(
                r#"SELECT week, number, first, second, league_pairings.duel, result, correction,
                          one.score AS "first_score?", other.score AS "second_score?"
                   FROM league_pairings
                   LEFT JOIN duel_attempts AS one
                     ON one.duel = league_pairings.duel AND one.side = 0
                   LEFT JOIN duel_attempts AS other
                     ON other.duel = league_pairings.duel AND other.side = 1
                   WHERE league = $1 ORDER BY week, number"#,
                id
            );
            let pairings = pairings.fetch_all(&mut *reading).await?.into_iter().map(|row| {
                let member = InteractionId::from_sql;
                StoredPairing {
                    week: number(row.week),
                    number: number(row.number),
                    members: (member(row.first), row.second.map(member)),
                    duel: row.duel.map(InteractionId::from_sql),
                    scores: [row.first_score.map(number), row.second_score.map(number)],
                    result: row.result,
                    correction: row.correction,
                }
            });
            Ok(Some(StoredLeague {
                game: row.game,
                guild: GuildId::from_sql(row.guild),
                channel: ChannelId::from_sql(row.channel),
                locale: row.locale,
                weeks: number(row.weeks),
                week: number(row.week),
                since: row.since,
                open: row.open,
                members: members.collect(),
                pairings: pairings.collect(),
            }))
        })
        .await
    }

    async fn latest_league(&self, guild: GuildId, game: &str) -> Result<Option<InteractionId>> {
        let id = sqlx::query_scalar!(
            "SELECT id FROM leagues WHERE guild = $1 AND game = $2 ORDER BY id DESC LIMIT 1",
            guild.to_sql(),
            game
        );
        let id = limited(id.fetch_optional(&self.readers)).await?;
        Ok(id.map(InteractionId::from_sql))
    }

    async fn join_league(
        &self,
        league: InteractionId,
        click: InteractionId,
        (user, name): (UserId, &str),
    ) -> Result<()> {
        self.change(sqlx::query!(
            r#"INSERT INTO league_members (league, id, "user", name, plays)
               VALUES ($1, $2, $3, $4, true)
               ON CONFLICT ("user", league) DO UPDATE SET plays = true, name = excluded.name"#,
            league.to_sql(),
            click.to_sql(),
            user.to_sql(),
            name
        ))
        .await
    }

    async fn leave_league(&self, league: InteractionId, user: UserId) -> Result<()> {
        self.change(sqlx::query!(
            r#"UPDATE league_members SET plays = false WHERE league = $1 AND "user" = $2"#,
            league.to_sql(),
            user.to_sql()
        ))
        .await
    }

    async fn turn_week(&self, turn: WeekTurn<'_>, now: i64) -> Result<bool> {
        limited(async {
            let mut tx = self.begin().await?;
            let (league, ends) = (turn.league.to_sql(), i64::from(turn.ends));
            let week = ends + i64::from(turn.begins.is_some());
            // The process that changes this row turns the week; the others find it changed.
            let turned = sqlx::query!(
                "UPDATE leagues SET week = $1, since = $2, open = $3
                 WHERE id = $4 AND week = $5 AND open",
                week,
                now,
                turn.begins.is_some(),
                league,
                ends
            );
            if turned.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(false);
            }
            for (number, result) in turn.results {
                let update = sqlx::query!(
                    "UPDATE league_pairings SET result = $1
                     WHERE league = $2 AND week = $3 AND number = $4",
                    *result,
                    league,
                    ends,
                    i64::from(*number)
                );
                update.execute(&mut *tx).await?;
            }
            // Nobody plays on in what has been counted.
            let update = sqlx::query!(
                "UPDATE duels SET closes_at = $1 WHERE closes_at > $1 AND id IN
                   (SELECT duel FROM league_pairings WHERE league = $2 AND week = $3)",
                now,
                league,
                ends
            );
            update.execute(&mut *tx).await?;
            for (number, pairing) in (0_i64..).zip(turn.begins.iter().flatten()) {
                let second = pairing.second.as_ref();
                if let Some((_, duel)) = second
                    && !duels::insert(&mut tx, duel, now).await?
                {
                    return Err(StoreError::Write(format!("there is a duel {}", duel.id)));
                }
                let insert = sqlx::query!(
                    "INSERT INTO league_pairings (league, week, number, first, second, duel)
                     VALUES ($1, $2, $3, $4, $5, $6)",
                    league,
                    week,
                    number,
                    pairing.first.to_sql(),
                    second.map(|(second, _)| second.to_sql()),
                    second.map(|(_, duel)| duel.id.to_sql())
                );
                insert.execute(&mut *tx).await?;
            }
            // Somebody may have been forgotten after the week was drawn up.
            let update = sqlx::query!(
                r#"UPDATE duel_attempts SET "user" = NULL, name = $1 WHERE duel IN
                     (SELECT duel FROM league_pairings WHERE league = $2 AND week = $3)
                   AND NOT EXISTS (SELECT 1 FROM league_members AS member
                     WHERE member.league = $2 AND member."user" = duel_attempts."user")"#,
                FORMER,
                league,
                week
            );
            update.execute(&mut *tx).await?;
            self.done(tx).await?;
            Ok(true)
        })
        .await
    }

    async fn correct_pairing(
        &self,
        league: InteractionId,
        week: u32,
        number: u32,
        correction: Option<&str>,
    ) -> Result<()> {
        self.change(sqlx::query!(
            "UPDATE league_pairings SET correction = $1
             WHERE league = $2 AND week = $3 AND number = $4",
            correction,
            league.to_sql(),
            i64::from(week),
            i64::from(number)
        ))
        .await
    }

    async fn leagues_due(&self, began: i64) -> Result<Vec<InteractionId>> {
        let ids = sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM leagues WHERE since <= $1 AND open AND week > 0"#,
            began
        );
        let ids = limited(ids.fetch_all(&self.readers)).await?;
        Ok(ids.into_iter().map(InteractionId::from_sql).collect())
    }

    async fn forget_leagues(&self, before: i64, most: u32) -> Result<u64> {
        self.write(sqlx::query!(
            "DELETE FROM leagues WHERE id IN
               (SELECT id FROM leagues
                WHERE since < $1 AND (NOT open OR week = 0) ORDER BY since LIMIT $2)",
            before,
            i64::from(most)
        ))
        .await
    }
}
