//! The strength of players, estimated from the places of matches: Weng and Lin's ratings for games
//! of any number of seats, with ties. Pure: no clock, no storage, no game.
//!
//! Points are those of chess: of two players whose ratings are known and 400 points apart, the
//! stronger one wins ten of eleven matches that the two play alone. Newcomers begin at 1,500
//! points. The bots' levels are [`anchors`]: their ratings are constants, so that points earned in
//! one place are worth the same in another.
//!
//! [`rate`] turns the ratings before a match and its places into those after it. It depends on
//! nothing else, so a history that is rated again from its beginning comes to the same ratings.
//! `docs/rating.md` explains the origin of the numbers in [`Parameters::FITTED`] and [`anchors`].

pub mod anchors;
mod parameters;
mod rating;
mod step;

pub use parameters::Parameters;
pub use rating::{Rating, Shown};
pub use step::{Entrant, rate};
