//! The bots of Sixty-Six: a [`Seat`]'s view goes in, a [`Choice`] comes out.
//!
//! Nothing here knows more than its seat does. It remembers every card that came out and pins every
//! card whose place is proven; the rest is guessed, again and again, in a way that fits. When
//! nothing is left to guess, it plays perfectly. The same view with the same seed and effort always
//! leads to the same choice.
//!
//! | part | file |
//! |---|---|
//! | an open game | `state.rs`, `moves.rs`, `play.rs`, `settle.rs`, `bits.rs`, `act.rs` |
//! | the terms of a game: rules and match | `terms.rs` |
//! | guesses at the hidden cards | `worlds.rs` |
//! | the worth of a game's end | `worth.rs` |
//! | perfect play for two when nothing is drawn any more | `solve.rs`, `exact.rs` |
//! | the search before | `tree.rs` |
//! | play without much thought | `policy.rs` |
//! | reasons for a choice | `reasons.rs` |
//! | looking back at a match | `review/` |

mod act;
mod bits;
mod effort;
mod exact;
mod glance;
mod moves;
mod play;
mod policy;
mod reasons;
pub mod review;
mod settle;
mod solve;
mod state;
mod terms;
#[cfg(test)]
mod tests;
mod thinker;
mod thought;
mod tree;
mod worlds;
mod worth;

pub use effort::{Aim, Effort};
pub use reasons::{Reason, answers, reasons};
pub use thinker::Thinker;
pub use thought::{Assessed, Thought};

