//! A seat of Sixty-Six: what it is asked, and its cards.

use super::cards::{card, cards, sign, sorted};
use super::pressed::Pressed;
use super::reach::{self, Reach};
use super::{alt, decisions, picture};
use crate::game::SeatView;
use crate::letter::Around;
use crate::message::ActionRow;
use crate::phrases::time_up;
use crate::words::Words;
use ask::Ask;
use games::SeatNo;
use games::sixtysix::{Counting, DecisionKind, Heading, Out, Seat};
use pictures::Scene;

/// A seat's own view.
pub struct View<'a>(pub &'a Seat);

impl SeatView for View<'_> {
    fn prompt(&self, words: &Words, around: &Around<'_>) -> String {
        let until = time_up(words, around.until);
        prompt(words, self.0, Pressed::of(around.picked.as_deref()), until)
    }

    fn others_awaited(&self) -> Vec<SeatNo> {
        if self.0.decision.is_some() {
            return Vec::new();
        }
        let awaiting = self.0.table.awaiting.iter().map(|awaited| awaited.seat);
        awaiting.filter(|seat| *seat != self.0.seat).collect()
    }

    fn cards(&self, words: &Words, controls: bool) -> Option<String> {
        let hand = sorted(self.0.hand, self.0.table.trump);
        let held = !hand.is_empty() && self.0.table.result.is_none();
        let kind = self.0.decision.as_ref().map(|decision| decision.kind);
        let on_buttons =
            controls && matches!(kind, Some(DecisionKind::Lead | DecisionKind::Follow));
        (held && !on_buttons)
            .then(|| words.say("hand-cards", &[("cards", cards(words, hand).into())]))
    }

    fn gone(&self, words: &Words) -> Option<String> {
        let tricks = self.0.table.tricks.iter();
        let tricks = tricks.map(|trick| cards(words, trick.cards.iter().copied()));
        let tricks = tricks.collect::<Vec<_>>().join(" · ");
        (!tricks.is_empty()).then_some(tricks)
    }

    fn controls(&self, words: &Words, around: &Around<'_>) -> Vec<ActionRow> {
        let (table, step) = (around.id, around.step);
        let ask = |command| Ask::Table { table, step, command };
        decisions::controls(words, self.0, Pressed::of(around.picked.as_deref()), &ask)
    }

    fn scene(&self, table: Scene, _: Option<&str>) -> Scene {
        match table {
            Scene::Trick(mut scene) => {
                scene.hand = picture::hand(self.0);
                Scene::Trick(scene)
            }
            other => other,
        }
    }

    fn alt(&self, words: &Words) -> String {
        let seat = |seat: &games::sixtysix::TableSeat| {
            let own = seat.seat == self.0.seat;
            let id = if own { "sixtysix-you" } else { "sixtysix-seat" };
            words.say(id, &[("n", seat.seat.number().into())])
        };
        let names: Vec<String> = self.0.table.seats.iter().map(seat).collect();
        alt::table(words, &self.0.table, &names)
    }
}

/// Asks the question, with everything that the owner must know to answer it.
pub(super) fn prompt(words: &Words, seat: &Seat, pressed: Pressed, until: String) -> String {
    let Some(decision) = &seat.decision else {
        return state(words, seat).unwrap_or_default();
    };
    let reach = Reach::of(seat, decision, pressed.silent);
    let id = match decision.kind {
        DecisionKind::Trump => "sixtysix-name-trump",
        DecisionKind::Bid => "sixtysix-name-or-pass",
        DecisionKind::Lead if pressed.close => "sixtysix-really-close",
        DecisionKind::Lead => match pressed.out {
            Some(Out::Game) => match reach {
                None => "sixtysix-really-out-blind",
                Some(reach) if reach.is_enough() => "sixtysix-really-out-enough",
                Some(_) => "sixtysix-really-out",
            },
            Some(Out::Match) => "sixtysix-really-out-of-match",
            None => "sixtysix-lead",
        },
        DecisionKind::Follow => "sixtysix-follow",
    };
    let led = seat.table.trick.first().map(|led| card(words, *led)).unwrap_or_default();
    let lost = |closed| match reach::lost(seat, closed) {
        Some((n, false)) => words.say("sixtysix-lost", &[("n", n.into())]),
        Some((n, true)) => words.say("sixtysix-lost-each", &[("n", n.into())]),
        None => words.say("sixtysix-lost-all", &[]),
    };
    let values = [
        ("card", led.into()),
        ("until", until.into()),
        ("have", reach.map_or(0, |reach| reach.have).into()),
        ("most", reach.map_or(0, |reach| reach.trick).into()),
        ("lost", lost(false).into()),
        ("vain", lost(true).into()),
    ];
    let asked = words.say(id, &values).trim_end().to_owned();
    match state(words, seat) {
        Some(state) => format!("{asked}\n{state}"),
        None => asked,
    }
}

/// Trump, the stock, and who has how much.
fn state(words: &Words, seat: &Seat) -> Option<String> {
    let table = &seat.table;
    if table.result.is_some() {
        return None;
    }
    let mut parts = vec![match table.trump {
        Some(suit) => words.say("sixtysix-is-trump", &[("suit", sign(suit).into())]),
        None => words.say(alt::no_trump(table), &[]),
    }];
    let left = table.stock + usize::from(table.turned.is_some());
    let must = match (table.trump, table.rules.heading) {
        (None, Heading::Must) => "sixtysix-must-suit-head",
        (None, Heading::Free) => "sixtysix-must-suit",
        (Some(_), Heading::Must) => "sixtysix-must-head",
        (Some(_), Heading::Free) => "sixtysix-must",
    };
    let must = [("must", words.say(must, &[]).into())];
    parts.push(match (table.closed_by, table.open) {
        (Some(_), _) => words.say("sixtysix-stock-closed", &must),
        (None, true) => words.say("sixtysix-stock", &[("n", left.into())]),
        (None, false) => words.say("sixtysix-stock-drawn", &must),
    });
    if table.rules.counting == Counting::Shown {
        // The points of a side count together.
        let points = table.points_of_side(seat.seat);
        parts.push(words.say("sixtysix-your-points", &[("n", points.into())]));
    }
    Some(parts.join(" "))
}
