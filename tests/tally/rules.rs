//! A tiny game for the tests, as unlike 6 nimmt! as it can be: seats choose in turn, of three seats
//! one sits out each deal, and the highest score wins. Each deal two seats hold three numbers; each
//! plays one and scores it. After three deals the match is over.

use rand::{CryptoRng, RngExt};
use serde::{Deserialize, Serialize};

use crate::SeatNo;
use crate::game::{AskMode, Awaited, CardGame, Flow, Moment, Outcome, Refused, Standing, Step};

const DEALS: usize = 3;

/// There is nothing to agree on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Tells these rules from those of other games where they are stored.
    pub tally: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant;

impl Variant {
    /// Its name.
    pub fn as_str(self) -> &'static str {
        "tally"
    }
}

/// There must be two or three seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction;

impl Rules {
    /// # Errors
    /// When there are not two or three seats.
    pub fn check(&self, seats: usize) -> Result<(), Vec<Contradiction>> {
        if self.seats_allowed().contains(&seats) { Ok(()) } else { Err(vec![Contradiction]) }
    }

    /// There is one kind of points.
    pub fn counts_like(&self, _: &Self) -> bool {
        true
    }

    /// Two or three.
    pub fn seats_allowed(&self) -> std::ops::RangeInclusive<usize> {
        2..=3
    }

    /// Nothing can be changed.
    pub fn changed(&self, _: &str) -> Option<Self> {
        None
    }

    pub fn name(&self) -> Option<Variant> {
        Some(Variant)
    }
}

/// The options of the game: none.
pub mod options {
    use super::Rules;
    use crate::catalogue::{Exclusive, Habits, OptionSpec, OptionValue};

    /// As good as any.
    pub const HABITS: Habits =
        Habits { seconds: 90, opponents: 2, highest_wins: true, rated_turns: 1 };

    pub fn variants() -> impl Iterator<Item = &'static str> {
        ["tally"].into_iter()
    }

    pub fn variant(name: &str) -> Option<Rules> {
        (name == "tally").then_some(Rules { tally: true })
    }

    /// None.
    pub fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    /// # Errors
    /// Never.
    pub fn rules(_: &[(String, OptionValue)]) -> Result<Rules, Exclusive> {
        Ok(Rules { tally: true })
    }
}

/// Somebody scored a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub scored_by: SeatNo,
    pub number: u32,
}

impl Event {
    /// Each number is a turn.
    pub const fn ends_turn(&self) -> bool {
        true
    }
}

/// The part of the game that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Number of deals that have begun.
    pub deal: u32,
    /// The score of each seat in each deal; `None` for a seat that sat out or has not played yet.
    pub scores: Vec<Vec<Option<u32>>>,
    pub turn: Option<SeatNo>,
}

/// The game as one seat sees it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seat {
    /// The part that everybody sees.
    pub table: Table,
    pub seat: SeatNo,
    /// Its numbers.
    pub hand: Vec<u32>,
    /// The numbers it may play now, if it is its turn.
    pub decision: Option<Vec<u32>>,
}

impl std::fmt::Debug for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seat").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A finished match.
pub mod record {
    use crate::sealed::{Seals, VerifyError};

    /// Its scores, as a text.
    #[derive(Clone)]
    pub struct Record(pub(super) String);

    impl Record {
        /// It has no deals that could be dealt again.
        /// Errors: always.
        pub fn verify(&self) -> Result<(), VerifyError> {
            Err(VerifyError::Unsealed)
        }

        /// The record as JSON.
        pub fn to_json(&self) -> String {
            self.0.clone()
        }

        /// The same: it has no place for seals.
        #[must_use]
        pub fn with_seals(self, _: Seals) -> Self {
            self
        }
    }
}

/// The facts of a match for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Facts {
    /// The version of this text.
    pub v: u32,
    /// Points it scored.
    pub total: u32,
}

impl Facts {
    /// Reads what was stored.
    pub fn from_json(json: &str) -> Option<Self> {
        serde_json::from_str(json).ok()
    }
}

#[derive(Clone)]
pub struct Match {
    seats: usize,
    hands: Vec<Vec<u32>>,
    scores: Vec<Vec<Option<u32>>>,
}

impl Match {
    /// Returns the seats that play this deal and have not yet, in turn.
    fn to_play(&self) -> Vec<SeatNo> {
        let Some(scores) = self.scores.last() else { return Vec::new() };
        let playing = SeatNo::all(self.seats).filter(|s| !self.hands[s.index()].is_empty());
        playing.filter(|s| scores[s.index()].is_none()).collect()
    }

    fn totals(&self) -> Vec<u32> {
        let of = |seat| self.scores.iter().filter_map(move |deal| deal[seat]).sum();
        (0..self.seats).map(of).collect()
    }

    fn is_over(&self) -> bool {
        self.scores.len() == DEALS && self.to_play().is_empty()
    }
}

