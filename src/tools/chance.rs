//! Randomness: the system's, or for tests one that can be repeated.

use std::sync::{Arc, Mutex, PoisonError};

use rand::rngs::{StdRng, SysError, SysRng};
use rand::{Rng, SeedableRng};

/// Generators of numbers that nobody can guess; clones share them. Each purpose has one of its
/// own, so that the number of tables changes no deal of a test.
#[derive(Clone)]
pub struct Chance {
    generators: Arc<Generators>,
}

struct Generators {
    actors: Mutex<StdRng>,
    keys: Mutex<StdRng>,
    secrets: Mutex<StdRng>,
    seeds: Mutex<StdRng>,
}

impl Chance {
    /// Generators that follow from `seed`, or else from the system's randomness.
    /// Errors: when the system has no randomness to give.
    pub fn new(seed: Option<u64>) -> Result<Self, SysError> {
        let generator = |purpose| {
            Ok(Mutex::new(match seed {
                Some(seed) => StdRng::seed_from_u64(seed ^ purpose),
                None => StdRng::try_from_rng(&mut SysRng)?,
            }))
        };
        let (actors, keys, secrets) = (generator(0)?, generator(u64::MAX)?, generator(1)?);
        let seeds = generator(2)?;
        Ok(Self { generators: Arc::new(Generators { actors, keys, secrets, seeds }) })
    }

    /// The generator of a new actor.
    pub(crate) fn actor(&self) -> StdRng {
        let mut actors = self.generators.actors.lock().unwrap_or_else(PoisonError::into_inner);
        StdRng::from_rng(&mut *actors)
    }

    /// A number for the buttons of a new table.
    pub(crate) fn key(&self) -> u32 {
        self.generators.keys.lock().unwrap_or_else(PoisonError::into_inner).next_u32()
    }

    /// The secret behind the seal of a new table.
    pub(crate) fn secret(&self) -> [u8; 32] {
        let mut secret = [0; 32];
        let secrets = self.generators.secrets.lock();
        secrets.unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut secret);
        secret
    }

    /// The seed of a new duel.
    pub(crate) fn seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        let seeds = self.generators.seeds.lock();
        seeds.unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut seed);
        seed
    }
}
