//! The players of the arena.

use games::CardGame;

use super::error::ArenaError;

pub trait Player<G: CardGame> {
    /// Makes this seat's decision, as the game's own text. Only a player against a clock may choose
    /// differently when it sees the same view and seed again.
    /// Errors: when the player cannot go on.
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError>;

    /// Receives the events at the table, and may look at its seat's view then. Most players need no
    /// more than the view they get with a question.
    fn watch(&mut self, _events: &[G::Event], _view: &dyn Fn() -> G::Seat) {}
}

/// A player without memory: its choice follows from the view and a seed.
pub(super) struct Forgetful<F>(pub(super) F);

impl<G: CardGame, C: ToString, F: Fn(&G::Seat, u64) -> Option<C>> Player<G> for Forgetful<F> {
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        let choice = self.0(seat, seed).ok_or(ArenaError::NothingAsked)?;
        Ok(choice.to_string())
    }
}
