//! Facts: a finished match from each seat's side, the raw material of statistics and achievements.
//!
//! They follow from the match's own events, so that they can be worked out again from any record.

use serde::{Deserialize, Serialize};

use super::record::{Record, ReplayStep, replay_with};
use super::{Card, Event, How, Match, RowNo, SeatNo};

/// Version of the facts that are written today. Those of a later version are not read.
const VERSION: u32 = 1;
/// The least number of turns of a clean game: a shorter one without a row is no feat.
const LEAST_TURNS: u32 = 7;
/// The most expensive card.
const WORST_CARD: u8 = 55;

/// A finished match from one seat's side. A fact that was not yet kept when the text was written is
/// 0 or empty.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// The version of this text, from 1.
    pub v: u32,
    /// The points of each game.
    pub games: Vec<u32>,
    /// Number of times it took each row, row 1 first.
    pub rows: Vec<u32>,
    /// The bull heads that it paid for these rows: of a shared row its own part, in Hand without what
    /// went into the hand.
    pub heads: u32,
    /// The bull heads that it paid for the most expensive of these rows.
    pub worst: u32,
    /// The most bull heads that it paid in one game.
    pub most: u32,
    /// Rows that it took because they were full.
    pub sixth: u32,
    /// The longest run of turns within a game in which it took a full row each time.
    pub sixth_run: u32,
    /// Rows that it took because its card was too low, or fitted nowhere.
    pub low: u32,
    /// Those of these rows that were as cheap as any other.
    pub cheapest: u32,
    /// The most times it took the same row in one game.
    pub same_row: u32,
    /// Number of times it paid for the card with seven bull heads, all by itself.
    pub seven: u32,
    /// Games of at least seven turns in which it took no row.
    pub clean: u32,
    /// Its place once half of the games were over, from 1; 0 in a match of a single game. Equal
    /// totals share the better place.
    pub halfway: u32,
}

impl Facts {
    /// Reads stored facts; `None` for any other text, or one of a later version.
    pub fn from_json(json: &str) -> Option<Self> {
        let facts: Self = serde_json::from_str(json).ok()?;
        (1..=VERSION).contains(&facts.v).then_some(facts)
    }

    /// The facts of a record for each seat, seat 1 first. A record that breaks off, or breaks a
    /// rule, counts up to there.
    pub fn of(record: &Record) -> Vec<Self> {
        let mut watched = Watched::new(record.seats().len());
        let _ = replay_with(record, |step| watched.step(&step));
        watched.finish()
    }
}

impl Match {
    /// The facts of the match for each seat; `None` before its end, and for rules that have no
    /// name. It replays the match.
    pub fn facts(&self) -> Option<Vec<Facts>> {
        Some(Facts::of(&self.record(&[])?))
    }
}

/// Counts of one seat within the game under way.
#[derive(Clone, Default)]
struct Now {
    /// Number of times it has taken each row.
    rows: Vec<u32>,
    /// The bull heads that it has paid.
    heads: u32,
    /// Number of turns in a row in which it has taken a full row.
    run: u32,
    /// Whether it has taken a full row in this turn.
    full: bool,
}

/// Collects the facts while a match is replayed.
struct Watched {
    seats: Vec<Facts>,
    now: Vec<Now>,
    /// What each row costs as it lies now: bull heads, or cards where these count.
    costs: Vec<u32>,
    shedding: bool,
    turn: u32,
    totals: Vec<Vec<u32>>,
}

impl Watched {
    fn new(seats: usize) -> Self {
        let empty = Facts { v: VERSION, ..Facts::default() };
        Self {
            seats: vec![empty; seats],
            now: vec![Now::default(); seats],
            costs: Vec::new(),
            shedding: false,
            turn: 0,
            totals: Vec::new(),
        }
    }

