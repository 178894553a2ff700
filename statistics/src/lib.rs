//! The sums over a player's finished matches, and the achievements earned by them. Pure: matches go
//! in, numbers and names of achievements come out.
//!
//! A [`Past`] is a finished match of one person. A [`Career`] is the sum of all of them: it grows
//! by one match after the other, and comes out the same when all are added anew, as when one of
//! them is declared void. An [`Achievement`] is earned by a match, after those before it. The
//! habits and achievements of one game alone stand in a file of the game.

mod achievement;
mod any;
mod career;
mod common;
mod counted;
mod earning;
mod histogram;
mod nimmt;
mod past;
mod rivals;
mod sixtysix;
mod summary;
#[cfg(feature = "test-game")]
#[path = "../../tests/tally/statistics.rs"]
mod tally;

pub use achievement::Achievement;
pub use any::PlayHabits;
pub use career::{Career, Earned};
pub use common::BEFORE;
pub use earning::earned_by;
pub use histogram::{Bin, histogram};
pub use nimmt::NimmtHabits;
pub use past::{Earlier, Moment, Others, Past};
pub use rivals::{Meetings, Rivals};
pub use sixtysix::SixtysixHabits;
pub use summary::{Summary, VariantLine};
#[cfg(feature = "test-game")]
pub use tally::TallyHabits;
