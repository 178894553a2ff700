//! 6 nimmt! in the arena.

mod lines;
mod opponent;

pub use opponent::Opponent;

use games::nimmt::record::parse_rules;
use games::nimmt::{End, Match, Rules, Variant};
use players::Limit;

use super::contest::{Contest, Measure};
use super::error::ArenaError;
use super::played::Played;
use super::player::Player;

impl Contest for Match {
    type Opponent = Opponent;

    const MOST_SEATS: usize = Rules::MOST_SEATS;

    /// Bull heads of a seat, or cards if the hand must be empty.
    const MEASURE: Measure = Measure { name: "points a deal", signed: false, of: points };

    fn read_rules(text: &str) -> Result<Rules, String> {
        parse_rules(text).map_err(|error| error.to_string())
    }

    fn name(rules: &Rules) -> &'static str {
        rules.name().map_or("own rules", Variant::as_str)
    }

    fn one_game(rules: &Rules) -> Rules {
        Rules { end: End::Games(1), ..rules.clone() }
    }

    fn opponent(name: &str, options: Option<&str>) -> Result<Opponent, String> {
        Opponent::read(name, options)
    }

    fn knows(opponent: &Opponent, rules: &Rules) -> bool {
        opponent.knows(rules)
    }

    fn player(
        opponent: &Opponent,
        limit: Limit,
        rules: &Rules,
    ) -> Result<Box<dyn Player<Self>>, ArenaError> {
        opponent::seated(opponent, limit, rules)
    }
}

fn points(played: &Played, seat: usize) -> f64 {
    f64::from(played.totals.get(seat).copied().unwrap_or(0)) / f64::from(played.games.max(1))
}
