//! The leaderboard of a server: [`page`] is the message; [`changes`] is what the end of a match says of it.

mod changes;
mod numbers;
pub mod page;
mod picture;

pub use changes::changes;
pub(super) use numbers::{percent, rating};
pub use page::{LeaderLine, LeaderPage};
pub use picture::scene;

/// Lines on a page.
pub const PAGE: usize = 10;

/// Whoever has played fewer matches than this comes last where shares and averages are compared.
pub const FEW: i64 = 5;
