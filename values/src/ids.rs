//! Identifiers as plain numbers with a type each, so that a user is never taken for a channel.
//!
//! They are Discord's snowflakes (and the table's own number), kept apart from any Discord library:
//! only `discord/` uses serenity's types.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl $name {
            /// The form that databases store: the same 64 bits as a signed integer.
            pub const fn to_sql(self) -> i64 {
                self.0.cast_signed()
            }

            /// Converts back from the stored form.
            pub const fn from_sql(value: i64) -> Self {
                Self(value.cast_unsigned())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// A table: one lobby and the match that follows it. Counted from 1 by the database.
    TableId
);
id!(UserId);
id!(GuildId);

impl GuildId {
    /// Stands where a server would for everything that is played outside of servers: Discord gives
    /// this number to none.
    pub const NONE: Self = Self(0);

    pub const fn is_server(self) -> bool {
        self.0 != Self::NONE.0
    }
}
id!(
    /// A Discord channel, thread or direct-message channel.
    ChannelId
);
id!(MessageId);
id!(
    /// One click or command, with Discord's number for it; handled at most once.
    InteractionId
);

/// Stands for the name of somebody who asked to be forgotten, where others need the line it is in.
/// A reader puts it into words. Nobody can have this name, since names have no space at their end.
pub const FORMER: &str = "–\u{a0}";

/// The table in a button: its number, and a key that nobody can guess, so that a button of another
/// database, or a forged one, opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableTag {
    pub table: TableId,
    pub key: u32,
}
