//! What the host of a table agrees on with the players before the match, what a [server] says where the
//! host does not, and what a [person] wants for themselves.

pub mod person;
mod season;
pub mod server;

pub use person::{PersonChange, PersonSettings};
pub use season::Season;
pub use server::{GameDefault, Seasons, ServerChange, ServerSettings};

use games::{AnyRules, GameKind};

/// How long everybody has for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Everybody is here: as long as the game usually takes, a minute or so.
    #[default]
    Live,
    /// One hour: beside other things.
    Relaxed,
    /// 24 hours: a turn a day.
    Slow,
}

impl Pace {
    /// All of them, quickest first.
    pub const ALL: [Self; 3] = [Self::Live, Self::Relaxed, Self::Slow];

    /// The time for a decision of this game, in seconds.
    #[must_use]
    pub const fn seconds(self, game: GameKind) -> u32 {
        match self {
            Self::Live => game.habits().seconds,
            Self::Relaxed => 3_600,
            Self::Slow => 86_400,
        }
    }

    /// Its name in commands and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Relaxed => "relaxed",
            Self::Slow => "slow",
        }
    }

    /// The pace of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }
}

/// Where people are shown their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hands {
    /// In a direct message.
    #[default]
    Dm,
    /// In the channel, in a message that they alone see.
    Private,
}

impl Hands {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Dm, Self::Private];

    /// Its name in the database and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dm => "dm",
            Self::Private => "private",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hands| hands.name() == name)
    }
}

/// Everything that is agreed on before a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The rules, including when the match ends.
    pub rules: AnyRules,
    /// Time for a decision.
    pub pace: Pace,
    /// The most players that the host wants; see [`Settings::most_seats`].
    pub seats: u8,
    /// Whether players may ask for hints, as far as the server allows it.
    pub hints: bool,
    /// Whether the match keeps to one message in its channel, instead of a new one for each turn.
    pub quiet: bool,
    /// Where hands are shown to players who do not say where they want theirs.
    pub hands: Hands,
}

impl Settings {
    /// The time for a decision, in milliseconds.
    #[must_use]
    pub const fn time(&self) -> i64 {
        self.pace.seconds(self.rules.kind()) as i64 * 1_000
    }

    /// How many bots whoever is alone plays against: as usual, or as many as the rules ask for.
    #[must_use]
    pub fn opponents(&self) -> u8 {
        let fewest = u8::try_from(self.rules.seats_allowed().start() - 1).unwrap_or(u8::MAX);
        let most = self.most_seats().saturating_sub(1);
        self.rules.kind().habits().opponents.max(fewest).min(most)
    }

    /// The most players: what the host wants, as far as the rules allow it.
    #[must_use]
    pub fn most_seats(&self) -> u8 {
        let allowed = u8::try_from(*self.rules.seats_allowed().end()).unwrap_or(u8::MAX);
        self.seats.min(allowed).max(2)
    }
}
