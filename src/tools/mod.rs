//! The tools of tables and desk: the clock, the way out and its budget, pictures, threads beside,
//! and the settings of servers and people.

pub mod budget;
pub mod clock;
pub mod closed_dms;
pub mod cpu_pool;
pub mod follow_ups;
pub mod messenger;
pub mod one_at_a_time;
pub mod picture_cache;
pub mod preferences;
pub mod reach;
pub mod reply;
pub mod request;

pub use budget::{Budget, Urgency};
pub use clock::{Clock, ManualClock};
pub use cpu_pool::{CpuPool, Priority, Share};
pub use follow_ups::FollowUps;
pub use messenger::{Messenger, Permit, SendError, Target};
pub use preferences::{Preferences, TablePreferences};
pub use reach::Reach;
pub use reply::{Original, PrivateReply, PublicReply, ReplyToken, Whisper};
pub use request::Answer;
