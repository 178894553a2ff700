//! What happens at the tables: lobbies, matches, absence, and what must be told to whom.
//!
//! In reading order: [`desk`] takes what people ask and finds the table; `actor` alone changes that
//! table, and `answer` says what people get; [`session`] is the table in memory, with [`lobby`],
//! [`setup`], `play`, `ending` and [`absence`] as its parts; [`render`] turns it into messages;
//! [`outbox`] and `delivery` bring them on their way, within the [`budget`], and `delivered` notes what
//! became of them; [`thinkers`] are the threads beside.

pub mod absence;
mod actor;
mod answer;
mod asks;
pub mod budget;
pub mod clock;
mod coach;
mod code;
mod crew;
mod delivered;
mod delivery;
pub mod desk;
mod ending;
mod hints;
mod history;
pub mod lobby;
pub mod messenger;
pub mod notice;
pub mod outbox;
mod play;
mod protocol;
pub mod render;
pub mod request;
pub mod session;
pub mod setup;
pub mod state;
mod surfaces;
mod tables;
pub mod thinkers;
mod thinking;
mod throttle;
mod turnstile;
mod way;

pub use budget::{Budget, Urgency};
pub use clock::{Clock, ManualClock, Millis};
pub use desk::{Desk, Request, Wish};
pub use messenger::{Messenger, Permit, Reply, ReplyToken, SendError, Target};
pub use request::{Answer, Open, Person, Place, Under, UnderKind, What};
pub use tables::{NoTables, Tables};
pub use thinkers::{Priority, Share, Thinkers};
