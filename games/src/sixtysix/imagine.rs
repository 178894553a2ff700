//! A game as a seat may imagine it: a [`Seat`]'s view and a guess at all hands and at the stock
//! make a [`World`] with nothing hidden, which goes on from exactly this point by the rules.
//!
//! A world is made of nothing but a seat's view and guesses. Its holder knows no more than the seat
//! does. It is a value without a heap: copying it costs little more than copying its bytes.

use super::game::{EventSink, Game};
use super::{
    Card, Cards, Choice, Decision, DecisionKind, GameResult, MOST_SEATS, Refusal, Seat, SeatNo,
    Seats,
};

/// An imagined game with nothing hidden. It ends with the game, not with the match. Like every view
/// of a hand it has no `Debug`.
#[derive(Clone, Copy)]
pub struct World {
    game: Game,
}

/// The reason why a guess contradicts a seat's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImagineError {
    /// No game is under way.
    #[error("nobody is asked anything, so nothing can go on from here")]
    NothingAsked,
    /// Hands for another number of seats.
    #[error("{found} hands are guessed for {seats} seats")]
    HandCount {
        /// Hands guessed.
        found: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A hand of another size than everybody sees.
    #[error("seat {seat} holds {held} cards, not {found}")]
    HandSize {
        seat: SeatNo,
        /// Cards guessed.
        found: usize,
        /// Cards that it holds.
        held: usize,
    },
    /// A stock of another size than everybody sees.
    #[error("{left} cards lie face down, not {found}")]
    StockSize {
        /// Cards guessed.
        found: usize,
        /// Cards that lie there.
        left: usize,
    },
    /// A guess for the guessing seat that is not its own hand.
    #[error("seat {0} knows its own hand, and it is another one")]
    NotOwnHand(SeatNo),
    /// A hand without a card that is proven to be in it.
    #[error("a card that seat {0} is known to hold is missing in its hand")]
    KnownMissing(SeatNo),
    /// A hand with a card that is proven not to be in it.
    #[error("seat {0} cannot hold a card of this hand")]
    CannotHold(SeatNo),
    /// A card that was seen somewhere else, occurs twice, or is not in the pack.
    #[error("{0} is somewhere else")]
    ElsewhereAlready(Card),
}

impl Seat {
    /// The cards that this seat cannot locate: in the other hands, face down, or, after a
    /// situation, played before it. Cards that another seat is known to hold are not among them.
    pub fn unseen(&self) -> Cards {
        let known = self.table.seats.iter().fold(Cards::NONE, |all, seat| all | seat.known);
        self.concealed() - self.hand - known
    }

    /// The cards that lie open nowhere: in all hands, or face down.
    fn concealed(&self) -> Cards {
        let table = &self.table;
        let turned = table.turned.map_or(Cards::NONE, Cards::from);
        table.rules.pack.cards(table.seats.len()) - table.played() - turned
    }
}

impl World {
    /// The world of this seat's view, with these hands by seat index, its own among them, and these
    /// cards face down, the next one first.
    /// Errors: when the guess contradicts the seat's view, or nobody is asked anything.
    pub fn imagine(seat: &Seat, hands: &[Cards], stock: &[Card]) -> Result<Self, ImagineError> {
        let table = &seat.table;
        if hands.len() != table.seats.len() {
            return Err(ImagineError::HandCount { found: hands.len(), seats: table.seats.len() });
        }
        if stock.len() != table.stock {
            return Err(ImagineError::StockSize { found: stock.len(), left: table.stock });
        }
        let mut left = seat.concealed();
        for (shown, guess) in table.seats.iter().zip(hands) {
            let of = shown.seat;
            if guess.len() != shown.hand {
                let (found, held) = (guess.len(), shown.hand);
                return Err(ImagineError::HandSize { seat: of, found, held });
            }
            if of == seat.seat && *guess != seat.hand {
                return Err(ImagineError::NotOwnHand(of));
            }
            if !guess.contains_all(shown.known) {
                return Err(ImagineError::KnownMissing(of));
            }
            if !(*guess & shown.lacks).is_empty() {
                return Err(ImagineError::CannotHold(of));
            }
        }
        for card in hands.iter().copied().flatten().chain(stock.iter().copied()) {
            if !left.remove(card) {
                return Err(ImagineError::ElsewhereAlready(card));
            }
        }
        let game = Game::imagine(table, hands, stock).ok_or(ImagineError::NothingAsked)?;
        Ok(Self { game })
    }

    /// Applies the choice of the awaited seat.
    /// Errors: when the choice is not a legal answer to what it is asked now, or the game is over.
    /// The world stays as it was.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refusal> {
        let (seat, _) = self.game.asked().ok_or(Refusal::NoGame)?;
        self.game.apply(seat, choice, &mut EventSink::silent())
    }

    /// The awaited seat and its kind of decision; `None` when the game is over.
    pub fn asked(&self) -> Option<(SeatNo, DecisionKind)> {
        self.game.asked()
    }

    /// The decision of the awaited seat, with its legal choices.
    pub fn decision(&self) -> Option<Decision> {
        self.game.decision()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The winners of the game and everything booked, once it is over.
    pub fn result(&self) -> Option<GameResult> {
        self.game.result()
    }

    /// Number of seats at the table.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    pub fn hand(&self, seat: SeatNo) -> Cards {
        self.game.hand(seat)
    }

    /// Whether cards are still drawn.
    pub fn is_open(&self) -> bool {
        self.game.is_open()
    }

    /// Card points of this game by seat index, marriages included; 0 beyond the last seat.
    pub fn points(&self) -> &[u32; MOST_SEATS] {
        self.game.points()
    }

    /// Tricks won by seat index; 0 beyond the last seat.
    pub fn tricks(&self) -> &[u32; MOST_SEATS] {
        self.game.tricks()
    }

    /// Number of marriages declared.
    pub fn marriages(&self) -> u8 {
        self.game.marriages()
    }

    /// The seats whose points count together with those of this seat, itself included.
    pub fn side(&self, seat: SeatNo) -> Seats {
        self.game.side(seat)
    }
}
