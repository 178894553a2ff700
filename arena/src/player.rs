//! Who plays in the arena.

use games::CardGame;

use super::error::ArenaError;

/// Somebody who plays a game.
pub trait Player<G: CardGame> {
    /// Chooses what this seat is asked, as the game's own text. Only a player against a clock may
    /// choose differently when it sees the same view and seed again.
    ///
    /// # Errors
    ///
    /// When the player cannot go on.
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError>;

    /// Hears what happened at the table, and may look at what its seat sees then. Most players need no
    /// more than what they see when they are asked.
    fn watch(&mut self, _events: &[G::Event], _view: &dyn Fn() -> G::Seat) {}
}

/// A player that needs no memory: what it chooses follows from what it sees, and a seed.
pub(super) struct Forgetful<F>(pub(super) F);

impl<G: CardGame, C: ToString, F: Fn(&G::Seat, u64) -> Option<C>> Player<G> for Forgetful<F> {
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        let choice = self.0(seat, seed).ok_or(ArenaError::NothingAsked)?;
        Ok(choice.to_string())
    }
}
