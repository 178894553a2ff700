//! What a finished match is remembered by for each seat: what statistics and achievements are made of.
//!
//! It follows from the match's own events, so that it can be worked out again from any record.

use serde::{Deserialize, Serialize};

use super::record::{Record, ReplayStep, replay_with};
use super::scoring::OUT_OF_SCHNEIDER;
use super::{ENOUGH, Ended, Event, Match, SeatNo};

/// How facts are written today. What a later version has written is not read.
const VERSION: u32 = 1;

/// What a match was for one seat. What was not known when it was written is 0, empty or `None`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// The version of this text, from 1.
    pub v: u32,
    /// What it booked in each game.
    pub games: Vec<u32>,
    /// Games that it won, alone or with others.
    pub won: u32,
    /// Those of them in which a loser had taken a trick and stayed below 33.
    pub schneider: u32,
    /// Those of them in which a loser took no trick.
    pub schwarz: u32,
    /// Marriages that it declared.
    pub marriages: u32,
    /// The most of them in one game.
    pub most_marriages: u32,
    /// How often it took the turn-up for the lowest trump.
    pub exchanges: u32,
    /// How often it closed the stock and won the game.
    pub closed_right: u32,
    /// How often it closed the stock and did not.
    pub closed_wrong: u32,
    /// Right calls, of the game or of the match.
    pub called_right: u32,
    /// Wrong calls.
    pub called_wrong: u32,
    /// How many card points it lacked in the best of its wrong calls of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lacked: Option<u32>,
    /// Tricks.
    pub tricks: u32,
    /// How far it was behind the best total at any time, in what is booked.
    pub behind: u32,
}

impl Facts {
    /// Reads what was stored; `None` for what is no such text, or one of a later version.
    #[must_use]
    pub fn from_json(json: &str) -> Option<Self> {
        let facts: Self = serde_json::from_str(json).ok()?;
        (1..=VERSION).contains(&facts.v).then_some(facts)
    }

    /// What a record comes to for each of its seats, seat 1 first. A record that breaks off, or breaks
    /// a rule, counts up to there.
    #[must_use]
    pub fn of(record: &Record) -> Vec<Self> {
        let mut watched = Watched::new(record.seats().len());
        let _ = replay_with(record, |step| watched.step(&step));
        watched.seats
    }
}

impl Match {
    /// What the match was for each seat; `None` before its end, and for rules that have no name. It
    /// plays the match again.
    #[must_use]
    pub fn facts(&self) -> Option<Vec<Facts>> {
        Some(Facts::of(&self.record(&[])?))
    }
}

/// What is seen while a game goes on.
#[derive(Clone, Default)]
struct Now {
    marriages: Vec<u32>,
    caller: Option<SeatNo>,
}

/// How a game ended.
struct End<'a> {
    ended: Ended,
    winners: &'a [SeatNo],
    points: &'a [u32],
    tricks: &'a [u32],
    booked: &'a [u32],
    closed_by: Option<SeatNo>,
    declarer: Option<SeatNo>,
}

/// Looks at a match while it is played again.
struct Watched {
    seats: Vec<Facts>,
    now: Now,
    totals: Vec<u32>,
}

impl Watched {
    fn new(seats: usize) -> Self {
        let empty = Facts { v: VERSION, ..Facts::default() };
        Self { seats: vec![empty; seats], now: Now::default(), totals: vec![0; seats] }
    }

