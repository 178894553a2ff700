//! Who is known to a table, and under which name: the only place where names are kept while it is
//! open.

use values::UserId;

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// The index of their seat; `None` for whoever is asked to join, or hosts without a seat.
    pub seat: Option<usize>,
    /// Who; `None` for a bot.
    pub user: Option<UserId>,
    /// The name they are shown with there.
    pub name: String,
    /// Whether they left in the middle of the match.
    pub left: bool,
}