    fn step(&mut self, step: &ReplayStep<'_>) {
        self.shedding = step.state.rules().is_shedding();
        for event in step.events {
            match event {
                Event::GameBegan { .. } => self.now.fill(Now::default()),
                Event::Placed { seats, card, copies, row, how, took, points, .. } => {
                    if !took.is_empty() {
                        for seat in seats {
                            self.took(*seat, *row, *how, took);
                        }
                        for (seat, cost) in points {
                            // Half of a row is nobody's seven bull heads.
                            let own = if seats.len() == 1 { took.as_slice() } else { &[] };
                            self.paid(*seat, *cost, own);
                        }
                    }
                    let each = if self.shedding { 1 } else { card.bull_heads() };
                    let laid = each * u32::from(*copies);
                    if let Some(cost) = self.costs.get_mut(row.index()) {
                        *cost = if took.is_empty() { *cost + laid } else { laid };
                    }
                }
                // What went into the hand costs nothing.
                Event::Kept { seat, pile, .. } => self.paid(*seat, Card::sum(pile), pile),
                Event::TurnEnded { turn, .. } => {
                    self.turn = *turn;
                    self.turn_ended();
                }
                Event::GameEnded { points, .. } => self.game_ended(points),
                _ => {}
            }
        }
        // Deals and drafts lay out rows, too.
        let rows = step.state.rows().iter();
        self.costs = rows.map(|row| self.cost(&row.cards())).collect();
    }

    fn cost(&self, cards: &[Card]) -> u32 {
        if self.shedding {
            return u32::try_from(cards.len()).unwrap_or(u32::MAX);
        }
        Card::sum(cards)
    }

    fn took(&mut self, seat: SeatNo, row: RowNo, how: How, took: &[Card]) {
        let price = self.cost(took);
        let cheapest = self.costs.iter().all(|other| price <= *other);
        let (Some(facts), Some(now)) =
            (self.seats.get_mut(seat.index()), self.now.get_mut(seat.index()))
        else {
            return;
        };
        for rows in [&mut facts.rows, &mut now.rows] {
            rows.resize(rows.len().max(row.index() + 1), 0);
            rows[row.index()] += 1;
        }
        facts.same_row = facts.same_row.max(now.rows[row.index()]);
        if how == How::TooLow {
            facts.low += 1;
            facts.cheapest += u32::from(cheapest);
        } else {
            facts.sixth += 1;
            now.full = true;
        }
    }

    /// What a seat pays for a row, and for which cards, where they are its own.
    fn paid(&mut self, seat: SeatNo, cost: u32, cards: &[Card]) {
        let (Some(facts), Some(now)) =
            (self.seats.get_mut(seat.index()), self.now.get_mut(seat.index()))
        else {
            return;
        };
        if !self.shedding {
            facts.heads += cost;
            facts.worst = facts.worst.max(cost);
            now.heads += cost;
            facts.most = facts.most.max(now.heads);
        }
        facts.seven += u32::from(cards.iter().any(|card| card.number() == WORST_CARD));
    }

    fn turn_ended(&mut self) {
        for (facts, now) in self.seats.iter_mut().zip(&mut self.now) {
            now.run = if std::mem::take(&mut now.full) { now.run + 1 } else { 0 };
            facts.sixth_run = facts.sixth_run.max(now.run);
        }
    }

    fn game_ended(&mut self, points: &[u32]) {
        let before = self.totals.last().cloned().unwrap_or_else(|| vec![0; self.seats.len()]);
        self.totals.push(before.iter().zip(points).map(|(a, b)| a.saturating_add(*b)).collect());
        for ((facts, now), points) in self.seats.iter_mut().zip(&self.now).zip(points) {
            facts.games.push(*points);
            facts.clean += u32::from(self.turn >= LEAST_TURNS && now.rows.is_empty());
        }
    }

    fn finish(mut self) -> Vec<Facts> {
        let half = self.totals.len() / 2;
        if let Some(totals) = half.checked_sub(1).and_then(|game| self.totals.get(game)) {
            for (facts, own) in self.seats.iter_mut().zip(totals) {
                let better = totals.iter().filter(|other| *other < own).count();
                facts.halfway = u32::try_from(better + 1).unwrap_or(u32::MAX);
            }
        }
        self.seats
    }
}
