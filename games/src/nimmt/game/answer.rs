//! Answers: a choice is checked, and only then applied.

use super::{EventSink, Game, Pending};
use crate::nimmt::holding::Holding;
use crate::nimmt::place::Spot;
use crate::nimmt::{Card, Choice, Event, Move, Refusal, Rules, SeatNo};

impl Game {
    /// Applies a seat's choice, and carries the game on until the next decision. A refusal leaves
    /// the game as it was.
    pub(in crate::nimmt) fn apply(
        &mut self,
        rules: &Rules,
        seat: SeatNo,
        choice: &Choice,
    ) -> Result<Vec<Event>, Refusal> {
        let mut sink = EventSink::recording();
        self.answer(rules, seat, choice, &mut sink)?;
        Ok(sink.into_events())
    }

    /// As [`Game::apply`], but without events and without writing down the choice.
    pub(in crate::nimmt) fn apply_in_silence(
        &mut self,
        rules: &Rules,
        seat: SeatNo,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        self.answer(rules, seat, choice, &mut EventSink::silent())
    }

    fn answer(
        &mut self,
        rules: &Rules,
        seat: SeatNo,
        choice: &Choice,
        sink: &mut EventSink,
    ) -> Result<(), Refusal> {
        let decision = self.decision(rules, seat).ok_or(Refusal::NotYourTurn)?;
        decision.check(choice)?;
        if let (Choice::Play(cards), Pending::Hidden(_)) = (choice, &self.step) {
            self.choose_hidden(rules, seat, cards, sink);
            return Ok(());
        }
        if sink.is_heard() {
            self.moves.push(Move { seat, choice: choice.clone() });
        }
        match choice {
            Choice::Draft(card) => self.draft(rules, seat, *card, sink),
            Choice::Play(cards) => self.play_openly(rules, seat, cards, sink),
            Choice::Stop => {
                sink.tell(|| Event::Stopped { seat });
                self.next_to_play(rules, seat, sink);
            }
            Choice::Row(row) => {
                self.take_row(rules, *row, sink);
                self.place_waiting(rules, sink);
            }
            Choice::End(row, side) => {
                if let Pending::End(a, b) = self.step {
                    let chosen = |spot: &Spot| (spot.row, spot.side) == (*row, *side);
                    let spot = if chosen(&a) { a } else { b };
                    self.lay(rules, spot, sink);
                    self.place_waiting(rules, sink);
                }
            }
            Choice::First(card) => {
                if self.waiting.first().is_some_and(|(_, first)| first != card) {
                    self.waiting.swap(0, 1);
                }
                self.order_said = true;
                self.place_waiting(rules, sink);
            }
            Choice::Keep(cards) => {
                self.keep(seat, cards, sink);
                self.place_waiting(rules, sink);
            }
        }
        Ok(())
    }

    fn draft(&mut self, rules: &Rules, seat: SeatNo, card: Card, sink: &mut EventSink) {
        self.pool.retain(|other| *other != card);
        if let Some(holding) = self.holdings.get_mut(seat.index()) {
            holding.receive_openly(&[card]);
        }
        sink.tell(|| Event::Drafted { seat, card });
        if self.pool.len() > usize::from(rules.rows) {
            let next = seat.left(1, self.seats());
            self.ask_for_draft(next, sink);
        } else {
            self.lay_out_what_is_left();
            self.begin_play(rules, sink);
        }
    }

    fn choose_hidden(&mut self, rules: &Rules, seat: SeatNo, cards: &[Card], sink: &mut EventSink) {
        let Pending::Hidden(chosen) = &mut self.step else {
            return;
        };
        if let Some(own) = chosen.get_mut(seat.index()) {
            *own = Some(cards.to_vec());
        }
        sink.tell(|| Event::Chosen { seat });
        let missing =
            |(holding, own): (&Holding, &Option<_>)| own.is_none() && !holding.hand.is_empty();
        if !self.holdings.iter().zip(chosen.iter()).any(missing) {
            let chosen = std::mem::take(chosen);
            self.reveal(rules, chosen, sink);
        }
    }

    /// Turns over the hidden cards. The last seat has chosen, so only now the choices count.
    fn reveal(&mut self, rules: &Rules, chosen: Vec<Option<Vec<Card>>>, sink: &mut EventSink) {
        let mut revealed = Vec::new();
        for (index, cards) in chosen.into_iter().enumerate() {
            let (seat, Some(cards)) = (SeatNo::from_index(index), cards) else {
                continue;
            };
            self.lay_down(seat, &cards, sink);
            if sink.is_heard() {
                self.moves.push(Move { seat, choice: Choice::Play(cards.clone()) });
                revealed.push((seat, cards));
            }
        }
        sink.tell(|| Event::Revealed { cards: revealed });
        self.place_all(rules, sink);
    }

    fn play_openly(&mut self, rules: &Rules, seat: SeatNo, cards: &[Card], sink: &mut EventSink) {
        let is_second = matches!(self.step, Pending::Second(_));
        self.lay_down(seat, cards, sink);
        for card in cards {
            sink.tell(|| Event::Played { seat, card: *card });
        }
        if rules.selection.places_at_once() {
            self.turn_of = Some((seat, is_second));
            self.place_all(rules, sink);
        } else {
            self.next_to_play(rules, seat, sink);
        }
    }

    /// Moves cards from the hand to those that lie face up.
    fn lay_down(&mut self, seat: SeatNo, cards: &[Card], sink: &EventSink) {
        for card in cards {
            if let Some(holding) = self.holdings.get_mut(seat.index()) {
                holding.lay_down(*card);
            }
            self.waiting.push((seat, *card));
        }
        if let Some(turn) = self.turns.last_mut().filter(|_| sink.is_heard()) {
            turn.played.push((seat, cards.to_vec()));
        }
    }

    fn keep(&mut self, seat: SeatNo, kept: &[Card], sink: &mut EventSink) {
        let Pending::Keep { taken, .. } = &mut self.step else {
            return;
        };
        let mut pile = std::mem::take(taken);
        self.step = Pending::Row;
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
        sink.tell(|| Event::Kept { seat, hand, pile });
    }
}
