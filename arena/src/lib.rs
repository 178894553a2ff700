//! Bots play against each other, and are measured.
//!
//! Every deal is played once with each rotation of the seats, so that nobody is lucky with a hand
//! or a place; an error is estimated from deals, not games. A player ([`Player`]) sees what its
//! seat sees and nothing else. The same seed gives the same games with any number of threads,
//! unless somebody plays against a clock.

mod args;
mod contest;
mod deals;
mod error;
pub mod nimmt;
mod outside;
mod play;
mod played;
mod player;
pub mod puzzles;
pub mod reference;
mod report;
mod run;
mod sheet;
pub mod sixtysix;
mod spec;
mod tally;
mod timed;
pub mod train;

pub use args::{Args, Game};
pub use contest::{Contest, Measure};
pub use deals::{Course, DealResult, play_all};
pub use error::ArenaError;
pub use play::play;
pub use played::Played;
pub use player::Player;
pub use report::report;
pub use run::run;
pub use sheet::sheet;
pub use spec::Spec;
pub use tally::{Line, tally};
pub use timed::Timed;

/// A seed derived from a seed and the place where it is used. Neighbouring places give unrelated
/// seeds (the finisher of splitmix64).
fn mixed(seed: u64, place: u64) -> u64 {
    let mut mixed = seed ^ place.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
