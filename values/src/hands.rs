//! The place where people are shown their hands.

/// The place where people are shown their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hands {
    /// In a direct message.
    #[default]
    Dm,
    /// In the channel, in a message that only they see.
    Private,
}

impl Hands {
    pub const ALL: [Self; 2] = [Self::Dm, Self::Private];

    /// Its name in the database and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dm => "dm",
            Self::Private => "private",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hands| hands.name() == name)
    }
}
