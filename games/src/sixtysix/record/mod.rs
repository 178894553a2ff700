//! The public record of a match: one JSON document from which it can be replayed, checked and compared
//! with other engines.
//!
//! [`parse`] and [`read`] look at the shape of a document, [`replay`] at the rules. Both refuse with one
//! line that says where and why. Nothing about a document is trusted: its length, its depth and every
//! list have a bound.
//!
//! The first of two games that the rulebook tells:
//!
//! ```
//! use games::sixtysix::record::{parse, replay};
//!
//! let document = r#"{
//!   "format": "sixtysix-record/1",
//!   "rules": {"variant": "classic"},
//!   "seats": ["Ada", "Ben"],
//!   "dealer": 2,
//!   "games": [{
//!     "hands": [["TH", "KH", "9H", "TC", "KC", "QC"], ["JH", "AS", "KS", "QS", "AD", "KD"]],
//!     "turned": "AH",
//!     "stock": ["TS", "9D", "9S", "QD", "QH", "JS", "AC", "JC", "9C", "TD", "JD"],
//!     "choices": [
//!       {"seat": 1, "play": "TH"}, {"seat": 2, "play": "KD"},
//!       {"seat": 1, "exchange": true},
//!       {"seat": 1, "play": "QC", "marriage": true}, {"seat": 2, "play": "JH"},
//!       {"seat": 2, "play": "QS", "marriage": true}, {"seat": 1, "play": "TS"},
//!       {"seat": 1, "play": "KH", "marriage": true, "out": true}, {"seat": 2, "play": "9D"}
//!     ]
//!   }]
//! }"#;
//! let outcome = replay(&parse(document.as_bytes())?)?.outcome();
//! assert_eq!(outcome.games[0].points, [91, 25]);
//! assert_eq!(outcome.totals, [2, 0]); // Ben is schneider.
//! # Ok::<(), games::sixtysix::record::RecordError>(())
//! ```
//!
//! And the second:
//!
//! ```
//! use games::sixtysix::record::{parse, replay};
//!
//! let document = r#"{
//!   "format": "sixtysix-record/1",
//!   "rules": {"variant": "classic"},
//!   "seats": ["Ada", "Ben"],
//!   "dealer": 1,
//!   "games": [{
//!     "hands": [["AH", "TH", "KC", "QC", "KS", "QS"], ["AD", "JD", "9D", "AS", "JS", "JH"]],
//!     "turned": "KD",
//!     "stock": ["QD", "QH", "TD", "TC", "AC", "JC", "9C", "TS", "9S", "KH", "9H"],
//!     "choices": [
//!       {"seat": 2, "play": "AS"}, {"seat": 1, "play": "QS"},
//!       {"seat": 2, "exchange": true}, {"seat": 2, "close": true},
//!       {"seat": 2, "play": "QD", "marriage": true}, {"seat": 1, "play": "KS"},
//!       {"seat": 2, "play": "AD", "out": true}, {"seat": 1, "play": "QH"}
//!     ]
//!   }]
//! }"#;
//! let outcome = replay(&parse(document.as_bytes())?)?.outcome();
//! assert_eq!(outcome.games[0].points, [0, 75]);
//! assert_eq!(outcome.totals, [0, 3]); // Ada has not taken a trick.
//! # Ok::<(), games::sixtysix::record::RecordError>(())
//! ```

mod error;
mod outcome;
mod raw_rules;
mod read;
mod replay;
mod verify;
mod write;

pub use crate::envelope::{LONGEST_NAME, MOST_BYTES, MOST_CHOICES};
pub use error::{Broken, RecordError};
pub use outcome::{GameOutcome, NextDecision, Outcome};
pub use read::{parse, parse_rules, read};
pub use replay::{ReplayStep, Replayed, replay, replay_with};
pub use verify::verify;
pub use write::rules_json;

use super::{Deal, Move, Rules, SeatNo};
use crate::envelope;
use crate::sealed::Seals;

/// The values of `format`: the name of the shape and its version. The second one is the first with the
/// seals of the deals, and only written where there are any.
pub const FORMATS: [&str; 2] = ["sixtysix-record/1", "sixtysix-record/2"];

/// The most games a document may hold.
pub const MOST_GAMES: usize = 30_000;

/// A whole match, or its beginning. A record that was read has the right shape; whether it keeps the
/// rules only [`replay`] tells.
#[derive(Clone)]
pub struct Record {
    rules: Rules,
    seats: Vec<String>,
    dealer: SeatNo,
    games: Vec<RecordedGame>,
    seals: Option<Seals>,
}

/// One game of a record.
pub type RecordedGame = envelope::RecordedGame<Deal, Move>;

impl Record {
    pub(super) fn new(
        rules: Rules,
        seats: Vec<String>,
        dealer: SeatNo,
        games: Vec<(Deal, Vec<Move>)>,
    ) -> Self {
        let game = |(deal, choices): (Deal, Vec<Move>)| {
            // Who deals stands in the record; what was drawn for it does not.
            RecordedGame { deal: Deal { drawn: Vec::new(), ..deal }, choices }
        };
        Self { rules, seats, dealer, games: games.into_iter().map(game).collect(), seals: None }
    }

    /// The same, with the opened seals of its deals.
    #[must_use]
    pub fn with_seals(self, seals: Seals) -> Self {
        Self { seals: Some(seals), ..self }
    }

    /// The opened seals of its deals, if they were sealed.
    #[must_use]
    pub fn seals(&self) -> Option<&Seals> {
        self.seals.as_ref()
    }

    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The display names, by seat index.
    #[must_use]
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// Who deals the first game.
    #[must_use]
    pub fn dealer(&self) -> SeatNo {
        self.dealer
    }

    /// The games.
    #[must_use]
    pub fn games(&self) -> &[RecordedGame] {
        &self.games
    }
}
