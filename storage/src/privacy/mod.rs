//! Data about a person or a server: exported, and deleted.
//!
//! Everything here goes by the list in `personal_tables`, whose tables and columns are constants of this
//! program: queries are built from them and from nothing that comes from outside, which is why they
//! may be built at run time.

pub mod export;
mod personal_tables;

use async_trait::async_trait;

use crate::{Result, TableLine};
use values::{GuildId, TableId, UserId};

pub use export::Exported;
pub use personal_tables::{IDS, OfPerson, PERSONAL_TABLES, PersonalTable};

/// The number of rows that are changed at once: matches wait for the same writer.
pub(crate) const AT_ONCE: u32 = 200;
/// The extent of a deletion: tables of the database, with the number of rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// By table, without those that had no rows.
    pub lines: Vec<(&'static str, u64)>,
}

impl Forgotten {
    pub fn is_nothing(&self) -> bool {
        self.lines.is_empty()
    }

    /// Adds some rows of a table.
    pub fn add(&mut self, table: &'static str, lines: u64) {
        match self.lines.iter_mut().find(|(known, _)| *known == table) {
            Some((_, known)) => *known += lines,
            None if lines > 0 => self.lines.push((table, lines)),
            None => {}
        }
    }
}

/// Deleted data in the files of the database; those of a server are its owner's business.
#[async_trait]
pub trait FileStore: Send + Sync {
    /// Makes deleted data unreadable in the database's files, as far as possible while matches go
    /// on. Nobody waits for it: the rest is left for [`shred_rest`](FileStore::shred_rest).
    async fn shred(&self) {}

    /// Does the rest, if there is any.
    async fn shred_rest(&self) {}

    /// Rewrites the database, so that nothing deleted is left in it. Takes a while, and twice the
    /// room: for times without matches.
    async fn compact(&self) -> Result<()>;
}

#[async_trait]
pub trait PrivacyStore: FileStore {
    /// Notes that somebody wishes to be forgotten, until
    /// [`forget_person`](PrivacyStore::forget_person) has done it.
    async fn ask_to_forget(&self, user: UserId, now: i64) -> Result<()>;

    /// The people who still wait to be forgotten.
    async fn forget_requests(&self) -> Result<Vec<UserId>>;

    /// The tables that know a person: as a seated or invited person, or in their state.
    async fn tables_that_know(&self, user: UserId) -> Result<Vec<TableLine>>;

    /// The number of open tables at which a person has a seat.
    async fn open_seats_of(&self, user: UserId) -> Result<usize>;

    async fn tables_of(&self, guild: GuildId) -> Result<Vec<TableId>>;

    /// Deletes a table with all that belongs to it; results stay.
    async fn erase_table(&self, table: TableId) -> Result<()>;

    /// Deletes rows of a table's outbox that will never be sent, and may hold names.
    async fn drop_dead_rows(&self, table: TableId) -> Result<()>;

    /// Deletes everything about a person except for data at tables ([`OfPerson::ByTable`]), which a
    /// caller who knows its meaning deletes before; while a table still knows them, their wish stays
    /// noted. Rows that others need stay without the person.
    /// `by_host`: also rows that [protect](OfPerson::Protects) others.
    /// Errors: when the database fails; then a part of it may be gone, and the wish is still noted.
    async fn forget_person(&self, user: UserId, by_host: bool) -> Result<Forgotten>;

    /// Nothing is left of what was there when somebody wished to be forgotten: the wish goes, too.
    async fn grant_wish(&self, user: UserId) -> Result<()>;

    /// Whether a server is noted as one that has removed the bot, and has opened no table since.
    async fn has_left(&self, guild: GuildId) -> Result<bool> {
        Ok(self.servers_left_before(i64::MAX).await?.contains(&guild))
    }

    /// Deletes everything of a server; of one that had left, until it is back.
    /// Errors: when the database fails; then a part of it may be gone, matches with all that
    /// followed from them, and the server is still noted.
    async fn forget_server(&self, guild: GuildId) -> Result<Forgotten>;

    /// Deletes at most so many matches of a server, and subtracts them from tallies, ratings and
    /// careers. Returns their number.
    async fn erase_matches(&self, guild: GuildId, most: u32) -> Result<u64>;

    /// Everything that is stored about a person, on all servers, as of one moment; nothing about
    /// others, except for their places in matches that the person had a part in. It has room for so
    /// many bytes.
    async fn export_person(&self, user: UserId, room: usize) -> Result<Exported>;

    /// Notes that a server has removed the bot; the first time counts.
    async fn server_left(&self, guild: GuildId, now: i64) -> Result<()>;

    /// Notes that the bot is on this server. Returns whether it had been removed.
    async fn server_is_here(&self, guild: GuildId) -> Result<bool>;

    /// The servers that are noted as having removed the bot.
    async fn servers_left(&self) -> Result<Vec<GuildId>>;

    /// Of those, the ones that removed it before a moment and have opened no table since.
    async fn servers_left_before(&self, before: i64) -> Result<Vec<GuildId>>;

    /// Every server with stored data, except for those that are known to have left.
    async fn known_servers(&self) -> Result<Vec<GuildId>>;
}
