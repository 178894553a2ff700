//! The league of a server, pure: how everybody stands, and who plays whom in the next week.
//!
//! Nothing here asks for the time, waits, or knows how a duel is played. `docs/league.md` has the
//! rules.

mod draw;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use games::GameKind;
use values::{ChannelId, GuildId, InteractionId, Millis, UserId, named};

/// The most people who may be drawn: two for each entry of a menu.
pub const MOST_PEOPLE: usize = 50;
/// The weeks that a league may last. The draw relies on their number.
pub const WEEKS: RangeInclusive<u32> = 2..=8;
/// The length of a week.
pub const WEEK: Millis = 7 * 24 * 3_600_000;

named! {
    /// The outcome of a pairing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Outcome {
        /// The first of the two has won.
        First = "first",
        /// Both have the same score.
        Tie = "tie",
        Second = "second",
        /// Neither has played to the end.
        Neither = "neither",
    }
}

impl Outcome {
    /// The half points that it is worth to each.
    pub const fn halves(self) -> [u32; 2] {
        match self {
            Self::First => [2, 0],
            Self::Second => [0, 2],
            Self::Tie => [1, 1],
            Self::Neither => [0, 0],
        }
    }
}

/// A pairing of a week. Members are named by their index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The week, from 1.
    pub week: u32,
    /// Its number in that week, from 0.
    pub number: u32,
    /// One of the two.
    pub first: usize,
    /// The other one; `None`: the first has nobody to play with, which is worth a win.
    pub second: Option<usize>,
    pub duel: Option<InteractionId>,
    /// Whether each has played it to the end.
    pub through: [bool; 2],
    /// The outcome of the duel, once both have.
    pub played: Option<Outcome>,
    /// The result, once the week is over.
    pub result: Option<Outcome>,
    /// The outcome that counts instead.
    pub correction: Option<Outcome>,
}

impl Pairing {
    /// The outcome that counts; `None` while it is open.
    pub fn outcome(&self) -> Option<Outcome> {
        self.correction.or(self.result).or(self.played)
    }

    /// The outcome once nobody can play on: a side that has not played to the end loses to one that
    /// has.
    pub fn closed(&self) -> Outcome {
        self.played.unwrap_or(match self.through {
            [true, _] => Outcome::First,
            [_, true] => Outcome::Second,
            _ => Outcome::Neither,
        })
    }

    /// The side of a member: 0 or 1; `None` where it is none of the two.
    pub fn side_of(&self, member: usize) -> Option<usize> {
        [Some(self.first), self.second].into_iter().position(|it| it == Some(member))
    }
}

/// Somebody who has signed up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The click that signed them up.
    pub id: InteractionId,
    /// `None`: somebody who wished to be forgotten.
    pub user: Option<UserId>,
    /// Their name, as it is shown.
    pub name: String,
    /// Whether they are drawn; somebody who has left stays in the table.
    pub plays: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct League {
    /// The click that made it.
    pub id: InteractionId,
    pub game: GameKind,
    /// Its server.
    pub guild: GuildId,
    /// Where each week is announced.
    pub channel: ChannelId,
    /// The language of the server when it was made.
    pub locale: String,
    /// How many weeks it lasts.
    pub weeks: u32,
    /// The present week, from 1, or the last; 0: people sign up.
    pub week: u32,
    /// When that began; of a league that is over, when it ended.
    pub since: Millis,
    /// Until it is over.
    pub open: bool,
    /// Everybody who has ever signed up, in that order.
    pub members: Vec<Member>,
    /// The pairings of all weeks so far, in order.
    pub pairings: Vec<Pairing>,
}

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// From 1; shared by those who are equal in everything.
    pub place: usize,
    /// The index of the member.
    pub member: usize,
    /// In half points.
    pub halves: u32,
    /// The points of all whom they have met, in half points.
    pub met: u32,
    /// How many of their weeks are decided.
    pub weeks: usize,
}

impl League {
    /// When the present week ends.
    pub fn ends(&self) -> Millis {
        self.since + WEEK
    }

    /// The league once nobody can play on in the present week.
    #[must_use]
    pub fn after_week(mut self) -> Self {
        let week = self.week;
        for pairing in self.pairings.iter_mut().filter(|it| it.week == week) {
            pairing.result = Some(pairing.closed());
        }
        self
    }