    fn step(&mut self, step: &ReplayStep<'_>) {
        for event in step.events {
            match event {
                Event::GameBegan { .. } => {
                    let marriages = vec![0; self.seats.len()];
                    self.now = Now { marriages, ..Now::default() };
                }
                Event::Exchanged { seat, .. } => self.count(*seat, |facts| facts.exchanges += 1),
                Event::Called { seat, .. } => self.now.caller = Some(*seat),
                Event::Married { seat, .. } => {
                    let Some(now) = self.now.marriages.get_mut(seat.index()) else { continue };
                    *now += 1;
                    let now = *now;
                    self.count(*seat, |facts| {
                        facts.marriages += 1;
                        facts.most_marriages = facts.most_marriages.max(now);
                    });
                }
                Event::GameEnded { ended, winners, points, booked, .. } => {
                    let table = step.state.table();
                    let tricks: Vec<u32> = table.seats.iter().map(|seat| seat.tricks).collect();
                    self.game_ended(&End {
                        ended: *ended,
                        winners,
                        points,
                        tricks: &tricks,
                        booked,
                        closed_by: table.closed_by,
                        declarer: table.declarer,
                    });
                }
                _ => {}
            }
        }
    }

    fn count(&mut self, seat: SeatNo, how: impl FnOnce(&mut Facts)) {
        if let Some(facts) = self.seats.get_mut(seat.index()) {
            how(facts);
        }
    }

    fn game_ended(&mut self, end: &End<'_>) {
        let has_won = |seat: SeatNo| end.winners.contains(&seat);
        if let Some(seat) = end.closed_by {
            let right = has_won(seat);
            self.count(seat, |facts| match right {
                true => facts.closed_right += 1,
                false => facts.closed_wrong += 1,
            });
        }
        if let Some(seat) = self.now.caller {
            let right = end.ended == Ended::Out || (end.ended == Ended::Match && has_won(seat));
            let lacks = ENOUGH.saturating_sub(end.sum(seat, end.points));
            let of_game = end.ended == Ended::Wrong;
            self.count(seat, |facts| match right {
                true => facts.called_right += 1,
                false => {
                    facts.called_wrong += 1;
                    if of_game {
                        facts.lacked = Some(facts.lacked.map_or(lacks, |least| least.min(lacks)));
                    }
                }
            });
        }
        let (schneider, schwarz) = end.worth();
        for seat in SeatNo::all(self.seats.len()) {
            let of = |each: &[u32]| each.get(seat.index()).copied().unwrap_or(0);
            let (booked, tricks) = (of(end.booked), of(end.tricks));
            let won = has_won(seat);
            self.count(seat, |facts| {
                facts.games.push(booked);
                facts.tricks += tricks;
                facts.won += u32::from(won);
                facts.schneider += u32::from(won && schneider);
                facts.schwarz += u32::from(won && schwarz);
            });
            if let Some(total) = self.totals.get_mut(seat.index()) {
                *total = total.saturating_add(booked);
            }
        }
        let best = self.totals.iter().copied().max().unwrap_or(0);
        for (facts, own) in self.seats.iter_mut().zip(&self.totals) {
            facts.behind = facts.behind.max(best - own);
        }
    }
}

impl End<'_> {
    /// Whether some loser was schneider, and whether one was schwarz, where the game was won by points
    /// and not by somebody's mistake.
    fn worth(&self) -> (bool, bool) {
        let by_points = matches!(self.ended, Ended::Out | Ended::Played | Ended::Match)
            && self.closed_by.is_none_or(|closed| self.winners.contains(&closed));
        if !by_points || self.winners.is_empty() {
            return (false, false);
        }
        let losers = SeatNo::all(self.points.len()).filter(|seat| !self.winners.contains(seat));
        losers.fold((false, false), |(schneider, schwarz), loser| {
            let none = self.sum(loser, self.tricks) == 0;
            let few = self.sum(loser, self.points) < OUT_OF_SCHNEIDER;
            (schneider || (few && !none), schwarz || none)
        })
    }

    /// What a seat has together with those whose points count for it, too.
    fn sum(&self, seat: SeatNo, each: &[u32]) -> u32 {
        let own = |seat: SeatNo| each.get(seat.index()).copied().unwrap_or(0);
        match self.declarer {
            Some(declarer) if declarer != seat => {
                SeatNo::all(each.len()).filter(|other| *other != declarer).map(own).sum()
            }
            _ => own(seat),
        }
    }
}
