//! Sixty-Six over lines. They are read (`words`) and remembered (`told`). What others hold and what
//! lies face down nobody tells: `fill` gives out the other cards in a way that fits, and the rules play
//! the game again with them (`again`). What the own seat sees of it does not depend on how they were
//! given out.

mod again;
mod driver;
mod fill;
#[cfg(test)]
mod tests;
mod told;
mod words;

pub use driver::Driver;