    /// The index of the member who is this person.
    pub fn member(&self, user: UserId) -> Option<usize> {
        self.members.iter().position(|it| it.user == Some(user))
    }

    /// The members who are drawn.
    pub fn playing(&self) -> impl Iterator<Item = usize> {
        let playing = self.members.iter().enumerate().filter(|(_, it)| it.plays);
        playing.map(|(at, _)| at).take(MOST_PEOPLE)
    }

    pub fn in_week(&self, week: u32) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(move |it| it.week == week)
    }

    /// Half points and decided weeks of every member.
    fn points(&self) -> Vec<(u32, usize)> {
        let mut points = vec![(0, 0); self.members.len()];
        for pairing in &self.pairings {
            let Some(outcome) = pairing.outcome() else { continue };
            let sides = [Some(pairing.first), pairing.second];
            for (member, halves) in sides.into_iter().zip(outcome.halves()) {
                let Some(member) = member else { continue };
                points[member].0 += halves;
                points[member].1 += 1;
            }
        }
        points
    }

    /// The table, the best first: by points, and where they are equal by the points of those whom
    /// somebody has met. A member who left before they were drawn is not in it.
    pub fn table(&self) -> Vec<Standing> {
        let points = self.points();
        let met = |member: usize| -> u32 {
            // Whoever is drawn for this week has yet to be met.
            let over = self.pairings.iter().filter(|it| it.outcome().is_some());
            let others = over.filter_map(|it| {
                let side = it.side_of(member)?;
                if side == 0 { it.second } else { Some(it.first) }
            });
            others.map(|other| points[other].0).sum()
        };
        let is_drawn = |member: usize| self.pairings.iter().any(|it| it.side_of(member).is_some());
        let shown = (0..self.members.len()).filter(|at| self.members[*at].plays || is_drawn(*at));
        let mut table: Vec<Standing> = shown
            .map(|member| {
                let (halves, weeks) = points[member];
                Standing { place: 0, member, halves, met: met(member), weeks }
            })
            .collect();
        let worth = |line: &Standing| Reverse((line.halves, line.met));
        table.sort_by_key(worth);
        for at in 0..table.len() {
            let is_equal = at > 0 && worth(&table[at - 1]) == worth(&table[at]);
            table[at].place = if is_equal { table[at - 1].place } else { at + 1 };
        }
        table
    }

    /// Pairs these members for the next week: those with the most points first, equals in an order
    /// that nobody chooses. `None` stands beside whoever has nobody to play with.
    pub fn drawn(&self, playing: &[usize]) -> Vec<(usize, Option<usize>)> {
        let points = self.points();
        let mut order = playing.to_vec();
        let by_chance = |at: usize| {
            mixed(self.id.0 ^ mixed(self.members[at].id.0 ^ mixed(u64::from(self.week))))
        };
        order.sort_by_key(|at| (Reverse(points[*at].0), by_chance(*at)));
        let times = |first: usize, second: Option<usize>| {
            let is_this = |it: &&Pairing| {
                let pair = (it.first, it.second);
                pair == (first, second) || second.is_some_and(|it| pair == (it, Some(first)))
            };
            self.pairings.iter().filter(is_this).count()
        };
        let met = order.iter().map(|first| {
            order.iter().map(|second| times(*first, Some(*second))).collect::<Vec<_>>()
        });
        let byes: Vec<usize> = order.iter().map(|at| times(*at, None)).collect();
        let pairs = draw::draw(&met.collect::<Vec<_>>(), &byes);
        pairs.into_iter().map(|(one, other)| (order[one], other.map(|it| order[it]))).collect()
    }
}

/// The number of the duel of a pairing, which no command makes. It is below zero as a database
/// stores it: Discord gives no such number.
pub fn duel_of(league: InteractionId, week: u32, number: u32) -> InteractionId {
    let pairing = u64::from(week) << 32 | u64::from(number);
    InteractionId(mixed(league.0 ^ mixed(pairing)) | OF_A_LEAGUE)
}

/// The bit that no number of Discord's has, and every number of [`duel_of`].
const OF_A_LEAGUE: u64 = 1 << 63;

/// Whether this is the number of a league's duel.
pub fn is_of_a_league(duel: InteractionId) -> bool {
    duel.0 & OF_A_LEAGUE != 0
}

/// A number in which every bit of another one counts: the last step of SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
