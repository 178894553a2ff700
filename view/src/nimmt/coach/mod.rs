//! The coach's texts: a hint before a choice, a review after a match. Both belong to one seat.

pub mod choices;
pub mod hint;
pub mod review;
mod why;

use crate::words::Words;

/// Points with one decimal.
fn points(words: &Words, cost: f64) -> String {
    // An answer of minus nothing would be a strange one.
    let cost = if cost.abs() < 0.05 { 0.0 } else { cost };
    words.tenths(cost)
}
