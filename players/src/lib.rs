//! The bots: a seat's view goes in, a choice comes out.
//!
//! One module for each game. Nothing here knows more than its seat does, and nothing asks for the
//! time or for chance by itself: the same view with the same seed and effort gives the same choice.

mod any;
mod level;
mod limit;
pub mod nimmt;
pub mod puzzles;
pub mod review;
pub mod sixtysix;
mod stopwatch;
mod style;

pub use any::{
    AnyReview, AnyThought, Effort, Reviewer, advise, choose, clear_gap, recorded, weigh,
};
pub use level::Level;
pub use limit::Limit;
pub use stopwatch::Stopwatch;
pub use style::Style;
