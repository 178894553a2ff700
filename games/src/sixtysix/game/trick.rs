//! The end of a trick: its winner, the end of the game, drawing.

use super::{EventSink, Game, Pending};
use crate::sixtysix::scoring::{Each, Ending};
use crate::sixtysix::{Event, GoingOut, Out, SeatNo, Seats};

/// The extra card points of the last trick, if nobody has closed.
const LAST_TRICK: u32 = 10;

impl Game {
    /// Ends a trick that all seats have played to.
    pub(super) fn end_trick(&mut self, sink: &mut EventSink) {
        let Some(so_far) = self.so_far() else { return };
        let cards = self.trick.iter().flatten();
        let points = cards.clone().map(|card| card.points()).sum();
        let best = cards.clone().position(|card| *card == so_far.best).unwrap_or(0);
        let winner = self.leader.left(best, self.seats);
        let played_out = self.hands.iter().all(|hand| hand.is_empty());
        let last = if played_out && self.closed_by.is_none() { LAST_TRICK } else { 0 };
        let before = self.points;
        let own = &mut self.points[winner.index()];
        *own = own.saturating_add(points).saturating_add(last);
        let tricks = &mut self.tricks[winner.index()];
        *tricks = tricks.saturating_add(1);
        self.completed += 1;
        let (game, trick) = (self.number, self.completed);
        sink.tell(|| Event::TrickTaken { game, trick, seat: winner, points, last });

        let ending = self.ending(winner, &before, played_out);
        self.trick = Default::default();
        self.call = None;
        if let Some(ending) = ending {
            self.end(ending, sink);
            return;
        }
        self.leader = winner;
        if self.is_open() {
            self.draw(sink);
            self.let_the_ace_name();
        }
    }

    /// The end of the game, if it is over after this trick. `before` are the card points of the
    /// seats before they got the trick.
    fn ending(&self, winner: SeatNo, before: &Each, played_out: bool) -> Option<Ending> {
        let end_state = self.end_state();
        let caller = self.leader;
        match self.call {
            Some(Out::Match) => {
                let rightly = self.makes_the_match(caller, &self.points);
                return Some(Ending::OutOfMatch { seat: caller, rightly });
            }
            Some(Out::Game) => {
                let rightly = end_state.has_enough(caller, &self.points);
                return Some(if rightly { Ending::Out(caller) } else { Ending::Wrong(caller) });
            }
            None => {}
        }
        if self.rules.going_out == GoingOut::Auto && !self.all_passed() {
            let first = |enough: &dyn Fn(SeatNo, &Each) -> bool| {
                // A seat that had enough before the trick comes first. By its marriage, that is the
                // leader.
                let clockwise = (0..self.seats).map(|step| self.leader.left(step, self.seats));
                let earlier = clockwise.clone().find(|seat| enough(*seat, before));
                earlier.or_else(|| Some(winner).filter(|seat| enough(*seat, &self.points)))
            };
            if let Some(seat) = first(&|seat, points| self.makes_the_match(seat, points)) {
                return Some(Ending::OutOfMatch { seat, rightly: true });
            }
            if let Some(seat) = first(&|seat, points| end_state.has_enough(seat, points)) {
                return Some(Ending::Out(seat));
            }
        }
        played_out.then_some(Ending::Played(winner))
    }

    /// Whether a seat's total and its card points of this game make the match.
    fn makes_the_match(&self, seat: SeatNo, points: &Each) -> bool {
        let sum = self.totals[seat.index()].saturating_add(points[seat.index()]);
        self.rules.out_of_match().is_some_and(|enough| sum >= enough)
    }

    fn end(&mut self, ending: Ending, sink: &mut EventSink) {
        let result = self.rules.scoring.settle(ending, &self.end_state());
        self.step = Pending::Over(result);
        let (game, seats) = (self.number, self.seats);
        sink.tell(|| Event::GameEnded {
            game,
            ended: result.ended,
            winners: result.winners.iter().collect(),
            points: self.points[..seats].to_vec(),
            booked: result.booked[..seats].to_vec(),
        });
    }

    /// Draws a card for every seat, the winner of the trick first. The last card of all is the
    /// turn-up.
    fn draw(&mut self, sink: &mut EventSink) {
        for step in 0..self.seats {
            let seat = self.leader.left(step, self.seats);
            let (card, turned) = match self.stock.draw() {
                Some(card) => (Some(card), None),
                None => {
                    let turned = self.turned.take();
                    (turned, turned)
                }
            };
            if let Some(card) = card {
                self.hands[seat.index()].insert(card);
                sink.tell(|| Event::Drew { seat, turned });
            }
        }
    }

    /// The number of undecided games carried over after this one.
    pub(in crate::sixtysix) fn carry_after(&self) -> u32 {
        self.result()
            .map_or(self.carry, |result| self.rules.scoring.carry_after(&result, self.carry))
    }

    /// The seats whose points count together with those of this seat, itself included.
    pub(in crate::sixtysix) fn side(&self, seat: SeatNo) -> Seats {
        self.end_state().side(seat)
    }
}
