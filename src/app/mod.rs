//! What happens at the tables: lobbies, matches, absence, and what must be told to whom.
//!
//! In reading order: [`desk`] takes what people ask and finds the table; `owner` alone changes that
//! table; [`session`] is the table in memory, with [`lobby`], [`setup`], `play`, `ending` and [`absence`] as
//! its parts; [`render`] turns it into messages; `courier` delivers them; [`thinkers`] are the threads beside.

pub mod absence;
mod asks;
pub mod clock;
mod coach;
mod code;
mod courier;
mod crew;
mod delivery;
pub mod desk;
mod ending;
mod hints;
mod history;
pub mod lobby;
pub mod messenger;
mod owner;
mod play;
pub mod render;
pub mod request;
pub mod session;
pub mod setup;
pub mod state;
mod tables;
pub mod thinkers;
mod thinking;
mod turnstile;

pub use clock::{Clock, ManualClock, Millis};
pub use desk::{Desk, Request, Wish};
pub use messenger::{Messenger, ReplyToken, SendError};
pub use request::{Answer, Open, Person, Place, Under, UnderKind, What};
pub use tables::{NoTables, Tables};
pub use thinkers::{Priority, Share, Thinkers};
