//! What somebody's finished matches add up to, and what they have earned by them. Pure: matches go in,
//! numbers and names of achievements come out.
//!
//! A [`Past`] is a finished match of one person. A [`Summary`] is made of all of them that are compared
//! with each other; an [`Achievement`] is earned by one of them, after those before it. All of it can be
//! worked out again at any time, as when a match is declared void.

mod achievements;
mod histogram;
mod past;
mod rivals;
mod summary;

pub use achievements::{Achievement, BEFORE, earned, earned_by};
pub use histogram::{Bin, histogram};
pub use past::{Ladder, Others, Past};
pub use rivals::{Meetings, Rivals};
pub use summary::{NimmtHabits, PlayHabits, SixtysixHabits, Summary, VariantLine};
