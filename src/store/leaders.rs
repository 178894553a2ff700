//! The leaderboard of a server.

use super::{Store, StoreError};
use crate::ids::{GuildId, TableId, UserId};

/// One line of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// Place, from 1; equal records share a place.
    pub place: i64,
    /// The person.
    pub user: UserId,
    /// The name of their latest match here.
    pub name: String,
    /// Matches played to the end.
    pub matches: i64,
    /// Matches won, alone or shared.
    pub wins: i64,
    /// Points a deal, on average; `None` when they never counted.
    pub average: Option<f64>,
    /// The best deal, the one with the fewest points or with the most; `None` when points never counted.
    pub best: Option<i64>,
}

/// A game, as far as a leaderboard must know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedGame<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether the highest score wins.
    pub highest_wins: bool,
}

/// Where somebody stands on a leaderboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The person.
    pub user: UserId,
    /// Place, from 1.
    pub place: i64,
}

impl Store {
    /// The whole leaderboard of a server for one game, of one of its variants or of all, best first: by
    /// wins, then by share of matches won, then by points a deal: the fewest first, or the most.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leaders(
        &self,
        guild: GuildId,
        game: RankedGame<'_>,
        variant: Option<&str>,
    ) -> Result<Vec<Leader>, StoreError> {
        self.leaders_without(guild, game, variant, None).await
    }

    async fn leaders_without(
        &self,
        guild: GuildId,
        game: RankedGame<'_>,
        variant: Option<&str>,
        without: Option<TableId>,
    ) -> Result<Vec<Leader>, StoreError> {
        let guild = guild.to_sql();
        // No table has the number -1.
        let without = without.map_or(-1, TableId::to_sql);
        let sign = if game.highest_wins { -1_i64 } else { 1 };
        let rows = sqlx::query!(
            r#"SELECT
                 RANK() OVER (ORDER BY wins DESC, 1.0 * wins / matches DESC, ?5 * average NULLS LAST) AS "place!: i64",
                 user AS "user!: i64",
                 (SELECT name FROM results AS latest
                  WHERE latest.guild = ?1 AND latest.user = per_user.user
                  ORDER BY match DESC LIMIT 1) AS "name!: String",
                 matches AS "matches!: i64",
                 wins AS "wins!: i64",
                 average AS "average: f64",
                 best AS "best: i64"
               FROM (SELECT user, COUNT(*) AS matches, SUM(won) AS wins,
                            1.0 * SUM(CASE WHEN variant LIKE '%+%' THEN 0 ELSE score END)
                              / NULLIF(SUM(CASE WHEN variant LIKE '%+%' THEN 0 ELSE games END), 0)
                              AS average,
                            ?5 * MIN(CASE WHEN variant LIKE '%+%' THEN NULL ELSE ?5 * best END)
                              AS best
                     FROM matches JOIN results ON results.match = matches.id
                     WHERE matches.guild = ?1 AND game = ?4 AND ladder = 'table' AND void_at IS NULL
                       AND user IS NOT NULL AND matches.id <> ?2
                       AND (?3 IS NULL OR variant = ?3 OR variant LIKE ?3 || '+%')
                     GROUP BY user) AS per_user
               ORDER BY 1, 3, 2"#,
            guild,
            without,
            variant,
            game.name,
            sign
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| Leader {
                place: row.place,
                user: UserId::from_sql(row.user),
                name: row.name,
                matches: row.matches,
                wins: row.wins,
                average: row.average,
                best: row.best,
            })
            .collect())
    }

    /// Where everybody on a server stands in a game, or would stand if one match had not been played.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standings(
        &self,
        guild: GuildId,
        game: RankedGame<'_>,
        without: Option<TableId>,
    ) -> Result<Vec<Standing>, StoreError> {
        let leaders = self.leaders_without(guild, game, None, without).await?;
        Ok(leaders.into_iter().map(|l| Standing { user: l.user, place: l.place }).collect())
    }
}
