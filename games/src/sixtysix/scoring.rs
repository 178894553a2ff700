//! Rule: the winners of a game, and the points that each seat books.

use serde::{Deserialize, Serialize};

use super::going_out::ENOUGH;
use super::seats::Seats;
use super::{MOST_SEATS, SeatNo};

/// The points that seats book after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// The winner books 1, 2 or 3 game points for each loser. An undecided game is carried over:
    /// the winner of the next decided one books 1 more.
    GamePoints,
    /// Every seat books the card points that it has; a seat that fails an obligation books none.
    /// Nothing is carried over.
    CardPoints,
}

/// The way a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// A seat went out rightly, or reached 66 where that ends the game automatically.
    Out,
    /// A seat went out wrongly.
    Wrong,
    /// The hands were played out.
    Played,
    /// A seat went out of the match, rightly or not.
    Match,
}

/// A number for each seat; those beyond the last seat are 0.
pub(super) type Each = [u32; MOST_SEATS];

/// The way a game ended, with the seat that ended it.
#[derive(Clone, Copy)]
pub(super) enum Ending {
    /// This seat went out rightly.
    Out(SeatNo),
    /// This seat went out wrongly.
    Wrong(SeatNo),
    /// The hands were played out, and this seat took the last trick.
    Played(SeatNo),
    /// This seat went out of the match.
    OutOfMatch { seat: SeatNo, rightly: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The way it ended.
    pub ended: Ended,
    /// The winners; empty when it is undecided. With three seats two may have won.
    pub winners: Seats,
    /// The points by which each seat's total grows, by seat index; 0 beyond the last seat.
    pub booked: [u32; MOST_SEATS],
}

/// The state of a game when it ends.
#[derive(Clone, Copy)]
pub(super) struct EndState {
    pub(super) seats: usize,
    pub(super) points: Each,
    pub(super) tricks: Each,
    pub(super) totals: Each,
    pub(super) closed_by: Option<SeatNo>,
    pub(super) declarer: Option<SeatNo>,
    /// Whether trump is bid for and all have passed.
    pub(super) passed: bool,
    /// Undecided games before this one.
    pub(super) carry: u32,
}

impl Ending {
    const fn kind(self) -> Ended {
        match self {
            Self::Out(_) => Ended::Out,
            Self::Wrong(_) => Ended::Wrong,
            Self::Played(_) => Ended::Played,
            Self::OutOfMatch { .. } => Ended::Match,
        }
    }
}

/// The winners of a game, with the reason for their points.
struct Verdict {
    winners: Seats,
    /// The seat that failed an obligation.
    failed: Option<SeatNo>,
    /// The points of each winner before carried games; `None` if they depend on the losers.
    fixed: Option<u32>,
}

impl Verdict {
    const fn won_by(winners: Seats) -> Self {
        Self { winners, failed: None, fixed: None }
    }

    const fn failed(seat: SeatNo, winners: Seats, fixed: Option<u32>) -> Self {
        Self { winners, failed: Some(seat), fixed }
    }
}

/// The points of each other seat when the seat that closed does not win.
const CLOSED_IN_VAIN: u32 = 3;
/// The points of a wrong call for each seat of the caller's side.
const WRONG_CALL: u32 = 2;
/// The least card points of a side that is not schneider.
pub(super) const OUT_OF_SCHNEIDER: u32 = 33;

impl Scoring {
    pub(super) fn settle(self, ending: Ending, end_state: &EndState) -> GameResult {
        let verdict = end_state.verdict(ending);
        let mut booked = Each::default();
        match self {
            Self::GamePoints => {
                for winner in verdict.winners.iter() {
                    let worth =
                        verdict.fixed.unwrap_or_else(|| end_state.worth_of_losers(verdict.winners));
                    booked[winner.index()] = worth.saturating_add(end_state.carry);
                }
            }
            Self::CardPoints => {
                booked = end_state.points;
                if let Some(failed) = verdict.failed {
                    booked[failed.index()] = 0;
                }
            }
        }
        let mut winners = verdict.winners;
        if let Ending::OutOfMatch { rightly: false, .. } = ending {
            winners = end_state.best(winners, &booked);
        }
        GameResult { ended: ending.kind(), winners, booked }
    }

