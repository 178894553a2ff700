//! The tables at work: who finds them, who changes them, and how what they tell gets out.
//!
//! In reading order: [`router`] takes what people ask and finds the table, `opening` opens one; `actor`
//! alone changes it, `persistence` reads and commits it, and `answer` says what people get; [`picture_cache`]
//! turns it into messages, [`archive`] into what is stored; [`outbox`] and `delivery` bring messages on their way, within the [`budget`]; [`cpu_pool`] is
//! the threads beside.

mod actor;
mod alerts;
mod answer;
pub mod archive;
mod bot_choices;
pub mod budget;
pub mod clock;
mod closed_dms;
mod coach;
mod content;
pub mod cpu_pool;
mod daily;
mod delivery;
mod empty_threads;
mod ending;
mod hints;
mod history;
mod leaderboard;
pub mod messenger;
mod one_at_a_time;
mod opening;
pub mod outbox;
mod panels;
pub mod pending;
mod persistence;
pub mod picture_cache;
mod preferences;
mod privacy;
mod protocol;
mod ranking;
pub mod reach;
pub mod reply;
pub mod request;
pub mod router;
mod shown_hands;
mod standing_changes;
mod statistics;
mod surfaces;
mod table_options;
mod tables;
mod throttle;
mod verified;
mod void;
mod way;

pub use budget::{Budget, Urgency};
pub use clock::{Clock, ManualClock};
pub use cpu_pool::{CpuPool, Priority, Share};
pub use messenger::{Messenger, Permit, SendError, Target};
pub use opening::Apart;
pub use pending::Pending;
pub use preferences::{Preferences, TablePreferences};
pub use privacy::{ForgetError, forget_person_at_rest};
pub use reach::Reach;
pub use reply::{Original, PrivateReply, ReplyToken, Whisper};
pub use request::Answer;
pub use router::{Command, Request, Router};
pub use statistics::StatisticsAsked;
pub use table_options::{MOST_SEATS, TableOptions};
pub use tables::{NoTables, Tables};
