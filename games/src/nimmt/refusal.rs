//! Reasons why a choice is refused. The game stays as it was.

use super::{BadDeal, Card, DecisionKind, RowNo};

/// The reason why a choice, or a deal, is refused. Its words are a predicate: "seat 2" goes before
/// them, where a seat is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no such seat at this table.
    #[error("does not sit at this table")]
    NoSuchSeat,
    /// The match is over.
    #[error("cannot choose any more: the match is over")]
    MatchOver,
    /// The game is over, or none has begun; cards must be dealt first.
    #[error("cannot choose now: the next game has not begun")]
    NoGame,
    /// Another seat is awaited, or none.
    #[error("is not asked for anything now")]
    NotYourTurn,
    /// The seat must decide something else.
    #[error("must answer another question first: {awaited}")]
    NotThatDecision {
        /// The decision that it must make.
        awaited: DecisionKind,
    },
    /// A card that the seat does not hold.
    #[error("does not hold {0}")]
    NotHeld(Card),
    /// The same card named twice.
    #[error("names {0} twice")]
    NamedTwice(Card),
    /// Another number of cards than are played at once.
    #[error("must play {count} at a time")]
    WrongCount {
        /// Number of cards played at once.
        count: u8,
    },
    /// A card that is not, or no longer, in the pool.
    #[error("cannot take {0}: it is not in the pool")]
    NotInPool(Card),
    /// A row that is not on the table.
    #[error("cannot take row {0}: there is no such row")]
    NoSuchRow(RowNo),
    /// An end that is not one of the equally near ones.
    #[error("cannot lay its card there: another end of a row is nearer")]
    NotThatEnd,
    /// A card that is not one of the two to be placed.
    #[error("cannot place {0} now: it did not play it")]
    NotPlayed(Card),
    /// A card that is not among those just taken.
    #[error("cannot keep {0}: it has not just taken it")]
    NotTaken(Card),
    /// More cards than the hand may hold.
    #[error("may keep at most {at_most}: its hand would be too large")]
    HandFull {
        /// Number of cards that may still go to the hand.
        at_most: u8,
    },
    /// Cards were dealt while a game is under way.
    #[error("no deal is needed now: a game is under way")]
    GameUnderWay,
    /// A deal that is not possible.
    #[error(transparent)]
    Deal(#[from] BadDeal),
}