    /// The number of undecided games carried over after one with this result.
    pub(super) fn carry_after(self, result: &GameResult, carry: u32) -> u32 {
        match self {
            Self::GamePoints if result.winners.is_empty() => carry.saturating_add(1),
            Self::GamePoints | Self::CardPoints => 0,
        }
    }
}

impl EndState {
    /// The seats whose points count together with those of this seat, itself included.
    pub(super) fn side(&self, seat: SeatNo) -> Seats {
        match self.declarer {
            Some(declarer) if declarer != seat => self.all().without(declarer.into()),
            _ => seat.into(),
        }
    }

    /// Whether a seat, together with its side, has 66 by these points.
    pub(super) fn has_enough(&self, seat: SeatNo, points: &Each) -> bool {
        sum(self.side(seat), points) >= ENOUGH
    }

    fn all(&self) -> Seats {
        Seats::all(self.seats)
    }

    fn others(&self, side: Seats) -> Seats {
        self.all().without(side)
    }

    /// The game points that a losing side is worth: 1, schneider 2, schwarz 3.
    fn worth(&self, side: Seats) -> u32 {
        if sum(side, &self.tricks) == 0 {
            3
        } else if sum(side, &self.points) < OUT_OF_SCHNEIDER {
            2
        } else {
            1
        }
    }

    /// The game points of each winner: the sum over all losers; each seat of a pair that lost
    /// counts the worth of the pair.
    fn worth_of_losers(&self, winners: Seats) -> u32 {
        self.others(winners).iter().map(|loser| self.worth(self.side(loser))).sum()
    }

    fn verdict(&self, ending: Ending) -> Verdict {
        match ending {
            Ending::Out(seat) => {
                let side = self.side(seat);
                // A seat that closed, or declared, was bound to win. If the other side goes out, it
                // has failed.
                match (self.closed_by, self.declarer) {
                    (Some(closed), _) if !side.contains(closed) => self.closed_in_vain(closed),
                    (_, Some(declarer)) if !side.contains(declarer) => {
                        Verdict::failed(declarer, side, None)
                    }
                    _ => Verdict::won_by(side),
                }
            }
            Ending::Wrong(seat) if self.closed_by == Some(seat) => self.closed_in_vain(seat),
            Ending::Wrong(seat) => {
                let side = self.side(seat);
                Verdict::failed(seat, self.others(side), Some(WRONG_CALL * side.len()))
            }
            Ending::Played(last) => self.played_out(last),
            Ending::OutOfMatch { seat, rightly: true } => Verdict::won_by(seat.into()),
            Ending::OutOfMatch { seat, rightly: false } => {
                Verdict::failed(seat, self.others(seat.into()), None)
            }
        }
    }

    fn played_out(&self, last: SeatNo) -> Verdict {
        let enough = |seat: &SeatNo| self.has_enough(*seat, &self.points);
        if let Some(closed) = self.closed_by {
            if enough(&closed) {
                return Verdict::won_by(self.side(closed));
            }
            return self.closed_in_vain(closed);
        }
        if let Some(declarer) = self.declarer {
            if enough(&declarer) {
                return Verdict::won_by(declarer.into());
            }
            return Verdict::failed(declarer, self.others(declarer.into()), None);
        }
        if !self.passed && enough(&last) {
            return Verdict::won_by(last.into());
        }
        let with_enough: Seats = self.all().iter().filter(enough).collect();
        let one = if with_enough.len() == 1 { with_enough } else { Seats::default() };
        Verdict::won_by(one)
    }

    fn closed_in_vain(&self, closed: SeatNo) -> Verdict {
        Verdict::failed(closed, self.others(closed.into()), Some(CLOSED_IN_VAIN))
    }

    /// The seats of `among` with the highest total after this game.
    fn best(&self, among: Seats, booked: &Each) -> Seats {
        let total = |seat: SeatNo| self.totals[seat.index()].saturating_add(booked[seat.index()]);
        let highest = among.iter().map(total).max();
        among.iter().filter(|seat| Some(total(*seat)) == highest).collect()
    }
}

fn sum(side: Seats, each: &Each) -> u32 {
    side.iter().fold(0, |sum, seat| sum.saturating_add(each[seat.index()]))
}
