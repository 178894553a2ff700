//! Requests of people that aren't moves at a table, and the way from there to one: [`Router`] takes
//! the requests, and finds the table or the feature that answers. A feature is a folder: what is
//! done, and how it reads beside it. Each is given the tools that it works with.

mod coach;
mod daily;
mod dealt;
mod duel;
mod empty_threads;
mod help;
mod languages;
mod leaderboard;
mod league;
mod news;
mod opening;
mod posting;
mod privacy;
mod puzzle;
mod request;
mod router;
mod servers;
mod settings;
mod statistics;
mod throttle;
mod void;

pub use empty_threads::EmptyThreads;
pub use league::LeagueDesk;
pub use privacy::Links;
pub use puzzle::PuzzleFinder;
pub use request::Request;
pub use router::Router;
pub use servers::Servers;
