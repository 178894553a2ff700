//! The rules of a table: lobby, set-up, seats, host, absence, pauses, what must be told to whom,
//! and when to look again. Pure: no async, no clock, no I/O, no JSON; the time and chance are
//! handed in.
//!
//! In reading order: [`command`] is what people can ask; [`session`] is a table in memory and what
//! a step of it brings about; [`state`] is everything but the cards; [`dispatch`](self) leads a
//! command to [`lobby`], [`setup`], `play`, `ending`, `bot_seats` and `hints`; `bot_turns` says
//! when bots decide; [`seal`] is what the deals come from, and `sealing` what a table does with it;
//! [`result`] is what a match comes to, `counting` works it out; [`notice`] is what must be told,
//! and [`board`] what a page of the match shows.

pub mod board;
mod bot_seats;
mod bot_turns;
pub mod command;
mod counting;
mod delivered;
mod dispatch;
mod ending;
mod forgetting;
mod hints;
pub mod lobby;
pub mod notice;
mod play;
pub mod result;
pub mod roster;
pub mod seal;
mod sealing;
pub mod session;
pub mod setup;
pub mod state;
pub mod text;

pub use bot_turns::BotTask;
pub use command::{CommandRequest, Person, Place, SetUpPage, TableCommand, Under, UnderKind};
pub use forgetting::Forgetting;
pub use hints::HintRequest;
pub use notice::{Notice, Report};
pub use session::{Effects, Reply, Session};
pub use state::State;
pub use text::{Say, Value};

/// The log target: hosts filter by the name of the program, not of its crates.
const LOG: &str = "hornochse::table";
