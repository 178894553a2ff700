//! Identifiers as plain numbers with a type each, so that a user is never taken for a channel.
//!
//! They are Discord's snowflakes (and the table's own number), kept apart from any Discord library:
//! only `discord/` knows serenity's types.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl $name {
            /// The form SQLite stores: the same 64 bits as a signed integer.
            #[must_use]
            pub const fn to_sql(self) -> i64 {
                self.0.cast_signed()
            }

            /// Back from the form SQLite stores.
            #[must_use]
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
id!(
    /// A Discord channel, thread or direct-message channel.
    ChannelId
);
id!(MessageId);
id!(
    /// One click or command, as Discord numbers it; handled at most once.
    InteractionId
);

/// The name of somebody who was forgotten, in rows that others need. It is put into words by the
/// reader. Nobody can have it as a real name: names don't end in a space.
pub const FORMER: &str = "–\u{a0}";

/// A table as its buttons name it: its number, and a key that nobody can guess, so that a button of
/// another database, or an invented one, opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableTag {
    pub table: TableId,
    pub key: u32,
}
