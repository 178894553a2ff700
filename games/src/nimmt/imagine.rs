//! A game as a seat may imagine it: a [`Seat`]'s view and a guess at all hands make a [`World`]
//! with nothing hidden, which goes on from exactly this point by the rules.
//!
//! A world is made of nothing but a seat's view and guesses. Its holder knows no more than the seat
//! does.

use super::game::Game;
use super::{
    Awaited, Card, Choice, Decision, DecisionKind, Event, Refusal, Row, Rules, Seat, SeatNo,
};

/// An imagined game with nothing hidden. It ends with the game, not with the match. Like every view
/// of a hand it has no `Debug`.
#[derive(Clone)]
pub struct World {
    rules: Rules,
    game: Game,
}

/// The reason why a guess contradicts a seat's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImagineError {
    /// No game is under way, or the view is not one of a game.
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
    /// A guess for the guessing seat that is not its own hand.
    #[error("seat {0} knows its own hand, and it is another one")]
    NotOwnHand(SeatNo),
    /// A hand without a card that everybody knows to be there.
    #[error("seat {seat} is known to hold {card}")]
    KnownMissing { seat: SeatNo, card: Card },
    /// A card that cannot be in this hand, because it lies somewhere else or is not in the deck.
    #[error("seat {seat} cannot hold {card}: it is somewhere else")]
    ElsewhereAlready { seat: SeatNo, card: Card },
}

impl Seat {
    /// The cards of the deck that this seat cannot locate: neither in its own hand, nor on the
    /// table, in a pile or in the pool, nor known to be in another hand. Ascending. They are in the
    /// other hands or out of play.
    pub fn unseen(&self) -> Vec<Card> {
        let mut cards = self.concealed();
        for card in &self.hand {
            cards.take(*card);
        }
        for other in self.table.seats.iter().filter(|other| other.seat != self.seat) {
            for card in &other.known {
                cards.take(*card);
            }
        }
        cards.into_cards()
    }

    /// The cards that lie on no table, in no pile and in no pool: those in all hands and those that
    /// are out of play.
    fn concealed(&self) -> Count {
        let table = &self.table;
        let rules = &table.rules;
        let mut cards = Count::of(&rules.deck.cards(rules.cards_needed(table.seats.len())));
        for stack in table.rows.iter().flat_map(|row| &row.stacks) {
            for _ in 0..stack.copies {
                cards.take(stack.card);
            }
        }
        let piles = table.seats.iter().flat_map(|seat| &seat.pile);
        let shared = table.shared.iter().flat_map(|row| &row.cards);
        let unplaced = table.unplaced.iter().map(|(_, card)| card);
        let open = table.sorting.iter().chain(&table.pool);
        for card in piles.chain(shared).chain(unplaced).chain(open) {
            cards.take(*card);
        }
        cards
    }
}

/// A multiset of cards: the number of copies of each.
struct Count([u8; Card::HIGHEST as usize + 1]);

impl Count {
    fn of(cards: &[Card]) -> Self {
        let mut count = Self([0; Card::HIGHEST as usize + 1]);
        for card in cards {
            count.0[usize::from(card.number())] += 1;
        }
        count
    }

    /// Removes one copy; `false` if there is none.
    fn take(&mut self, card: Card) -> bool {
        let left = &mut self.0[usize::from(card.number())];
        let any = *left > 0;
        *left = left.saturating_sub(1);
        any
    }

    fn into_cards(self) -> Vec<Card> {
        Card::range(1, Card::HIGHEST)
            .flat_map(|card| {
                std::iter::repeat_n(card, usize::from(self.0[usize::from(card.number())]))
            })
            .collect()
    }
}

impl World {
    /// The world of this seat's view, with these hands by seat index, its own among them. In a
    /// hidden selection nobody has chosen yet.
    /// Errors: when the hands contradict what the seat sees, or no game is under way.
    pub fn imagine(seat: &Seat, hands: &[Vec<Card>]) -> Result<Self, ImagineError> {
        let table = &seat.table;
        if hands.len() != table.seats.len() {
            return Err(ImagineError::HandCount { found: hands.len(), seats: table.seats.len() });
        }
        let mut left = seat.concealed();
        for (shown, guess) in table.seats.iter().zip(hands) {
            let of = shown.seat;
            if guess.len() != shown.hand {
                return Err(ImagineError::HandSize {
                    seat: of,
                    found: guess.len(),
                    held: shown.hand,
                });
            }
            let mut held = Count::of(guess);
            if let Some(card) = shown.known.iter().find(|card| !held.take(**card)) {
                return Err(ImagineError::KnownMissing { seat: of, card: *card });
            }
            if of == seat.seat && Count::of(guess).0 != Count::of(&seat.hand).0 {
                return Err(ImagineError::NotOwnHand(of));
            }
            if let Some(card) = guess.iter().find(|card| !left.take(**card)) {
                return Err(ImagineError::ElsewhereAlready { seat: of, card: *card });
            }
        }
        let game = Game::imagine(table, hands).ok_or(ImagineError::NothingAsked)?;
        Ok(Self { rules: table.rules.clone(), game })
    }

    /// Applies a seat's choice, as [`Match::apply`](super::Match::apply) does.
    /// Errors: when the choice is not a legal answer to what this seat is asked now. The world
    /// stays as it was.
    pub fn apply(&mut self, seat: SeatNo, choice: &Choice) -> Result<Vec<Event>, Refusal> {
        self.may_go_on()?;
        self.game.apply(&self.rules, seat, choice)
    }

    /// As [`World::apply`], but without events, which is quicker.
    /// Errors: those of [`World::apply`].
    pub fn go_on(&mut self, seat: SeatNo, choice: &Choice) -> Result<(), Refusal> {
        self.may_go_on()?;
        self.game.apply_in_silence(&self.rules, seat, choice)
    }

    fn may_go_on(&self) -> Result<(), Refusal> {
        if self.is_over() { Err(Refusal::NoGame) } else { Ok(()) }
    }

    /// The first seat that must decide something and has not, with its kind of decision.
    pub fn asked(&self) -> Option<(SeatNo, DecisionKind)> {
        self.game.asked()
    }

    /// All awaited seats.
    pub fn awaiting(&self) -> Vec<Awaited> {
        self.game.awaiting()
    }

    /// The decision that a seat must, or may still, make.
    pub fn decision(&self, seat: SeatNo) -> Option<Decision> {
        self.game.decision(&self.rules, seat)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The points of the game by seat index, once it is over.
    pub fn points(&self) -> Option<&[u32]> {
        self.game.points()
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Number of seats at the table.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// Number of the turn, from 1; 0 during a draft.
    pub fn turn(&self) -> u32 {
        self.game.turn()
    }

    /// The rows as they lie.
    pub fn rows(&self) -> &[Row] {
        self.game.rows()
    }

    /// The hand of a seat, ascending.
    pub fn hand(&self, seat: SeatNo) -> &[Card] {
        self.game.cards_of(seat)
    }

    pub fn pile(&self, seat: SeatNo) -> &[Card] {
        self.game.pile(seat)
    }

    /// The open cards of a draft, ascending.
    pub fn pool(&self) -> &[Card] {
        self.game.pool()
    }

    /// Cards that lie face up and are not placed yet.
    pub fn unplaced(&self) -> &[(SeatNo, Card)] {
        self.game.unplaced()
    }

    /// Cards of a taken row that a seat is sorting.
    pub fn sorting(&self) -> &[Card] {
        self.game.sorting()
    }
}
