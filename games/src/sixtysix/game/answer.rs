//! Answers: a choice is checked, and only then applied.

use super::{EventSink, Game, Pending};
use crate::sixtysix::marriage::Marriages;
use crate::sixtysix::{
    Cards, Choice, Decision, DecisionKind, Event, GoingOut, Play, Refusal, SeatNo, Suit, TurnUp,
};

impl Game {
    /// Applies a seat's choice, and carries the game on until the next decision. A refusal leaves
    /// the game as it was.
    pub(in crate::sixtysix) fn apply(
        &mut self,
        seat: SeatNo,
        choice: Choice,
        sink: &mut EventSink,
    ) -> Result<(), Refusal> {
        let decision = self.decision().ok_or(Refusal::NoGame)?;
        if decision.seat != seat {
            return Err(Refusal::NotYourTurn(seat));
        }
        decision.check(choice)?;
        match choice {
            Choice::Play(play) => self.play(seat, play, sink),
            Choice::Exchange => self.exchange(seat, sink),
            Choice::Close => {
                self.closed_by = Some(seat);
                sink.tell(|| Event::Closed { seat });
            }
            Choice::Trump(suit) => self.name(seat, suit, sink),
            Choice::Pass => self.pass(seat, sink),
        }
        Ok(())
    }

    /// The awaited seat and its kind of decision.
    pub(in crate::sixtysix) fn asked(&self) -> Option<(SeatNo, DecisionKind)> {
        match self.step {
            Pending::Name(seat) => Some((seat, DecisionKind::Trump)),
            Pending::Bid(seat) => Some((seat, DecisionKind::Bid)),
            Pending::Card => Some(match self.in_trick() {
                0 => (self.leader, DecisionKind::Lead),
                cards => (self.leader.left(cards, self.seats), DecisionKind::Follow),
            }),
            Pending::Over(_) => None,
        }
    }

    /// The decision of the awaited seat.
    pub(in crate::sixtysix) fn decision(&self) -> Option<Decision> {
        let (seat, kind) = self.asked()?;
        let hand = self.hand(seat);
        let mut decision = Decision {
            seat,
            kind,
            hand,
            cards: Cards::NONE,
            marriages: Cards::NONE,
            exchange: false,
            close: false,
            out: false,
            out_of_match: false,
        };
        let open = self.is_open();
        let has_trick = self.tricks[seat.index()] > 0;
        if matches!(kind, DecisionKind::Lead | DecisionKind::Follow) {
            decision.exchange = open && has_trick && self.can_exchange(hand);
        }
        match (kind, self.so_far()) {
            (DecisionKind::Lead, _) => {
                decision.cards = hand;
                if has_trick {
                    decision.marriages = Marriages::of_hand(hand);
                }
                decision.close = open && self.may_close(seat);
                decision.out = self.rules.going_out == GoingOut::Claim && !self.all_passed();
                decision.out_of_match = decision.out && self.rules.out_of_match().is_some();
            }
            (DecisionKind::Follow, Some(so_far)) => {
                decision.cards = if open { hand } else { self.rules.heading.allowed(hand, so_far) };
            }
            _ => {}
        }
        Some(decision)
    }

    fn can_exchange(&self, hand: Cards) -> bool {
        self.turned.is_some_and(|turned| {
            hand.contains(TurnUp::exchanged_for(turned, self.rules.pack, self.seats))
        })
    }

    /// Whether this seat may close: any seat or, where trump is bid for, only the declarer.
    fn may_close(&self, seat: SeatNo) -> bool {
        !self.rules.naming.is_bid() || self.declarer == Some(seat)
    }

    fn name(&mut self, seat: SeatNo, suit: Suit, sink: &mut EventSink) {
        self.trump = Some(suit);
        if self.rules.naming.is_bid() {
            self.declarer = Some(seat);
        }
        self.step = Pending::Card;
        sink.tell(|| Event::TrumpNamed { seat, suit });
    }

    fn pass(&mut self, seat: SeatNo, sink: &mut EventSink) {
        let next = seat.left(1, self.seats);
        self.step = if next == self.leader { Pending::Card } else { Pending::Bid(next) };
        sink.tell(|| Event::Passed { seat });
    }

    fn exchange(&mut self, seat: SeatNo, sink: &mut EventSink) {
        let Some(took) = self.turned else { return };
        let laid = TurnUp::exchanged_for(took, self.rules.pack, self.seats);
        let hand = &mut self.hands[seat.index()];
        hand.remove(laid);
        hand.insert(took);
        self.turned = Some(laid);
        sink.tell(|| Event::Exchanged { seat, laid, took });
    }

    fn play(&mut self, seat: SeatNo, play: Play, sink: &mut EventSink) {
        let Play { card, marriage, out } = play;
        if marriage {
            self.marry(seat, play, sink);
        }
        if let Some(out) = out {
            self.call = Some(out);
            sink.tell(|| Event::Called { seat, out });
        }
        self.hands[seat.index()].remove(card);
        let place = self.in_trick();
        self.trick[place] = Some(card);
        sink.tell(|| Event::Played { seat, card });
        if place + 1 == self.seats {
            self.end_trick(sink);
        }
    }

    fn marry(&mut self, seat: SeatNo, play: Play, sink: &mut EventSink) {
        let Some(shown) = play.card.partner() else { return };
        let suit = shown.suit();
        let points = self.rules.marriages.points(suit, self.trump, self.marriages);
        let trump = self.rules.marriages.trump_after(suit, self.trump);
        let new_trump = trump != self.trump;
        self.trump = trump;
        self.marriages = self.marriages.saturating_add(1);
        let own = &mut self.points[seat.index()];
        *own = own.saturating_add(points);
        sink.tell(|| Event::Married { seat, suit, shown, points, new_trump });
    }
}
