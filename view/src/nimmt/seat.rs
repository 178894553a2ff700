//! A seat of 6 nimmt!: what it is asked, and its cards.

use super::lines::unplaced;
use super::phrases::cards;
use super::{decisions, scene};
use crate::game::SeatView;
use crate::letter::Around;
use crate::message::ActionRow;
use crate::phrases::{list, time_up};
use crate::words::Words;
use games::SeatNo;
use games::nimmt::{Choice, Decision, End, Seat};
use pictures::{Scene, TablePicture};

/// A seat's own view.
pub struct View<'a>(pub &'a Seat);

impl SeatView for View<'_> {
    fn prompt(&self, words: &Words, around: &Around<'_>) -> String {
        prompt(words, self.0, around)
    }

    fn others_awaited(&self) -> Vec<SeatNo> {
        if self.0.decision.is_some() && self.0.chosen.is_none() {
            return Vec::new();
        }
        let awaiting = self.0.table.awaiting.iter();
        awaiting.filter(|a| !a.chosen && a.seat != self.0.seat).map(|a| a.seat).collect()
    }

    fn cards(&self, words: &Words, controls: bool) -> Option<String> {
        let hand = &self.0.hand;
        let on_buttons = controls
            && matches!(self.0.decision, Some(Decision::Play { .. } | Decision::PlayOrStop { .. }));
        (!hand.is_empty() && !on_buttons)
            .then(|| words.say("hand-cards", &[("cards", cards(hand).into())]))
    }

    fn gone(&self, _words: &Words) -> Option<String> {
        let piles = self.0.table.seats.iter().flat_map(|seat| &seat.pile);
        let shared = self.0.table.shared.iter().flat_map(|row| &row.cards);
        let mut taken: Vec<_> = piles.chain(shared).copied().collect();
        taken.sort_unstable();
        (!taken.is_empty()).then(|| cards(&taken))
    }

    fn controls(&self, words: &Words, around: &Around<'_>) -> Vec<ActionRow> {
        decisions::controls(words, self.0, around)
    }

    fn scene(&self, table: Scene, picked: Option<&str>) -> Scene {
        match table {
            Scene::Table(picture) => {
                Scene::Table(TablePicture { hand: scene::hand(self.0, picked), ..picture })
            }
            other => other,
        }
    }

    fn alt(&self, words: &Words) -> String {
        scene::alt(words, &self.0.table)
    }
}

fn prompt(words: &Words, seat: &Seat, around: &Around<'_>) -> String {
    let only = seat.table.rules.end == End::Games(1);
    let at = [("game", seat.table.game.into()), ("turn", seat.table.turn.into())];
    let when = words.say(if only { "hand-when-only" } else { "hand-when" }, &at);
    let mut values = vec![("until", time_up(words, around.until).into()), ("when", when.into())];
    let id = match (&seat.decision, &seat.chosen) {
        (_, Some(Choice::Play(played))) if around.picked.is_none() => {
            let played: Vec<String> = played.iter().map(ToString::to_string).collect();
            values.push(("card", list(words, &played).into()));
            "hand-chosen"
        }
        (None, _) => "hand-wait",
        (Some(Decision::Play { .. }), _) if around.picked.is_some() => {
            let first = around.picked.clone().unwrap_or_default();
            values.push(("card", first.into()));
            "hand-second"
        }
        (Some(Decision::Play { count: 2, .. }), _) => "hand-choose-two",
        (Some(Decision::Play { .. }), _) => "hand-choose",
        (Some(Decision::Row { card, .. }), _) => {
            values.push(("card", card.number().into()));
            let nowhere = seat.table.rules.placement.both_ends();
            if nowhere { "hand-nowhere" } else { "hand-row" }
        }
        (Some(Decision::End { card, .. }), _) => {
            values.push(("card", card.number().into()));
            "hand-end"
        }
        (Some(Decision::First { .. }), _) => "hand-first",
        (Some(Decision::Draft { .. }), _) => "hand-draft",
        (Some(Decision::PlayOrStop { .. }), _) => "hand-one-or-two",
        (Some(Decision::Keep { at_most, .. }), _) => {
            values.push(("n", (*at_most).into()));
            "hand-keep"
        }
    };
    let asked = words.say(id, &values).trim_end().to_owned();
    let names = around.seats.iter().map(|label| label.name.clone()).collect::<Vec<_>>();
    match unplaced(words, &names, &seat.table) {
        Some(unplaced) => format!("{asked}\n{unplaced}"),
        None => asked,
    }
}
