//! The game under way, as far as the lines describe it.

use std::sync::Arc;

use games::SeatNo;
use games::nimmt::{Card, Choice, Dealing, Row, Rules, SeenTurn, SharedRow, Sheet};

/// Open cards with the seats that own them.
pub(super) type Open = Vec<(SeatNo, Vec<Card>)>;
/// The choices of seats while cards were placed.
pub(super) type Answers = Vec<(SeatNo, Choice)>;

/// One seat as everybody sees it.
#[derive(Clone, Default)]
pub(super) struct Holder {
    /// Number of cards in its hand.
    pub(super) hand: usize,
    /// The cards of its hand that everybody saw.
    pub(super) known: Vec<Card>,
    /// The cards that it took.
    pub(super) pile: Vec<Card>,
}

/// The game under way, as far as it is known.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) rules: Rules,
    pub(super) me: SeatNo,
    /// The number of the game in the match, from 1.
    pub(super) number: u32,
    /// The seat that begins the game.
    pub(super) start: SeatNo,
    pub(super) totals: Vec<u32>,
    /// Points of the games before, by seat index.
    pub(super) history: Vec<Vec<u32>>,
    /// The turns of those that the lines have told to their end.
    pub(super) earlier: Vec<Arc<[SeenTurn]>>,
    pub(super) sheets: Vec<Sheet>,
    /// The own hand, ascending.
    pub(super) hand: Vec<Card>,
    pub(super) seats: Vec<Holder>,
    /// The rows as they lay when they were last given or worked out.
    pub(super) rows: Vec<Row>,
    pub(super) shared: Vec<SharedRow>,
    pub(super) pool: Vec<Card>,
    pub(super) turns: Vec<SeenTurn>,
    /// Cards laid open since the rows were last known.
    pub(super) open: Open,
    /// The choices made while these were placed, as far as lines gave them.
    pub(super) answers: Answers,
    /// Index of the answer that no line gave: the own seat's last answer, as advised.
    pub(super) advised: Option<usize>,
    /// Cards and answers of the turn before, where the next one began before its rows were given.
    pub(super) before: Option<(Open, Answers)>,
    /// The size of a hand when play began.
    pub(super) longest_hand: usize,
}

impl Game {
    pub(super) fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// Whether cards are laid down one after the other.
    pub(super) fn is_open(&self) -> bool {
        !self.rules.selection.is_hidden()
    }

    /// Whether a card is placed before the next seat plays.
    pub(super) fn places_at_once(&self) -> bool {
        self.rules.selection.places_at_once()
    }

    /// Whether this game begins with a draft.
    pub(super) fn drafts(&self) -> bool {
        self.rules.dealing != Dealing::Shuffled && self.sheets.is_empty()
    }

    /// The seat that begins the turn under way, or the first one.
    pub(super) fn start_of_turn(&self) -> SeatNo {
        let turn = u32::try_from(self.turns.len()).unwrap_or(u32::MAX);
        self.rules.selection.start_of_turn(self.start, turn, self.seat_count())
    }

    /// The cards of the turn under way.
    pub(super) fn played(&self) -> &[(SeatNo, Vec<Card>)] {
        self.turns.last().map_or(&[], |turn| turn.played.as_slice())
    }

    /// Whether all cards of the turn under way lie open, so that nobody can be asked to play before
    /// the next one.
    pub(super) fn is_turn_played(&self) -> bool {
        if self.places_at_once() {
            return false;
        }
        !self.open.is_empty() && (!self.is_open() || self.open.len() >= self.seat_count())
    }

    /// Begins a turn with the rows as they lie.
    pub(super) fn begin_turn(&mut self) {
        if self.turns.is_empty() {
            self.longest_hand = self.hand.len();
        }
        self.turns.push(SeenTurn { rows: self.rows.clone(), played: Vec::new() });
    }

    /// Lays down a seat's cards. Impossible ones are reported, but applied all the same.
    pub(super) fn lay_down(&mut self, seat: SeatNo, cards: &[Card]) -> Result<(), String> {
        if self.turns.is_empty() {
            self.begin_turn();
        }
        let mut wrong = Ok(());
        let me = self.me;
        for card in cards {
            let held = self.hand.iter().position(|held| held == card);
            match held {
                Some(place) if seat == me => {
                    self.hand.remove(place);
                }
                None if seat == me => {
                    wrong = Err(format!("expected a card of the own hand, not {card}"));
                }
                Some(_) if self.is_single(*card) => {
                    wrong = Err(format!("expected another card: {card} is in the own hand"));
                }
                _ => {}
            }
        }
        if let Some(holder) = self.seats.get_mut(seat.index()) {
            holder.hand = holder.hand.saturating_sub(cards.len());
            for card in cards {
                if let Some(place) = holder.known.iter().position(|known| known == card) {
                    holder.known.remove(place);
                }
            }
        }
        self.open.push((seat, cards.to_vec()));
        if let Some(turn) = self.turns.last_mut() {
            turn.played.push((seat, cards.to_vec()));
        }
        wrong
    }

    /// Puts cards that everybody sees into a seat's hand.
    pub(super) fn receive(&mut self, seat: SeatNo, cards: &[Card]) {
        if seat == self.me {
            self.hand.extend_from_slice(cards);
            self.hand.sort_unstable();
        }
        if let Some(holder) = self.seats.get_mut(seat.index()) {
            holder.hand += cards.len();
            holder.known.extend_from_slice(cards);
            holder.known.sort_unstable();
        }
    }

    /// Whether the deck has only one card of this number.
    fn is_single(&self, card: Card) -> bool {
        let deck = self.rules.deck_cards(self.seat_count());
        deck.iter().filter(|other| **other == card).count() < 2
    }
}
