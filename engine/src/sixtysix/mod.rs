//! Sixty-Six over lines. They are read (`parse`) and applied to the known part of the game
//! (`game`). The other hands and the stock are unknown: `fill` fills in cards that fit, and the
//! rules replay the game with them (`replay`). The own seat's view does not depend on the filled-in
//! cards.

mod driver;
mod fill;
mod game;
mod known;
mod parse;
mod replay;
#[cfg(test)]
mod tests;

pub use driver::Driver;
