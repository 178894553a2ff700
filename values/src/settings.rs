//! The settings of a table, which the host and the players agree on before the match.

use games::{AnyContradiction, AnyRules};
use serde::{Deserialize, Serialize};

use super::{Hands, Pace};

/// The settings of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The rules, including when the match ends.
    pub rules: AnyRules,
    /// The time for a decision.
    pub pace: Pace,
    /// The most players that the host wants; see [`Settings::most_seats`].
    pub seats: u8,
    /// Whether players may ask for hints, as far as the server allows it.
    pub hints: bool,
    /// Whether the match keeps to one message in its channel, instead of a new one for each turn.
    pub quiet: bool,
    /// The place of hands for players who do not choose theirs.
    #[serde(rename = "private_hands", with = "private")]
    pub hands: Hands,
}

/// The place of hands in its stored form: whether they are private.
mod private {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Hands;

    pub(super) fn serialize<S: Serializer>(hands: &Hands, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(*hands == Hands::Private)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Hands, D::Error> {
        Ok(if bool::deserialize(from)? { Hands::Private } else { Hands::Dm })
    }
}

impl Settings {
    /// The time for a decision, in milliseconds.
    pub const fn time(&self) -> i64 {
        self.pace.seconds(self.rules.kind()) as i64 * 1_000
    }

    /// The number of bots that somebody who is alone plays against: the usual one, or as many as
    /// the rules need, or fewer where so many cannot play by them.
    pub fn opponents(&self) -> u8 {
        let fewest = u8::try_from(self.rules.seats_allowed().start() - 1).unwrap_or(u8::MAX);
        let most = self.most_seats().saturating_sub(1);
        let usual = self.rules.kind().habits().opponents.max(fewest).min(most);
        let can_play = |n: &u8| self.contradictions(1 + usize::from(*n)).is_empty();
        (fewest.max(1)..=usual).rev().find(can_play).unwrap_or(usual)
    }

    /// The most players: as many as the host wants and the rules allow.
    pub fn most_seats(&self) -> u8 {
        let allowed = u8::try_from(*self.rules.seats_allowed().end()).unwrap_or(u8::MAX);
        self.seats.min(allowed).max(u8::try_from(self.least_seats()).unwrap_or(2))
    }

    /// The fewest players that the rules allow.
    pub fn least_seats(&self) -> usize {
        (*self.rules.seats_allowed().start()).max(2)
    }

    /// The reasons why these settings cannot be played by this number of seats, or by anybody. That
    /// too few sit there yet is none.
    pub fn contradictions(&self, seats: usize) -> Vec<AnyContradiction> {
        self.rules.contradictions(seats.max(self.least_seats()))
    }
}
