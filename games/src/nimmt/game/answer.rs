//! A choice goes in: it is looked at, and only then done.

use super::told::Told;
use super::{Game, Step};
use crate::nimmt::place::Spot;
use crate::nimmt::{Card, Choice, Event, Move, Refusal, Rules, SeatNo};

impl Game {
    /// Does what a seat chose, and carries the game on until the next decision.
    /// A refusal leaves the game as it was.
    pub(in crate::nimmt) fn apply(
        &mut self,
        rules: &Rules,
        seat: SeatNo,
        choice: &Choice,
    ) -> Result<Vec<Event>, Refusal> {
        let mut told = Told::aloud();
        self.answer(rules, seat, choice, &mut told)?;
        Ok(told.into_events())
    }

    /// The same where nobody needs to be told and nothing written down.
    pub(in crate::nimmt) fn apply_in_silence(
        &mut self,
        rules: &Rules,
        seat: SeatNo,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        self.answer(rules, seat, choice, &mut Told::to_nobody())
    }

    fn answer(
        &mut self,
        rules: &Rules,
        seat: SeatNo,
        choice: &Choice,
        told: &mut Told,
    ) -> Result<(), Refusal> {
        let decision = self.decision(rules, seat).ok_or(Refusal::NotYourTurn)?;
        decision.check(choice)?;
        if let (Choice::Play(cards), Step::Hidden(_)) = (choice, &self.step) {
            self.choose_hidden(rules, seat, cards, told);
            return Ok(());
        }
        if told.is_heard() {
            self.moves.push(Move { seat, choice: choice.clone() });
        }
        match choice {
            Choice::Draft(card) => self.draft(rules, seat, *card, told),
            Choice::Play(cards) => self.play_openly(rules, seat, cards, told),
            Choice::Stop => {
                told.tell(|| Event::Stopped { seat });
                self.next_to_play(rules, seat, told);
            }
            Choice::Row(row) => {
                self.take_row(rules, *row, told);
                self.place_waiting(rules, told);
            }
            Choice::End(row, side) => {
                if let Step::End(a, b) = self.step {
                    let chosen = |spot: &Spot| (spot.row, spot.side) == (*row, *side);
                    let spot = if chosen(&a) { a } else { b };
                    self.lay(rules, spot, told);
                    self.place_waiting(rules, told);
                }
            }
            Choice::First(card) => {
                if self.waiting.first().is_some_and(|(_, first)| first != card) {
                    self.waiting.swap(0, 1);
                }
                self.order_said = true;
                self.place_waiting(rules, told);
            }
            Choice::Keep(cards) => {
                self.keep(seat, cards, told);
                self.place_waiting(rules, told);
            }
        }
        Ok(())
    }

    fn draft(&mut self, rules: &Rules, seat: SeatNo, card: Card, told: &mut Told) {
        self.pool.retain(|other| *other != card);
        if let Some(holding) = self.holdings.get_mut(seat.index()) {
            holding.receive_openly(&[card]);
        }
        told.tell(|| Event::Drafted { seat, card });
        if self.pool.len() > usize::from(rules.rows) {
            let next = seat.left(1, self.seats());
            self.ask_for_draft(next, told);
        } else {
            self.lay_out_what_is_left();
            self.begin_play(rules, told);
        }
    }

    fn choose_hidden(&mut self, rules: &Rules, seat: SeatNo, cards: &[Card], told: &mut Told) {
        let Step::Hidden(chosen) = &mut self.step else {
            return;
        };
        if let Some(own) = chosen.get_mut(seat.index()) {
            *own = Some(cards.to_vec());
        }
        told.tell(|| Event::Chosen { seat });
        let missing = |(holding, own): (&crate::nimmt::take::Holding, &Option<_>)| {
            own.is_none() && !holding.hand.is_empty()
        };
        if !self.holdings.iter().zip(chosen.iter()).any(missing) {
            let chosen = std::mem::take(chosen);
            self.reveal(rules, chosen, told);
        }
    }

    /// The last seat has chosen: only now do choices count.
    fn reveal(&mut self, rules: &Rules, chosen: Vec<Option<Vec<Card>>>, told: &mut Told) {
        let mut revealed = Vec::new();
        for (index, cards) in chosen.into_iter().enumerate() {
            let (seat, Some(cards)) = (SeatNo::from_index(index), cards) else {
                continue;
            };
            self.lay_down(seat, &cards, told);
            if told.is_heard() {
                self.moves.push(Move { seat, choice: Choice::Play(cards.clone()) });
                revealed.push((seat, cards));
            }
        }
        told.tell(|| Event::Revealed { cards: revealed });
        self.place_all(rules, told);
    }

    fn play_openly(&mut self, rules: &Rules, seat: SeatNo, cards: &[Card], told: &mut Told) {
        let is_second = matches!(self.step, Step::Second(_));
        self.lay_down(seat, cards, told);
        for card in cards {
            told.tell(|| Event::Played { seat, card: *card });
        }
        if rules.selection.places_at_once() {
            self.turn_of = Some((seat, is_second));
            self.place_all(rules, told);
        } else {
            self.next_to_play(rules, seat, told);
        }
    }

    /// From the hand to the cards that lie face up.
    fn lay_down(&mut self, seat: SeatNo, cards: &[Card], told: &Told) {
        for card in cards {
            if let Some(holding) = self.holdings.get_mut(seat.index()) {
                holding.lay_down(*card);
            }
            self.waiting.push((seat, *card));
        }
        if let Some(turn) = self.turns.last_mut().filter(|_| told.is_heard()) {
            turn.played.push((seat, cards.to_vec()));
        }
    }

    fn keep(&mut self, seat: SeatNo, kept: &[Card], told: &mut Told) {
        let Step::Keep { taken, .. } = &mut self.step else {
            return;
        };
        let mut pile = std::mem::take(taken);
        self.step = Step::Row;
        for card in kept {
            if let Some(place) = pile.iter().position(|other| other == card) {
                pile.remove(place);
            }
        }
        if let Some(holding) = self.holdings.get_mut(seat.index()) {
            holding.receive_openly(kept);
            holding.pile.extend_from_slice(&pile);
        }
        let mut hand = kept.to_vec();
        hand.sort_unstable();
        told.tell(|| Event::Kept { seat, hand, pile });
    }
}
