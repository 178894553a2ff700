//! Facts: a finished match from each seat's side, the raw material of statistics and achievements.
//!
//! They follow from the match's own events, so that they can be worked out again from any record.

use serde::{Deserialize, Serialize};

use super::record::{Record, ReplayStep, replay_with};
use super::scoring::OUT_OF_SCHNEIDER;
use super::{ENOUGH, Ended, Event, Match, SeatNo};

/// Version of the facts that are written today. Those of a later version are not read.
const VERSION: u32 = 1;

/// A finished match from one seat's side. A fact that was not yet kept when the text was written is
/// 0, empty or `None`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// The version of this text, from 1.
    pub v: u32,
    /// The booked points of each game.
    pub games: Vec<u32>,
    /// Games that it won, alone or with others.
    pub won: u32,
    /// Won games in which a loser had taken a trick and stayed below 33.
    pub schneider: u32,
    /// Won games in which a loser took no trick.
    pub schwarz: u32,
    /// Marriages that it declared.
    pub marriages: u32,
    /// The most marriages that it declared in one game.
    pub most_marriages: u32,
    /// Number of times it took the turn-up for the lowest trump.
    pub exchanges: u32,
    /// Number of times it closed the stock and won the game.
    pub closed_right: u32,
    /// Number of times it closed the stock and did not win.
    pub closed_wrong: u32,
    /// Right calls, of the game or of the match.
    pub called_right: u32,
    pub called_wrong: u32,
    /// The card points it lacked in the best of its wrong calls of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lacked: Option<u32>,
    /// Tricks that it took.
    pub tricks: u32,
    /// The largest distance to the best total after any game, in booked points.
    pub behind: u32,
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
        watched.seats
    }
}

impl Match {
    /// The facts of the match for each seat; `None` before its end, and for rules that have no
    /// name. It replays the match.
    pub fn facts(&self) -> Option<Vec<Facts>> {
        Some(Facts::of(&self.record(&[])?))
    }
}

/// Counts within the game under way.
#[derive(Clone, Default)]
struct Now {
    marriages: Vec<u32>,
    caller: Option<SeatNo>,
}

/// The end of a game.
struct End<'a> {
    ended: Ended,
    winners: &'a [SeatNo],
    points: &'a [u32],
    tricks: &'a [u32],
    booked: &'a [u32],
    closed_by: Option<SeatNo>,
    declarer: Option<SeatNo>,
}

/// Collects the facts while a match is replayed.
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

    fn count(&mut self, seat: SeatNo, change: impl FnOnce(&mut Facts)) {
        if let Some(facts) = self.seats.get_mut(seat.index()) {
            change(facts);
        }
    }

    fn game_ended(&mut self, end: &End<'_>) {
        let has_won = |seat: SeatNo| end.winners.contains(&seat);
        // Where another has gone out of the match, nobody has closed in vain.
        let cut_short =
            |seat| end.ended == Ended::Match && self.now.caller != Some(seat) && !has_won(seat);
        if let Some(seat) = end.closed_by.filter(|seat| !cut_short(*seat)) {
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
        let (schneider, schwarz) = end.worth(self.now.caller);
        for seat in SeatNo::all(self.seats.len()) {
            let of = |each: &[u32]| each.get(seat.index()).copied().unwrap_or(0);
            let (booked, tricks) = (of(end.booked), of(end.tricks));
            let won = has_won(seat);
            self.count(seat, |facts| {
                facts.games.push(booked);
                facts.tricks += tricks;
                facts.won += u32::from(won);
                facts.schneider += u32::from(won && schneider && !schwarz);
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
    /// Whether some loser was schneider, and whether one was schwarz, where the game was won by
    /// points and not by somebody's mistake.
    fn worth(&self, caller: Option<SeatNo>) -> (bool, bool) {
        let has_won = |seat| self.winners.contains(&seat);
        let by_points = match self.ended {
            Ended::Out | Ended::Played => true,
            Ended::Match => caller.is_none_or(has_won),
            Ended::Wrong => false,
        } && self.closed_by.is_none_or(has_won);
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

    /// The sum for a seat and the seats whose points count together with its own.
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
