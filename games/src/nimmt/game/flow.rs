//! Flow of a game from one decision to the next.

use super::{EventSink, Game, Pending};
use crate::nimmt::order::NextPlacing;
use crate::nimmt::place::{Fit, Spot};
use crate::nimmt::take::TakeResult;
use crate::nimmt::{
    Card, DecisionKind, Event, How, Row, RowNo, Rules, SeatNo, SeenTurn, SharedRow, Side, Stack,
    score,
};

impl Game {
    pub(super) fn ask_for_draft(&mut self, seat: SeatNo, sink: &mut EventSink) {
        self.step = Pending::Draft(seat);
        sink.tell(|| Event::Asked { seat, decision: DecisionKind::Draft, card: None });
    }

    /// Lays out the rest of the draft as the rows, in ascending order.
    pub(super) fn lay_out_what_is_left(&mut self) {
        let left = std::mem::take(&mut self.pool);
        self.rows = left.into_iter().map(|card| Row::beginning(Stack::single(card))).collect();
    }

    /// Begins the first turn, now that the hands are there.
    pub(super) fn begin_play(&mut self, rules: &Rules, sink: &mut EventSink) {
        let sizes = self.holdings.iter().map(|holding| holding.hand.len());
        self.longest_hand = sizes.max().unwrap_or(0);
        self.begin_turn(rules, sink);
    }

    fn begin_turn(&mut self, rules: &Rules, sink: &mut EventSink) {
        self.turn += 1;
        if sink.is_heard() {
            self.turns.push(SeenTurn { rows: self.rows.clone(), played: Vec::new() });
        }
        let seats = self.seats();
        if rules.selection.is_hidden() {
            self.step = Pending::Hidden(vec![None; seats]);
            return;
        }
        let first = super::start_of_game(self.number, seats);
        self.start = rules.selection.start_of_turn(first, self.turn, seats);
        self.ask_to_play(rules, 0, sink);
    }

    /// Goes on with the next seat after this one, or to the end of the round.
    pub(super) fn next_to_play(&mut self, rules: &Rules, seat: SeatNo, sink: &mut EventSink) {
        let after = seat.steps_from(self.start, self.seats()) + 1;
        self.ask_to_play(rules, after, sink);
    }

    /// Asks the first seat that holds cards, starting this many steps from the start seat.
    fn ask_to_play(&mut self, rules: &Rules, steps: usize, sink: &mut EventSink) {
        let seats = self.seats();
        let next =
            (steps..seats).map(|n| self.start.left(n, seats)).find(|seat| self.holds_cards(*seat));
        match next {
            Some(seat) => {
                self.step = Pending::Open(seat);
                sink.tell(|| Event::Asked { seat, decision: DecisionKind::Play, card: None });
            }
            None if rules.selection.places_at_once() => self.end_turn(rules, sink),
            None => self.place_all(rules, sink),
        }
    }

    /// Places all cards of this round, which lie open now.
    pub(super) fn place_all(&mut self, rules: &Rules, sink: &mut EventSink) {
        let seats = self.seats();
        rules.order.arrange(&mut self.waiting, self.start, seats);
        self.place_waiting(rules, sink);
    }

    /// Places waiting cards until a seat must be asked or all are placed.
    pub(super) fn place_waiting(&mut self, rules: &Rules, sink: &mut EventSink) {
        if let Pending::Keep { .. } = self.step {
            return;
        }
        while let Some(&(seat, card)) = self.waiting.first() {
            if !self.order_said
                && let Some(NextPlacing::AskFirst(seat, cards)) = rules.order.next(&self.waiting)
            {
                self.step = Pending::First(seat, cards);
                sink.tell(|| Event::Asked { seat, decision: DecisionKind::First, card: None });
                return;
            }
            let (step, decision) = match rules.placement.fit(&self.rows, card) {
                Fit::At(spot) => {
                    self.lay(rules, spot, sink);
                    if let Pending::Keep { .. } = self.step {
                        return;
                    }
                    continue;
                }
                Fit::Either(a, b) => (Pending::End(a, b), DecisionKind::End),
                Fit::Nowhere => (Pending::Row, DecisionKind::Row),
            };
            self.step = step;
            sink.tell(|| Event::Asked { seat, decision, card: Some(card) });
            return;
        }
        self.after_placing(rules, sink);
    }

