//! Players that others are measured by.

use games::sixtysix::{Choice, Seat};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::act::Act;
use super::glance;
use super::state::State;
use super::terms::Terms;

/// A player that others are measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// Any choice that is allowed, each equally likely.
    Random,
    /// Tries every choice in so many worlds, plays on at random for so many tricks, that of the choice
    /// among them, and takes the share of the card points that it has then: the method of RdeepBot,
    /// with all that was seen remembered.
    Rdeep {
        /// Worlds for each choice.
        worlds: u32,
        /// Tricks that are played at random.
        tricks: u32,
    },
}

impl Reference {
    /// Reads `random` or `rdeep:16:4`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "random" {
            return Some(Self::Random);
        }
        let (worlds, tricks) = name.strip_prefix("rdeep:")?.split_once(':')?;
        let (worlds, tricks) = (worlds.parse().ok()?, tricks.parse().ok()?);
        (worlds > 0).then_some(Self::Rdeep { worlds, tricks })
    }

    /// What it chooses; `None` if the seat is asked nothing. The same view and seed always give the same
    /// choice.
    #[must_use]
    pub fn choose(self, seat: &Seat, seed: u64) -> Option<Choice> {
        let mut rng = SmallRng::seed_from_u64(seed);
        let (terms, imagined, state) = glance(seat, &mut rng)?;
        let acts = state.allowed(&terms);
        let Self::Rdeep { worlds, tricks } = self else {
            return Some(acts.get(rng.random_range(0..acts.len().max(1)))?.choice());
        };
        let me = state.asked(&terms);
        let mut score = |act: Act| -> f32 {
            let tried = (0..worlds).map(|_| {
                let mut state = imagined.imagine(&mut rng);
                state.act(&terms, act);
                at_random(&mut state, &terms, tricks, &mut rng);
                share(&state, &terms, me)
            });
            tried.sum()
        };
        let scored: Vec<(f32, Act)> = acts.iter().map(|act| (score(*act), *act)).collect();
        let best = scored.iter().max_by(|a, b| a.0.total_cmp(&b.0))?;
        Some(best.1.choice())
    }
}

/// Plays on until so many tricks more have been taken, or the game is over.
fn at_random(state: &mut State, terms: &Terms, tricks: u32, rng: &mut SmallRng) {
    let taken = |state: &State| state.tricks.iter().sum::<u32>();
    let until = taken(state).saturating_add(tricks);
    while state.outcome().is_none() && taken(state) < until {
        let acts = state.allowed(terms);
        let Some(act) = acts.get(rng.random_range(0..acts.len().max(1))) else { return };
        state.act(terms, *act);
    }
}

/// The share of the card points that a seat has with its side.
fn share(state: &State, terms: &Terms, me: u8) -> f32 {
    let own = state.side_points(terms, me) as f32;
    let all: u32 = state.points.iter().sum();
    if all == 0 { 0.0 } else { own / all as f32 }
}
