//! Requests of people that aren't moves at a table, and the way from there to one: [`router`] takes
//! the requests and finds the table, [`opening`] opens one.

mod alerts;
mod coach;
mod daily;
mod help;
mod leaderboard;
pub mod opening;
mod privacy;
mod request;
pub mod router;
mod settings;
mod statistics;
mod throttle;
mod void;

pub use privacy::Links;
pub use request::Request;
pub use router::Router;
