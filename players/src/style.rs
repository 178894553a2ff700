//! The leaning of a bot: same strength, other habits.

/// The leaning of a bot: what it prefers among choices that seem about equally good, wherever the
/// game knows such a leaning (6 nimmt! does, Sixty-Six doesn't).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// None: the choice that seems best.
    #[default]
    Even,
    /// A place where little can come between: a card close to the end of its row.
    Cautious,
    /// To keep high cards as long as possible.
    Hoarder,
    /// A row that is nearly full, or too full.
    Gambler,
}
