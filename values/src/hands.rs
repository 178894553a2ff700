//! The place where people are shown their hands.

use crate::named;

named! {
    /// The place where people are shown their hands.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Hands {
        /// In a direct message.
        #[default]
        Dm = "dm",
        /// In the channel, in a message that only they see.
        Private = "private",
    }
}
