//! One's own data.

/// Something about the data that is stored about the person who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrivacyAsk {
    /// Show the overview: the stored data, and the reasons for storing it.
    Show,
    /// Puzzles may be found in their matches, or not any more.
    Puzzles(bool),
    /// All of it, as a file.
    Export,
    /// Delete it; ask first.
    Delete,
    /// Yes, delete it.
    DeleteNow,
}
