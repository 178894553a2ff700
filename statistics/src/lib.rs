//! What somebody's finished matches add up to, and what they have earned by them. Pure: matches go in,
//! numbers and names of achievements come out.
//!
//! A [`Past`] is a finished match of one person. A [`Career`] is what all of them add up to: it grows by
//! one match after the other, and comes out the same when all are added anew, as when one of them is
//! declared void. An [`Achievement`] is earned by a match, after those before it.

mod achievements;
mod career;
mod histogram;
mod past;
mod rivals;
mod summary;

pub use achievements::{Achievement, BEFORE, earned_by};
pub use career::{Career, Earned};
pub use histogram::{Bin, histogram};
pub use past::{Earlier, Moment, Others, Past};
pub use rivals::{Meetings, Rivals};
pub use summary::{NimmtHabits, PlayHabits, SixtysixHabits, Summary, VariantLine};