use games::sixtysix::{Choice, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::Level;
use act::{Act, Acts};
use state::State;
use terms::Terms;
use tree::{Tree, Tried};
use worlds::Worlds;
use worth::Worth;

/// The ways of thinking, by level.
const LADDER: [Way; 9] = [
    Way::Looks { careless: 60 },
    Way::Looks { careless: 40 },
    Way::Looks { careless: 20 },
    Way::Looks { careless: 0 },
    Way::Search { worlds: 36, solved_from: 4 },
    Way::Search { worlds: 70, solved_from: 5 },
    Way::Search { worlds: 150, solved_from: 6 },
    Way::Search { worlds: 450, solved_from: 6 },
    Way::Search { worlds: u32::MAX, solved_from: 6 },
];

/// A way of thinking.
#[derive(Clone, Copy)]
enum Way {
    /// By the looks of the own cards, playing so many cards out of a hundred without looking.
    Looks { careless: u32 },
    /// By a search of at most so many worlds, which plays perfectly from so many cards in the hand
    /// on once nothing is drawn.
    Search { worlds: u32, solved_from: u32 },
}

/// The depth of a level's search.
#[derive(Clone, Copy)]
struct Depth {
    /// The number of cards in the hand from which on it plays perfectly once nothing is drawn; 0
    /// for never.
    solved_from: u32,
    evenly: bool,
    /// The number of successes that every choice is credited with before it is tried. Without hope
    /// a good choice that began unluckily is hardly ever tried again; with few worlds that is
    /// cheaper than trying it.
    hope: f32,
}

/// Thinks about this seat's decision, as well as this level does. `None` if it is asked nothing.
pub fn think(seat: &Seat, level: Level, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    match level.of(&LADDER) {
        Way::Looks { careless } => glance::think(seat, careless, seed),
        Way::Search { worlds, solved_from } => {
            let solved_from = solved_from.min(furthest(seat));
            let depth = Depth { solved_from, evenly: false, hope: 0.0 };
            let playouts = effort.playouts.min(worlds);
            ponder(seat, &Effort { playouts, ..*effort }, seed, depth, None)
        }
    }
}

/// The coach's assessment of this seat's decision: every choice that is allowed, tried equally
/// often. `None` if it is asked nothing.
pub fn advise(seat: &Seat, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    let depth = Depth { solved_from: furthest(seat), evenly: true, hope: 1.0 };
    let mut thought = ponder(seat, effort, seed, depth, None)?;
    // In a lost game such a call may cost least; no advice all the same.
    thought.options.sort_by_key(|option| option.is_call_in_vain(seat));
    thought.choice = thought.options.first().map_or(thought.choice, |best| best.choice);
    thought.reasons = reasons(seat, thought.choice);
    let best = thought.options.first().filter(|best| best.playouts > 0 && !thought.exact);
    if let Some(Assessed { won, playouts, .. }) = best {
        let of_100 = (u64::from(*won) * 100 + u64::from(*playouts) / 2) / u64::from(*playouts);
        thought.reasons.push(Reason::Wins { of_100: u32::try_from(of_100).unwrap_or(100) });
    }
    Some(thought)
}

/// The coach's assessment with a choice that was made: besides it only sensible choices are tried.
pub fn judge(seat: &Seat, chosen: Choice, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    let depth = Depth { solved_from: furthest(seat), evenly: true, hope: 1.0 };
    ponder(seat, effort, seed, depth, Some(chosen))
}

/// The number of choices [`judge`] tries.
fn options_to_judge(seat: &Seat, chosen: Choice) -> usize {
    let mut rng = SmallRng::seed_from_u64(0);
    imagine_world(seat, &mut rng)
        .map_or(0, |(terms, _, state)| sensible_with(chosen, &state, &terms).len())
}

/// The sensible choices, and this one.
fn sensible_with(chosen: Choice, state: &State, terms: &Terms) -> Acts {
    let mut acts = state.sensible(terms);
    if !acts.iter().any(|act| act.choice() == chosen) {
        let allowed = state.allowed(terms);
        allowed.iter().filter(|act| act.choice() == chosen).for_each(|act| acts.push(*act));
    }
    acts
}

/// The number of cards in the hand from which on the strongest player solves. Where game points are
/// booked any end is solved in no time. Card points have so many different ends that six cards
/// would take too long.
fn furthest(seat: &Seat) -> u32 {
    match seat.table.rules.scoring {
        games::sixtysix::Scoring::GamePoints => 6,
        games::sixtysix::Scoring::CardPoints => 4,
    }
}

fn ponder(
    seat: &Seat,
    effort: &Effort<'_>,
    seed: u64,
    depth: Depth,
    chosen: Option<Choice>,
) -> Option<Thought> {
    seat.decision.as_ref()?;
    let terms = Terms::of(&seat.table);
    let worlds = Worlds::of(seat)?;
    let worth = match chosen {
        Some(_) => Worth::new(&terms, effort.aim),
        None => Worth::to_play_for(&terms, effort.aim),
    };
    let mut rng = SmallRng::seed_from_u64(seed);
    let state = worlds.imagine(&mut rng);
    let options = match chosen {
        Some(chosen) => sensible_with(chosen, &state, &terms),
        None if depth.evenly => state.allowed(&terms),
        None => state.sensible(&terms),
    };
    let me = seat.seat.index().min(2);
    if let [only] = *options
        && !depth.evenly
    {
        return Some(without_alternative(only));
    }
    let known = worlds.is_certain(&terms) && !state.is_open(&terms);
    if known
        && state.hands[0].count_ones().max(state.hands[1].count_ones()) <= depth.solved_from
        && let Some(thought) = exact::think(&state, &terms, &worth, &options, effort, me)
    {
        return Some(thought);
    }
    let mut tree = Tree::new(&terms, &worth, effort, depth, rng);
    let mut tried = tree.search(&worlds, &options, depth.evenly, effort);
    if depth.evenly {
        tried.sort_by(|a, b| b.value.total_cmp(&a.value));
    } else {
        tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    }
    let assess = |tried: &Tried| Assessed {
        choice: tried.act.choice(),
        points: f64::from(tried.points),
        win: f64::from(worth.share(me, tried.value)),
        playouts: tried.visits,
        won: tried.won,
    };
    let assessed: Vec<Assessed> =
        tried.iter().filter(|tried| tried.visits > 0).map(assess).collect();
    if depth.evenly && assessed.len() < options.len() {
        // There was no time to compare them.
        return None;
    }
    match assessed.first() {
        Some(best) => {
            let (choice, reasons) = (best.choice, Vec::new());
            Some(Thought { choice, options: assessed, exact: false, reasons })
        }
        // There was no time for a single world.
        None => glance::think(seat, 0, seed),
    }
}

/// The thought of a seat with a single choice.
fn without_alternative(act: Act) -> Thought {
    let choice = act.choice();
    let only = Assessed { choice, points: 0.0, win: 0.5, playouts: 0, won: 0 };
    Thought { choice, options: vec![only], exact: false, reasons: Vec::new() }
}

/// A world for players without a tree, with its state and the terms of the match.
fn imagine_world(seat: &Seat, rng: &mut SmallRng) -> Option<(Terms, Worlds, State)> {
    seat.decision.as_ref()?;
    let worlds = Worlds::of(seat)?;
    let state = worlds.imagine(rng);
    Some((Terms::of(&seat.table), worlds, state))
}
