//! A game's part in the arena, beyond its rules.

use std::fmt::Debug;

use games::{CardGame, Outcome};
use players::Limit;

use super::error::ArenaError;
use super::played::Played;
use super::player::Player;

/// A game that is played in the arena.
pub trait Contest: CardGame<Rules: Clone + Sync, Contradiction: ToString> + 'static {
    type Opponent: Clone + PartialEq + Eq + Debug + Sync;

    /// The most seats at any table.
    const MOST_SEATS: usize;

    /// The measure that is counted besides wins.
    const MEASURE: Measure;

    /// Rules as a record writes them.
    /// Errors: in one line, the error in the text.
    fn read_rules(text: &str) -> Result<Self::Rules, String>;

    fn name(rules: &Self::Rules) -> &'static str;

    /// Whether this is a result, and not a game that nobody has won.
    fn is_decided(_outcome: &Outcome) -> bool {
        true
    }

    /// The same rules for a match of a single game.
    fn one_game(rules: &Self::Rules) -> Self::Rules;

    /// Reads a player's name and options.
    /// Errors: the misspelt part.
    fn opponent(name: &str, options: Option<&str>) -> Result<Self::Opponent, String>;

    /// Whether this opponent can play by these rules.
    fn knows(_opponent: &Self::Opponent, _rules: &Self::Rules) -> bool {
        true
    }

    /// A player like this opponent. `limit` holds for those whose name has none.
    /// Errors: when the player cannot be started.
    fn player(
        opponent: &Self::Opponent,
        limit: Limit,
        rules: &Self::Rules,
    ) -> Result<Box<dyn Player<Self>>, ArenaError>;
}

/// A number that says how well a seat did in a game.
#[derive(Clone, Copy)]
pub struct Measure {
    /// The heading of its column.
    pub name: &'static str,
    /// Whether it is written with its sign.
    pub signed: bool,
    /// Its mean over the games of a match, for the seat with this index.
    pub of: fn(&Played, usize) -> f64,
}
