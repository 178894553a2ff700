//! A seat's view as the lines of `docs/engine.md`, and the answers to them.

use games::sixtysix::record::rules_json;
use games::sixtysix::{Cards, Choice, Event, Match, Move, Play, Rules, Seat, SeatNo};
use players::sixtysix::Aim;
use serde_json::json;

use crate::outside::Teller;

/// Turns events into lines.
pub(super) struct Lines {
    rules: String,
    /// Whether the match counts, and not this game alone.
    with_history: bool,
    /// The lines to send before the next question.
    new: Vec<String>,
    /// The own hand, as far as it was sent.
    hand: Cards,
}

impl Lines {
    /// For these rules. `None` if they have no name.
    pub(super) fn new(rules: &Rules, aim: Aim) -> Option<Self> {
        let with_history = aim == Aim::Match;
        let rules = rules_json(rules)?;
        Some(Self { rules, with_history, new: Vec::new(), hand: Cards::NONE })
    }

    fn deal(&mut self, view: &Seat) {
        let table = &view.table;
        let mut deal = json!({
            "seats": table.seats.len(),
            "seat": view.seat,
            "dealer": table.dealer,
            "hand": view.hand.into_iter().collect::<Vec<_>>(),
        });
        if let Some(turned) = table.turned {
            deal["turned"] = json!(turned);
        }
        if self.with_history {
            deal["history"] = json!(table.history);
        }
        self.new = vec![format!("rules {}", self.rules), format!("deal {deal}")];
        self.hand = view.hand;
    }

    fn choice(&mut self, seat: SeatNo, choice: Choice) {
        self.new.push(format!("choice {}", json!(Move { seat, choice })));
    }
}

impl Teller<Match> for Lines {
    fn watch(&mut self, events: &[Event], view: &dyn Fn() -> Seat) {
        let view = view();
        let (mut marriage, mut call) = (false, None);
        for event in events {
            match *event {
                Event::GameBegan { .. } => self.deal(&view),
                Event::TrumpNamed { seat, suit } => self.choice(seat, Choice::Trump(suit)),
                Event::Passed { seat } => self.choice(seat, Choice::Pass),
                Event::Closed { seat } => self.choice(seat, Choice::Close),
                Event::Exchanged { seat, laid, took } => {
                    self.choice(seat, Choice::Exchange);
                    if seat == view.seat {
                        self.hand.remove(laid);
                        self.hand.insert(took);
                    }
                }
                Event::Married { .. } => marriage = true,
                Event::Called { out, .. } => call = Some(out),
                Event::Played { seat, card } => {
                    let out = call.take();
                    let play = Play { card, marriage: std::mem::take(&mut marriage), out };
                    self.choice(seat, Choice::Play(play));
                    self.hand.remove(card);
                }
                // Public cards need not be sent.
                Event::Drew { seat, turned: Some(card) } if seat == view.seat => {
                    self.hand.insert(card);
                }
                Event::Drew { seat, turned: None } if seat == view.seat => {
                    for card in view.hand - self.hand {
                        self.new.push(format!("draw {card}"));
                    }
                    self.hand = view.hand;
                }
                _ => {}
            }
        }
    }

    fn lines(&mut self, _: &Seat) -> Vec<String> {
        let mut lines = std::mem::take(&mut self.new);
        lines.push("choose".to_owned());
        lines
    }

    fn choice(&self, seat: &Seat, answer: &str) -> Option<String> {
        let reply: Move = serde_json::from_str(answer).ok()?;
        (reply.seat == seat.seat).then(|| reply.choice.to_string())
    }
}
