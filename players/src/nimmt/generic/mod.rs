//! A player for every decision of every variant: it imagines worlds that fit
//! its seat's view and plays them on by the engine's own rules.
//!
//! * `guess`: guesses at the others' hands;
//! * `options`: the choices that are worth a try;
//! * `policy`: how everybody plays on, by what a card may cost (`position`, `risk`, `out`) and what
//!   is worth drafting (`draft`), the cheaper the more often (`weighted`).

mod draft;
mod guess;
mod options;
mod out;
mod policy;
mod position;
mod risk;
mod weighted;

use rand::rngs::SmallRng;

use super::search::{Model, Points};
use games::nimmt::{Card, Choice, ImagineError, Seat, World};
use guess::{Guess, Hidden};

/// A seat's model of any game.
pub(super) struct GenericModel<'a> {
    seat: &'a Seat,
    hidden: Hidden<'a>,
    options: Vec<Choice>,
    /// A guess that is known to fit, if none should any more.
    spare: Guess,
}

impl<'a> GenericModel<'a> {
    /// The model of this seat's decision, for at most so many playouts.
    /// Errors: when it is asked nothing, or its view contradicts itself.
    pub(super) fn new(
        seat: &'a Seat,
        playouts: u32,
        rng: &mut SmallRng,
    ) -> Result<Self, ImagineError> {
        let decision = seat.decision.as_ref().ok_or(ImagineError::NothingAsked)?;
        let hidden = Hidden::from(seat);
        let spare = hidden.guess(rng)?;
        let most = options::how_many(playouts);
        let options = options::worth_trying(seat, decision, most);
        Ok(Self { seat, hidden, options, spare })
    }

    /// Tries a legal choice, too, even if it does not seem worth it.
    pub(super) fn try_also(&mut self, choice: &Choice) {
        let allowed = self.seat.decision.as_ref().is_some_and(|asked| asked.allows(choice));
        if allowed && !self.options.contains(choice) {
            self.options.push(choice.clone());
        }
    }

    /// The choices it tries.
    pub(super) fn options(&self) -> &[Choice] {
        &self.options
    }
}

/// A game with nothing hidden.
pub(super) struct OpenGame(Guess);

impl OpenGame {
    /// The game that this seat sees, with these hands, by seat index.
    /// Errors: when nothing is asked, or the hands do not fit.
    pub(super) fn new(seat: &Seat, hands: &[Vec<Card>]) -> Result<Self, ImagineError> {
        let mut undealt = seat.unseen();
        for card in hands.iter().flatten() {
            if let Some(place) = undealt.iter().position(|other| other == card) {
                undealt.remove(place);
            }
        }
        Ok(Self(Guess { world: World::imagine(seat, hands)?, undealt }))
    }

    /// Plays it on to its end: every seat's points of the whole game.
    pub(super) fn play_out(&self, rng: &mut SmallRng) -> Points {
        policy::play_on(&mut self.0.world.clone(), &self.0.undealt, rng)
    }
}

impl Model for GenericModel<'_> {
    type World = Guess;

    fn imagine(&mut self, rng: &mut SmallRng) -> Guess {
        self.hidden.guess(rng).unwrap_or_else(|_| self.spare.clone())
    }

    fn play_out(&mut self, guess: &Guess, choice: usize, rng: &mut SmallRng) -> Points {
        let mut world = guess.world.clone();
        if let Some(choice) = self.options.get(choice) {
            let done = world.go_on(self.seat.seat, choice);
            // `options` takes them from the decision itself, and a view that cannot be true is
            // rejected where it is made (`engine::view::is_sound`). Otherwise the world goes on as
            // if nothing had been chosen.
            debug_assert!(done.is_ok(), "an option that is not allowed");
        }
        policy::play_on(&mut world, &guess.undealt, rng)
    }
}
