//! The people known to a table, and their names: the only place where names are kept while it is
//! open.

use values::UserId;

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// The index of their seat; `None` for an invited person, or a host without a seat.
    pub seat: Option<usize>,
    /// The person; `None` for a bot.
    pub user: Option<UserId>,
    /// The name they are shown with there.
    pub name: String,
    /// Whether they left in the middle of the match.
    pub left: bool,
}
