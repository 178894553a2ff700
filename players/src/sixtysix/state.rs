//! A game with nothing hidden, small enough to be copied millions of times a second. It goes on by
//! the same rules as [`games::sixtysix::World`], which a test compares it with.

use games::sixtysix::{DecisionKind, Out, Seat};

use super::bits::{self, NO_CARD, NO_SUIT};
use super::terms::Terms;

pub(super) const NOBODY: u8 = 3;
/// The card points that win a game.
pub(super) const ENOUGH: u32 = 66;
/// The extra points of the last trick, if nobody has closed.
pub(super) const LAST_TRICK: u32 = 10;
/// The most cards that ever lie face down.
pub(super) const MOST_STOCK: usize = 12;

/// The outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub(super) booked: [u32; 3],
    /// One bit for each seat that won.
    pub(super) winners: u8,
    /// Whether a seat went out of the match.
    pub(super) of_match: bool,
}

/// The step that the game waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// This seat names trump.
    Name(u8),
    /// This seat names trump or passes.
    Bid(u8),
    /// The next card of the trick.
    Card,
    /// Nothing: the game is over.
    Over(Outcome),
}

/// A game with nothing hidden.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) hands: [u32; 3],
    pub(super) stock: [u8; MOST_STOCK],
    /// The next card of the stock, and its end.
    pub(super) next: u8,
    pub(super) end: u8,
    pub(super) turned: u8,
    pub(super) trump: u8,
    pub(super) declarer: u8,
    pub(super) closed_by: u8,
    pub(super) leader: u8,
    pub(super) trick: [u8; 3],
    pub(super) in_trick: u8,
    pub(super) call: Option<Out>,
    pub(super) points: [u32; 3],
    pub(super) tricks: [u32; 3],
    pub(super) marriages: u8,
    pub(super) step: Step,
}

impl State {
    /// The state as this seat sees it, with empty hands and an empty stock in place of what is
    /// hidden. `None` if nobody is asked anything.
    pub(super) fn seen(seat: &Seat) -> Option<Self> {
        let table = &seat.table;
        let awaited = table.awaiting?;
        let asked = number(awaited.seat);
        let mut state = Self {
            hands: [0; 3],
            stock: [NO_CARD; MOST_STOCK],
            next: 0,
            end: 0,
            turned: table.turned.map_or(NO_CARD, bits::place),
            trump: table.trump.map_or(NO_SUIT, |suit| suit as u8),
            declarer: table.declarer.map_or(NOBODY, number),
            closed_by: table.closed_by.map_or(NOBODY, number),
            leader: number(table.leader),
            trick: [NO_CARD; 3],
            in_trick: u8::try_from(table.trick.len().min(2)).unwrap_or(0),
            call: table.call,
            points: [0; 3],
            tricks: [0; 3],
            marriages: table.declared,
            step: match awaited.decision {
                DecisionKind::Trump => Step::Name(asked),
                DecisionKind::Bid => Step::Bid(asked),
                DecisionKind::Lead | DecisionKind::Follow => Step::Card,
            },
        };
        for (place, card) in state.trick.iter_mut().zip(&table.trick) {
            *place = bits::place(*card);
        }
        for (index, shown) in table.seats.iter().enumerate().take(3) {
            state.points[index] = shown.points;
            state.tricks[index] = shown.tricks;
        }
        *state.hands.get_mut(seat.seat.index())? = bits::bits(seat.hand);
        Some(state)
    }

    /// The seat that is asked; `NOBODY` when the game is over.
    pub(super) fn asked(&self, terms: &Terms) -> u8 {
        match self.step {
            Step::Name(seat) | Step::Bid(seat) => seat,
            Step::Card => terms.left(self.leader, self.in_trick),
            Step::Over(_) => NOBODY,
        }
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.step {
            Step::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The number of cards left on the table.
    fn on_table(&self) -> u8 {
        self.end - self.next + u8::from(self.turned != NO_CARD)
    }

    /// Whether cards are still drawn.
    pub(super) fn is_open(&self, terms: &Terms) -> bool {
        self.closed_by == NOBODY && self.on_table() >= terms.seats
    }

    /// Whether all have passed in a game where trump is bid for.
    pub(super) fn all_passed(&self, terms: &Terms) -> bool {
        terms.bid && self.declarer == NOBODY
    }

    /// The card that takes the trick so far, and its seat; the trick is not empty.
    pub(super) fn best(&self, terms: &Terms) -> (u8, u8) {
        let (mut best, mut place) = (self.trick[0], 0);
        for step in 1..self.in_trick {
            let card = self.trick[usize::from(step)];
            if bits::beating(best, self.trump) & bits::bit(card) != 0 {
                (best, place) = (card, step);
            }
        }
        (best, terms.left(self.leader, place))
    }

    /// The cards that the asked seat may play.
    pub(super) fn playable(&self, terms: &Terms) -> u32 {
        let hand = self.hands[usize::from(self.asked(terms).min(2))];
        if self.in_trick == 0 || self.is_open(terms) {
            return hand;
        }
        let same = hand & bits::of_suit(bits::suit(self.trick[0]));
        let trumps = hand & bits::of_suit(self.trump);
        let fitting = match (same, trumps) {
            (0, 0) => hand,
            (0, trumps) => trumps,
            (same, _) => same,
        };
        let heading = fitting & bits::beating(self.best(terms).0, self.trump);
        if terms.must_head && heading != 0 { heading } else { fitting }
    }

    /// Whether the asked seat can exchange.
    pub(super) fn can_exchange(&self, terms: &Terms) -> bool {
        if self.turned == NO_CARD || self.step != Step::Card || !self.is_open(terms) {
            return false;
        }
        let asked = usize::from(self.asked(terms).min(2));
        let lowest = self.turned & !7 | terms.lowest;
        self.tricks[asked] > 0 && self.hands[asked] & bits::bit(lowest) != 0
    }

    /// Whether the asked seat can close.
    pub(super) fn can_close(&self, terms: &Terms) -> bool {
        self.step == Step::Card
            && self.in_trick == 0
            && self.is_open(terms)
            && (!terms.bid || self.declarer == self.leader)
    }

    /// The points of a marriage in this suit now.
    pub(super) fn marriage(&self, terms: &Terms, suit: u8) -> u32 {
        use games::sixtysix::Marriages;
        match terms.rules.marriages {
            Marriages::TrumpsDouble if self.trump == suit => 40,
            Marriages::TrumpsDouble | Marriages::AllEqual => 20,
            Marriages::Rising => 20 * (u32::from(self.marriages) + 1),
        }
    }
}

/// A seat as a small number.
pub(super) fn number(seat: games::sixtysix::SeatNo) -> u8 {
    u8::try_from(seat.index().min(2)).unwrap_or(0)
}