    /// Removes the cards to be placed now from the waiting ones: one, or equal ones of several
    /// seats.
    fn next_cards(&mut self, rules: &Rules) -> Option<(Vec<SeatNo>, Stack)> {
        let count = match rules.order.next(&self.waiting)? {
            NextPlacing::Place(count) => count,
            // The seat has said by now which one goes first; the other one follows alone.
            NextPlacing::AskFirst(..) => 1,
        };
        self.order_said = false;
        let card = self.waiting.first()?.1;
        let seats: Vec<SeatNo> = self.waiting.drain(..count).map(|(seat, _)| seat).collect();
        let copies = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        Some((seats, Stack { card, copies }))
    }

    /// Lays the next cards at this end of a row; they take the row if it is full.
    pub(super) fn lay(&mut self, rules: &Rules, spot: Spot, sink: &mut EventSink) {
        let Some((seats, stack)) = self.next_cards(rules) else {
            return;
        };
        let Some(row) = self.rows.get_mut(spot.row.index()) else {
            return;
        };
        let (how, took) = if spot.beside == stack.card {
            row.lay_on_last(stack.copies);
            (How::OnEqual, Vec::new())
        } else if row.len() >= rules.capacity() {
            (How::Full, row.replace(stack))
        } else {
            row.lay(stack, spot.side);
            let how = if spot.side == Side::Left { How::Before } else { How::Behind };
            (how, Vec::new())
        };
        self.report(
            rules,
            sink,
            &seats,
            stack,
            spot.row,
            (spot.side, how, Some(spot.beside)),
            took,
        );
    }

    /// Makes the next cards take the chosen row, since they are too low or fit nowhere.
    pub(super) fn take_row(&mut self, rules: &Rules, row: RowNo, sink: &mut EventSink) {
        let Some((seats, stack)) = self.next_cards(rules) else {
            return;
        };
        let Some(taken) = self.rows.get_mut(row.index()) else {
            return;
        };
        let took = taken.replace(stack);
        self.report(rules, sink, &seats, stack, row, (Side::Right, How::TooLow, None), took);
    }

    /// Hands out the cards of a taken row and reports the placing.
    #[allow(clippy::too_many_arguments)] // the fields of one event
    fn report(
        &mut self,
        rules: &Rules,
        sink: &mut EventSink,
        seats: &[SeatNo],
        stack: Stack,
        row: RowNo,
        (side, how, next_to): (Side, How, Option<Card>),
        took: Vec<Card>,
    ) {
        let taken = (!took.is_empty()).then(|| rules.take.give(&mut self.holdings, seats, &took));
        let mut points = Vec::new();
        let mut to_sort = None;
        match taken {
            None | Some(TakeResult::InHand) => {}
            Some(TakeResult::Counted(counted)) => points = counted,
            Some(TakeResult::Shared(counted, cards)) => {
                points = counted;
                self.shared.push(SharedRow { seats: seats.to_vec(), cards });
            }
            Some(TakeResult::ToSort(taken, at_most)) => to_sort = Some((taken, at_most)),
        }
        let Stack { card, copies } = stack;
        let seat = seats.first().copied();
        sink.tell(|| Event::Placed {
            seats: seats.to_vec(),
            card,
            copies,
            row,
            side,
            how,
            next_to,
            took,
            points,
        });
        // The last question is answered; a new one may follow from it.
        self.step = Pending::Row;
        if let (Some((taken, at_most)), Some(seat)) = (to_sort, seat) {
            self.step = Pending::Keep { seat, taken, at_most };
            let decision = DecisionKind::Keep;
            sink.tell(|| Event::Asked { seat, decision, card: Some(card) });
        }
    }

    fn after_placing(&mut self, rules: &Rules, sink: &mut EventSink) {
        match self.turn_of.take() {
            None => self.end_turn(rules, sink),
            Some((seat, second)) => {
                if !second && rules.selection.offers_second() && self.holds_cards(seat) {
                    self.step = Pending::Second(seat);
                    let decision = DecisionKind::PlayOrStop;
                    sink.tell(|| Event::Asked { seat, decision, card: None });
                } else {
                    self.next_to_play(rules, seat, sink);
                }
            }
        }
    }

    fn end_turn(&mut self, rules: &Rules, sink: &mut EventSink) {
        sink.tell(|| Event::TurnEnded { game: self.number, turn: self.turn });
        if !rules.finish.is_over(&self.holdings, self.turn) {
            self.begin_turn(rules, sink);
            return;
        }
        let doubled = score::doubles(rules.virgin, &self.holdings);
        let factor = if doubled { 2 } else { 1 };
        let cost = |holding| rules.scoring.at_end(holding) * factor;
        let points: Vec<u32> = self.holdings.iter().map(cost).collect();
        sink.tell(|| Event::GameEnded { game: self.number, points: points.clone(), doubled });
        self.step = Pending::Over { points };
    }
}
