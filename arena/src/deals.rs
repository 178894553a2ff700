//! All deals, each with every rotation of the seats, on several threads.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::contest::Contest;
use super::error::ArenaError;
use super::mixed;
use super::play::play;
use super::played::Played;
use super::spec::Spec;
use super::timed::Timed;
use players::Limit;

/// The games to be played.
pub struct Course<'a, G: Contest> {
    /// The rules, which also say how long a match is.
    pub rules: &'a G::Rules,
    /// A player for each seat.
    pub players: &'a [Spec<G>],
    /// The limit of those that name none.
    pub limit: Limit,
    /// The number of deals, or matches.
    pub deals: u32,
    /// The seed of all luck.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// One deal with every rotation of the seats.
pub struct DealResult {
    /// Its number, from 0.
    pub deal: u32,
    /// The rotations in order. In rotation `r` player `p` sits on the seat with the index `p + r`,
    /// going round.
    pub rotations: Vec<Played>,
    /// The time of each decision of each player.
    pub times: Vec<Vec<Duration>>,
}

impl DealResult {
    /// The seat of a player in a rotation, as an index.
    pub fn seat(player: usize, rotation: usize, seats: usize) -> usize {
        (player + rotation) % seats.max(1)
    }
}

/// Plays everything. The results come in the order of the deals and do not depend on the number of
/// threads.
/// Errors: the first trouble that comes up ends it.
pub fn play_all<G: Contest>(course: &Course<'_, G>) -> Result<Vec<DealResult>, ArenaError> {
    let next = AtomicU32::new(0);
    let failed = AtomicBool::new(false);
    let work = || -> Result<Vec<DealResult>, ArenaError> {
        let seat = |spec| Timed::new(spec, course.limit, course.rules);
        let mut players = course.players.iter().map(seat).collect::<Result<Vec<_>, _>>()?;
        let mut results = Vec::new();
        while !failed.load(Ordering::Relaxed) {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= course.deals {
                break;
            }
            results.push(play_deal(course, &mut players, deal)?);
        }
        Ok(results)
    };
    let watched = || work().inspect_err(|_| failed.store(true, Ordering::Relaxed));
    let threads = course.threads.clamp(1, usize::try_from(course.deals).unwrap_or(1).max(1));
    let mut results = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(watched)).collect();
        let ended = running.into_iter().map(|thread| match thread.join() {
            Ok(results) => results,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        let parts = ended.collect::<Result<Vec<_>, _>>()?;
        Ok::<_, ArenaError>(parts.into_iter().flatten().collect::<Vec<_>>())
    })?;
    results.sort_by_key(|result| result.deal);
    Ok(results)
}

fn play_deal<G: Contest>(
    course: &Course<'_, G>,
    players: &mut [Timed<G>],
    deal: u32,
) -> Result<DealResult, ArenaError> {
    let seats = players.len();
    let cards = mixed(course.seed, deal.into());
    let rotations = (0..seats).map(|rotation| {
        let mut seating = vec![0; seats];
        for player in 0..seats {
            if let Some(seat) = seating.get_mut(DealResult::seat(player, rotation, seats)) {
                *seat = player;
            }
        }
        play(course.rules, players, &seating, cards, mixed(!cards, rotation as u64))
    });
    let rotations = rotations.collect::<Result<Vec<_>, _>>()?;
    Ok(DealResult { deal, rotations, times: players.iter_mut().map(Timed::take_times).collect() })
}
