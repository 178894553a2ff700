//! 6 nimmt! over lines. They are read ([`read`]), remembered (`told`, `game`), and put together to a
//! view (`view`). Who took which row is nowhere told: a turn is placed again by the rules until its
//! outcome is what lies on the table (`settle`).

mod answer;
mod dealing;
mod driver;
mod game;
mod line;
mod settle;
#[cfg(test)]
mod tests;
mod told;
mod view;
mod words;

pub use driver::Driver;
pub use line::Line;
pub use words::read;
