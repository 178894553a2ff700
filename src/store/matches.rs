//! Finished matches, and how each came out for its seats: what leaderboards, ratings and statistics are
//! made of.

use sqlx::SqliteConnection;

use super::{Store, StoreError, writer};
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

/// A match that was played, as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMatch {
    /// The number of its table.
    pub id: TableId,
    /// The variant's name.
    pub variant: String,
    /// With which matches it is compared.
    pub ladder: String,
    /// When it ended (ms since 1970).
    pub ended_at: i64,
    /// Since when it is void (ms since 1970), and who declared it so.
    pub void: Option<(i64, Option<UserId>)>,
    /// Who played, the best first.
    pub seats: Vec<PlayedSeat>,
}

/// A seat of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedSeat {
    /// The name as it was shown.
    pub name: String,
    /// Whether they won.
    pub won: bool,
    /// The score of the whole match.
    pub score: i64,
}

struct PlayedRow {
    id: i64,
    variant: String,
    ladder: String,
    ended_at: i64,
    void_at: Option<i64>,
    void_by: Option<i64>,
    name: String,
    won: bool,
    score: i64,
}

/// Puts the rows of each match together; those of a match stand one behind the other.
fn together(rows: Vec<PlayedRow>) -> Vec<PlayedMatch> {
    let mut matches: Vec<PlayedMatch> = Vec::new();
    for row in rows {
        let id = TableId::from_sql(row.id);
        let seat = PlayedSeat { name: row.name, won: row.won, score: row.score };
        match matches.last_mut().filter(|last| last.id == id) {
            Some(last) => last.seats.push(seat),
            None => matches.push(PlayedMatch {
                id,
                variant: row.variant,
                ladder: row.ladder,
                ended_at: row.ended_at,
                void: row.void_at.map(|at| (at, row.void_by.map(UserId::from_sql))),
                seats: vec![seat],
            }),
        }
    }
    matches
}

impl Store {
    /// The last matches of a game on a server, the newest first, on whatever ladder, void or not: at most
    /// `most`, behind the newest `skip`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_matches(
        &self,
        guild: GuildId,
        game: &str,
        skip: u32,
        most: u32,
    ) -> Result<Vec<PlayedMatch>, StoreError> {
        let guild = guild.to_sql();
        let rows = sqlx::query_as!(
            PlayedRow,
            r#"SELECT last.id AS "id!: i64", last.variant AS "variant!: String",
                      last.ladder AS "ladder!: String", last.ended_at AS "ended_at!: i64",
                      last.void_at AS "void_at?: i64", last.void_by AS "void_by?: i64",
                      name, won AS "won: bool", score
               FROM (SELECT id, variant, ladder, ended_at, void_at, void_by FROM matches
                     WHERE guild = ? AND game = ?
                     ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?) AS last
               JOIN results ON results.match = last.id
               ORDER BY last.ended_at DESC, last.id DESC, rank NULLS LAST, seat"#,
            guild,
            game,
            most,
            skip
        );
        Ok(together(rows.fetch_all(&self.readers).await?))
    }

    /// A match of a server; `None` where there is none of that number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn played_match(
        &self,
        guild: GuildId,
        id: TableId,
    ) -> Result<Option<PlayedMatch>, StoreError> {
        let (guild, id) = (guild.to_sql(), id.to_sql());
        let rows = sqlx::query_as!(
            PlayedRow,
            r#"SELECT matches.id AS "id!: i64", variant, ladder, ended_at, void_at, void_by,
                      name, won AS "won: bool", score
               FROM matches JOIN results ON results.match = matches.id
               WHERE matches.id = ? AND matches.guild = ? ORDER BY rank NULLS LAST, seat"#,
            id,
            guild
        );
        Ok(together(rows.fetch_all(&self.readers).await?).pop())
    }

    /// Declares a match of a server void, as of now and by somebody, or takes that back. Gives whether
    /// that changed anything: it may have been so already, or there is no such match.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn declare_void(
        &self,
        guild: GuildId,
        id: TableId,
        void: Option<(i64, UserId)>,
    ) -> Result<bool, StoreError> {
        let (guild, id) = (guild.to_sql(), id.to_sql());
        let (at, by) = void.map(|(at, by)| (at, by.to_sql())).unzip();
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let changed = sqlx::query!(
            "UPDATE matches SET void_at = ?1, void_by = ?2
             WHERE id = ?3 AND guild = ?4 AND (void_at IS NULL) <> (?1 IS NULL)",
            at,
            by,
            id,
            guild
        )
        .execute(&mut *connection)
        .await;
        let changed = writer::end(&mut connection, changed).await?;
        self.committed();
        Ok(changed.rows_affected() > 0)
    }
}
