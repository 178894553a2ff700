//! Reasons why a choice is refused. The game stays as it was.

use super::{BadDeal, Card, DecisionKind, SeatNo};

/// The reason why a choice, or a deal, is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no such seat at this table.
    #[error("seat {0} does not sit at this table")]
    NoSuchSeat(SeatNo),
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The game is over, or none has begun; cards must be dealt first.
    #[error("the next game has not begun")]
    NoGame,
    /// Another seat is awaited, or none.
    #[error("seat {0} is not asked for anything now")]
    NotYourTurn(SeatNo),
    /// The seat must decide something else.
    #[error("seat {seat} must decide something else: {awaited}")]
    NotThatDecision {
        seat: SeatNo,
        /// The decision that it must make.
        awaited: DecisionKind,
    },
    /// A card that the seat does not hold.
    #[error("seat {0} does not hold {1}")]
    NotHeld(SeatNo, Card),
    /// A card that the seat holds and may not play now: it must follow suit, trump or head.
    #[error("seat {0} may not play {1}")]
    MayNotPlay(SeatNo, Card),
    /// A marriage that the leader does not hold, that comes before its first trick, or from a seat
    /// that does not lead.
    #[error("no marriage")]
    NoMarriage,
    /// An exchange that this seat cannot make now.
    #[error("no exchange now")]
    NoExchange,
    /// A closing that this seat cannot do now.
    #[error("no closing now")]
    NoClosing,
    /// A call that this seat cannot make now.
    #[error("no going out now")]
    NoGoingOut,
    /// A call of the match that this seat cannot make now.
    #[error("no going out of the match now")]
    NoGoingOutOfMatch,
    /// Cards were dealt while a game is under way.
    #[error("no deal is needed now: a game is under way")]
    GameUnderWay,
    /// A deal that is not possible.
    #[error(transparent)]
    Deal(#[from] BadDeal),
}
