//! Plain values that everybody above the rules may name: ids, pace, and the settings of servers,
//! people and tables. Pure, and without texts for people.

mod hands;
mod ids;
mod ladder;
mod named;
mod pace;
mod person;
mod season;
mod server;
mod settings;

pub use hands::Hands;
pub use ids::{ChannelId, FORMER, GuildId, InteractionId, MessageId, TableId, TableTag, UserId};
pub use ladder::Ladder;
pub use pace::Pace;
pub use person::{PersonChange, PersonSettings};
pub use season::Season;
pub use server::{GameDefault, LONGEST_LIST, Seasons, ServerChange, ServerSettings, Unchanged};
pub use settings::Settings;

/// A moment or a duration, in milliseconds; moments count from 1970.
pub type Millis = i64;
