//! Updates of the game under way by lines. Every line is believed; impossible ones are reported.

use super::game::Game;
use super::settle::{Turn, same};
use crate::common::Complaint;
use games::SeatNo;
use games::nimmt::{Card, Choice, Row};

impl Game {
    /// Lets this seat begin the game; those after it begin with its left neighbours.
    pub(super) const fn start_with(&mut self, seat: SeatNo) {
        self.start = seat;
    }

    /// Replaces the own hand.
    pub(super) fn hold(&mut self, mut hand: Vec<Card>) -> Result<(), Complaint> {
        hand.sort_unstable();
        let mut deck = self.rules.deck_cards(self.seat_count());
        for card in &hand {
            match deck.binary_search(card) {
                Ok(place) => deck.remove(place),
                Err(_) => {
                    return Err(format!(
                        "expected cards of the deck, each once, instead of {card}"
                    ));
                }
            };
        }
        let me = self.me;
        if let Some(holder) = self.seats.get_mut(me.index()) {
            holder.hand = hand.len();
            holder.known.retain(|card| hand.contains(card));
        }
        self.hand = hand;
        Ok(())
    }

    /// Applies a seat's pick from the pool.
    pub(super) fn drafted(&mut self, seat: SeatNo, card: Card) -> Result<(), Complaint> {
        if !self.turns.is_empty() || !self.drafts() {
            return Err("expected no draft: nothing is drafted now".to_owned());
        }
        // The first seats may draft before the pool is shown to the own one.
        if self.pool.is_empty() {
            self.pool = self.rules.deck_cards(self.seat_count());
            for holder in &self.seats {
                self.pool.retain(|other| !holder.known.contains(other));
            }
        }
        let place = self.pool.binary_search(&card);
        let place = place.map_err(|_| format!("expected a card of the pool instead of {card}"))?;
        self.pool.remove(place);
        self.receive(seat, &[card]);
        Ok(())
    }

    /// Lays down the cards that every seat played in this turn.
    pub(super) fn reveal(&mut self, cards: &[Vec<Card>]) -> Result<(), Complaint> {
        let seats = self.seat_count();
        if self.is_open() {
            return Err("expected played SEAT CARD: cards are not hidden here".to_owned());
        }
        let most = self.rules.selection.cards_at_once(usize::MAX);
        if cards.len() != seats || cards.iter().any(|cards| cards.len() > most) {
            return Err(format!("expected what {seats} seats played, up to {most} each"));
        }
        let mut deck = self.rules.deck_cards(seats);
        for card in cards.iter().flatten() {
            match deck.binary_search(card) {
                Ok(place) => deck.remove(place),
                Err(_) => {
                    return Err(format!(
                        "expected cards of the deck, each once, instead of {card}"
                    ));
                }
            };
        }
        if self.is_turn_played() {
            self.settle(None);
            self.begin_turn();
        }
        let mut result = Ok(());
        for (seat, cards) in SeatNo::all(seats).zip(cards) {
            result = result.and(self.lay_down(seat, cards));
        }
        result
    }

    /// Lays down a card that a seat played openly.
    pub(super) fn played_openly(&mut self, seat: SeatNo, card: Card) -> Result<(), Complaint> {
        if !self.is_open() {
            return Err("expected reveal CARD …: cards are hidden until all have chosen".to_owned());
        }
        if self.rules.deck_cards(self.seat_count()).binary_search(&card).is_err() {
            return Err(format!("expected a card of the deck instead of {card}"));
        }
        if self.places_at_once() {
            self.settle(None);
            if self.plays_in_next_turn(seat, false) {
                self.begin_turn();
            }
        } else {
            if self.is_turn_played() {
                self.settle_before(None);
                let (open, answers) = (&mut self.open, &mut self.answers);
                self.before = Some((std::mem::take(open), std::mem::take(answers)));
                self.begin_turn();
            }
            if self.open.iter().any(|(of, _)| *of == seat) {
                return Err("expected one card of each seat in a turn".to_owned());
            }
        }
        self.lay_down(seat, &[card])
    }

    /// Whether a seat that plays now can only do so in the next turn, since its turn in this one is
    /// over. A seat that is asked for its `first` card has not played yet.
    pub(super) fn plays_in_next_turn(&self, seat: SeatNo, first: bool) -> bool {
        let seats = self.seat_count();
        let steps = |seat: SeatNo| seat.steps_from(self.start_of_turn(), seats);
        let Some((last, _)) = self.played().last() else {
            return self.turns.is_empty();
        };
        let own = self.played().iter().filter(|(of, _)| *of == seat).count();
        steps(seat) < steps(*last) || own >= if first { 1 } else { 2 }
    }

    /// Keeps a seat's answer to a question while cards were placed.
    pub(super) fn answered(&mut self, seat: SeatNo, choice: Choice) -> Result<(), Complaint> {
        if self.open.is_empty() {
            return Err("expected the cards of a turn first".to_owned());
        }
        // The own seat's real choice replaces the advised one.
        let kind = std::mem::discriminant(&choice);
        let advised = self.advised.take().filter(|_| seat == self.me);
        let advised = advised.and_then(|place| self.answers.get_mut(place));
        if let Some((_, old)) = advised.filter(|(_, old)| std::mem::discriminant(old) == kind) {
            *old = choice;
            return Ok(());
        }
        // No turn has that many questions.
        if self.answers.len() < 100 {
            self.answers.push((seat, choice));
        }
        Ok(())
    }

    /// Places the open cards of the turn before this one, if that is still to be done.
    pub(super) fn settle_before(&mut self, rows: Option<Vec<Row>>) -> bool {
        let Some((open, answers)) = self.before.take() else {
            return true;
        };
        let open = std::mem::replace(&mut self.open, open);
        let answers = std::mem::replace(&mut self.answers, answers);
        let fits = self.settle(rows);
        (self.open, self.answers) = (open, answers);
        fits
    }

    /// Places the open cards, with `rows` so that these come out; returns whether they do.
    pub(super) fn settle(&mut self, rows: Option<Vec<Row>>) -> bool {
        let mut fits = true;
        if self.open.is_empty() {
            if let Some(rows) = rows {
                fits = self.turns.is_empty() || self.rows.is_empty() || same(&rows, &self.rows);
                self.rows = rows;
            }
            return fits;
        }
        let turn = Turn {
            rules: &self.rules,
            seats: self.seat_count(),
            rows: &self.rows,
            open: &self.open,
            answers: &self.answers,
        };
        let placed = turn.placed(rows.as_deref());
        self.open.clear();
        self.answers.clear();
        self.advised = None;
        if let Some((table, as_wanted)) = placed {
            fits = as_wanted;
            for seat in &table.seats {
                if let Some(holder) = self.seats.get_mut(seat.seat.index()) {
                    holder.pile.extend_from_slice(&seat.pile);
                }
                self.receive(seat.seat, &seat.known);
            }
            self.shared.extend(table.shared);
            self.rows = table.rows;
        } else {
            fits = rows.is_none();
        }
        if let Some(rows) = rows {
            self.rows = rows;
        }
        fits
    }
}
