//! Sixty-Six in the arena.

mod lines;
mod opponent;

pub use opponent::Opponent;

use games::Outcome;
use games::sixtysix::record::parse_rules;
use games::sixtysix::{End, MOST_SEATS, Match, Rules, Variant};
use players::Limit;

use super::contest::{Contest, Measure};
use super::error::ArenaError;
use super::played::Played;
use super::player::Player;

impl Contest for Match {
    type Opponent = Opponent;

    const MOST_SEATS: usize = MOST_SEATS;

    /// Points a seat books in a game, less the others' average. It does not depend on the number of
    /// the others, and against oneself it is nothing.
    const MEASURE: Measure = Measure { name: "ahead a deal", signed: true, of: lead };

    fn read_rules(text: &str) -> Result<Rules, String> {
        parse_rules(text).map_err(|error| error.to_string())
    }

    fn name(rules: &Rules) -> &'static str {
        rules.name().map_or("own rules", Variant::as_str)
    }

    /// A single game in which nobody has booked anything is undecided.
    fn is_decided(outcome: &Outcome) -> bool {
        outcome.seats.iter().any(|seat| seat.score > 0)
    }

    fn one_game(rules: &Rules) -> Rules {
        Rules { end: End::Games(1), ..*rules }
    }

    fn opponent(name: &str, options: Option<&str>) -> Result<Opponent, String> {
        Opponent::read(name, options)
    }

    fn player(
        opponent: &Opponent,
        limit: Limit,
        rules: &Rules,
    ) -> Result<Box<dyn Player<Self>>, ArenaError> {
        opponent::seated(opponent, limit, rules)
    }
}

fn lead(played: &Played, seat: usize) -> f64 {
    let own = f64::from(played.totals.get(seat).copied().unwrap_or(0));
    let all: f64 = played.totals.iter().copied().map(f64::from).sum();
    let others = played.totals.len().saturating_sub(1).max(1) as f64;
    (own - (all - own) / others) / f64::from(played.games.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_what_a_seat_has_more_than_the_others_on_average() {
        let (totals, places) = (vec![7, 3, 1], vec![1, 2, 3]);
        let played = Played { totals, won: vec![true, false, false], places, games: 5 };
        assert!((lead(&played, 0) - 1.0).abs() < 1e-9);
        assert!((lead(&played, 1) + 0.2).abs() < 1e-9);
        let sum: f64 = (0..3).map(|seat| lead(&played, seat)).sum();
        assert!(sum.abs() < 1e-9);
    }
}
