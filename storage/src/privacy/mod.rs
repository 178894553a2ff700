//! What is stored about a person or a server: given out, and deleted.
//!
//! Everything here goes by the list in `places`, whose tables and columns are constants of this
//! program: the queries are put together of them and of nothing that comes from outside, which is
//! why they may be made at run time.

pub mod export;
mod places;

use async_trait::async_trait;

use crate::Result;
use values::{GuildId, TableId, UserId};

pub use export::Exported;
pub use places::{Export, IDS, OfPerson, OfServer, PLACES, Place};

/// How many lines are changed at once: whoever plays waits for the same writer.
pub(crate) const AT_ONCE: u32 = 200;
/// The same for matches, each of which takes a dozen queries.
const MATCHES_AT_ONCE: u32 = 20;

/// A change of some lines with an id, which is `$1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The query, in words that every database understands.
    pub sql: String,
    /// Whether the [name of nobody](values::FORMER) is its `$2`.
    pub names_former: bool,
}

/// What was deleted: tables of the database, and how many of their lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// By table, without those of which nothing was stored.
    pub lines: Vec<(&'static str, u64)>,
}

impl Forgotten {
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.lines.is_empty()
    }

    /// Notes some more lines of a table.
    pub fn add(&mut self, table: &'static str, lines: u64) {
        match self.lines.iter_mut().find(|(known, _)| *known == table) {
            Some((_, known)) => *known += lines,
            None if lines > 0 => self.lines.push((table, lines)),
            None => {}
        }
    }
}

/// A table that knows a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnowingTable {
    pub table: TableId,
    /// Whether it still occupies its channel.
    pub open: bool,
}

/// What was deleted, in the files of the database.
#[async_trait]
pub trait FileStore: Send + Sync {
    /// Sees to it, as far as that can be done while somebody plays, that what was deleted cannot be
    /// read in the database's files any more. Nobody waits for it: what cannot be done now is left
    /// for [`shred_rest`](FileStore::shred_rest).
    async fn shred(&self);

    /// Does what of that is left, if anything is.
    async fn shred_rest(&self);

    /// Writes the database anew, so that nothing in it is left of what was ever deleted. Takes a
    /// while, and twice the room: for when nobody plays.
    async fn compact(&self) -> Result<()>;
}

/// What is stored about people and servers: given out, and deleted.
#[async_trait]
pub trait PrivacyStore: FileStore {
    /// Notes that somebody wishes to be forgotten, until
    /// [`forget_person`](PrivacyStore::forget_person) has done it.
    async fn ask_to_forget(&self, user: UserId, now: i64) -> Result<()>;

    /// Who still waits to be forgotten.
    async fn forget_requests(&self) -> Result<Vec<UserId>>;

    /// The tables that know a person: who sits there or is asked to, and whose state names them.
    async fn tables_that_know(&self, user: UserId) -> Result<Vec<KnowingTable>>;

    /// At how many open tables a person has a seat.
    async fn open_seats_of(&self, user: UserId) -> Result<usize>;

    async fn tables_of(&self, guild: GuildId) -> Result<Vec<TableId>>;

    /// Deletes a table with all that belongs to it; results stay.
    async fn erase_table(&self, table: TableId) -> Result<()>;

    /// Deletes what of a table's outbox will never be sent, and may hold names.
    async fn drop_dead_rows(&self, table: TableId) -> Result<()>;

    /// Deletes everything about a person but what stands at tables ([`OfPerson::ByTable`]), which
    /// is for whoever knows what it means to do before. What others need stays without them.
    /// `by_host`: also what [protects](OfPerson::Protects) others.
    ///
    /// # Errors
    /// When the database fails; then some of it may be gone, and the wish is still noted.
    async fn forget_person(&self, user: UserId, by_host: bool) -> Result<Forgotten> {
        let mut forgotten = Forgotten::default();
        for place in PLACES {
            let Some(change) = place.forget_person(by_host) else { continue };
            // While there are tallies and a history: they tell which ladders it concerns.
            if place.table == "tallies" {
                self.begin_ratings_anew(user).await?;
            }
            let lines = self.by_and_by(&change, user.to_sql()).await?;
            // That somebody asked for it is not worth telling.
            if place.table != "forget_requests" {
                forgotten.add(place.table, lines);
            }
        }
        self.shred().await;
        Ok(forgotten)
    }

    /// What was rated with somebody who is in no result any more is rated again without them. Waits
    /// for other processes that are rating it.
    async fn begin_ratings_anew(&self, user: UserId) -> Result<()>;

    /// Deletes everything of a server.
    ///
    /// # Errors
    /// When the database fails; then some of it may be gone, matches with all that followed from
    /// them, and the server is still noted.
    async fn forget_server(&self, guild: GuildId) -> Result<Forgotten> {
        let mut forgotten = Forgotten::default();
        for place in PLACES {
            let Some(change) = place.forget_server() else { continue };
            let mut lines = 0;
            if place.table == "matches" {
                // Each with what follows from it: the server may return before all are gone.
                while let erased @ 1.. = self.erase_matches(guild, MATCHES_AT_ONCE).await? {
                    lines += erased;
                }
            } else {
                lines = self.by_and_by(&change, guild.to_sql()).await?;
            }
            if place.table != "departures" {
                forgotten.add(place.table, lines);
            }
        }
        self.shred().await;
        Ok(forgotten)
    }

    /// Deletes at most so many matches of a server, and takes them off tallies, ratings and
    /// careers. Returns how many it was.
    async fn erase_matches(&self, guild: GuildId, most: u32) -> Result<u64>;

    /// Makes a change of lines with this id, some at a time, until there are none. Gives how many
    /// it was.
    ///
    /// # Errors
    /// When the database fails; what was changed by then stays so.
    async fn by_and_by(&self, change: &Change, id: i64) -> Result<u64> {
        let mut lines = 0;
        loop {
            let changed = self.change_lines(change, id).await?;
            lines += changed;
            if changed == 0 {
                return Ok(lines);
            }
        }
    }

    /// Makes a change of lines with this id, as far as the change reaches. Gives how many it was.
    async fn change_lines(&self, change: &Change, id: i64) -> Result<u64>;

    /// Everything that is stored about a person, on all servers, as of one moment; nothing of
    /// others, but the places of matches that they had a part in. It has room for so many bytes.
    async fn export_person(&self, user: UserId, room: usize) -> Result<Exported>;

    /// Notes that a server has sent the bot away; the first time counts.
    async fn server_left(&self, guild: GuildId, now: i64) -> Result<()>;

    /// The bot is on this server: whether it had been sent away.
    async fn server_is_here(&self, guild: GuildId) -> Result<bool>;

    /// Servers that sent the bot away before a moment.
    async fn servers_left_before(&self, before: i64) -> Result<Vec<GuildId>>;

    /// Every server of which something is stored, but for those that are known to have left.
    async fn known_servers(&self) -> Result<Vec<GuildId>>;
}
