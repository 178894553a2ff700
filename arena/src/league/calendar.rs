//! Who sits at which table on which day.

use rand::RngExt;
use rand::rngs::StdRng;

use super::member::{Member, Style};
use crate::args::Game;

/// How long a league goes on.
pub(super) const DAYS: f64 = 365.0;
const SERVERS: usize = 8;
/// People of each server who learn; three more never change.
const LEARNERS: usize = 7;
/// Of so many matches one is of people from all servers.
const ONE_OPEN_IN: u32 = 10;
/// Of a hundred seats, so many are bots'.
const BOTS_IN_HUNDRED: u32 = 35;
/// Levels by how often they are invited.
const INVITED: [(&str, u32); 3] = [("easy", 4), ("normal", 3), ("hard", 1)];

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seated {
    /// A level of this name.
    Bot(&'static str),
    /// The member with this index.
    Member(usize),
}

/// Everybody who will play this year.
pub(super) fn members(game: Game, rng: &mut StdRng) -> Vec<Member> {
    let mut members = Vec::new();
    for server in 0..SERVERS {
        let learners: Vec<Style> = (0..LEARNERS).map(|_| Style::newcomer(rng)).collect();
        for style in learners.into_iter().chain(Style::steady(game, server)) {
            let number = members.len() + 1;
            let name = match style {
                Style::Rung { .. } => format!("p{number}"),
                Style::Steady(player) => format!("p{number}:{player}"),
            };
            members.push(Member::new(name, server, style, rng));
        }
    }
    members
}

/// Who sits down today: always somebody of the league, where anybody is there.
pub(super) fn table(game: Game, members: &[Member], day: f64, rng: &mut StdRng) -> Vec<Seated> {
    let open = rng.random_range(0..ONE_OPEN_IN) == 0;
    let server = rng.random_range(0..SERVERS);
    let there = members.iter().enumerate().filter(|(_, member)| member.is_there(day));
    let there = there.filter(|(_, member)| open || member.server == server);
    let mut free: Vec<(usize, f64)> =
        there.map(|(index, member)| (index, member.activity)).collect();
    let seats = pick(sizes(game), rng);
    let mut table = Vec::with_capacity(seats);
    for seat in 0..seats {
        let bot = seat > 0 && rng.random_range(0..100) < BOTS_IN_HUNDRED;
        let member = if bot { None } else { draw(&mut free, rng) };
        table.push(member.map_or_else(|| Seated::Bot(pick(&INVITED, rng)), Seated::Member));
    }
    // No place at the table is better than another for those who come first.
    for last in (1..table.len()).rev() {
        table.swap(last, rng.random_range(0..=last));
    }
    table
}

/// How many sit at a table, by how often.
fn sizes(game: Game) -> &'static [(usize, u32)] {
    match game {
        Game::Nimmt => {
            &[(2, 24), (3, 22), (4, 22), (5, 12), (6, 8), (7, 4), (8, 3), (9, 2), (10, 3)]
        }
        Game::Sixtysix => &[(2, 70), (3, 30)],
    }
}

fn pick<T: Copy + Default>(from: &[(T, u32)], rng: &mut StdRng) -> T {
    let all = from.iter().map(|(_, weight)| weight).sum::<u32>().max(1);
    let mut at = rng.random_range(0..all);
    for (what, weight) in from {
        if at < *weight {
            return *what;
        }
        at -= weight;
    }
    T::default()
}

/// Takes one of them, by their activity.
fn draw(free: &mut Vec<(usize, f64)>, rng: &mut StdRng) -> Option<usize> {
    let all: f64 = free.iter().map(|(_, activity)| activity).sum();
    let mut at = rng.random_range(0.0..1.0) * all;
    let place = free.iter().position(|(_, activity)| {
        at -= activity;
        at < 0.0
    });
    let place = place.or_else(|| free.len().checked_sub(1))?;
    Some(free.swap_remove(place).0)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn nobody_sits_twice_and_everybody_is_there() {
        let mut rng = StdRng::seed_from_u64(3);
        for game in [Game::Nimmt, Game::Sixtysix] {
            let members = members(game, &mut rng);
            let (mut bots, mut open) = (0, 0);
            for turn in 0..1000 {
                let day = DAYS * f64::from(turn) / 1000.0;
                let table = table(game, &members, day, &mut rng);
                assert!((2..=10).contains(&table.len()));
                let mut people: Vec<usize> = Vec::new();
                for seated in &table {
                    match seated {
                        Seated::Bot(level) => {
                            assert!(["easy", "normal", "hard"].contains(level));
                            bots += 1;
                        }
                        Seated::Member(index) => {
                            assert!(members[*index].is_there(day) && !people.contains(index));
                            people.push(*index);
                        }
                    }
                }
                let servers: Vec<usize> =
                    people.iter().map(|index| members[*index].server).collect();
                open += u32::from(servers.iter().any(|server| *server != servers[0]));
            }
            assert!(bots > 300 && (10..200).contains(&open), "{bots} {open}");
        }
    }
}
