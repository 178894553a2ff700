//! The [record] of a match.
//!
//! The first of two games told in the rulebook:
//!
//! ```
//! use games::sixtysix::record::{Record, replay};
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
//! let outcome = replay(&Record::parse(document.as_bytes())?)?.outcome();
//! assert_eq!(outcome.games[0].points, [91, 25]);
//! assert_eq!(outcome.totals, [2, 0]); // Ben is schneider.
//! # Ok::<(), games::sixtysix::record::RecordError>(())
//! ```
//!
//! And the second:
//!
//! ```
//! use games::sixtysix::record::{Record, replay};
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
//! let outcome = replay(&Record::parse(document.as_bytes())?)?.outcome();
//! assert_eq!(outcome.games[0].points, [0, 75]);
//! assert_eq!(outcome.totals, [0, 3]); // Ada has not taken a trick.
//! # Ok::<(), games::sixtysix::record::RecordError>(())
//! ```

mod outcome;

use rand::CryptoRng;

pub use crate::record::{
    LONGEST_NAME, MOST_BYTES, MOST_CHOICES, MOST_GAMES, RecordError, replay_with,
};
pub use outcome::{GameOutcome, NextDecision, Outcome, Replayed, replay};

use super::deal::{RawGame, highest};
use super::{Deal, Event, Match, Modifiers, Move, Rules};
use crate::agreed::RecordRules;
use crate::record::{self, Recorded, from_json, joined};
use crate::sealed::VerifyError;

/// A whole match, or the beginning of one.
pub type Record = record::Record<Match>;
pub type RecordedGame = record::RecordedGame<Match>;
pub type ReplayStep<'a> = record::ReplayStep<'a, Match>;

/// Reads rules alone, in the shape of a record: `{"variant": "rising", "must_head": true}`.
/// Errors: when they have another shape. Contradictions are left to [`Rules::check`].
pub fn parse_rules(text: &str) -> Result<Rules, RecordError> {
    Ok(from_json::<RecordRules<Modifiers>>(text.as_bytes())?.0)
}

/// Writes rules alone, in the shape that [`parse_rules`] reads. `None` for rules that have no name.
pub fn rules_json(rules: &Rules) -> Option<String> {
    rules.named()?;
    serde_json::to_string(&RecordRules::<Modifiers>(*rules)).ok()
}

impl Recorded for Match {
    type Deal = Deal;
    type Move = Move;
    type RawGame = RawGame;
    type Modifiers = Modifiers;

    const FORMATS: [&'static str; 2] = ["sixtysix-record/1", "sixtysix-record/2"];
    const NAMES_DEALER: bool = true;

    fn to_raw(game: &RecordedGame) -> RawGame {
        RawGame::of(game.deal.clone(), Some(game.choices.clone()))
    }

    fn from_raw(mut raw: RawGame) -> Result<RecordedGame, &'static str> {
        let choices = raw.choices.take().ok_or("missing field `choices`")?.0;
        let deal = Deal::try_from(raw)?;
        if !deal.drawn.is_empty() {
            return Err("unknown field `drawn`");
        }
        Ok(RecordedGame { deal, choices })
    }

    fn start(record: &Record) -> Result<Self, String> {
        let (rules, seats) = (*record.rules(), record.seats().len());
        let Some(dealer) = record.dealer() else {
            return Self::new(rules, seats).map_err(|reasons| joined(&reasons));
        };
        let state = Self::with_dealer(rules, seats, dealer).map_err(|reasons| joined(&reasons))?;
        match dealer.index() < seats {
            true => Ok(state),
            false => Err(format!("seat {dealer} does not sit at this table and cannot deal")),
        }
    }

    fn begin_again(&mut self, deal: &Deal) -> Result<Vec<Event>, String> {
        self.begin(deal).map_err(|refusal| refusal.to_string())
    }

    fn make_again(&mut self, made: &Move) -> Result<Vec<Event>, String> {
        self.apply(made.seat, made.choice).map_err(|refusal| refusal.to_string())
    }

    fn draw_again<R: CryptoRng>(
        &self,
        record: &Record,
        numbers: &mut R,
    ) -> Result<Deal, VerifyError> {
        let deal = if self.history().is_empty() {
            // The seats draw cards for the first deal, which uses up numbers, too.
            let unknown = Self::new(*record.rules(), record.seats().len());
            unknown.map_err(|reasons| VerifyError::Record(joined(&reasons)))?.draw(numbers)
        } else {
            self.draw(numbers)
        };
        if highest(&deal.drawn).is_some_and(|dealer| Some(dealer) != record.dealer()) {
            return Err(VerifyError::Dealer);
        }
        Ok(deal.without_drawn())
    }
}
