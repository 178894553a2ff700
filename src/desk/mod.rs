//! What people ask beside a table, and the way from there to one: [`router`] takes what they ask and
//! finds the table, [`opening`] opens one.

mod alerts;
mod coach;
mod daily;
mod empty_threads;
mod history;
mod leaderboard;
pub mod opening;
mod privacy;
pub mod router;
mod settings;
mod statistics;
mod table_options;
mod throttle;
mod void;

pub use opening::Apart;
pub use router::{Command, Request, Router};
pub use statistics::StatisticsAsked;
pub use table_options::{MOST_SEATS, TableOptions};
