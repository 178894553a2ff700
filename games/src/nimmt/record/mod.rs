//! The [record] of a match.

mod outcome;

use rand::CryptoRng;

pub use crate::record::{
    LONGEST_NAME, MOST_BYTES, MOST_CHOICES, MOST_GAMES, RecordError, replay_with,
};
pub use outcome::{GameOutcome, NextDecision, Outcome, Replayed, replay};

use super::deal::RawGame;
use super::{Deal, Event, Match, Modifiers, Move, Refusal, Rules};
use crate::agreed::RecordRules;
use crate::record::{self, Recorded, from_json, joined};
use crate::sealed::VerifyError;

/// A whole match, or the beginning of one.
pub type Record = record::Record<Match>;
pub type RecordedGame = record::RecordedGame<Match>;
pub type ReplayStep<'a> = record::ReplayStep<'a, Match>;

/// Reads rules alone, in the shape of a record: `{"variant": "pro", "rows": 5}`.
/// Errors: when they have another shape. Contradictions are left to [`Rules::check`].
pub fn parse_rules(text: &str) -> Result<Rules, RecordError> {
    Ok(from_json::<RecordRules<Modifiers>>(text.as_bytes())?.0)
}

/// Writes rules alone, in the shape that [`parse_rules`] reads. `None` for rules that have no name.
pub fn rules_json(rules: &Rules) -> Option<String> {
    rules.named()?;
    serde_json::to_string(&RecordRules::<Modifiers>(rules.clone())).ok()
}

impl Recorded for Match {
    type Deal = Deal;
    type Move = Move;
    type RawGame = RawGame;
    type Modifiers = Modifiers;

    const FORMATS: [&'static str; 2] = ["nimmt-record/1", "nimmt-record/2"];
    const NAMES_DEALER: bool = false;

    fn to_raw(game: &RecordedGame) -> RawGame {
        RawGame::of(game.deal.clone(), Some(game.choices.clone()))
    }

    fn from_raw(mut raw: RawGame) -> Result<RecordedGame, &'static str> {
        let choices = raw.choices.take().ok_or("missing field `choices`")?.0;
        Ok(RecordedGame { deal: raw.try_into()?, choices })
    }

    fn start(record: &Record) -> Result<Self, String> {
        let state = Self::new(record.rules().clone(), record.seats().len());
        state.map_err(|reasons| format!("rules: {}", joined(&reasons)))
    }

    fn begin_again(&mut self, deal: &Deal) -> Result<Vec<Event>, String> {
        self.begin(deal).map_err(|refusal| refusal.to_string())
    }

    /// A record holds only final choices, so a seat cannot choose again.
    fn make_again(&mut self, made: &Move) -> Result<Vec<Event>, String> {
        let seat = made.seat;
        if self.has_chosen(seat) {
            return Err(format!("seat {seat} has chosen already"));
        }
        let refused = |refusal: Refusal| format!("seat {seat} {refusal}");
        self.apply(seat, &made.choice).map_err(refused)
    }

    fn draw_again<R: CryptoRng>(&self, _: &Record, numbers: &mut R) -> Result<Deal, VerifyError> {
        Ok(self.draw(numbers))
    }
}