impl CardGame for Match {
    type Rules = Rules;
    type Contradiction = Contradiction;
    type Event = Event;
    type Table = Table;
    type Seat = Seat;
    type Record = record::Record;
    type Facts = Facts;

    fn create(rules: &Rules, seats: usize) -> Result<Self, Vec<Contradiction>> {
        rules.check(seats)?;
        Ok(Self { seats, hands: vec![Vec::new(); seats], scores: Vec::new() })
    }

    fn needs_deal(&self) -> bool {
        self.to_play().is_empty() && !self.is_over()
    }

    fn deal<R: CryptoRng>(&mut self, rng: &mut R) -> Result<(String, Step<Event>), String> {
        let sits_out = (self.seats == 3).then_some(self.scores.len() % 3);
        let hand = |seat: usize, rng: &mut R| -> Vec<u32> {
            let some = if Some(seat) == sits_out { 0 } else { 3 };
            // No number twice: each is a button.
            let mut hand = Vec::new();
            while hand.len() < some {
                let number = rng.random_range(1..=104);
                if !hand.contains(&number) {
                    hand.push(number);
                }
            }
            hand
        };
        let hands: Vec<Vec<u32>> = (0..self.seats).map(|seat| hand(seat, rng)).collect();
        let text = serde_json::to_string(&hands).map_err(|e| e.to_string())?;
        let step = self.deal_again(&text)?;
        Ok((text, step))
    }

    fn deal_again(&mut self, deal: &str) -> Result<Step<Event>, String> {
        let hands: Vec<Vec<u32>> = serde_json::from_str(deal).map_err(|e| e.to_string())?;
        if hands.len() != self.seats || !self.needs_deal() {
            return Err("no such deal is possible now".into());
        }
        self.hands = hands;
        self.scores.push(vec![None; self.seats]);
        Ok(Step { events: Vec::new(), flow: Flow::Page, turns_ended: Vec::new(), began: true })
    }

    fn choose(&mut self, seat: SeatNo, choice: &str) -> Result<Step<Event>, Refused> {
        let number = choice.strip_prefix("score.").and_then(|n| n.parse().ok());
        let number: u32 = number.ok_or(Refused::NotNow)?;
        if self.to_play().first() != Some(&seat) {
            return Err(Refused::NotYourTurn);
        }
        if !self.hands[seat.index()].contains(&number) {
            return Err(Refused::NotHeld(number.to_string()));
        }
        if let Some(scores) = self.scores.last_mut() {
            scores[seat.index()] = Some(number);
        }
        let moment = self.moment();
        let over = self.to_play().is_empty();
        let flow = match (over, self.is_over()) {
            (_, true) => Flow::MatchOver,
            (true, false) => Flow::DealOver,
            (false, _) => Flow::Page,
        };
        let events = vec![Event { scored_by: seat, number }];
        Ok(Step { events, flow, turns_ended: vec![moment], began: false })
    }

    fn awaited(&self) -> Vec<Awaited> {
        let next = self.to_play().into_iter().take(1);
        next.map(|seat| Awaited { seat, chosen: false, asked: AskMode::InTurn }).collect()
    }

    fn stand_in(&self, seat: SeatNo) -> Option<String> {
        if self.to_play().first() != Some(&seat) {
            return None;
        }
        self.hands[seat.index()].iter().min().map(|number| format!("score.{number}"))
    }

    fn moment(&self) -> Moment {
        let deal = u32::try_from(self.scores.len()).unwrap_or(u32::MAX);
        let left = u32::try_from(self.to_play().len()).unwrap_or(u32::MAX);
        (deal, u32::MAX - left)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let totals = self.totals();
        let standing = |(index, score): (usize, &u32)| {
            let better = totals.iter().filter(|other| *other > score).count();
            let best = self.scores.iter().filter_map(|deal| deal[index]).max().unwrap_or(0);
            Standing { rank: u32::try_from(better + 1).unwrap_or(u32::MAX), score: *score, best }
        };
        let seats = totals.iter().enumerate().map(standing).collect();
        Some(Outcome { seats, deals: 3, counted_as: "tally".into() })
    }

    fn table(&self) -> Table {
        Table {
            deal: u32::try_from(self.scores.len()).unwrap_or(u32::MAX),
            scores: self.scores.clone(),
            turn: self.to_play().first().copied(),
        }
    }

    fn seat(&self, seat: SeatNo) -> Seat {
        let hand = self.hands.get(seat.index()).cloned().unwrap_or_default();
        let mine = self.to_play().first() == Some(&seat);
        Seat { table: self.table(), seat, decision: mine.then(|| hand.clone()), hand }
    }

    fn record(&self, _: &[String]) -> Option<record::Record> {
        self.is_over().then(|| record::Record(format!("{:?}", self.totals())))
    }

    fn facts(&self) -> Option<Vec<Facts>> {
        let facts = |total| Facts { v: 1, total };
        self.is_over().then(|| self.totals().into_iter().map(facts).collect())
    }
}
