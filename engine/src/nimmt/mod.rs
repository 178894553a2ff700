//! 6 nimmt! over lines. They are read ([`read`]) and led on (`lines`), applied (`updates`) to the known part of the game
//! (`game`), and put together to a view (`view`). No line says which seat took which row: a turn is
//! placed again by the rules until the rows on the table come out (`settle`).

mod answer;
mod dealing;
mod driver;
mod game;
mod line;
mod lines;
mod parse;
mod settle;
#[cfg(test)]
mod tests;
mod updates;
mod view;

pub use driver::Driver;
pub use line::Line;
pub use parse::read;
