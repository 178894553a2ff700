//! Finished matches, and how each came out for its seats: what leaderboards, ratings and statistics are
//! made of.

use sqlx::SqliteConnection;

use crate::ids::{GuildId, TableId, UserId};

/// A match that is over, and counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedMatch {
    /// The server.
    pub guild: GuildId,
    /// The game's name.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// With which matches it is compared.
    pub ladder: &'static str,
    /// Games played.
    pub games: u32,
    /// Turns played.
    pub turns: u32,
    /// The seats, in their order.
    pub seats: Vec<SeatLine>,
}

/// How a match came out for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// The person; `None` for a bot.
    pub user: Option<UserId>,
    /// How well a bot plays; `None` for a person.
    pub bot: Option<String>,
    /// Their name as it was shown.
    pub name: String,
    /// The place, from 1; equal scores share one.
    pub rank: u32,
    /// Won, alone or with others, and stayed to the end.
    pub won: bool,
    /// Played at least half of the turns themselves, and did not leave.
    pub stayed: bool,
    /// The score of the whole match, in the game's own unit.
    pub score: u32,
    /// The score of the best game.
    pub best: u32,
    /// What statistics are made of, opaque here.
    pub facts: Option<String>,
}

/// Writes a match into a transaction. Written once more, it replaces what is there.
pub(super) async fn write(
    tx: &mut SqliteConnection,
    table: TableId,
    finished: &FinishedMatch,
    now: i64,
) -> Result<(), sqlx::Error> {
    let (id, guild) = (table.to_sql(), finished.guild.to_sql());
    let seats = i64::try_from(finished.seats.len()).unwrap_or(i64::MAX);
    let bots = finished.seats.iter().filter(|seat| seat.bot.is_some()).count();
    let bots = i64::try_from(bots).unwrap_or(i64::MAX);
    sqlx::query!("DELETE FROM matches WHERE id = ?", id).execute(&mut *tx).await?;
    sqlx::query!(
        "INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        id,
        guild,
        finished.game,
        finished.variant,
        finished.ladder,
        seats,
        bots,
        finished.games,
        finished.turns,
        now
    )
    .execute(&mut *tx)
    .await?;
    for (number, seat) in (0_i64..).zip(&finished.seats) {
        let user = seat.user.map(UserId::to_sql);
        sqlx::query!(
            "INSERT INTO results
               (match, seat, guild, user, bot, name, rank, won, stayed, score, best, facts)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            id,
            number,
            guild,
            user,
            seat.bot,
            seat.name,
            seat.rank,
            seat.won,
            seat.stayed,
            seat.score,
            seat.best,
            seat.facts
        )
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}
